import { useCallback, useEffect, useRef } from 'react';
import { messages } from '../../../../../server/contract/messages';
import { useTabText } from '../../../../lib/useTabText';
import { outbox, type Queue } from '../../../../outbox/outbox';
import { useEntries } from '../../../../outbox/useEntries';
import type { SentText } from './sendMessage';

export const queueOf = (memberId: string, sessionId: string): Queue => ({
  memberId,
  kind: 'chat',
  about: sessionId,
});

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

/** The viewer's messages that the server doesn't have. Those that it refuses are given back, unless they came after the session. */
export function useUnsent(
  queue: Queue,
  isQuiet: boolean,
  onRefused: (content: string, reason: string) => void,
) {
  const unsent = useEntries<SentText>(queue);
  const latest = useRef({ queue, onRefused });
  useEffect(() => {
    latest.current = { queue, onRefused };
  });
  useEffect(() => {
    for (const entry of unsent) {
      const { refusal, payload } = entry;
      if (refusal === undefined || refusal === messages.chat.closed) continue;
      outbox.remove(entry);
      latest.current.onRefused(payload.content, refusal);
    }
  }, [unsent]);
  useEffect(() => {
    if (!isQuiet) outbox.flush(latest.current.queue);
  }, [isQuiet]);
  return unsent;
}
