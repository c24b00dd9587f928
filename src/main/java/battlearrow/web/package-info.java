/** Pages: a form becomes an order, a verdict becomes a fragment. No rules here. */
@NullMarked
package battlearrow.web;

import org.jspecify.annotations.NullMarked;
