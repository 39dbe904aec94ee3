import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { TwoStepSection_viewer$key } from '../../../__generated__/TwoStepSection_viewer.graphql';
import type { TwoStepSectionStartTotpMutation } from '../../../__generated__/TwoStepSectionStartTotpMutation.graphql';
import { useFreshSignIn } from '../../../auth/useFreshSignIn';
import { useAppMutation } from '../../../relay/useAppMutation';
import { downloadText } from '../../../ui/content/downloadText';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';
import { SettingsSection } from '../../../ui/form/SettingsSection';
import { ShownOnce } from '../../../ui/form/ShownOnce';
import { useFocusAfterRender } from '../../../ui/layout/useFocusAfterRender';
import { refreshSecondFactor, reportFailure } from './refreshSecondFactor';
import { SetUpTwoStep } from './SetUpTwoStep';
import { TwoStepIsOn } from './TwoStepIsOn';

/** A step of a change; null while there is none. */
type Step =
  | { setUp: { secret: string; uri: string } }
  | { codes: readonly string[] }
  /** Recovery codes may have been made, but the response with them was lost. */
  | { mayHaveLostCodes: true }
  | null;

/** Turns two-step sign-in by an authenticator app on and off, and makes its recovery codes. */
export function TwoStepSection({ viewer }: { viewer: TwoStepSection_viewer$key }) {
  const { secondFactor, emailConfirmedAt } = useFragment(
    graphql`
      fragment TwoStepSection_viewer on Viewer {
        emailConfirmedAt
        secondFactor {
          turnedOnAt
          recoveryCodesLeft
        }
      }
    `,
    viewer,
  );
  const [step, setStep] = useState<Step>(null);
  const { whenFresh, dialog } = useFreshSignIn();
  const [startTotp, starting] = useStartTotpMutation();
  const firstButton = useRef<HTMLButtonElement>(null);
  const focusFirstButton = useFocusAfterRender(firstButton);
  const finish = (next: Step = null) => {
    setStep(next);
    focusFirstButton();
  };
  /** After a failed confirmation: if two-step sign-in is on, only the response with the recovery codes was lost. */
  const onConfirmationFailed = async () => {
    if (await refreshSecondFactor()) finish({ mayHaveLostCodes: true });
  };
  const start = async () => {
    try {
      const { startTotp: setUp } = await whenFresh(() => startTotp({}));
      setStep({ setUp });
    } catch (error) {
      reportFailure(error, 'Two-step sign-in could not be turned on');
    }
  };
  return (
    <SettingsSection
      title="Two-step sign-in"
      lead="Signing in then also asks for a code from an app on your phone, so that your password or mailbox alone opens nothing."
    >
      {step && 'setUp' in step ? (
        <SetUpTwoStep
          {...step.setUp}
          onConfirmed={(codes) => {
            setStep({ codes });
            toast.success('Two-step sign-in is on');
          }}
          onFailed={() => void onConfirmationFailed()}
          onCancel={() => finish()}
        />
      ) : step && 'codes' in step ? (
        <RecoveryCodes codes={step.codes} onDone={() => finish()} />
      ) : secondFactor ? (
        <TwoStepIsOn
          {...secondFactor}
          mayHaveLostCodes={step !== null}
          firstButton={firstButton}
          whenFresh={whenFresh}
          onCodes={(codes) => setStep({ codes })}
          onResponseLost={() => setStep({ mayHaveLostCodes: true })}
          onTurnedOff={() => finish()}
        />
      ) : emailConfirmedAt ? (
        <Button ref={firstButton} variant="outline" loading={starting} onClick={() => void start()}>
          Turn on
        </Button>
      ) : (
        <chakra.p color="ink.muted" maxW="measure">
          To turn it on, confirm your email address first, so that we can tell you of changes.
        </chakra.p>
      )}
      {dialog}
    </SettingsSection>
  );
}

function useStartTotpMutation() {
  return useAppMutation<TwoStepSectionStartTotpMutation>(graphql`
    mutation TwoStepSectionStartTotpMutation {
      startTotp {
        secret
        uri
      }
    }
  `);
}

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = codes.join('\n');
  const download = () =>
    downloadText(
      'monday-writers-recovery-codes.txt',
      `Recovery codes of Monday Writers. Each signs you in once, without your authenticator app.\n\n${text}\n`,
      'text/plain',
    );
  return (
    <ShownOnce
      label="Your recovery codes"
      hint="Keep them where you’ll find them without your phone: they won’t be shown again. Each signs you in once."
      value={text}
      rows={codes.length}
      copyLabel="Copy codes"
      copied="Recovery codes copied"
      doneLabel="I kept them"
      onDone={onDone}
    >
      <Button variant="outline" onClick={download}>
        Download
      </Button>
    </ShownOnce>
  );
}
