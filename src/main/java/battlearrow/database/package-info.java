/** The database that the application brings along when nobody gave it one; knows nothing of clubs or campaigns. */
@NullMarked
package battlearrow.database;

import org.jspecify.annotations.NullMarked;
