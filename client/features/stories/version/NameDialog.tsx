import { chakra, Dialog } from '@chakra-ui/react';
import { limits } from '../../../../server/contract/limits';
import { fieldsOf } from '../../../forms/fieldsOf';
import { useCheckedForm } from '../../../forms/useCheckedForm';
import { Button } from '../../../ui/form/Button';
import { TextField } from '../../../ui/form/formFields';
import { Modal } from '../../../ui/layout/Modal';

interface NameDialogProps {
  title: string;
  hint: string;
  initial: string;
  submitLabel: string;
  open: boolean;
  /** Whether the name is being sent; the dialog can't be closed meanwhile. */
  sending: boolean;
  onClose: () => void;
  /** Sends the name. After a failure the dialog stays open; the localId is the same when the name is sent again. */
  onName: (name: string, localId: string) => Promise<unknown>;
}

export function NameDialog({ open, sending, onClose, ...form }: NameDialogProps) {
  return (
    <Modal open={open} onClose={() => !sending && onClose()}>
      <NameForm {...form} onClose={onClose} />
    </Modal>
  );
}

/** Every name is valid: it may be empty, and the field limits its length. */
const noProblems = () => ({});

function NameForm(props: Omit<NameDialogProps, 'open' | 'sending'>) {
  const { title, hint, initial, submitLabel, onName, onClose } = props;
  const checked = useCheckedForm({
    initial: { name: initial },
    problemsOf: noProblems,
    async send({ name }, localId) {
      await onName(name.trim(), localId);
      onClose();
    },
  });
  const { form, failure, problems, sending, onSubmit } = checked;
  const failed = failure && (failure.reason ?? 'That could not be done just now. Please try again.');
  return (
    <form ref={form} onSubmit={onSubmit} noValidate>
      <Dialog.Title mb="4">{title}</Dialog.Title>
      <TextField
        label="Name"
        hint={hint}
        dir="auto"
        maxLength={limits.version.nameMax}
        autoComplete="off"
        {...fieldsOf(checked)('name')}
        error={problems.name ?? failed ?? undefined}
      />
      <chakra.p role="status" srOnly>
        {sending ? 'Saving…' : ''}
      </chakra.p>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose} disabled={sending}>
          Cancel
        </Button>
        <Button type="submit" loading={sending}>
          {submitLabel}
        </Button>
      </Dialog.Footer>
    </form>
  );
}
