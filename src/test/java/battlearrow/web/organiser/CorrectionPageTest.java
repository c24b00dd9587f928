package battlearrow.web.organiser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;

import battlearrow.campaign.CampaignExport;
import battlearrow.campaign.CampaignImport;
import battlearrow.campaign.CampaignView;
import battlearrow.campaign.JournalWithdrawal;
import battlearrow.club.Account;
import battlearrow.firestorm.map.AreaId;
import battlearrow.firestorm.map.Side;
import battlearrow.firestorm.order.ManoeuvreOrder.Challenge;
import battlearrow.firestorm.order.ManoeuvreOrder.PlaceBattleArrow;
import battlearrow.firestorm.order.ManoeuvreOrder.RollInitiative;
import battlearrow.firestorm.situation.Situation;
import battlearrow.journal.Act;
import battlearrow.journal.CountingEntries;
import battlearrow.journal.DiceCheck;
import battlearrow.journal.Journal;
import battlearrow.journal.JournalEntry;
import battlearrow.journal.ThrownDie;
import battlearrow.journal.Verification;
import battlearrow.tables.Tables;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.People;
import battlearrow.testing.StartedCampaign;
import java.io.UnsupportedEncodingException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.transaction.support.TransactionTemplate;

@ApplicationTest
@DisplayName("Putting an earlier entry right")
class CorrectionPageTest {
    @Autowired
    MockMvcTester mvc;

    @Autowired
    BeanFactory beans;

    @Autowired
    CampaignView view;

    @Autowired
    CampaignExport export;

    @Autowired
    JournalWithdrawal withdrawal;

    @Autowired
    Journal journal;

    @Autowired
    DiceCheck dice;

    @Autowired
    Tables tables;

    @Autowired
    TransactionTemplate transaction;

    private StartedCampaign campaign;
    private int battle;

    @BeforeEach
    void fightABattle() {
        campaign = StartedCampaign.inBattlePhase(beans);
        battle = campaign.alliedArrow("xxx-corps", "valkenswaard-road");
        campaign.commitNothing(battle);
        campaign.report(battle, 6, 1);
        campaign.must(
                campaign.secondAlliedCommander,
                new Challenge(
                        StartedCampaign.player(campaign.secondAlliedCommander),
                        StartedCampaign.player(campaign.secondGermanCommander)));
    }

    @Test
    void resultsAndEntriesAreOffered() {
        String page = text(get("/organiser/correct", campaign.organiser));
        assertThat(page).contains("?battle=" + battle, "?entry=1\"");
        assertThat(text(get("/organiser", campaign.organiser))).contains("/organiser/correct\"");
        assertThat(text(get("/organiser/correct?battle=" + battle, campaign.organiser)))
                .contains("name=\"f.allied\" value=\"6\"", "name=\"f.german\" value=\"1\"")
                .as("who won follows from the scores")
                .doesNotContain("f.winner");
        assertThat(get("/organiser/correct", campaign.alliedGeneral).getStatus())
                .isEqualTo(403);
    }

    @Test
    void whatWouldFollowIsShownAndNothingWritten() {
        long before = campaign.sequence();
        Situation situation = campaign.situation();
        String page = text(post("/preview", result(1, 6)));
        assertThat(page)
                .contains("What would follow", "Write the correction", "stay")
                .contains("<del", "<ins");
        assertThat(page.indexOf("Write the correction"))
                .as("the summary with reason and button stands before the entries, which are folded")
                .isGreaterThan(page.indexOf("stay as "))
                .isLessThan(page.indexOf("<details"));
        assertThat(campaign.sequence()).isEqualTo(before);
        assertThat(campaign.situation()).isEqualTo(situation);
    }

    @Test
    void onConfirmationItIsWrittenAndTheOldVersionStaysReadable() {
        long before = campaign.sequence();
        Situation uncorrected = campaign.situation();
        String key = UUID.randomUUID().toString();
        MockHttpServletResponse answer = confirm(result(1, 6), before, key);
        assertThat(answer.getRedirectedUrl()).contains("/chronicle#e");
        assertThat(campaign.situation()).isNotEqualTo(uncorrected);
        expectSound();
        List<JournalEntry> written = journal.listAfter(campaign.id, before);
        assertThat(written.getLast().act()).isInstanceOf(Act.EntriesCorrected.class);
        CountingEntries counting = journal.counting(campaign.id);
        for (JournalEntry version : written.subList(0, written.size() - 1)) {
            assertThat(counting.counts(version.sequence())).isTrue();
            assertThat(counting.counts(version.findOldVersion().orElseThrow())).isFalse();
        }
        // The second challenge, made later, is as it was.
        assertThat(counting.counts(before)).isTrue();
        assertThat(campaign.now().findBattle(battle + 1).orElseThrow().openedAt())
                .isEqualTo(journal.find(campaign.id, before).orElseThrow().recordedAt());
        String chronicle = text(get("/chronicle", campaign.alliedCommander));
        assertThat(chronicle)
                .contains("counts in place of entry", "New version of entry", "Scores the wrong way round")
                .contains("replaced by entry " + written.getFirst().sequence())
                .as("a reason ends before the next sentence")
                .contains("Scores the wrong way round.")
                .doesNotContain("taken out by entry");

        // Sent twice, it counts once.
        long after = campaign.sequence();
        assertThat(confirm(result(1, 6), before, key).getRedirectedUrl()).contains("/chronicle#e");
        assertThat(campaign.sequence()).isEqualTo(after);

        assertThat(withdrawal.bringBack(
                        campaign.id,
                        campaign.organiser.id(),
                        written.getLast().sequence(),
                        JournalWithdrawal.Newer.REPLACE,
                        UUID.randomUUID()))
                .isInstanceOf(JournalWithdrawal.Answer.Done.class);
        assertThat(campaign.situation()).isEqualTo(uncorrected);
        expectSound();
    }

    @Test
    void whoCameInBetweenIsTold() {
        long before = campaign.sequence();
        campaign.must(campaign.secondAlliedCommander, new RollInitiative(battle + 1), 6, 1);
        MockHttpServletResponse answer =
                confirm(result(1, 6), before, UUID.randomUUID().toString());
        assertThat(answer.getStatus()).isEqualTo(422);
        assertThat(text(answer)).contains("made while this page was open");
        assertThat(campaign.sequence()).isEqualTo(before + 1);
    }

    @Test
    void aDieThatFellOtherwiseTakesTheArrowAway() {
        long roll = sequenceOf(RollInitiative.class);
        Map<String, String> change = new LinkedHashMap<>();
        change.put("entry", Long.toString(roll));
        change.put("die." + roll + ".0", "1");
        change.put("die." + roll + ".1", "6");
        assertThat(text(post("/preview", change))).contains("fall out", "initiative");
        assertThat(confirm(change, campaign.sequence(), UUID.randomUUID().toString())
                        .getRedirectedUrl())
                .contains("/chronicle#e");
        expectSound();
        assertThat(campaign.battle(battle).findHolder()).contains(Side.GERMAN);
        assertThat(campaign.situation().findBattle(battle + 1)).isPresent();
        JournalEntry version =
                journal.find(campaign.id, campaign.sequence() - 1).orElseThrow();
        assertThat(version.dice()).extracting(ThrownDie::origin).containsOnly(ThrownDie.Origin.TYPED);
        assertThat(text(get("/chronicle", campaign.spectator)))
                .contains(
                        "Fallen out, because after this no longer possible", "no longer possible after the correction")
                .doesNotContain("Struck out");
    }

    @Test
    void anArrowThatPointedElsewhereTakesTheBattleAlong() {
        long arrow = sequenceOf(PlaceBattleArrow.class);
        Map<String, String> change = new LinkedHashMap<>();
        change.put("entry", Long.toString(arrow));
        change.put("f.tail", "viii-corps");
        change.put("f.point", "budel");
        String form = text(get("/organiser/correct?entry=" + arrow, campaign.organiser));
        assertThat(form).contains("name=\"f.point\"", "Valkenswaard Road");
        assertThat(text(post("/preview", change))).contains("Write the correction");
        confirm(change, campaign.sequence(), UUID.randomUUID().toString());
        expectSound();
        assertThat(campaign.now()
                        .findBattle(battle)
                        .orElseThrow()
                        .battle()
                        .arrow()
                        .point()
                        .id())
                .isEqualTo(new AreaId("budel"));
    }

    @Test
    void anEntryCanBeStruckOutAndAReasonIsNeeded() {
        Map<String, String> change = new LinkedHashMap<>();
        change.put("entry", Long.toString(campaign.sequence()));
        change.put("strikeOut", "yes");
        assertThat(text(post("/preview", change))).contains("Struck out by this correction");
        long before = campaign.sequence();
        MockHttpServletResponse without =
                post("", with(change, before, UUID.randomUUID().toString(), ""));
        assertThat(without.getStatus()).isEqualTo(422);
        assertThat(campaign.sequence()).isEqualTo(before);
        confirm(change, before, UUID.randomUUID().toString());
        assertThat(campaign.situation().findBattle(battle + 1)).isEmpty();
        assertThat(text(get("/chronicle", campaign.spectator)))
                .contains("Struck out: entry " + before + ".", "struck out by entry " + (before + 1))
                .doesNotContain("Fallen out");
        expectSound();
    }

    @Test
    void nothingToChangeIsSaid() {
        assertThat(text(post("/preview", result(6, 1)))).contains("Nothing would be different");
        assertThat(text(post("/preview", result(6, 2)))).doesNotContain("Nothing would be different");
        assertThat(post("/preview", Map.of("entry", "9999")).getStatus()).isEqualTo(422);
    }

    @Test
    void aWrongNumberIsToldAtItsFieldAndAllElseIsKept() {
        for (String path : List.of("/preview", "")) {
            Map<String, String> typed =
                    with(result(6, 4), campaign.sequence(), UUID.randomUUID().toString(), "Misread");
            typed.put("f.allied", "six");
            MockHttpServletResponse answer = post(path, typed);
            assertThat(answer.getStatus()).isEqualTo(422);
            assertThat(text(answer))
                    .contains("id=\"f.allied-wrong\"", "A whole number is needed here.", "aria-invalid=\"true\"")
                    .contains("name=\"f.allied\" value=\"six\"", "name=\"f.german\" value=\"4\"")
                    .contains("name=\"reason\" value=\"Misread\"")
                    .doesNotContain("f.german-wrong", "Write the correction");
        }
        long roll = sequenceOf(RollInitiative.class);
        assertThat(text(post(
                        "/preview",
                        Map.of("entry", Long.toString(roll), "die." + roll + ".0", "3", "strikeOut", "yes"))))
                .contains("value=\"3\" selected", "value=\"yes\" checked");
    }

    @Test
    void aScoreNobodyCanReachIsRefusedBeforeAnythingElseIsJudged() {
        long before = campaign.sequence();
        for (String path : List.of("/preview", "")) {
            MockHttpServletResponse answer = post(
                    path,
                    with(result(6, 500), campaign.sequence(), UUID.randomUUID().toString(), "Misread"));
            assertThat(answer.getStatus()).isEqualTo(422);
            assertThat(text(answer))
                    .contains("500 is none", "COM-12", "name=\"f.german\" value=\"500\"")
                    .doesNotContain("What would follow");
        }
        assertThat(campaign.sequence()).isEqualTo(before);
    }

    @Test
    void theDeskListsItAmongTheRulings() {
        confirm(result(1, 6), campaign.sequence(), UUID.randomUUID().toString());
        for (String page : List.of("/organiser", "/organiser/rulings")) {
            assertThat(text(get(page, campaign.organiser)))
                    .contains("Earlier entries corrected: ", "Scores the wrong way round");
        }
    }

    /** Rows, hashes, dice and referee agree. */
    private void expectSound() {
        assertThat(transaction.<List<String>>execute(status -> tables.differences(campaign.id, view.now(campaign.id))))
                .isEmpty();
        assertThat(journal.verify(campaign.id)).isInstanceOf(Verification.Sound.class);
        assertThat(dice.check(campaign.id))
                .extracting(DiceCheck.CheckedDie::finding)
                .doesNotContain(DiceCheck.Finding.DIFFERS);
        assertThat(CampaignImport.check(export.write(campaign.id).getBytes(StandardCharsets.UTF_8)))
                .isInstanceOfSatisfying(
                        CampaignImport.Check.Sound.class,
                        sound -> assertThat(sound.replayed().end()).isNotNull());
    }

    private long sequenceOf(Class<?> order) {
        return view.counting(campaign.id).stream()
                .filter(read -> order.isInstance(read.entry().act().findOrder().orElseThrow()))
                .findFirst()
                .orElseThrow()
                .entry()
                .sequence();
    }

    private Map<String, String> result(int allied, int german) {
        Map<String, String> fields = new LinkedHashMap<>();
        fields.put("battle", Integer.toString(battle));
        fields.put("f.allied", Integer.toString(allied));
        fields.put("f.german", Integer.toString(german));
        return fields;
    }

    private MockHttpServletResponse confirm(Map<String, String> change, long seen, String key) {
        return post("", with(change, seen, key, "Scores the wrong way round"));
    }

    private static Map<String, String> with(Map<String, String> change, long seen, String key, String reason) {
        Map<String, String> all = new LinkedHashMap<>(change);
        all.put("orderKey", key);
        all.put("seen", Long.toString(seen));
        all.put("reason", reason);
        return all;
    }

    private MockHttpServletResponse post(String path, Map<String, String> fields) {
        var request = mvc.post()
                .uri(campaign.href() + "/organiser/correct" + path)
                .with(People.as(campaign.organiser))
                .with(csrf());
        fields.forEach(request::param);
        return request.exchange().getResponse();
    }

    private MockHttpServletResponse get(String path, Account person) {
        return mvc.get()
                .uri(campaign.href() + path)
                .with(People.as(person))
                .exchange()
                .getResponse();
    }

    private static String text(MockHttpServletResponse answer) {
        try {
            return answer.getContentAsString(StandardCharsets.UTF_8);
        } catch (UnsupportedEncodingException unlikely) {
            throw new IllegalStateException(unlikely);
        }
    }
}
