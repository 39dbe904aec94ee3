import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { messages } from '../../../server/contract/messages';
import { GraphQLRequestError } from '../../relay/requestError';
import { Button, LinkButton, TextLink } from '../../ui/Button';
import { AccountPage } from './AccountPage';
import { checkNewPassword } from './accountRules';
import { FormFailure, PasswordField } from './formFields';
import { PasswordStrength } from './PasswordStrength';
import { forgetLink, resetPath } from './recoveryLink';
import { commitResetPassword } from './recoveryMutations';
import { useSession } from './session';
import { useAccountForm } from './useAccountForm';
import { useLeadOn } from './useLeadOn';

export const resetRedirectMs = 3_000;

/** Where a reset link leads: its tokens and a new password make the member's next password. */
export function ResetPasswordPage() {
  const link = useLoaderData() as URLSearchParams;
  const { endSession } = useSession();
  const [done, setDone] = useState(false);
  useLeadOn(done ? '/login' : null, resetRedirectMs);
  if (done) return <ResetComplete />;
  const accessToken = link.get('access_token');
  if (!accessToken) return <InvalidLink />;
  return (
    <ResetForm
      accessToken={accessToken}
      refreshToken={link.get('refresh_token')}
      onDone={() => {
        setDone(true);
        forgetLink(resetPath);
        // The server ended the member's sign-ins; the next step is to sign in anew, whoever was signed in here.
        endSession();
      }}
    />
  );
}

const backToSignIn = <TextLink to="/login">Back to Sign In</TextLink>;

function InvalidLink() {
  return (
    <AccountPage title="Invalid Reset Link" lead={messages.recovery.resetLinkMissing} footer={backToSignIn}>
      <LinkButton to="/forgot-password">Request a New Link</LinkButton>
    </AccountPage>
  );
}

function ResetComplete() {
  return (
    <AccountPage
      arrived
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

interface ResetFormProps {
  accessToken: string;
  refreshToken: string | null;
  onDone: () => void;
}

function ResetForm({ accessToken, refreshToken, onDone }: ResetFormProps) {
  const form = useAccountForm({
    initial: { password: '', confirmPassword: '' },
    check: checkNewPassword,
    async submit({ password }) {
      if (!refreshToken)
        throw new GraphQLRequestError({
          code: 'BAD_USER_INPUT',
          message: messages.recovery.resetTokenMissing,
        });
      await commitResetPassword({ accessToken, refreshToken, password });
      onDone();
    },
    failed: messages.recovery.resetFailed,
  });
  const { values, errors, change } = form;
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
      <chakra.form ref={form.formRef} onSubmit={form.onSubmit} noValidate display="grid" gap="5">
        <FormFailure text={form.failure} />
        <chakra.div display="grid" gap="2">
          <PasswordField
            label="New password"
            name="password"
            autoComplete="new-password"
            value={values.password}
            onValue={(password) => change('password', password)}
            error={errors.password}
            hint="At least 8 characters, with a lowercase letter, an uppercase letter and a number."
          />
          <PasswordStrength password={values.password} />
        </chakra.div>
        <PasswordField
          label="Confirm new password"
          name="confirmPassword"
          autoComplete="new-password"
          value={values.confirmPassword}
          onValue={(confirmPassword) => change('confirmPassword', confirmPassword)}
          error={errors.confirmPassword}
        />
        <Button type="submit" loading={form.submitting}>
          Reset Password
        </Button>
      </chakra.form>
    </AccountPage>
  );
}
