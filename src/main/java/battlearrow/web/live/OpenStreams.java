package battlearrow.web.live;

import java.io.IOException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.springframework.context.SmartLifecycle;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;

/**
 * The lines to open pages. Each hears a sign of life now and then: proxies cut lines that are silent, and only by writing is
 * it found that the other end has gone. When the application stops they are closed first, or it would wait for them.
 */
@Component
class OpenStreams implements SmartLifecycle {
    private static final long WITHOUT_END = 0;
    private static final int SECONDS_BETWEEN_SIGNS = 20;

    private final Set<SseEmitter> open = ConcurrentHashMap.newKeySet();
    private volatile boolean running;

    SseEmitter open() {
        SseEmitter stream = new SseEmitter(WITHOUT_END);
        open.add(stream);
        stream.onCompletion(() -> open.remove(stream));
        if (!running) {
            stream.complete();
        }
        return stream;
    }

    /** Writes a word with a number; a line whose other end has gone is closed by the server. */
    static void send(SseEmitter stream, String word, long number) {
        write(stream, SseEmitter.event().name(word).data(Long.toString(number)));
    }

    @Scheduled(fixedRate = SECONDS_BETWEEN_SIGNS, timeUnit = TimeUnit.SECONDS)
    void giveSignsOfLife() {
        for (SseEmitter stream : open) {
            Thread.startVirtualThread(() -> write(stream, SseEmitter.event().comment("")));
        }
    }

    private static void write(SseEmitter stream, SseEmitter.SseEventBuilder event) {
        try {
            stream.send(event);
        } catch (IOException | IllegalStateException gone) {
            // Told to the stream by the server too, which ends it; a page that still lives asks again by itself.
            stream.complete();
        }
    }

    @Override
    public void start() {
        running = true;
    }

    @Override
    public void stop() {
        running = false;
        open.forEach(SseEmitter::complete);
    }

    @Override
    public boolean isRunning() {
        return running;
    }
}
