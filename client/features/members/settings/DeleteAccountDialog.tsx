import { chakra, Dialog } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { messages } from '../../../../server/contract/messages';
import type { DeleteAccountDialogDeleteAccountMutation } from '../../../__generated__/DeleteAccountDialogDeleteAccountMutation.graphql';
import { HiddenUsername } from '../../../auth/HiddenUsername';
import { useAuth } from '../../../auth/useAuth';
import { useFreshSignIn } from '../../../auth/useFreshSignIn';
import { keepNothing, removeDocuments } from '../../../documents/storage/removeDocuments';
import { fieldsOf } from '../../../forms/fieldsOf';
import { safetyTimeoutMs, useCheckedForm } from '../../../forms/useCheckedForm';
import { useAppMutation } from '../../../relay/useAppMutation';
import { FormFailure, PasswordField } from '../../../ui/form/formFields';
import { DialogButtons } from '../../../ui/form/SubmitRow';
import { Modal } from '../../../ui/layout/Modal';

interface DeleteAccountDialogProps {
  hasPassword: boolean;
  onClose: () => void;
}

/** Deletes the account, after asking for the password if it has one. */
export function DeleteAccountDialog({ hasPassword, onClose }: DeleteAccountDialogProps) {
  const { signOutAfterDeletion } = useAuth();
  const [deleteAccount] = useDeleteAccountMutation();
  const { whenFresh, dialog } = useFreshSignIn();
  const checked = useCheckedForm({
    initial: { password: '' },
    problemsOf: ({ password }) => (password || !hasPassword ? {} : { password: messages.password.required }),
    async send({ password }) {
      const input = { password: hasPassword ? password : null };
      const { deleteAccount: deleted } = await whenFresh(() => deleteAccount({ input }));
      signOutAfterDeletion('Your account is deleted', () => forgetOnDevice(deleted.deletedUserId));
    },
    resendAfterMs: safetyTimeoutMs,
  });
  const { form, failure, sending, onSubmit } = checked;
  const close = () => !sending && onClose();
  return (
    <Modal role="alertdialog" open onClose={close}>
      <Dialog.Title>Delete your account?</Dialog.Title>
      <Dialog.Description mt="2">
        Your profile and your writing are deleted, and nobody can bring them back. Feedback you gave and
        comments on other members’ public stories stay, as said by ‘Deleted member’.
      </Dialog.Description>
      <chakra.form ref={form} onSubmit={onSubmit} noValidate mt="5">
        <FormFailure
          text={failure && (failure.reason ?? 'Your account could not be deleted. Please try again.')}
        />
        {hasPassword && (
          <>
            <HiddenUsername />
            <chakra.div mt={failure ? '5' : '0'}>
              <PasswordField
                label="Your password"
                name="password"
                autoComplete="current-password"
                {...fieldsOf(checked)('password')}
              />
            </chakra.div>
          </>
        )}
        <DialogButtons
          label="Delete my account"
          sending={sending}
          onCancel={close}
          submit={{ variant: 'danger', loadingText: 'Deleting…' }}
        />
      </chakra.form>
      {dialog}
    </Modal>
  );
}

function useDeleteAccountMutation() {
  return useAppMutation<DeleteAccountDialogDeleteAccountMutation>(graphql`
    mutation DeleteAccountDialogDeleteAccountMutation($input: DeleteAccountInput!) {
      deleteAccount(input: $input) {
        deletedUserId
      }
    }
  `);
}

/** Deletes the member's data from this browser, including unsent texts; never rejects. */
export async function forgetOnDevice(memberId: string): Promise<void> {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.includes(memberId)) storage.removeItem(key);
  } catch {
    // Without storage there is nothing to delete.
  }
  await removeDocuments(memberId, keepNothing).catch(() => {});
}
