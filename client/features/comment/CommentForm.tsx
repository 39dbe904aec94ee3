import { chakra } from '@chakra-ui/react';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { limits } from '../../../server/contract/limits';
import { messages } from '../../../server/contract/messages';
import { GraphQLRequestError } from '../../relay/requestError';
import { Button } from '../../ui/form/Button';
import { Textarea } from '../../ui/form/Field';

const { contentMax } = limits.comment;
/** From this length on, a counter is shown. */
const nearMax = contentMax - 1_000;

export interface CommentFormProps {
  label: string;
  placeholder?: string;
  value: string;
  onValue: (text: string) => void;
  submitLabel: string;
  submittingLabel: string;
  /** Resolves once the server has it. */
  onSubmit: (text: string) => Promise<void>;
  onCancel?: () => void;
  autoFocus?: boolean;
}

/** The message of a refusal; other failures show only that the text is still here, as specified. */
function reasonOf(error: unknown): string | null {
  if (!(error instanceof GraphQLRequestError)) return null;
  return error.code === 'NETWORK' || error.code === 'INTERNAL_SERVER_ERROR' ? null : error.message;
}

/** Sends by button or Ctrl/Cmd+Enter. The text stays until the server has it. */
export function CommentForm({
  label,
  placeholder,
  value,
  onValue,
  submitLabel,
  submittingLabel,
  onSubmit,
  onCancel,
  autoFocus,
}: CommentFormProps) {
  const noteId = useId();
  const needsId = useId();
  const [submitting, setSubmitting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const busy = useRef(false);
  const { length } = value.trim();
  const tooLong = length > contentMax;
  const canSubmit = length > 0 && !tooLong;
  const note = tooLong ? messages.comment.tooLong : problem;

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    // A held key can fire before the button's state is updated.
    if (busy.current || !canSubmit) return;
    busy.current = true;
    setSubmitting(true);
    setProblem(null);
    try {
      await onSubmit(value.trim());
    } catch (error) {
      setProblem(reasonOf(error));
    } finally {
      busy.current = false;
      setSubmitting(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing)
      void submit(event);
    if (event.key === 'Escape' && onCancel && !submitting) onCancel();
  };

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Textarea
        aria-label={label}
        placeholder={placeholder}
        aria-describedby={length >= nearMax || note ? noteId : undefined}
        aria-invalid={tooLong || undefined}
        dir="auto"
        rows={3}
        maxH="96"
        css={{ fieldSizing: 'content', minHeight: '6.5rem' }}
        value={value}
        readOnly={submitting}
        autoFocus={autoFocus}
        onChange={(event) => {
          setProblem(null);
          onValue(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
      />
      <chakra.div
        mt="3"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="flex-end"
        columnGap="4"
        rowGap="2"
      >
        <chakra.div id={noteId} flex="1" minW="48" textStyle="small">
          <chakra.p role="alert" color="danger">
            {note}
          </chakra.p>
          {length === 0 && (
            <chakra.p id={needsId} color="ink.muted">
              Write something first.
            </chakra.p>
          )}
          {length >= nearMax && (
            <chakra.p color="ink.muted" fontVariantNumeric="tabular-nums">
              {length.toLocaleString('en')} of {contentMax.toLocaleString('en')} characters
            </chakra.p>
          )}
        </chakra.div>
        {onCancel && (
          <Button variant="ghost" size="sm" onClick={onCancel} disabled={submitting}>
            Cancel
          </Button>
        )}
        <Button
          type="submit"
          size={onCancel ? 'sm' : 'md'}
          disabled={!canSubmit}
          aria-describedby={length === 0 ? needsId : undefined}
          loading={submitting}
          loadingText={submittingLabel}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          title="Ctrl+Enter or ⌘+Enter"
        >
          {submitLabel}
        </Button>
      </chakra.div>
    </form>
  );
}
