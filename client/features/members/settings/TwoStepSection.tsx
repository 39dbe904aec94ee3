import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { TwoStepSection_viewer$key } from '../../../__generated__/TwoStepSection_viewer.graphql';
import { useFreshSignIn } from '../../../auth/useFreshSignIn';
import { GraphQLRequestError } from '../../../lib/requestError';
import { Time } from '../../../ui/content/Time';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';
import { SettingsSection } from '../../../ui/form/SettingsSection';
import { useFocusAfterRender } from '../../../ui/layout/useFocusAfterRender';
import { RecoveryCodes } from './RecoveryCodes';
import { refreshSecondFactor } from './refreshSecondFactor';
import { SetUpTwoStep } from './SetUpTwoStep';
import { useDisableTotpMutation } from './useDisableTotpMutation';
import { useRenewRecoveryCodesMutation } from './useRenewRecoveryCodesMutation';
import { useStartTotpMutation } from './useStartTotpMutation';

type Shown =
  | { setUp: { secret: string; uri: string } }
  | { codes: readonly string[] }
  /** Codes may have been made, and their answer lost. */
  | { isLost: true }
  | null;

/** It may have happened all the same, or elsewhere. */
function sayWhy(error: unknown, otherwise: string) {
  toast.error(error instanceof GraphQLRequestError ? error.message : otherwise);
  void refreshSecondFactor();
}

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
        <IsOn
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

interface IsOnProps {
  turnedOnAt: string;
  recoveryCodesLeft: number;
  areLost: boolean;
  first: React.Ref<HTMLButtonElement>;
  whenFresh: ReturnType<typeof useFreshSignIn>['whenFresh'];
  onCodes: (codes: readonly string[]) => void;
  onUnanswered: () => void;
  onTurnedOff: () => void;
}

const leftText = (left: number) =>
  left === 0
    ? 'You have no recovery codes left. Make new ones, or a lost phone locks you out.'
    : `${left === 1 ? 'One recovery code is' : `${left} recovery codes are`} left.`;

const lostText =
  'Your new recovery codes may not have reached you, and former ones may have ended. Make new ones, or a lost phone locks you out.';

function IsOn({ turnedOnAt, recoveryCodesLeft, areLost, first, ...acts }: IsOnProps) {
  const { whenFresh, onCodes, onUnanswered, onTurnedOff } = acts;
  const [disableTotp] = useDisableTotpMutation();
  const [renewRecoveryCodes] = useRenewRecoveryCodesMutation();
  const renew = async () => {
    try {
      onCodes((await whenFresh(renewRecoveryCodes)).renewRecoveryCodes.recoveryCodes);
    } catch (error) {
      sayWhy(error, 'New codes could not be made');
      if (error instanceof GraphQLRequestError && error.code === 'NETWORK') onUnanswered();
    }
  };
  const turnOff = async () => {
    try {
      await whenFresh(disableTotp);
      onTurnedOff();
      toast.success('Two-step sign-in is off');
    } catch (error) {
      sayWhy(error, 'Two-step sign-in could not be turned off');
    }
  };
  return (
    <>
      <p>
        On since <Time value={turnedOnAt} format="date" />.
      </p>
      <chakra.p color={areLost || recoveryCodesLeft < 3 ? 'warning' : 'ink.muted'} maxW="measure">
        {areLost ? lostText : leftText(recoveryCodesLeft)}
      </chakra.p>
      <chakra.div mt="4" display="flex" flexWrap="wrap" gap="3">
        <ConfirmDialog
          text="Make new recovery codes?"
          note="The former ones stop working."
          confirmLabel="Make new codes"
          tone="solid"
          onConfirm={renew}
          trigger={
            <Button ref={first} variant="outline">
              Make new codes
            </Button>
          }
        />
        <ConfirmDialog
          text="Turn two-step sign-in off?"
          note="Your password or a mailed link alone will sign you in again."
          confirmLabel="Turn off"
          onConfirm={turnOff}
          trigger={<Button variant="outline">Turn off</Button>}
        />
      </chakra.div>
    </>
  );
}
