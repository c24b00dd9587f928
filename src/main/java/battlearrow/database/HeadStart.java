package battlearrow.database;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.beans.factory.config.BeanFactoryPostProcessor;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;

/** Lets the database server come up in the background while the application makes its first beans. */
final class HeadStart implements BeanFactoryPostProcessor, DisposableBean {
    private final String directory;
    private @Nullable CompletableFuture<EmbeddedDatabase> coming;
    private boolean isTaken;

    HeadStart(String directory) {
        this.directory = directory;
    }

    @Override
    public void postProcessBeanFactory(ConfigurableListableBeanFactory beans) {
        coming = CompletableFuture.supplyAsync(
                () -> EmbeddedDatabase.start(directory),
                task -> Thread.ofPlatform().name("embedded-database").start(task));
    }

    /**
     * Waits for the server, which is the caller's from then on.
     *
     * @throws IllegalStateException when another running application uses the directory
     */
    EmbeddedDatabase join() {
        if (coming == null) {
            throw new IllegalStateException("The embedded database was not asked to start");
        }
        try {
            EmbeddedDatabase database = coming.join();
            isTaken = true;
            return database;
        } catch (CompletionException failure) {
            throw failure.getCause() instanceof RuntimeException reason ? reason : failure;
        }
    }

    /** A server nobody took, because the application failed to start, must not be left running. */
    @Override
    public void destroy() throws Exception {
        if (coming == null || isTaken) {
            return;
        }
        try {
            coming.join().close();
        } catch (CompletionException | CancellationException failedItself) {
            // Then there is nothing to stop.
        }
    }
}
