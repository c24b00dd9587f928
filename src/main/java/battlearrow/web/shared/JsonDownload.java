package battlearrow.web.shared;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Locale;
import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;

/** A file of JSON that the browser saves under a name every file system takes, and does not keep in its cache. */
public final class JsonDownload {
    private JsonDownload() {}

    /**
     * @param name what the people call it, in any script
     * @param otherwise the file's name when no letter of theirs can be used
     * @param ending of the name, before the dot; empty for none
     */
    public static ResponseEntity<byte[]> of(String name, String otherwise, String ending, String json) {
        return ResponseEntity.ok()
                .contentType(MediaType.APPLICATION_JSON)
                .header(
                        HttpHeaders.CONTENT_DISPOSITION,
                        ContentDisposition.attachment()
                                .filename(plain(name, otherwise) + ending + ".json")
                                .build()
                                .toString())
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .body(json.getBytes(StandardCharsets.UTF_8));
    }

    private static String plain(String name, String otherwise) {
        String letters = Normalizer.normalize(name, Normalizer.Form.NFD)
                .toLowerCase(Locale.ROOT)
                .replaceAll("\\p{M}", "")
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^-|-$", "");
        return letters.isEmpty() ? otherwise : letters;
    }
}
