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
  /** The session was over before the server had it. It is kept for its writer, and not sent again. */
  isLate?: boolean;
}

function readUnsent(key: string): Unsent[] {
  try {
    const kept: unknown = JSON.parse(storage.get(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one?.localId === 'string') : [];
  } catch {
    return [];
  }
}

const mayPass = new Set([
  'NETWORK',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_SERVER_ERROR',
  'UNAUTHENTICATED',
  'RATE_LIMITED',
]);

/** Whether the message waits for the server, the network or the end of a sprint. */
const waits = (error: unknown) =>
  !(error instanceof GraphQLRequestError) || mayPass.has(error.code) || error.message === messages.chat.quiet;

const isTooLate = (error: unknown) =>
  error instanceof GraphQLRequestError && error.message === messages.chat.closed;

interface Outbox {
  key: string;
  sessionId: string;
  /** No message is sent now: a sprint runs. */
  isHeld: boolean;
  onSent: (message: ChatMessage) => void;
  /** The server refused a message for good. */
  onRefused: (message: Unsent, reason: string) => void;
}

/** Whether the page was left; a request may be answered later. */
function useIsGone() {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return isGone;
}

/**
 * Sends messages in order, each once: one that could not be sent stays on the device, across reloads, and is sent again
 * with the same key. Also after the session: the server may have had it before, and only its answer was lost.
 */
export function useOutbox({ key, sessionId, isHeld, onSent, onRefused }: Outbox) {
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
  const isGone = useIsGone();
  const latest = useRef({ isHeld, onSent, onRefused, unsent });
  useEffect(() => {
    latest.current = { isHeld, onSent, onRefused, unsent: latest.current.unsent };
  });

  const keep = useCallback(
    (change: (all: readonly Unsent[]) => Unsent[]) => {
      // Another tab may have added some.
      const kept = change(readUnsent(key));
      latest.current.unsent = kept;
      if (kept.length > 0) storage.set(key, JSON.stringify(kept));
      else storage.remove(key);
      setUnsent(kept);
    },
    [key],
  );
  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    if (isSending.current) return;
    isSending.current = true;
    const first = () => latest.current.unsent.find(({ isLate }) => !isLate);
    for (let next = first(); next && !latest.current.isHeld; next = first()) {
      const { localId, content } = next;
      try {
        const { sendSessionMessage } = await commit({ input: { sessionId, localId, content } });
        if (sendSessionMessage.message) latest.current.onSent(sendSessionMessage.message);
        failures.current = 0;
      } catch (error) {
        if (isGone.current) break;
        if (waits(error)) {
          const seconds = error instanceof GraphQLRequestError ? error.retryAfter : undefined;
          timer.current = setTimeout(flush, seconds ? seconds * 1_000 : backOff(failures.current));
          failures.current += 1;
          break;
        }
        if (isTooLate(error)) {
          keep((all) => all.map((one) => ({ ...one, isLate: true })));
          break;
        }
        latest.current.onRefused(next, (error as GraphQLRequestError).message);
      }
      keep((all) => all.filter((one) => one.localId !== localId));
    }
    isSending.current = false;
  }, [commit, keep, sessionId, isGone]);

  useEffect(() => {
    if (!isHeld) void flush();
  }, [isHeld, flush]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (content: string) => {
    keep((all) => [...all, { localId: newLocalId(), content }]);
    void flush();
  };
  const remove = (localId: string) => keep((all) => all.filter((one) => one.localId !== localId));
  return { unsent, send, flush, remove };
}

/** A message that is being typed, kept in this tab until it is sent. */
export function useDraft(viewerId: string, sessionId: string) {
  const [text, keep] = useTabText('chatDraft', viewerId, sessionId);
  const latest = useRef(text);
  const setText = useCallback(
    (next: string) => {
      latest.current = next;
      keep(next);
    },
    [keep],
  );
  /** Puts a text before what is typed. */
  const giveBack = useCallback(
    (content: string) => setText(latest.current ? `${content}\n${latest.current}` : content),
    [setText],
  );
  return { text, setText, giveBack };
}
