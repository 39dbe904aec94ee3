import { useCallback, useRef, useState } from 'react';
import { tabStorage, tabTextName } from '../../../ui/tabStorage';

/** A message that is being typed, kept in this tab until it is sent. */
export function useDraft(viewerId: string, sessionId: string) {
  const key = tabTextName('chatDraft', viewerId, sessionId);
  const [text, show] = useState(() => tabStorage.get(key) ?? '');
  const latest = useRef(text);
  const setText = useCallback(
    (next: string) => {
      latest.current = next;
      show(next);
      tabStorage.set(key, next === '' ? null : next);
    },
    [key],
  );
  /** Puts a text before what is typed. */
  const giveBack = useCallback(
    (content: string) => setText(latest.current ? `${content}\n${latest.current}` : content),
    [setText],
  );
  return { text, setText, giveBack };
}
