import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { type Entry, outbox, type Queue } from '../../../outbox/outbox';
import { useEntries, useOnSent } from '../../../outbox/useEntries';
import { CommentForm } from './CommentForm';
import type { Approver, SentComment } from './sendComment';
import { useCommentForm } from './useCommentForm';

interface NewCommentProps {
  storyId: string;
  viewerId: string;
  onSend: () => void;
  /** Called with the person who has to approve the comment, if any. */
  onAdded: (approver: Approver) => void;
}

/** The outbox's queue of new comments on a story. */
export const commentQueue = (memberId: string, storyId: string): Queue => ({
  memberId,
  kind: 'comment',
  about: storyId,
});

/**
 * The form of a new comment. Once it is sent, its text is in the outbox until the server has it: the form shows it as long as that
 * takes, and typing withdraws it. A text that the server refuses later comes back, with the reason.
 */
export function NewComment({ storyId, viewerId, onSend, onAdded }: NewCommentProps) {
  const queue = commentQueue(viewerId, storyId);
  const entries = useEntries<SentComment>(queue);
  const [refusal, setRefusal] = useState<string>();
  /** The entry that was shown last. Another tab may have sent it, unnoticed while this one was frozen: its text keeps its id. */
  const lastShown = useRef<Entry<SentComment>>(undefined);
  const form = useCommentForm({
    viewerId,
    textKey: storyId,
    waiting: entries[0]?.payload.content,
    send: async (content, localId) => {
      setRefusal(undefined);
      onSend();
      const known = [...entries, lastShown.current].find((entry) => entry?.payload.content === content);
      await outbox.deliver<SentComment>(queue, { content }, known?.id ?? localId);
    },
  });
  const { text, content, keep, change, forgetAttempt } = form;
  const shown = entries.find(({ payload }) => payload.content === content);
  const refused = entries.find((entry) => entry.refusal !== undefined);

  useOnSent<SentComment>(queue, ({ payload }, approver) => {
    if (payload.content === content) change('');
    // The same text again is another comment.
    lastShown.current = undefined;
    forgetAttempt();
    onAdded((approver as Approver | undefined) ?? null);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the text has entered or left the outbox
  useEffect(() => {
    lastShown.current = shown ?? lastShown.current;
    keep(shown && outbox.isStored(shown) ? '' : text);
  }, [shown?.id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refused entry
  useEffect(() => {
    if (!refused) return;
    const { content: words } = refused.payload;
    // Shown alone, they stay in the outbox, which outlives the tab, until they are changed or sent again.
    const standAlone = shown || !text;
    // Of several tabs, one puts them before what was typed.
    if (!standAlone && !outbox.remove(refused)) return;
    if (shown?.id !== refused.id) change(standAlone ? words : `${words}\n\n${text}`);
    setRefusal(refused.refusal);
  }, [refused?.id]);

  return (
    <chakra.div mt="2">
      <CommentForm
        form={{
          ...form,
          refusal: form.refusal ?? refusal,
          change: (next) => {
            if (shown) outbox.remove(shown);
            setRefusal(undefined);
            change(next);
          },
        }}
        storyId={storyId}
        placeholder="Share your thoughts about this story..."
        submitLabel="Add Comment"
        submittingLabel="Adding..."
      />
    </chakra.div>
  );
}
