import { chakra, Dialog, Portal } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { messages } from '../../../server/contract/messages';
import { useAuth } from '../../auth/useAuth';
import { toast } from '../../ui/feedback/toaster';
import { Button } from '../../ui/form/Button';
import { FormFailure, PasswordField } from '../../ui/form/formFields';
import type { FieldErrors } from '../../ui/form/useAccountForm';
import { useAccountForm } from '../../ui/form/useAccountForm';
import { forgetOnDevice } from './forgetOnDevice';
import { useDeleteAccountMutation } from './useDeleteAccountMutation';

const empty = { password: '' };
const check = ({ password }: typeof empty): FieldErrors<'password'> =>
  password ? {} : { password: messages.password.required };

interface DeleteAccountDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Asks for the password; stays open until the account is deleted. */
export function DeleteAccountDialog({ open, onClose }: DeleteAccountDialogProps) {
  const { viewer, leaveForGood } = useAuth();
  const navigate = useNavigate();
  const [deleteAccount] = useDeleteAccountMutation();
  const form = useAccountForm({
    initial: empty,
    check,
    async submit({ password }) {
      const { deletedUserId } = (await deleteAccount(password)).deleteAccount;
      leaveForGood();
      forgetOnDevice(deletedUserId);
      toast.success('Your account is deleted');
      // A socket may have been closed earlier and led to /login.
      void navigate('/', { replace: true });
    },
    failed: 'Your account could not be deleted. Please try again.',
  });
  const close = () => {
    if (form.submitting) return;
    form.reset();
    onClose();
  };
  return (
    <Dialog.Root
      role="alertdialog"
      open={open}
      onOpenChange={(change) => {
        if (!change.open) close();
      }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Title>Delete your account?</Dialog.Title>
            <Dialog.Description mt="2">
              Your profile and your writing are deleted, and nobody can bring them back. Feedback you gave and
              comments on other members’ public stories stay, as said by ‘Deleted member’.
            </Dialog.Description>
            <chakra.form ref={form.formRef} onSubmit={form.onSubmit} noValidate mt="5">
              <FormFailure text={form.failure} />
              {/* Tells password managers which account it is. */}
              <input
                type="text"
                name="username"
                autoComplete="username"
                value={viewer?.email ?? ''}
                readOnly
                hidden
              />
              <chakra.div mt={form.failure ? '5' : '0'}>
                <PasswordField
                  label="Your password"
                  name="password"
                  autoComplete="current-password"
                  value={form.values.password}
                  onValue={(password) => form.change('password', password)}
                  error={form.errors.password}
                />
              </chakra.div>
              <Dialog.Footer>
                <Button variant="outline" onClick={close} disabled={form.submitting}>
                  Cancel
                </Button>
                <Button variant="danger" type="submit" loading={form.submitting} loadingText="Deleting…">
                  Delete my account
                </Button>
              </Dialog.Footer>
            </chakra.form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
