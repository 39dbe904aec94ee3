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

/** The key of a text's last attempt to send. */
export const attemptOf = (name: string) => `${name}:attempt`;

/** The key under which the changes of a comment are stored. */
export const editedAs = (storyId: string, commentId: string) => `${storyId}:${commentId}`;

interface CommentFormOptions {
  viewerId: string;
  /** The key under which the text is stored: the story's id, or `editedAs`. */
  about: string;
  /** Equal text isn't stored. */
  initial?: string;
  /** Resolves once the server has it. */
  send: (content: string, localId: string) => Promise<void>;
}

/** A comment's form. Its text survives a reload or leaving the page. */
export function useCommentForm({ viewerId, about, initial = '', send }: CommentFormOptions) {
  const name = tabTextName('comment', viewerId, about);
  const attemptName = attemptOf(name);
  const [kept] = useState(() => tabStorage.get(name));
  const { values, failure, sending, replace, forgetAttempt, onSubmit } = useCheckedForm<CommentValues>({
    initial: { text: initial },
    typed: kept === null ? null : { text: kept },
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
    /** Why the server refused it. Other failures show only that the text is still here, as specified. */
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
