import { useState } from 'react';
import { limits } from '../../../../server/contract/limits';
import { messages } from '../../../../server/contract/messages';
import { type Problems, useCheckedForm } from '../../../forms/useCheckedForm';
import { tabStorage, tabTextName } from '../../../lib/tabStorage';

interface CommentValues {
  text: string;
}

const contentOf = ({ text }: CommentValues) => text.trim();

function problemsOf(values: CommentValues): Problems<CommentValues> {
  const { length } = contentOf(values);
  if (length === 0) return { text: messages.comment.blank };
  return length > limits.comment.contentMax ? { text: messages.comment.tooLong } : {};
}

/** The key under which versions before 1.0 stored the idempotency key of a text that got no answer. */
export const attemptKey = (name: string) => `${name}:attempt`;

export const editKey = (storyId: string, commentId: string) => `${storyId}:${commentId}`;

interface CommentFormOptions {
  viewerId: string;
  /** The key under which the text is stored: the story's id for a new comment, or an `editKey`. */
  textKey: string;
  /** The text before any change; text equal to it isn't stored. */
  initial?: string;
  /** A text that waits in the outbox, shown unless this tab has another. */
  waiting?: string;
  /** Resolves once the server has the comment. */
  send: (content: string, localId: string) => Promise<void>;
}

/** A comment's form. Its text survives a reload or leaving the page. */
export function useCommentForm({ viewerId, textKey, initial = '', waiting, send }: CommentFormOptions) {
  const name = tabTextName('comment', viewerId, textKey);
  const [stored] = useState(() => tabStorage.get(name) ?? waiting ?? null);
  const { values, failure, sending, replace, forgetAttempt, onSubmit } = useCheckedForm<CommentValues>({
    initial: { text: initial },
    typed: stored === null ? null : { text: stored },
    problemsOf,
    contentOf,
    send: (sent, localId) => send(contentOf(sent), localId),
    // Read once, at the first send; since 1.0 the outbox stores it.
    attempts: {
      get: () => tabStorage.get(attemptKey(name)),
      set: () => tabStorage.remove(attemptKey(name)),
    },
  });
  const keep = (text: string) => tabStorage.set(name, text.trim() === initial.trim() ? null : text);
  return {
    text: values.text,
    content: contentOf(values),
    sending,
    /** Why the server refused the comment. After other failures the text just stays, as specified. */
    refusal: failure && !failure.isUnanswered ? failure.reason : undefined,
    change: (text: string) => {
      replace({ text });
      keep(text);
    },
    /** Stores a text in this tab, without showing it. */
    keep,
    forgetAttempt,
    onSubmit,
  };
}

export type CommentFormState = ReturnType<typeof useCommentForm>;
