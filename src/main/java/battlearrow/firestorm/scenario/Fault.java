package battlearrow.firestorm.scenario;

/**
 * Something a scenario's data file may not say, as a sentence for the person who corrects it.
 *
 * @param sentence area, Troop or table and what is wrong with it: "Grave Bridge and Kleve are joined by a road but share
 *     no border."
 * @param where file and place in it: map.json, roads
 */
public record Fault(String sentence, String where) {
    @Override
    public String toString() {
        return sentence + " (" + where + ")";
    }
}
