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
  /** The story commented on: its readers can be mentioned. */
  storyId: string;
  placeholder?: string;
  submitLabel: string;
  submittingLabel: string;
  onCancel?: () => void;
  autoFocus?: boolean;
}

/**
 * The button is disabled while a comment is sent and with an empty box, so it loses the focus. After a keystroke on it, the focus
 * moves to the box; by touch that would open the on-screen keyboard.
 */
function useFocusAfterPress(field: RefObject<HTMLElement | null>, sending: boolean): () => void {
  const wasPressed = useRef(false);
  useEffect(() => {
    if (sending || !wasPressed.current) return;
    wasPressed.current = false;
    const { activeElement } = document;
    if (!activeElement || activeElement.matches('body, :disabled')) field.current?.focus();
  }, [sending, field]);
  return () => {
    wasPressed.current = document.activeElement?.matches('button:focus-visible') ?? false;
  };
}

/** Sends by button or Ctrl/Cmd+Enter. The text stays until the server has it. */
export function CommentForm(props: CommentFormProps) {
  const { form, storyId, placeholder, submitLabel, submittingLabel, onCancel, autoFocus } = props;
  const { text, sending, refusal, change, onSubmit } = form;
  const noteId = useId();
  const needsId = useId();
  const { length } = form.content;
  const tooLong = length > contentMax;
  const isEmpty = length === 0;
  const note = tooLong ? messages.comment.tooLong : refusal;
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const mentions = useMentions(storyId, field);
  const notePress = useFocusAfterPress(field, sending);
  const onKeyDown = (event: KeyboardEvent) => {
    if (mentions.onKeyDown(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing)
      onSubmit(event);
    if (event.key === 'Escape' && !sending) onCancel?.();
  };
  return (
    <form onSubmitCapture={notePress} onSubmit={onSubmit}>
      <chakra.div position="relative">
        <Textarea
          ref={field}
          aria-label="Your comment"
          {...suggestingProps(listId, mentions.open, mentions.current)}
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
          onChange={(event) => {
            change(event.currentTarget.value);
            mentions.follow();
          }}
          onSelect={mentions.follow}
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
        <Notes id={noteId} note={note} needsId={needsId} length={length} />
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

interface NotesProps {
  id: string;
  /** Why the comment can't be sent. */
  note: string | undefined;
  needsId: string;
  length: number;
}

const Notes = ({ id, note, needsId, length }: NotesProps) => (
  <chakra.div id={id} flex="1" minW="48" textStyle="small">
    <chakra.p role="alert" color="danger">
      {note}
    </chakra.p>
    {length === 0 && (
      <chakra.p id={needsId} color="ink.muted">
        Write something first.
      </chakra.p>
    )}
    {length >= nearMax && <Count length={length} />}
  </chakra.div>
);

const Count = ({ length }: { length: number }) => (
  <chakra.p color="ink.muted" fontVariantNumeric="tabular-nums">
    {formatNumber(length)} of {formatNumber(contentMax)} characters
  </chakra.p>
);
