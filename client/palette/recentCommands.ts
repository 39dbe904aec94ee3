import { createStoredValue } from '../lib/store';

/** On this device, for all members: it contains only ids of commands, nothing private. */
const commandsMax = 8;

const stored = createStoredValue('recent_commands', (text): readonly string[] => {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, commandsMax) : [];
  } catch {
    return [];
  }
});

/** The ids of the commands used last, the latest first. */
export const readRecentCommands = stored.read;

export function rememberCommand(id: string): void {
  const others = stored.read().filter((other) => other !== id);
  stored.write(JSON.stringify([id, ...others].slice(0, commandsMax)));
}
