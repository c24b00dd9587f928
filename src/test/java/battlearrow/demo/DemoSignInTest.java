package battlearrow.demo;

import static org.assertj.core.api.Assertions.assertThat;

import battlearrow.club.Accounts;
import battlearrow.club.SignInHints;
import battlearrow.testing.ApplicationTest;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.web.servlet.assertj.MockMvcTester;

@ApplicationTest
class DemoSignInTest {
    @Autowired
    ObjectProvider<SignInHints> inEarnest;

    @Autowired
    MockMvcTester mvc;

    @Test
    void namesNineDifferentPeopleWithAPasswordThatWillDo() {
        SignInHints demo = new DemoSignIn().signInHints();
        assertThat(demo.hints())
                .hasSize(9)
                .extracting(SignInHints.Hint::signInName)
                .doesNotHaveDuplicates();
        assertThat(Accounts.isFitAsPassword(demo.password())).isTrue();
    }

    @Test
    void withoutTheProfileNobodyIsNamed() {
        assertThat(inEarnest.getIfAvailable()).isNull();
        assertThat(mvc.get().uri("/sign-in")).bodyText().doesNotContain(DemoClub.PASSWORD, "margaret");
    }
}
