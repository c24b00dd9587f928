package battlearrow.web.commander;

import static battlearrow.testing.People.PASSWORD;
import static battlearrow.testing.People.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.security.test.web.servlet.request.SecurityMockMvcRequestPostProcessors.csrf;

import battlearrow.chronicle.Photograph;
import battlearrow.chronicle.Photographs;
import battlearrow.club.Account;
import battlearrow.testing.ApplicationTest;
import battlearrow.testing.StartedCampaign;
import battlearrow.testing.TablePictures;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.mock.web.MockMultipartFile;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;

/** Photographs of a battle, from the file to the page. */
@ApplicationTest
class PhotographsPageTest {
    @Autowired
    MockMvcTester mvc;

    @Autowired
    BeanFactory beans;

    @Autowired
    Photographs photographs;

    private StartedCampaign campaign;
    private int battle;

    @BeforeEach
    void placeAnArrow() {
        campaign = StartedCampaign.inBattlePhase(beans);
        battle = campaign.alliedArrow("xxx-corps", "valkenswaard-road");
    }

    private static MockMultipartFile file(String name, byte[] bytes) {
        return new MockMultipartFile("pictures", name, "image/jpeg", bytes);
    }

    private static byte[] picture(int width) {
        return TablePictures.file(TablePictures.redAboveBlue(width, 30), "jpeg");
    }

    private MvcTestResult send(Account person, MockMultipartFile... files) {
        var request = mvc.post()
                .uri(campaign.href() + "/battles/" + battle + "/photographs")
                .multipart();
        Arrays.stream(files).forEach(request::file);
        return request.with(as(person)).with(csrf()).exchange();
    }

    private MvcTestResult get(Account person, String path) {
        return mvc.get().uri(campaign.href() + path).with(as(person)).exchange();
    }

    private MvcTestResult remove(Account person, Photograph photograph) {
        return mvc.post()
                .uri(campaign.href() + "/photographs/" + photograph.id() + "/remove")
                .with(as(person))
                .with(csrf())
                .exchange();
    }

    private List<Photograph> kept() {
        return photographs.list(campaign.id, campaign.now().findBattle(battle).orElseThrow());
    }

    @Test
    @DisplayName(
            "H31: of three files at once each has its own outcome, and the good one is not lost through the bad ones")
    void eachFileHasItsOwnOutcome() {
        assertThat(get(campaign.alliedCommander, "/battles/" + battle + "/photographs"))
                .as("limits are told before")
                .bodyText()
                .contains("JPEG, PNG or WebP, at most 12 MB each", "12 more of this battle");

        assertThat(send(
                        campaign.alliedCommander,
                        file("IMG_0044.HEIC", TablePictures.heic()),
                        file("upright.jpg", TablePictures.takenUpright(1500, 2000, 9_000_000)),
                        file("photo.jpg", "no picture".getBytes(StandardCharsets.UTF_8))))
                .hasStatusOk()
                .bodyText()
                .containsSubsequence(
                        "IMG_0044.HEIC",
                        "a HEIC picture, which most browsers cannot show",
                        "upright.jpg",
                        "Kept.",
                        "photo.jpg",
                        "no picture, whatever its name says")
                .contains("11 more of this battle");
        assertThat(kept()).singleElement().satisfies(one -> {
            assertThat(one.width()).isEqualTo(1200);
            assertThat(one.height()).isEqualTo(1600);
        });
    }

    @Test
    @DisplayName("H31: what the others get stands upright, contains no position, and is theirs only")
    void theOthersGetNoPosition() throws Exception {
        send(campaign.alliedCommander, file("a.jpg", TablePictures.takenUpright(150, 200, 0)));
        String path = "/photographs/" + kept().getFirst().id();
        for (String end : List.of("", "/thumbnail")) {
            MvcTestResult answer = get(campaign.germanCommander, path + end);
            assertThat(answer)
                    .hasStatusOk()
                    .hasContentType("image/jpeg")
                    .hasHeader("X-Content-Type-Options", "nosniff")
                    .hasHeader("Cache-Control", "max-age=7200, private");
            byte[] bytes = answer.getResponse().getContentAsByteArray();
            assertThat(new String(bytes, StandardCharsets.ISO_8859_1)).doesNotContain("Exif");
            assertThat(TablePictures.read(bytes).getHeight()).isEqualTo(200);
        }
        assertThat(get(campaign.stranger, path)).hasStatus(403);
        assertThat(mvc.get().uri(campaign.href() + path)).hasStatus3xxRedirection();
        StartedCampaign other = StartedCampaign.inBattlePhase(beans);
        assertThat(mvc.get().uri(other.href() + path).with(as(other.organiser)))
                .as("not by the address of another campaign")
                .hasStatus(404);
        assertThat(get(campaign.spectator, "/battles/" + battle))
                .bodyText()
                .contains(path + "/thumbnail", "Photograph 1, by Tommy");
    }

    @Test
    void onlyWhoPlaysTheBattleAndTheOrganiserAdd() {
        assertThat(send(campaign.secondGermanCommander, file("a.jpg", picture(40))))
                .hasStatus(403);
        assertThat(send(campaign.organiser, file("a.jpg", picture(40)))).hasStatusOk();
        assertThat(send(campaign.germanCommander)).hasStatus(422).bodyText().contains("Choose at least one picture");
    }

    @Test
    @DisplayName("H19: the same picture sent twice is one")
    void sentTwiceItIsOne() {
        send(campaign.alliedCommander, file("a.jpg", picture(40)));
        assertThat(send(campaign.alliedCommander, file("a.jpg", picture(40))))
                .hasStatusOk()
                .bodyText()
                .contains("Is there already.");
        assertThat(kept()).hasSize(1);
    }

    @Test
    void thereIsAnEndToIt() {
        for (int width = 40; width < 40 + Photographs.MOST_OF_ONE_PERSON; width++) {
            send(campaign.alliedCommander, file("a.jpg", picture(width)));
        }
        assertThat(send(campaign.alliedCommander, file("a.jpg", picture(90))))
                .hasStatus(422)
                .bodyText()
                .contains("you have 12 photographs of this battle already");
        assertThat(send(campaign.germanCommander, file("a.jpg", picture(90)))).hasStatusOk();
    }

    @Test
    void whoAddedItAndTheOrganiserRemoveIt() {
        send(campaign.alliedCommander, file("a.jpg", picture(40)), file("b.jpg", picture(41)));
        assertThat(remove(campaign.germanCommander, kept().getFirst())).hasStatus(403);
        assertThat(remove(campaign.alliedCommander, kept().getFirst())).hasStatus3xxRedirection();
        assertThat(remove(campaign.organiser, kept().getFirst())).hasStatus3xxRedirection();
        assertThat(kept()).isEmpty();
    }

    @Test
    @DisplayName("H24: they go with the account")
    void theyGoWithTheAccount() {
        send(campaign.alliedCommander, file("a.jpg", picture(40)));
        send(campaign.germanCommander, file("a.jpg", picture(40)));
        mvc.post()
                .uri("/account/delete")
                .with(as(campaign.alliedCommander))
                .with(csrf())
                .param("password", PASSWORD)
                .exchange();
        assertThat(kept()).extracting(Photograph::photographer).containsExactly(campaign.germanCommander.id());
    }
}
