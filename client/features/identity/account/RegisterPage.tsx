import { useLoaderData, useLocation } from 'react-router-dom';
import { entranceMessages } from '../../../../server/contract/entranceMessages';
import { ContinueWithProvider } from '../../../auth/ContinueWithProvider';
import { useAuth } from '../../../auth/useAuth';
import { prepareSignIn } from '../../../auth/viewerStore';
import { CheckedForm } from '../../../forms/CheckedForm';
import { fieldsOf } from '../../../forms/fieldsOf';
import { safetyTimeoutMs, useCheckedForm } from '../../../forms/useCheckedForm';
import { Button, LinkButton, TextLink } from '../../../ui/form/Button';
import { PasswordField } from '../../../ui/form/formFields';
import { AccountPage } from './AccountPage';
import { EmailField, passwordRule } from './accountFields';
import { checkRegistration } from './accountRules';
import { DisplayNameField, TermsField, UsernameField } from './joiningFields';
import { joiningTexts } from './joiningTexts';
import { useApprovalRedirect } from './useApprovalRedirect';
import { useJoining } from './useJoining';

/** The page's texts depend on who may join, and on the invitation whose link led here. */
export function RegisterPage() {
  const { state } = useLocation();
  const link = useLoaderData() as URLSearchParams | undefined;
  const invitation = link?.get('invitation') ?? null;
  const { title, lead, button, sendsInvitation } = joiningTexts(useJoining(invitation));
  return (
    <AccountPage
      title={title}
      lead={lead}
      footer={
        <>
          Already a member?{' '}
          <TextLink to="/login" state={state}>
            Sign in
          </TextLink>
        </>
      }
    >
      {button ? (
        <>
          <RegisterForm button={button} invitation={sendsInvitation ? invitation : null} />
          <ContinueWithProvider invitation={sendsInvitation ? invitation : null} />
        </>
      ) : (
        <LinkButton to="/blog">Read the stories</LinkButton>
      )}
    </AccountPage>
  );
}

function RegisterForm({ button, invitation }: { button: string; invitation: string | null }) {
  const { signUp } = useAuth();
  const redirectIfUnapproved = useApprovalRedirect();
  const checked = useCheckedForm({
    initial: {
      username: '',
      displayName: '',
      email: '',
      password: '',
      confirmPassword: '',
      terms: false,
    },
    problemsOf: checkRegistration,
    send: ({ username, displayName, email, password }) => {
      const name = displayName.trim();
      const account = { username, ...(name && { displayName: name }), email: email.trim(), password };
      return redirectIfUnapproved(account.email, signUp(invitation ? { ...account, invitation } : account));
    },
    resendAfterMs: safetyTimeoutMs,
  });
  const { values, problems, sending, change } = checked;
  const field = fieldsOf(checked);
  return (
    <CheckedForm checked={checked} failed={entranceMessages.signUp.failed} onFocus={prepareSignIn}>
      <UsernameField {...field('username')} besideDisplayName />
      <DisplayNameField {...field('displayName')} />
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
      <TermsField
        checked={values.terms}
        onChecked={(terms) => change('terms', terms)}
        error={problems.terms}
      />
      <Button type="submit" loading={sending}>
        {button}
      </Button>
    </CheckedForm>
  );
}
