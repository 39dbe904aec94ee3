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

/** The key in the tab's storage of the last attempt to send the text with this key. */
export const attemptKey = (name: string) => `${name}:attempt`;

/** The `textKey` of changes to an existing comment. */
export const editKey = (storyId: string, commentId: string) => `${storyId}:${commentId}`;

interface CommentFormOptions {
  viewerId: string;
  /** The key under which the text is stored: the story's id for a new comment, or an `editKey`. */
  textKey: string;
  /** The text before any change; text equal to it isn't stored. */
  initial?: string;
  /** Resolves once the server has the comment. */
  send: (content: string, localId: string) => Promise<void>;
}

/** A comment's form. Its text survives a reload or leaving the page. */
export function useCommentForm({ viewerId, textKey, initial = '', send }: CommentFormOptions) {
  const name = tabTextName('comment', viewerId, textKey);
  const attemptName = attemptKey(name);
  const [stored] = useState(() => tabStorage.get(name));
  const { values, failure, sending, replace, forgetAttempt, onSubmit } = useCheckedForm<CommentValues>({
    initial: { text: initial },
    typed: stored === null ? null : { text: stored },
    problemsOf,
    contentOf,
    send: (sent, localId) => send(contentOf(sent), localId),
    attempts: {
      get: () => tabStorage.get(attemptName),
      set: (attempt) => tabStorage.set(attemptName, attempt),
    },
  });
  return {
    text: values.text,
    content: contentOf(values),
    sending,
    /** Why the server refused the comment. After other failures the text just stays, as specified. */
    refusal: failure && !failure.isUnanswered ? failure.reason : undefined,
    change: (text: string) => {
      replace({ text });
      tabStorage.set(name, text.trim() === initial.trim() ? null : text);
    },
    forgetAttempt,
    onSubmit,
  };
}

export type CommentFormState = ReturnType<typeof useCommentForm>;
