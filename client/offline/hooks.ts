import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Desk, SyncOverview } from './desk';
import type { LocalStory, TextKind } from './model';
import { createStoryLock, type StoryLock } from './storyLock';

export const DeskContext = createContext<Desk | null>(null);

/** The desk of the member who is signed in. */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('useDesk must be used within a DeskProvider, by a signed-in member');
  return desk;
}

/** Reads anew with each change that concerns it; of readings that overtake each other the latest counts. */
function useReading<T>(desk: Desk, localId: string | null, read: (desk: Desk) => Promise<T>, initial: T): T {
  const [reading, setReading] = useState<{ desk: Desk; localId: string | null; value: T }>();
  useEffect(() => {
    let asked = 0;
    const readAgain = () => {
      asked += 1;
      const turn = asked;
      void read(desk).then((value) => {
        if (turn === asked) setReading({ desk, localId, value });
      });
    };
    readAgain();
    const unsubscribe = desk.subscribe((changed) => {
      if (changed === null || localId === null || changed === localId) readAgain();
    });
    return () => {
      asked = -1;
      unsubscribe();
    };
  }, [desk, localId, read]);
  return reading?.desk === desk && reading.localId === localId ? reading.value : initial;
}

const none: readonly LocalStory[] = [];
const lists: Record<TextKind, (desk: Desk) => Promise<readonly LocalStory[]>> = {
  story: (desk) => desk.list('story'),
  journal: (desk) => desk.list('journal'),
  note: (desk) => desk.list('note'),
};

/** The member's texts of one kind on this device, those changed last first; none while they are being read. */
export const useLocalStories = (kind: TextKind = 'story'): readonly LocalStory[] =>
  useReading(useDesk(), null, lists[kind], none);

/** One of them; undefined while it is being read. */
export function useLocalStory(localId: string): LocalStory | null | undefined {
  const read = useMemo(() => (desk: Desk) => desk.read({ localId }), [localId]);
  return useReading<LocalStory | null | undefined>(useDesk(), localId, read, undefined);
}

export function useSyncOverview(): SyncOverview {
  const desk = useDesk();
  const read = useMemo(() => {
    let last = desk.overview();
    // The same object while it says the same: React compares by identity.
    return () => {
      const next = desk.overview();
      if (JSON.stringify(next) !== JSON.stringify(last)) last = next;
      return last;
    };
  }, [desk]);
  const subscribe = useMemo(() => (listener: () => void) => desk.subscribe(listener), [desk]);
  return useSyncExternalStore(subscribe, read);
}

export interface StoryLockState {
  /** Another tab writes it, so this one must not. */
  isElsewhere: boolean;
  takeOver: () => void;
}

/** Whether this tab may write the story; it asks for that as long as it is on the screen. */
export function useStoryLock(localId: string): StoryLockState {
  const [held, setHeld] = useState<{ localId: string; lock: StoryLock; isElsewhere: boolean }>();
  useEffect(() => {
    const lock = createStoryLock(localId, navigator.locks);
    const tell = () => setHeld({ localId, lock, isElsewhere: lock.state() === 'elsewhere' });
    tell();
    lock.subscribe(tell);
    return () => lock.release();
  }, [localId]);
  return {
    isElsewhere: held?.localId === localId && held.isElsewhere,
    takeOver: () => held?.lock.takeOver(),
  };
}
