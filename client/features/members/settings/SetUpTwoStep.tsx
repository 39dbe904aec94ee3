import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { graphql } from 'react-relay';
import { messages } from '../../../../server/contract/messages';
import type { SetUpTwoStepConfirmTotpMutation } from '../../../__generated__/SetUpTwoStepConfirmTotpMutation.graphql';
import { CheckedForm } from '../../../forms/CheckedForm';
import { fieldsOf } from '../../../forms/fieldsOf';
import { safetyTimeoutMs, useCheckedForm } from '../../../forms/useCheckedForm';
import { useAppMutation } from '../../../relay/useAppMutation';
import { copyText } from '../../../ui/content/copyText';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';
import { TextField } from '../../../ui/form/formFields';
import { SubmitRow } from '../../../ui/form/SubmitRow';

const QrCode = lazy(async () => ({ default: (await import('./QrCode')).QrCode }));

interface SetUpTwoStepProps {
  secret: string;
  uri: string;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  /** Called if the request failed. Two-step sign-in may be on all the same, if only the response was lost. */
  onFailed: () => void;
  onCancel: () => void;
}

/** Shows the secret for the authenticator app, and asks for the app's first code. */
export function SetUpTwoStep({ secret, uri, onConfirmed, onFailed, onCancel }: SetUpTwoStepProps) {
  const confirmTotp = useConfirmTotpMutation();
  const checked = useCheckedForm({
    initial: { code: '' },
    problemsOf: ({ code }) => ({ code: code.trim() ? undefined : messages.secondFactor.codeRequired }),
    async send({ code }) {
      onConfirmed((await confirmTotp(code.trim())).confirmTotp.recoveryCodes);
    },
    resendAfterMs: safetyTimeoutMs,
    onFailed,
  });
  const { sending } = checked;
  const copyKey = async () => {
    if (await copyText(secret)) toast.success('Key copied');
  };
  return (
    <CheckedForm
      checked={checked}
      failed="That did not work. Please try again."
      maxW="form"
      aria-label="Turn on two-step sign-in"
    >
      <p>Scan this with an authenticator app on your phone, then enter the six digits that it shows.</p>
      <Suspense fallback={<chakra.div w="48" h="48" />}>
        <QrCode text={uri} label="QR code for your authenticator app; the same as the key below" />
      </Suspense>
      <chakra.div>
        <p>
          Can’t scan it?{' '}
          <chakra.a href={uri} textDecoration="underline">
            Open your app on this device
          </chakra.a>
          , or enter this key:
        </p>
        <chakra.code display="block" mt="1" fontFamily="mono" overflowWrap="anywhere">
          {/* A space after every four characters. */}
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </chakra.code>
        <Button variant="outline" mt="3" onClick={() => void copyKey()}>
          Copy key
        </Button>
      </chakra.div>
      <TextField
        label="Code from the app"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        {...fieldsOf(checked)('code')}
      />
      <SubmitRow label="Turn on" sending={sending} onCancel={onCancel} />
    </CheckedForm>
  );
}

function useConfirmTotpMutation() {
  const [commit] = useAppMutation<SetUpTwoStepConfirmTotpMutation>(graphql`
    mutation SetUpTwoStepConfirmTotpMutation($input: ConfirmTotpInput!) {
      confirmTotp(input: $input) {
        recoveryCodes
        viewer {
          secondFactorOwed
          canCreateSessions
          canCreateExercises
          secondFactor {
            turnedOnAt
            recoveryCodesLeft
          }
        }
      }
    }
  `);
  return (code: string) => commit({ input: { code } });
}
