import { chakra } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShortcut, useShortcutHint } from '../shortcuts/shortcuts';
import { Button } from '../ui/form/Button';

interface FormActionsProps {
  submitLabel: string;
  submittingLabel: string;
  sending: boolean;
  /** Disables the submit button; `status` then says why. */
  disabled?: boolean;
  cancelTo: string;
  /** A text about the last attempt, such as why it failed; null for none. */
  status: string | null;
}

/** A form's buttons with the status of sending. */
export function FormActions(props: FormActionsProps) {
  const { submitLabel, submittingLabel, sending, disabled, cancelTo, status } = props;
  const navigate = useNavigate();
  const statusId = useId();
  const submit = useRef<HTMLButtonElement>(null);
  const { keys, aria } = useShortcutHint('save_story');
  // Handled while sending, too, because the browser would open its save dialog.
  useShortcut('save_story', () => {
    if (!sending && !disabled) submit.current?.form?.requestSubmit();
  });
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <Button
        ref={submit}
        type="submit"
        aria-keyshortcuts={aria}
        title={keys}
        loading={sending}
        loadingText={submittingLabel}
        disabled={disabled}
        aria-describedby={status ? statusId : undefined}
      >
        {submitLabel}
      </Button>
      <Button variant="ghost" onClick={() => void navigate(cancelTo)} disabled={sending}>
        Cancel
      </Button>
      <chakra.span id={statusId} role="status" color="ink.muted">
        {status}
      </chakra.span>
    </chakra.div>
  );
}
