import { chakra, Dialog } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { limits } from '../../../server/contract/limits';
import { GraphQLRequestError } from '../../relay/requestError';
import { Button } from '../../ui/form/Button';
import { Field, Input } from '../../ui/form/Field';
import { Modal } from '../../ui/layout/Modal';

export interface NameDialogProps {
  title: string;
  hint: string;
  initial: string;
  submitLabel: string;
  open: boolean;
  onClose: () => void;
  /** On failure the dialog stays open with the name. */
  onName: (name: string) => Promise<void>;
}

const failed = 'That could not be done just now. Please try again.';

export function NameDialog({ open, onClose, ...props }: NameDialogProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Modal open={open} onClose={() => !busy && onClose()}>
      <NameForm {...props} busy={busy} setBusy={setBusy} onClose={onClose} />
    </Modal>
  );
}

interface NameFormProps extends Omit<NameDialogProps, 'open'> {
  busy: boolean;
  setBusy: (busy: boolean) => void;
}

function NameForm({ title, hint, initial, submitLabel, busy, setBusy, onName, onClose }: NameFormProps) {
  const [name, setName] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await onName(name.trim());
      onClose();
    } catch (error) {
      const known = error instanceof GraphQLRequestError && error.code !== 'INTERNAL_SERVER_ERROR';
      setProblem(known ? (error.fields?.name ?? error.message) : failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Dialog.Title mb="4">{title}</Dialog.Title>
      <Field label="Name" hint={hint} error={problem}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            value={name}
            maxLength={limits.version.nameMax}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <chakra.p role="status" srOnly>
        {busy ? 'Saving…' : ''}
      </chakra.p>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          {submitLabel}
        </Button>
      </Dialog.Footer>
    </form>
  );
}
