import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { TwoStepSection_viewer$key } from '../../__generated__/TwoStepSection_viewer.graphql';
import { useFreshSignIn } from '../../auth/useFreshSignIn';
import { GraphQLRequestError } from '../../relay/requestError';
import { Time } from '../../ui/content/Time';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { toast } from '../../ui/feedback/toaster';
import { Button } from '../../ui/form/Button';
import { SettingsSection } from '../../ui/form/SettingsSection';
import { useFocusAfterRender } from '../../ui/layout/useFocusAfterRender';
import { RecoveryCodes } from './RecoveryCodes';
import { SetUpTwoStep } from './SetUpTwoStep';
import { useDisableTotpMutation } from './useDisableTotpMutation';
import { useRenewRecoveryCodesMutation } from './useRenewRecoveryCodesMutation';
import { useStartTotpMutation } from './useStartTotpMutation';

type Shown = { setUp: { secret: string; uri: string } } | { codes: readonly string[] } | null;

const sayWhy = (error: unknown, otherwise: string) =>
  toast.error(error instanceof GraphQLRequestError ? error.message : otherwise);

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
  const back = () => {
    setShown(null);
    focusFirst();
  };
  const start = async () => {
    try {
      const { startTotp: setUp } = await whenFresh(startTotp);
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
          onCancel={back}
        />
      ) : shown ? (
        <RecoveryCodes codes={shown.codes} onDone={back} />
      ) : secondFactor ? (
        <IsOn
          {...secondFactor}
          first={first}
          whenFresh={whenFresh}
          onCodes={(codes) => setShown({ codes })}
          onTurnedOff={focusFirst}
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
  first: React.Ref<HTMLButtonElement>;
  whenFresh: ReturnType<typeof useFreshSignIn>['whenFresh'];
  onCodes: (codes: readonly string[]) => void;
  onTurnedOff: () => void;
}

const leftText = (left: number) =>
  left === 0
    ? 'You have no recovery codes left. Make new ones, or a lost phone locks you out.'
    : `${left === 1 ? 'One recovery code is' : `${left} recovery codes are`} left.`;

function IsOn({ turnedOnAt, recoveryCodesLeft, first, whenFresh, onCodes, onTurnedOff }: IsOnProps) {
  const [disableTotp] = useDisableTotpMutation();
  const [renewRecoveryCodes] = useRenewRecoveryCodesMutation();
  const renew = async () => {
    try {
      onCodes((await whenFresh(renewRecoveryCodes)).renewRecoveryCodes.recoveryCodes);
    } catch (error) {
      sayWhy(error, 'New codes could not be made');
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
      <chakra.p color={recoveryCodesLeft < 3 ? 'warning' : 'ink.muted'}>
        {leftText(recoveryCodesLeft)}
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
