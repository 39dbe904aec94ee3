import { chakra } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { limits } from '../../../server/contract/limits';
import { messages } from '../../../server/contract/messages';
import { useAuth } from '../../auth/useAuth';
import { prepareSignIn } from '../../auth/viewerStore';
import { Button, TextLink } from '../../ui/form/Button';
import { fieldsOf } from '../../ui/form/fieldsOf';
import { CheckboxField, FormFailure, PasswordField, TextField } from '../../ui/form/formFields';
import { safetyTimeoutMs, useCheckedForm } from '../../ui/form/useCheckedForm';
import { AccountPage } from './AccountPage';
import { EmailField, passwordRule } from './accountFields';
import { checkRegistration } from './accountRules';

export function RegisterPage() {
  const { signUp } = useAuth();
  const location = useLocation();
  const checked = useCheckedForm({
    initial: { username: '', email: '', password: '', confirmPassword: '', terms: false },
    problemsOf: checkRegistration,
    send: ({ username, email, password }) => signUp({ username, email: email.trim(), password }),
    resendAfterMs: safetyTimeoutMs,
  });
  const { form, values, problems, failure, sending, change, onSubmit } = checked;
  const field = fieldsOf(checked);
  return (
    <AccountPage
      title="Create an account"
      lead="A place for your stories, and for the people who read them."
      footer={
        <>
          Already a member?{' '}
          <TextLink to="/login" state={location.state}>
            Sign in
          </TextLink>
        </>
      }
    >
      <chakra.form ref={form} onFocus={prepareSignIn} onSubmit={onSubmit} noValidate display="grid" gap="5">
        <FormFailure text={failure && (failure.reason ?? messages.signUp.failed)} />
        <TextField
          label="Username"
          name="username"
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          hint={
            <>
              Your public profile will be at <ProfileAddress username={values.username} />
            </>
          }
          {...field('username')}
        />
        <EmailField {...field('email')} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          hint={passwordRule}
          {...field('password')}
        />
        <PasswordField
          label="Confirm password"
          name="confirmPassword"
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
        <CheckboxField
          name="terms"
          required
          checked={values.terms}
          onChecked={(terms) => change('terms', terms)}
          error={problems.terms}
        >
          I agree to the <NewTabLink to="/terms">Terms of Service</NewTabLink> and the{' '}
          <NewTabLink to="/privacy">Privacy Policy</NewTabLink>
        </CheckboxField>
        <Button type="submit" loading={sending}>
          Create account
        </Button>
      </chakra.form>
    </AccountPage>
  );
}

function ProfileAddress({ username }: { username: string }) {
  const shown = limits.username.pattern.test(username) ? username : 'username';
  return (
    <chakra.span color="ink" overflowWrap="anywhere">
      /u/{shown}
    </chakra.span>
  );
}

/** In a tab of its own, so that the form isn't lost. */
function NewTabLink({ to, children }: { to: string; children: string }) {
  return (
    <TextLink to={to} target="_blank" rel="noopener">
      {children}
    </TextLink>
  );
}
