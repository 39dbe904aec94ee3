import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { entranceMessages } from '../../../../server/contract/entranceMessages';
import { CodeField } from '../../../auth/CodeField';
import { ContinueWithProvider } from '../../../auth/ContinueWithProvider';
import { isKnownDevice } from '../../../auth/deviceToken';
import { hasEndedInEditor, hasSignInEnded, linkPurpose } from '../../../auth/endedSignIn';
import { useAuth } from '../../../auth/useAuth';
import { prepareSignIn } from '../../../auth/viewerStore';
import { fieldsOf } from '../../../forms/fieldsOf';
import { safetyTimeoutMs, useCheckedForm } from '../../../forms/useCheckedForm';
import { Button, TextLink } from '../../../ui/form/Button';
import { CheckboxField, FormFailure, PasswordField } from '../../../ui/form/formFields';
import { AccountPage } from './AccountPage';
import { EmailField } from './accountFields';
import { checkLogin, typedEmail } from './accountRules';
import { providerProblem } from './providerProblem';
import { useApprovalRedirect } from './useApprovalRedirect';
import { usePasskeySignIn } from './usePasskeySignIn';
import { useSecondFactorCode } from './useSecondFactorCode';

/** Leads for visitors who clicked such a link on a public page. */
const leadsByPurpose: Record<string, string | undefined> = {
  favorite: 'Members keep favorites. Sign in, and you are back at the story to add it to yours.',
  follow: 'Members follow each other’s stories. Sign in, and you are back at the writer to follow them.',
};

/** The text above the form. Where nobody has signed in on this browser before, it offers to create an account. */
function leadOf(location: Location): ReactNode {
  if (hasEndedInEditor(location))
    return 'You have been signed out. Your text is kept on this device, and goes up once you have signed in.';
  if (hasSignInEnded(location)) return 'You have been signed out. Sign in to go back to where you were.';
  const reason = leadsByPurpose[linkPurpose(location) ?? ''];
  if (isKnownDevice()) return reason ?? 'Your stories are where you left them.';
  return (
    <>
      {reason} <CreateAccount />
    </>
  );
}

type PasskeySignIn = ReturnType<typeof usePasskeySignIn>;

const PasskeyButton = ({ isOffered, sending, signIn }: PasskeySignIn) =>
  isOffered && (
    <Button variant="outline" loading={sending} onClick={() => void signIn()}>
      Sign in with a passkey
    </Button>
  );

function CreateAccount() {
  const { state } = useLocation();
  return (
    <>
      New here?{' '}
      <TextLink to="/register" state={state}>
        Create an account
      </TextLink>
    </>
  );
}

const Footer = ({ offersAccount }: { offersAccount: boolean }) => (
  <>
    {offersAccount && <CreateAccount />}
    <ReadOnWithoutAccount />
  </>
);

function ForgotPassword({ email }: { email: string }) {
  const { state } = useLocation();
  return (
    <TextLink to="/forgot-password" state={{ ...state, email }} textStyle="small">
      Forgot your password?
    </TextLink>
  );
}

export function LoginPage() {
  const { signIn, signInWithPasskey } = useAuth();
  const location = useLocation();
  const lead = leadOf(location);
  // A lead that is an element offers to create an account, so that the footer doesn't.
  const footer = <Footer offersAccount={typeof lead === 'string'} />;
  const redirectIfUnapproved = useApprovalRedirect();
  const secondFactor = useSecondFactorCode();
  const checked = useCheckedForm({
    initial: { email: typedEmail(location.state) ?? '', password: '', rememberMe: false, code: '' },
    problemsOf: (values) => ({
      ...checkLogin(values),
      code: secondFactor.problemOf(values.email, values.code),
    }),
    send: ({ email, password, rememberMe, code }) => {
      const input = { email: email.trim(), password, rememberMe, ...secondFactor.inputOf(email, code) };
      return secondFactor.requireIfRefused(email, redirectIfUnapproved(email.trim(), signIn(input)));
    },
    resendAfterMs: safetyTimeoutMs,
  });
  const { form, values, failure, sending, change, onSubmit } = checked;
  const { rememberMe } = values;
  const passkey = usePasskeySignIn((response) =>
    redirectIfUnapproved('', signInWithPasskey({ response, rememberMe })),
  );
  const field = fieldsOf(checked);
  return (
    <AccountPage title="Sign in" lead={lead} footer={footer}>
      <chakra.form
        ref={form}
        onFocus={prepareSignIn}
        onSubmit={(event) => {
          passkey.forgetFailure();
          onSubmit(event);
        }}
        noValidate
        display="grid"
        gap="5"
      >
        <FormFailure
          text={
            passkey.failure ??
            (failure ? (failure.reason ?? entranceMessages.signIn.failed) : providerProblem(location.search))
          }
        />
        <EmailField {...field('email')} autoComplete={passkey.isOffered ? 'username webauthn' : 'username'} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          {...field('password')}
        />
        {secondFactor.isRequired(values.email) && <CodeField {...field('code')} />}
        {/* The link to a forgotten password is below the field, so that Tab goes from the address to the password. */}
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="4"
        >
          <CheckboxField
            name="rememberMe"
            checked={rememberMe}
            onChecked={(rememberMe) => change('rememberMe', rememberMe)}
          >
            Remember me
          </CheckboxField>
          <ForgotPassword email={values.email.trim()} />
        </chakra.div>
        <Button type="submit" loading={sending}>
          Sign in
        </Button>
        <PasskeyButton {...passkey} />
      </chakra.form>
      <ContinueWithProvider />
    </AccountPage>
  );
}

/** The id of the story that a visitor came from, if any. */
function originStoryId(state: unknown): string | undefined {
  if (!state || typeof state !== 'object' || !('from' in state)) return undefined;
  const from = state.from;
  if (!from || typeof from !== 'object' || !('pathname' in from)) return undefined;
  const id = /^\/stories\/([^/]+)\/?$/.exec(String(from.pathname))?.[1];
  return id === 'new' ? undefined : id;
}

/** Offers visitors who came from 'Read More' to read a public story without an account. */
export function ReadOnWithoutAccount() {
  const id = originStoryId(useLocation().state);
  if (!id) return null;
  return (
    <chakra.p>
      Only here to read? <TextLink to={`/blog/${id}`}>Read on without an account</TextLink>
    </chakra.p>
  );
}
