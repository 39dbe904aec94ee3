import { chakra } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShortcut, useShortcutHint } from '../shortcuts/shortcuts';
import { Button } from '../ui/form/Button';

interface FormActionsProps {
  submitLabel: string;
  submittingLabel: string;
  sending: boolean;
  /** Disabled, for a reason given in `news`. */
  disabled?: boolean;
  cancelTo: string;
  /** The result of the last attempt, if it must be shown. */
  news: string | null;
}

/** A form's buttons with the status of sending. */
export function FormActions(props: FormActionsProps) {
  const { submitLabel, submittingLabel, sending, disabled, cancelTo, news } = props;
  const navigate = useNavigate();
  const newsId = useId();
  const submit = useRef<HTMLButtonElement>(null);
  const { keys, aria } = useShortcutHint('save_story');
  // Also while busy, to prevent the browser's save dialog.
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
        aria-describedby={news ? newsId : undefined}
      >
        {submitLabel}
      </Button>
      <Button variant="ghost" onClick={() => void navigate(cancelTo)} disabled={sending}>
        Cancel
      </Button>
      <chakra.span id={newsId} role="status" color="ink.muted">
        {news}
      </chakra.span>
    </chakra.div>
  );
}
