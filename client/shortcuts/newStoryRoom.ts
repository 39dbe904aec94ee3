import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../lib/store';

export const newStoryPath = (sessionId: string) => `/stories/new?session=${encodeURIComponent(sessionId)}`;

const room = createStore<string | null>(null);

/** While this is on screen, a new story is written in the session: its words count there. Null for none. */
export function useNewStoriesIn(sessionId: string | null): void {
  useEffect(() => {
    if (sessionId === null) return;
    room.set(sessionId);
    return () => room.set(null);
  }, [sessionId]);
}

/** Where 'New Story' leads: in a room, to one of its stories. */
export function useNewStoryPath(): string {
  const sessionId = useSyncExternalStore(room.subscribe, room.read);
  return sessionId === null ? '/stories/new' : newStoryPath(sessionId);
}
