import { createStoredValue } from '../ui/store';

/** As many are remembered; a list of the device, which holds ids of the app's commands only. */
const remembered = 8;

const stored = createStoredValue('recent_commands', (text): readonly string[] => {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, remembered) : [];
  } catch {
    return [];
  }
});

/** The ids of the commands used last, the latest first. */
export const readRecentCommands = stored.read;

export function rememberCommand(id: string): void {
  const others = stored.read().filter((other) => other !== id);
  stored.write(JSON.stringify([id, ...others].slice(0, remembered)));
}
