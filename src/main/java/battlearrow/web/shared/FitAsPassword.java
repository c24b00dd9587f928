package battlearrow.web.shared;

import battlearrow.club.Accounts;
import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.jspecify.annotations.Nullable;

/** A new password: neither too short nor longer than its hash reads. */
@Documented
@Target({ElementType.FIELD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.RUNTIME)
@Constraint(validatedBy = FitAsPassword.Check.class)
public @interface FitAsPassword {

    String message() default "{account.password.unfit}";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};

    /** Asks {@link Accounts}. */
    class Check implements ConstraintValidator<FitAsPassword, String> {

        @Override
        public boolean isValid(@Nullable String password, ConstraintValidatorContext context) {
            return password != null && Accounts.isFitAsPassword(password);
        }
    }
}
