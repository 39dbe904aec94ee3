import { useEffect, useEffectEvent } from 'react';
import type { ShortcutId } from '../settings/settings';

/** Something that the command palette can do: go to an address, or run a function. */
export type Command = {
  /** Recently used commands are remembered by their id, so it must stay. */
  id: string;
  label: string;
  /** Further words by which it is found. */
  words?: string;
  /** Offered on every screen: listed after the screen's own. */
  everywhere?: boolean;
  /** The shortcut's keys are shown beside the command. */
  shortcut?: ShortcutId;
} & ({ to: string } | { run: () => void });

/** On a session's screens this command starts a sprint; elsewhere it leads to the drop-in room. */
export const startSprintCommand = { id: 'start-sprint', label: 'Start a sprint' };

/** Functions that return the commands of mounted components. */
const readers = new Set<() => readonly Command[]>();

/** Offers commands in the palette while the component is mounted. */
export function useCommands(commands: readonly Command[]): void {
  const read = useEffectEvent(() => commands);
  useEffect(() => {
    const reader = () => read();
    readers.add(reader);
    return () => {
      readers.delete(reader);
    };
  }, []);
}

/** The commands of mounted components, the last mounted first. */
export const readScreenCommands = (): readonly Command[] => [...readers].reverse().flatMap((read) => read());
