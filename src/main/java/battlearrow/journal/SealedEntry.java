package battlearrow.journal;

/** An entry in the letters in which it is kept, with the hash that seals them. */
public record SealedEntry(Written written, String hash) {
    /** What the letters say, of people as they are called here. Throws when they say nothing a journal can say. */
    public JournalEntry read(JournalPeople people) {
        JournalCodec codec = new JournalCodec(people);
        return new JournalEntry(
                written.sequence(),
                written.recordedAt(),
                written.author().as(people.here(written.author().person())),
                codec.readAct(written.act().name(), written.act().json()),
                written.events().stream()
                        .map(event -> codec.readEvent(event.name(), event.json()))
                        .toList(),
                codec.readDice(written.dice()),
                written.seed(),
                written.orderKey(),
                written.previousHash(),
                hash);
    }
}
