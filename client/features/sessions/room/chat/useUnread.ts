import { useEffect, useState } from 'react';
import { storage } from '../../../../lib/storage';
import type { ChatMessage } from './useChat';

/** How many of others' messages came since the viewer last saw the chat on this device. */
export function useUnread(
  key: string,
  messages: readonly ChatMessage[],
  viewerId: string,
  isShown: boolean,
): number {
  const [seen, setSeen] = useState(() => storage.get(key) ?? '');
  const last = messages.at(-1)?.id ?? '';
  useEffect(() => {
    if (!isShown || last <= seen) return;
    const see = () => {
      if (document.visibilityState !== 'visible') return;
      storage.set(key, last);
      setSeen(last);
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [isShown, key, last, seen]);
  return messages.filter(({ id, author }) => id > seen && author.id !== viewerId).length;
}
