import { useCallback, useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { messages } from '../../../../../server/contract/messages';
import type { useOutboxMutation } from '../../../../__generated__/useOutboxMutation.graphql';
import { GraphQLRequestError } from '../../../../lib/requestError';
import { storage } from '../../../../lib/storage';
import { useTabText } from '../../../../lib/useTabText';
import { backOff } from '../../../../relay/backOff';
import { newLocalId } from '../../../../relay/newLocalId';
import { useAppMutation } from '../../../../relay/useAppMutation';
import type { ChatMessage } from './useChat';

/** A message that the server doesn't have yet. */
export interface Unsent {
  localId: string;
  content: string;
  /** The session was over before the server had it: it is shown to its writer only, and not sent again. */
  isLate?: boolean;
}

function readUnsent(key: string): Unsent[] {
  try {
    const stored: unknown = JSON.parse(storage.get(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one?.localId === 'string') : [];
  } catch {
    return [];
  }
}

const transientCodes = new Set([
  'NETWORK',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_SERVER_ERROR',
  'UNAUTHENTICATED',
  'RATE_LIMITED',
]);

/** Whether the message can be sent again later: the server, the network or a sprint delays it. */
const isTransient = (error: unknown) =>
  !(error instanceof GraphQLRequestError) ||
  transientCodes.has(error.code) ||
  error.message === messages.chat.quiet;

/** Whether the server refused a message because the session is over. */
const isTooLate = (error: unknown) =>
  error instanceof GraphQLRequestError && error.message === messages.chat.closed;

interface OutboxOptions {
  /** The key in storage. */
  key: string;
  sessionId: string;
  /** Whether messages wait for the end of a sprint. */
  isPaused: boolean;
  onSent: (message: ChatMessage) => void;
  /** The server refused a message for good. */
  onRefused: (message: Unsent, reason: string) => void;
}

/** A ref that is true after unmounting, when the response to a request may still come. */
function useIsUnmounted() {
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  return isUnmounted;
}

/**
 * Sends messages in order, each once. One that could not be sent is stored on the device, across reloads, and sent again with the same
 * key, even after the session: the server may have stored it before, and only its response was lost.
 */
export function useOutbox({ key, sessionId, isPaused, onSent, onRefused }: OutboxOptions) {
  const [unsent, setUnsent] = useState(() => readUnsent(key));
  const [commit] = useAppMutation<useOutboxMutation>(graphql`
    mutation useOutboxMutation($input: SendSessionMessageInput!) {
      sendSessionMessage(input: $input) {
        message {
          id
          content
          localId
          createdAt
          author {
            id
            name
          }
        }
      }
    }
  `);
  const isSending = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const failures = useRef(0);
  const isUnmounted = useIsUnmounted();
  const latest = useRef({ isPaused, onSent, onRefused, unsent });
  useEffect(() => {
    latest.current = { isPaused, onSent, onRefused, unsent: latest.current.unsent };
  });

  const updateUnsent = useCallback(
    (change: (all: readonly Unsent[]) => Unsent[]) => {
      // Read again, because another tab may have added some.
      const stored = change(readUnsent(key));
      latest.current.unsent = stored;
      if (stored.length > 0) storage.set(key, JSON.stringify(stored));
      else storage.remove(key);
      setUnsent(stored);
    },
    [key],
  );
  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    if (isSending.current) return;
    isSending.current = true;
    const first = () => latest.current.unsent.find(({ isLate }) => !isLate);
    for (let next = first(); next && !latest.current.isPaused; next = first()) {
      const { localId, content } = next;
      try {
        const { sendSessionMessage } = await commit({ input: { sessionId, localId, content } });
        if (sendSessionMessage.message) latest.current.onSent(sendSessionMessage.message);
        failures.current = 0;
      } catch (error) {
        if (isUnmounted.current) break;
        if (isTransient(error)) {
          const seconds = error instanceof GraphQLRequestError ? error.retryAfter : undefined;
          timer.current = setTimeout(flush, seconds ? seconds * 1_000 : backOff(failures.current));
          failures.current += 1;
          break;
        }
        if (isTooLate(error)) {
          updateUnsent((all) => all.map((one) => ({ ...one, isLate: true })));
          break;
        }
        latest.current.onRefused(next, (error as GraphQLRequestError).message);
      }
      updateUnsent((all) => all.filter((one) => one.localId !== localId));
    }
    isSending.current = false;
  }, [commit, updateUnsent, sessionId, isUnmounted]);

  useEffect(() => {
    if (!isPaused) void flush();
  }, [isPaused, flush]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (content: string) => {
    updateUnsent((all) => [...all, { localId: newLocalId(), content }]);
    void flush();
  };
  const remove = (localId: string) => updateUnsent((all) => all.filter((one) => one.localId !== localId));
  return { unsent, send, flush, remove };
}

/** A message that is being typed, kept in this tab until it is sent. */
export function useDraft(viewerId: string, sessionId: string) {
  const [text, store] = useTabText('chatDraft', viewerId, sessionId);
  const latest = useRef(text);
  const setText = useCallback(
    (next: string) => {
      latest.current = next;
      store(next);
    },
    [store],
  );
  /** Puts a text before what is typed. */
  const giveBack = useCallback(
    (content: string) => setText(latest.current ? `${content}\n${latest.current}` : content),
    [setText],
  );
  return { text, setText, giveBack };
}
