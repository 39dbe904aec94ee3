import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { limits } from '../../../../server/contract/limits';
import { messages } from '../../../../server/contract/messages';
import { formatNumber } from '../../../ui/content/formats';
import { Button } from '../../../ui/form/Button';
import { Textarea } from '../../../ui/form/Field';
import { suggestingProps } from '../../../ui/form/OptionList';
import { MentionList } from './MentionList';
import type { CommentFormState } from './useCommentForm';
import { useMentions } from './useMentions';

const { contentMax } = limits.comment;
/** From this length on, a counter is shown. */
const nearMax = contentMax - 1_000;

interface CommentFormProps {
  form: CommentFormState;
  /** The id of the story commented on, whose readers can be mentioned. */
  storyId: string;
  placeholder?: string;
  submitLabel: string;
  submittingLabel: string;
  onCancel?: () => void;
  autoFocus?: boolean;
}

/**
 * Moves the focus to the text box after a comment was sent by a key on the button, which loses the focus because it is disabled
 * meanwhile. Not after a touch, which would open the on-screen keyboard. To be called on submit.
 */
function useFocusAfterSubmit(field: RefObject<HTMLElement | null>, sending: boolean): () => void {
  const wasSentByKey = useRef(false);
  useEffect(() => {
    if (sending || !wasSentByKey.current) return;
    wasSentByKey.current = false;
    const { activeElement } = document;
    if (!activeElement || activeElement.matches('body, :disabled')) field.current?.focus();
  }, [sending, field]);
  return () => {
    wasSentByKey.current = document.activeElement?.matches('button:focus-visible') ?? false;
  };
}

/** The box and buttons of a comment, sent by button or Ctrl/Cmd+Enter. The text stays until the server has it. */
export function CommentForm(props: CommentFormProps) {
  const { form, storyId, placeholder, submitLabel, submittingLabel, onCancel, autoFocus } = props;
  const { text, sending, refusal, change, onSubmit } = form;
  const noteId = useId();
  const emptyHintId = useId();
  const { length } = form.content;
  const isTooLong = length > contentMax;
  const isEmpty = length === 0;
  const problem = isTooLong ? messages.comment.tooLong : refusal;
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const mentions = useMentions(storyId, field);
  const prepareFocus = useFocusAfterSubmit(field, sending);
  const onKeyDown = (event: KeyboardEvent) => {
    if (mentions.onKeyDown(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing)
      onSubmit(event);
    if (event.key === 'Escape' && !sending) onCancel?.();
  };
  return (
    <form onSubmitCapture={prepareFocus} onSubmit={onSubmit}>
      <chakra.div position="relative">
        <Textarea
          ref={field}
          aria-label="Your comment"
          {...suggestingProps(listId, mentions.open, mentions.current)}
          placeholder={placeholder}
          aria-describedby={length >= nearMax || problem ? noteId : undefined}
          aria-invalid={isTooLong || undefined}
          dir="auto"
          rows={3}
          maxH="96"
          css={{ fieldSizing: 'content', minHeight: '6.5rem' }}
          value={text}
          readOnly={sending}
          autoFocus={autoFocus}
          onChange={(event) => {
            change(event.currentTarget.value);
            mentions.detect();
          }}
          onSelect={mentions.detect}
          onBlur={mentions.close}
          onKeyDown={onKeyDown}
        />
        <MentionList id={listId} mentions={mentions} />
      </chakra.div>
      <chakra.div
        mt="3"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="flex-end"
        columnGap="4"
        rowGap="2"
      >
        <Notes id={noteId} problem={problem} emptyHintId={emptyHintId} length={length} />
        {onCancel && (
          <Button variant="ghost" size="sm" onClick={onCancel} disabled={sending}>
            Cancel
          </Button>
        )}
        <Button
          type="submit"
          size={onCancel ? 'sm' : 'md'}
          disabled={isEmpty || isTooLong}
          aria-describedby={isEmpty ? emptyHintId : undefined}
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

interface NotesProps {
  id: string;
  /** Why the comment can't be sent. */
  problem: string | undefined;
  emptyHintId: string;
  length: number;
}

const Notes = ({ id, problem, emptyHintId, length }: NotesProps) => (
  <chakra.div id={id} flex="1" minW="48" textStyle="small">
    <chakra.p role="alert" color="danger">
      {problem}
    </chakra.p>
    {length === 0 && (
      <chakra.p id={emptyHintId} color="ink.muted">
        Write something first.
      </chakra.p>
    )}
    {length >= nearMax && (
      <chakra.p color="ink.muted" fontVariantNumeric="tabular-nums">
        {formatNumber(length)} of {formatNumber(contentMax)} characters
      </chakra.p>
    )}
  </chakra.div>
);
