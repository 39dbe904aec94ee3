import { createStoredValue, parseTexts } from '../lib/store';

const commandsMax = 8;

/** Stored for all members of this device: ids of commands aren't private. */
const stored = createStoredValue('recent_commands', parseTexts);

/** The ids of the commands used last, the latest first. */
export const readRecentCommands = stored.read;

/** Puts a command first among those used last. */
export function rememberCommand(id: string): void {
  const others = stored.read().filter((other) => other !== id);
  stored.write(JSON.stringify([id, ...others].slice(0, commandsMax)));
}
