import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../lib/store';

/** The address of a new story that is written in a session. */
export const newStoryPath = (sessionId: string) => `/stories/new?session=${encodeURIComponent(sessionId)}`;

/** The id of the session on screen. */
const room = createStore<string | null>(null);

/** While the component is mounted, 'New Story' creates a story whose words count in the session; null for none. */
export function useNewStoriesIn(sessionId: string | null): void {
  useEffect(() => {
    if (sessionId === null) return;
    room.set(sessionId);
    return () => room.set(null);
  }, [sessionId]);
}

/** The address of 'New Story', with the session if one is on screen. */
export function useNewStoryPath(): string {
  const sessionId = useSyncExternalStore(room.subscribe, room.read);
  return sessionId === null ? '/stories/new' : newStoryPath(sessionId);
}
