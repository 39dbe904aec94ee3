import { chakra } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShortcut, useShortcutHint } from '../../shortcuts/shortcuts';
import { Button } from './Button';

export interface FormActionsProps {
  submitLabel: string;
  submittingLabel: string;
  sending: boolean;
  /** There is nothing to send it to, as the news says. */
  disabled?: boolean;
  cancelTo: string;
  /** What became of the last attempt, if it has to be told. */
  news: string | null;
}

/** At the end of a form: to send it, to leave it, and why it is still here. */
export function FormActions(props: FormActionsProps) {
  const { submitLabel, submittingLabel, sending, disabled, cancelTo, news } = props;
  const navigate = useNavigate();
  const newsId = useId();
  const submit = useRef<HTMLButtonElement>(null);
  const { keys, aria } = useShortcutHint('save_story');
  // A form that is busy takes the keys as well: the browser would offer to save the page.
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
