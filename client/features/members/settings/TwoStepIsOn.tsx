import { chakra } from '@chakra-ui/react';
import { type Ref } from 'react';
import { graphql } from 'react-relay';
import type { TwoStepIsOnDisableTotpMutation } from '../../../__generated__/TwoStepIsOnDisableTotpMutation.graphql';
import type { TwoStepIsOnRenewRecoveryCodesMutation } from '../../../__generated__/TwoStepIsOnRenewRecoveryCodesMutation.graphql';
import type { useFreshSignIn } from '../../../auth/useFreshSignIn';
import { GraphQLRequestError } from '../../../lib/requestError';
import { useAppMutation } from '../../../relay/useAppMutation';
import { Time } from '../../../ui/content/Time';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { toast } from '../../../ui/feedback/toaster';
import { Button } from '../../../ui/form/Button';
import { reportFailure } from './refreshSecondFactor';

interface TwoStepIsOnProps {
  turnedOnAt: string;
  recoveryCodesLeft: number;
  /** Codes may have been made without reaching the member, because the response was lost. */
  mayHaveLostCodes: boolean;
  firstButton: Ref<HTMLButtonElement>;
  whenFresh: ReturnType<typeof useFreshSignIn>['whenFresh'];
  onCodes: (codes: readonly string[]) => void;
  /** Called if the response to a request for new codes was lost. */
  onResponseLost: () => void;
  onTurnedOff: () => void;
}

/** From fewer recovery codes on, the number is shown as a warning. */
const fewCodes = 3;

const leftText = (left: number) =>
  left === 0
    ? 'You have no recovery codes left. Make new ones, or a lost phone locks you out.'
    : `${left === 1 ? 'One recovery code is' : `${left} recovery codes are`} left.`;

const lostText =
  'Your new recovery codes may not have reached you, and former ones may have ended. Make new ones, or a lost phone locks you out.';

/** Shown while two-step sign-in is on, with buttons to make new recovery codes and to turn it off. */
export function TwoStepIsOn({ turnedOnAt, recoveryCodesLeft, mayHaveLostCodes, ...props }: TwoStepIsOnProps) {
  const { firstButton, whenFresh, onCodes, onResponseLost, onTurnedOff } = props;
  const disableTotp = useDisableTotpMutation();
  const renewRecoveryCodes = useRenewRecoveryCodesMutation();
  const renew = async () => {
    try {
      onCodes((await whenFresh(renewRecoveryCodes)).renewRecoveryCodes.recoveryCodes);
    } catch (error) {
      reportFailure(error, 'New codes could not be made');
      if (error instanceof GraphQLRequestError && error.code === 'NETWORK') onResponseLost();
    }
  };
  const turnOff = async () => {
    try {
      await whenFresh(disableTotp);
      onTurnedOff();
      toast.success('Two-step sign-in is off');
    } catch (error) {
      reportFailure(error, 'Two-step sign-in could not be turned off');
    }
  };
  return (
    <>
      <p>
        On since <Time value={turnedOnAt} format="date" />.
      </p>
      <chakra.p
        color={mayHaveLostCodes || recoveryCodesLeft < fewCodes ? 'warning' : 'ink.muted'}
        maxW="measure"
      >
        {mayHaveLostCodes ? lostText : leftText(recoveryCodesLeft)}
      </chakra.p>
      <chakra.div mt="4" display="flex" flexWrap="wrap" gap="3">
        <ConfirmDialog
          text="Make new recovery codes?"
          note="The former ones stop working."
          confirmLabel="Make new codes"
          tone="solid"
          onConfirm={renew}
          trigger={
            <Button ref={firstButton} variant="outline">
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

function useDisableTotpMutation() {
  const [commit] = useAppMutation<TwoStepIsOnDisableTotpMutation>(graphql`
    mutation TwoStepIsOnDisableTotpMutation {
      disableTotp {
        viewer {
          secondFactorOwed
          canCreateSessions
          canCreateExercises
          secondFactor {
            turnedOnAt
          }
        }
      }
    }
  `);
  return () => commit({});
}

function useRenewRecoveryCodesMutation() {
  const [commit] = useAppMutation<TwoStepIsOnRenewRecoveryCodesMutation>(graphql`
    mutation TwoStepIsOnRenewRecoveryCodesMutation {
      renewRecoveryCodes {
        recoveryCodes
        viewer {
          secondFactor {
            turnedOnAt
            recoveryCodesLeft
          }
        }
      }
    }
  `);
  return () => commit({});
}
