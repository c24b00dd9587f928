/** Tests of the running of a campaign, with a database. */
@NullMarked
package battlearrow.campaign;

import org.jspecify.annotations.NullMarked;
