import { entranceMessages } from '../../../../server/contract/entranceMessages';
import { CodeField } from '../../../auth/CodeField';
import { CheckedForm } from '../../../forms/CheckedForm';
import { fieldsOf } from '../../../forms/fieldsOf';
import { safetyTimeoutMs, useCheckedForm } from '../../../forms/useCheckedForm';
import { Button, TextLink } from '../../../ui/form/Button';
import { AccountPage } from './AccountPage';

interface MagicLinkCodeProps {
  send: (code: string) => Promise<void>;
  onDone: () => void;
  lead?: string;
  /** Shown if sending the code fails without a known reason. */
  failed?: string;
}

/** Asks for the code of the second factor, after a link or the provider. The link remains usable until the code is right. */
export function MagicLinkCode({
  send,
  onDone,
  lead = 'Your link is right. Your account also asks for a code.',
  failed = entranceMessages.recovery.magicLinkFailed,
}: MagicLinkCodeProps) {
  const checked = useCheckedForm({
    initial: { code: '' },
    problemsOf: ({ code }) => ({
      code: code.trim() ? undefined : entranceMessages.secondFactor.codeRequired,
    }),
    async send({ code }) {
      await send(code.trim());
      onDone();
    },
    resendAfterMs: safetyTimeoutMs,
  });
  const { sending } = checked;
  return (
    <AccountPage title="One more step" lead={lead} footer={<TextLink to="/login">Back to Sign In</TextLink>}>
      <CheckedForm checked={checked} failed={failed}>
        <CodeField {...fieldsOf(checked)('code')} />
        <Button type="submit" loading={sending}>
          Sign in
        </Button>
      </CheckedForm>
    </AccountPage>
  );
}
