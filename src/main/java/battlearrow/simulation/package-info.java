/**
 * Computer Generals and whole General's Wargames played by them, order by order through the referee that judges everybody else;
 * plain Java, uses the rulebook.
 */
@NullMarked
package battlearrow.simulation;

import org.jspecify.annotations.NullMarked;
