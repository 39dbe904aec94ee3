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
import { refreshSecondFactor, sayWhy } from './refreshSecondFactor';
import { SetUpTwoStep } from './SetUpTwoStep';
import { TwoStepIsOn } from './TwoStepIsOn';

type Shown =
  | { setUp: { secret: string; uri: string } }
  | { codes: readonly string[] }
  /** Codes may have been made, and their answer lost. */
  | { isLost: true }
  | null;

/** The authenticator app that signing in asks for, and its recovery codes. */
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
  const [shown, setShown] = useState<Shown>(null);
  const { whenFresh, dialog } = useFreshSignIn();
  const [startTotp, starting] = useStartTotpMutation();
  const first = useRef<HTMLButtonElement>(null);
  const focusFirst = useFocusAfterRender(first);
  const back = (next: Shown = null) => {
    setShown(next);
    focusFirst();
  };
  /** Perhaps only the answer was lost, and the recovery codes with it. */
  const whenUnconfirmed = async () => {
    if (await refreshSecondFactor()) back({ isLost: true });
  };
  const start = async () => {
    try {
      const { startTotp: setUp } = await whenFresh(() => startTotp({}));
      setShown({ setUp });
    } catch (error) {
      sayWhy(error, 'Two-step sign-in could not be turned on');
    }
  };
  return (
    <SettingsSection
      title="Two-step sign-in"
      lead="Signing in then also asks for a code from an app on your phone, so that your password or mailbox alone opens nothing."
    >
      {shown && 'setUp' in shown ? (
        <SetUpTwoStep
          {...shown.setUp}
          onConfirmed={(codes) => {
            setShown({ codes });
            toast.success('Two-step sign-in is on');
          }}
          onFailed={() => void whenUnconfirmed()}
          onCancel={() => back()}
        />
      ) : shown && 'codes' in shown ? (
        <RecoveryCodes codes={shown.codes} onDone={() => back()} />
      ) : secondFactor ? (
        <TwoStepIsOn
          {...secondFactor}
          areLost={shown !== null}
          first={first}
          whenFresh={whenFresh}
          onCodes={(codes) => setShown({ codes })}
          onUnanswered={() => setShown({ isLost: true })}
          onTurnedOff={() => back()}
        />
      ) : emailConfirmedAt ? (
        <Button ref={first} variant="outline" loading={starting} onClick={() => void start()}>
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
