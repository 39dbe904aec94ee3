import { useCallback, useRef } from 'react';
import { useTabText } from '../../../../lib/useTabText';

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
