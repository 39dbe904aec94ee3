import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { entranceMessages } from '../../../../server/contract/entranceMessages';
import { CodeField } from '../../../auth/CodeField';
import type { AuthViewer } from '../../../auth/lastViewer';
import { useAuth } from '../../../auth/useAuth';
import { useDelayedNavigation } from '../../../auth/useDelayedNavigation';
import { CheckedForm } from '../../../forms/CheckedForm';
import { fieldsOf } from '../../../forms/fieldsOf';
import { safetyTimeoutMs, useCheckedForm } from '../../../forms/useCheckedForm';
import { GraphQLRequestError } from '../../../lib/requestError';
import { Button, LinkButton, TextLink } from '../../../ui/form/Button';
import { AccountPage } from './AccountPage';
import { NewPasswordFields } from './accountFields';
import { checkNewPassword } from './accountRules';
import type { LinkOwner } from './confirmationMutations';
import { LookingAtLink } from './LookingAtLink';
import { forgetLink, resetPath } from './linkParameters';
import { OtherAccount } from './OtherAccount';
import { commitResetPassword } from './recoveryMutations';
import { useLinkOwner } from './useLinkOwner';
import { useSecondFactorCode } from './useSecondFactorCode';

export const resetRedirectMs = 3_000;

/** The page of a reset link, which sets a new password. */
export function ResetPasswordPage() {
  const parameters = useLoaderData() as URLSearchParams;
  const accessToken = parameters.get('access_token');
  const refreshToken = parameters.get('refresh_token');
  const { endSignIn } = useAuth();
  const [isDone, setDone] = useState(false);
  const [isAccepted, setAccepted] = useState(false);
  const tokens = accessToken && refreshToken ? [accessToken, refreshToken] : [];
  const link = useLinkOwner({ purpose: 'PASSWORD_RESET', tokens });
  const otherLink = link.kind === 'other' ? link : null;
  useDelayedNavigation(isDone && !otherLink ? '/login' : null, resetRedirectMs);
  if (isDone) return otherLink ? <ResetForOther {...otherLink} /> : <ResetComplete />;
  if (!accessToken) return <InvalidLink />;
  if (link.kind === 'waiting' && tokens.length > 0)
    return <LookingAtLink title="Choose a new password" status="Looking at your link…" />;
  if (otherLink && !isAccepted)
    return (
      <OtherAccount
        title="Choose a password for another account?"
        owner={otherLink.owner}
        viewer={otherLink.viewer}
        effect="sets a new password for"
        confirm={{ label: `Go on for ${otherLink.owner.username}`, onClick: () => setAccepted(true) }}
        onStay={() => forgetLink(resetPath)}
      >
        Whatever you choose, {otherLink.viewer.username} stays signed in here.
      </OtherAccount>
    );
  return (
    <ResetForm
      accessToken={accessToken}
      refreshToken={refreshToken}
      onDone={() => {
        setDone(true);
        forgetLink(resetPath);
        // The server has ended the member's sign-ins.
        if (!otherLink) endSignIn();
      }}
    />
  );
}

const backToSignIn = <TextLink to="/login">Back to Sign In</TextLink>;

function InvalidLink() {
  return (
    <AccountPage
      title="Invalid Reset Link"
      lead={entranceMessages.recovery.resetLinkMissing}
      footer={backToSignIn}
    >
      <LinkButton to="/forgot-password">Request a New Link</LinkButton>
    </AccountPage>
  );
}

function ResetComplete() {
  return (
    <AccountPage
      takesFocus
      title="Password Reset Complete"
      lead="Your new password is set. Other devices are signed out, and we’re taking you to the sign-in page."
      footer={null}
    >
      <LinkButton to="/login" replace>
        Sign In
      </LinkButton>
    </AccountPage>
  );
}

function ResetForOther({ owner, viewer }: { owner: LinkOwner; viewer: AuthViewer }) {
  return (
    <AccountPage
      takesFocus
      title="Password Reset Complete"
      lead={`${owner.username} has a new password and is signed out everywhere. You’re still signed in here as ${viewer.username}.`}
      footer={null}
    >
      <LinkButton to="/dashboard" replace>
        Go to Your Dashboard
      </LinkButton>
    </AccountPage>
  );
}

interface ResetFormProps {
  accessToken: string;
  refreshToken: string | null;
  onDone: () => void;
}

function ResetForm({ accessToken, refreshToken, onDone }: ResetFormProps) {
  const secondFactor = useSecondFactorCode();
  const checked = useCheckedForm({
    initial: { password: '', confirmPassword: '', code: '' },
    problemsOf: (values) => ({
      ...checkNewPassword(values),
      code: secondFactor.problemOf(accessToken, values.code),
    }),
    async send({ password, code }) {
      if (!refreshToken)
        throw new GraphQLRequestError({
          code: 'BAD_USER_INPUT',
          message: entranceMessages.recovery.resetTokenMissing,
        });
      const input = { accessToken, refreshToken, password, ...secondFactor.inputOf(accessToken, code) };
      await secondFactor.requireIfRefused(accessToken, commitResetPassword(input).then(onDone));
    },
    resendAfterMs: safetyTimeoutMs,
  });
  const { sending } = checked;
  const field = fieldsOf(checked);
  return (
    <AccountPage
      title="Choose a new password"
      lead="You’ll sign in with it from now on. All your devices are signed out with the change."
      footer={
        <>
          Trouble with the link? <TextLink to="/forgot-password">Request a new one</TextLink>
        </>
      }
    >
      <CheckedForm checked={checked} failed={entranceMessages.recovery.resetFailed}>
        <NewPasswordFields
          name="password"
          password={field('password')}
          confirmPassword={field('confirmPassword')}
        />
        {secondFactor.isRequired(accessToken) && <CodeField {...field('code')} />}
        <Button type="submit" loading={sending}>
          Reset Password
        </Button>
      </CheckedForm>
    </AccountPage>
  );
}
