import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { entranceMessages } from '../../../../server/contract/entranceMessages';
import { useAuth } from '../../../auth/useAuth';
import { CheckedForm } from '../../../forms/CheckedForm';
import { fieldsOf } from '../../../forms/fieldsOf';
import { safetyTimeoutMs, useCheckedForm } from '../../../forms/useCheckedForm';
import { Button, TextLink } from '../../../ui/form/Button';
import { AccountPage } from './AccountPage';
import { EmailField } from './accountFields';
import { checkRecovery, typedEmail } from './accountRules';
import { CheckYourEmail } from './CheckYourEmail';
import { RecoveryChoice, type RecoveryMode } from './RecoveryChoice';
import { commitRequestMagicLink, commitRequestPasswordReset } from './recoveryMutations';

interface RecoveryRequest {
  email: string;
  mode: RecoveryMode;
}

const requestLink = ({ email, mode }: RecoveryRequest) =>
  mode === 'password' ? commitRequestPasswordReset(email) : commitRequestMagicLink(email);

/** Requests a mailed link, to set a new password or to sign in. */
export function ForgotPasswordPage() {
  const [sent, setSent] = useState<RecoveryRequest | null>(null);
  if (sent)
    return <CheckYourEmail {...sent} sendAgain={() => requestLink(sent)} back={() => setSent(null)} />;
  return <RecoveryForm onSent={setSent} />;
}

function RecoveryForm({ onSent }: { onSent: (request: RecoveryRequest) => void }) {
  const { viewer } = useAuth();
  const { state } = useLocation();
  const checked = useCheckedForm<RecoveryRequest>({
    // The address from the previous page, or the viewer's.
    initial: { email: typedEmail(state) ?? viewer?.email ?? '', mode: 'password' },
    problemsOf: checkRecovery,
    async send({ email, mode }) {
      const request = { email: email.trim(), mode };
      await requestLink(request);
      onSent(request);
    },
    resendAfterMs: safetyTimeoutMs,
  });
  const { values, sending, change } = checked;
  return (
    <AccountPage
      title="Forgot your password?"
      lead="It happens. We’ll send you a link."
      footer={
        <TextLink to="/login" state={state}>
          Back to Sign In
        </TextLink>
      }
    >
      <CheckedForm checked={checked} failed={entranceMessages.internal}>
        <RecoveryChoice value={values.mode} onChange={(mode) => change('mode', mode)} />
        <EmailField {...fieldsOf(checked)('email')} />
        <Button type="submit" loading={sending}>
          {values.mode === 'password' ? 'Send Reset Link' : 'Send Magic Link'}
        </Button>
      </CheckedForm>
    </AccountPage>
  );
}
