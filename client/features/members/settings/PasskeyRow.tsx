import { chakra, Dialog } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { isolated } from '../../../../server/contract/isolated';
import { limits } from '../../../../server/contract/limits';
import { messages } from '../../../../server/contract/messages';
import type { PasskeyRow_passkey$key } from '../../../__generated__/PasskeyRow_passkey.graphql';
import type { PasskeyRowRemovePasskeyMutation } from '../../../__generated__/PasskeyRowRemovePasskeyMutation.graphql';
import type { PasskeyRowRenamePasskeyMutation } from '../../../__generated__/PasskeyRowRenamePasskeyMutation.graphql';
import type { useFreshSignIn } from '../../../auth/useFreshSignIn';
import { fieldsOf } from '../../../forms/fieldsOf';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { useAppMutation } from '../../../relay/useAppMutation';
import { Time } from '../../../ui/content/Time';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog';
import { toastOutcome } from '../../../ui/feedback/toastOutcome';
import { Button } from '../../../ui/form/Button';
import { FormFailure, TextField } from '../../../ui/form/formFields';
import { DialogButtons } from '../../../ui/form/SubmitRow';
import { Modal } from '../../../ui/layout/Modal';

interface PasskeyRowProps {
  passkey: PasskeyRow_passkey$key;
  whenFresh: ReturnType<typeof useFreshSignIn>['whenFresh'];
  onRemoved: () => void;
}

export function PasskeyRow({ passkey, whenFresh, onRemoved }: PasskeyRowProps) {
  const { id, name, createdAt, lastUsedAt, isUsable } = useFragment(
    graphql`
      fragment PasskeyRow_passkey on Passkey {
        id
        name
        createdAt
        lastUsedAt
        isUsable
      }
    `,
    passkey,
  );
  const [isRenaming, setRenaming] = useState(false);
  const [removePasskey, removing] = useRemovePasskeyMutation();
  const remove = () =>
    toastOutcome(whenFresh(() => removePasskey(id)).then(onRemoved), {
      done: `${isolated(name)} is removed`,
      failed: 'This passkey could not be removed. Please try again.',
    });
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
      <chakra.div flex="1 1 12rem" minW="0">
        <chakra.p fontWeight="semibold" overflowWrap="anywhere" dir="auto">
          {name}
        </chakra.p>
        <chakra.p textStyle="facts" color="ink.muted" mt="0.5">
          Added on <Time value={createdAt} format="date" /> ·{' '}
          {lastUsedAt ? (
            <>
              Last used <Time value={lastUsedAt} />
            </>
          ) : (
            'Never used'
          )}
          {!isUsable && ' · For another address'}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" gap="2">
        <Button variant="ghost" size="sm" onClick={() => setRenaming(true)}>
          Rename<chakra.span srOnly> {name}</chakra.span>
        </Button>
        <ConfirmDialog
          text={`Remove ${isolated(name)}?`}
          note="It won’t sign you in any more. You can delete it on its device, too."
          confirmLabel="Remove"
          onConfirm={remove}
          trigger={
            <Button variant="outline" size="sm" loading={removing}>
              Remove<chakra.span srOnly> {name}</chakra.span>
            </Button>
          }
        />
      </chakra.div>
      <Modal open={isRenaming} onClose={() => setRenaming(false)}>
        <RenameForm id={id} initial={name} onClose={() => setRenaming(false)} />
      </Modal>
    </chakra.div>
  );
}

function RenameForm({ id, initial, onClose }: { id: string; initial: string; onClose: () => void }) {
  const [renamePasskey] = useRenamePasskeyMutation();
  const checked = useCheckedForm({
    initial: { name: initial },
    problemsOf: ({ name }) => ({ name: name.trim() ? undefined : messages.passkey.nameRequired }),
    async send({ name }) {
      await renamePasskey({ input: { id, name: name.trim() } });
      onClose();
    },
  });
  const { form, failure, sending, onSubmit } = checked;
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <Dialog.Title mb="4">Rename passkey</Dialog.Title>
      <FormFailure text={failure && (failure.reason ?? 'That did not work. Please try again.')} />
      <TextField
        label="Name"
        name="passkeyName"
        autoComplete="off"
        dir="auto"
        maxLength={limits.passkey.nameMax}
        {...fieldsOf(checked)('name')}
      />
      <DialogButtons label="Save" sending={sending} onCancel={onClose} />
    </form>
  );
}

function useRenamePasskeyMutation() {
  return useAppMutation<PasskeyRowRenamePasskeyMutation>(graphql`
    mutation PasskeyRowRenamePasskeyMutation($input: RenamePasskeyInput!) {
      renamePasskey(input: $input) {
        passkey {
          ...PasskeyRow_passkey
        }
      }
    }
  `);
}

function useRemovePasskeyMutation() {
  const [commit, inFlight] = useAppMutation<PasskeyRowRemovePasskeyMutation>(graphql`
    mutation PasskeyRowRemovePasskeyMutation($input: RemovePasskeyInput!) {
      removePasskey(input: $input) {
        viewer {
          secondFactorOwed
          canCreateSessions
          canCreateExercises
          passkeys {
            id
            ...PasskeyRow_passkey
          }
        }
      }
    }
  `);
  const removePasskey = (id: string) => commit({ input: { id } });
  return [removePasskey, inFlight] as const;
}
