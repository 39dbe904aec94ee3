import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { entranceMessages } from '../../../../server/contract/entranceMessages';
import { CodeField } from '../../../auth/CodeField';
import { ContinueWithProvider } from '../../../auth/ContinueWithProvider';
import { isKnownDevice } from '../../../auth/deviceToken';
import { cameFor, isAfterEnd, isFromEditor } from '../../../auth/endedSignIn';
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
import { useAskedCode } from './useAskedCode';
import { useEnterOrWait } from './useEnterOrWait';
import { usePasskeySignIn } from './usePasskeySignIn';

const reasons: Record<string, string | undefined> = {
  favorite: 'Members keep favorites. Sign in, and you are back at the story to add it to yours.',
  follow: 'Members follow each other’s stories. Sign in, and you are back at the writer to follow them.',
};

function leadOf(location: Location): ReactNode {
  if (isFromEditor(location))
    return 'You have been signed out. Your text is kept on this device, and goes up once you have signed in.';
  if (isAfterEnd(location)) return 'You have been signed out. Sign in to go back to where you were.';
  const reason = reasons[cameFor(location) ?? ''];
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

const Footer = ({ isKnown }: { isKnown: boolean }) => (
  <>
    {isKnown && <CreateAccount />}
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
  // Where nobody has ever signed in, creating an account stands first.
  const lead = leadOf(location);
  const enterOrWait = useEnterOrWait();
  const asked = useAskedCode();
  const checked = useCheckedForm({
    initial: { email: typedEmail(location.state) ?? '', password: '', rememberMe: false, code: '' },
    problemsOf: (values) => ({ ...checkLogin(values), code: asked.problem(values.email, values.code) }),
    send: ({ email, password, rememberMe, code }) => {
      const input = { email: email.trim(), password, rememberMe, ...asked.input(email, code) };
      return asked.orAsk(email, enterOrWait(email.trim(), signIn(input)));
    },
    resendAfterMs: safetyTimeoutMs,
  });
  const { form, values, failure, sending, change, onSubmit } = checked;
  const { rememberMe } = values;
  const passkey = usePasskeySignIn((response) =>
    enterOrWait('', signInWithPasskey({ response, rememberMe })),
  );
  const field = fieldsOf(checked);
  return (
    <AccountPage title="Sign in" lead={lead} footer={<Footer isKnown={typeof lead === 'string'} />}>
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
        {asked.isAsked(values.email) && <CodeField {...field('code')} />}
        {/* Below the password: Tab leads there from the address. */}
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

/** The story that a visitor came from, if any. */
function storyOf(state: unknown): string | undefined {
  if (!state || typeof state !== 'object' || !('from' in state)) return undefined;
  const from = state.from;
  if (!from || typeof from !== 'object' || !('pathname' in from)) return undefined;
  const id = /^\/stories\/([^/]+)\/?$/.exec(String(from.pathname))?.[1];
  return id === 'new' ? undefined : id;
}

/** Offers visitors who came from 'Read More' to read a public story without an account. */
export function ReadOnWithoutAccount() {
  const id = storyOf(useLocation().state);
  if (!id) return null;
  return (
    <chakra.p>
      Only here to read? <TextLink to={`/blog/${id}`}>Read on without an account</TextLink>
    </chakra.p>
  );
}
