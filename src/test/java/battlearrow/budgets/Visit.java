package battlearrow.budgets;

import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Redirect;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Somebody who reads pages and sends their forms, with cookies of his own and without a browser in between. */
final class Visit {
    private final String address;
    private final HttpClient client = HttpClient.newBuilder()
            .cookieHandler(new CookieManager())
            .followRedirects(Redirect.NEVER)
            .build();

    Visit(String address) {
        this.address = address;
    }

    /** An answer and how long it took from the first byte sent to the last received. */
    record Answer(int status, String text, String location, long nanos) {
        /** The value of the first hidden field of this name. */
        String hidden(String name) {
            return first("name=\"" + name + "\"[^>]*value=\"([^\"]*)\"");
        }

        String first(String pattern) {
            Matcher found = Pattern.compile(pattern).matcher(text);
            if (!found.find()) {
                throw new IllegalStateException("Nothing on the page is like " + pattern);
            }
            return found.group(1);
        }
    }

    Answer reads(String path) throws IOException, InterruptedException {
        return send(request(path).GET().build());
    }

    Answer sends(String path, Map<String, String> form) throws IOException, InterruptedException {
        String body = form.entrySet().stream()
                .map(field -> encode(field.getKey()) + "=" + encode(field.getValue()))
                .collect(Collectors.joining("&"));
        return send(request(path)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(body))
                .build());
    }

    Visit signsIn(String name, String password) throws IOException, InterruptedException {
        Answer page = reads("/sign-in");
        Answer answer =
                sends("/sign-in", Map.of("_csrf", page.hidden("_csrf"), "username", name, "password", password));
        if (answer.status() != 302 || answer.location().contains("sign-in")) {
            throw new IllegalStateException("Signing in as " + name + " was answered by " + answer.status());
        }
        return this;
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(address + path));
    }

    private Answer send(HttpRequest request) throws IOException, InterruptedException {
        long begun = System.nanoTime();
        HttpResponse<String> answer = client.send(request, BodyHandlers.ofString());
        long nanos = System.nanoTime() - begun;
        return new Answer(
                answer.statusCode(),
                answer.body(),
                answer.headers().firstValue("Location").orElse(""),
                nanos);
    }

    private static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
