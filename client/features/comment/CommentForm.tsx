import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useId } from 'react';
import { limits } from '../../../server/contract/limits';
import { messages } from '../../../server/contract/messages';
import { Button } from '../../ui/form/Button';
import { Textarea } from '../../ui/form/Field';
import type { CommentFormState } from './useCommentForm';

const { contentMax } = limits.comment;
/** From this length on, a counter is shown. */
const nearMax = contentMax - 1_000;

export interface CommentFormProps {
  form: CommentFormState;
  placeholder?: string;
  submitLabel: string;
  submittingLabel: string;
  onCancel?: () => void;
  autoFocus?: boolean;
}

/** Sends by button or Ctrl/Cmd+Enter. The text stays until the server has it. */
export function CommentForm(props: CommentFormProps) {
  const { form, placeholder, submitLabel, submittingLabel, onCancel, autoFocus } = props;
  const { text, sending, refusal, change, onSubmit } = form;
  const noteId = useId();
  const needsId = useId();
  const { length } = form.content;
  const tooLong = length > contentMax;
  const isEmpty = length === 0;
  const note = tooLong ? messages.comment.tooLong : refusal;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing)
      onSubmit(event);
    if (event.key === 'Escape' && !sending) onCancel?.();
  };
  return (
    <form onSubmit={onSubmit}>
      <Textarea
        aria-label="Your comment"
        placeholder={placeholder}
        aria-describedby={length >= nearMax || note ? noteId : undefined}
        aria-invalid={tooLong || undefined}
        dir="auto"
        rows={3}
        maxH="96"
        css={{ fieldSizing: 'content', minHeight: '6.5rem' }}
        value={text}
        readOnly={sending}
        autoFocus={autoFocus}
        onChange={(event) => change(event.currentTarget.value)}
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
          {isEmpty && (
            <chakra.p id={needsId} color="ink.muted">
              Write something first.
            </chakra.p>
          )}
          {length >= nearMax && <Count length={length} />}
        </chakra.div>
        {onCancel && (
          <Button variant="ghost" size="sm" onClick={onCancel} disabled={sending}>
            Cancel
          </Button>
        )}
        <Button
          type="submit"
          size={onCancel ? 'sm' : 'md'}
          disabled={isEmpty || tooLong}
          aria-describedby={isEmpty ? needsId : undefined}
          loading={sending}
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

const Count = ({ length }: { length: number }) => (
  <chakra.p color="ink.muted" fontVariantNumeric="tabular-nums">
    {length.toLocaleString('en')} of {contentMax.toLocaleString('en')} characters
  </chakra.p>
);
