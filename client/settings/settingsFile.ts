import { changeSettings, readSettings } from './settingsStore';
import { isFields, toSettings } from './toSettings';

/** Larger than any settings; reading an arbitrary file could freeze the tab. */
const largestFile = 1_000_000;

const importProblems = {
  notJson: 'Failed to import settings: Invalid JSON format',
  unreadable: 'Failed to import settings: Invalid file format',
} as const;

/** Uses the local date. */
export function settingsFileName(today: Date): string {
  const part = (value: number, length = 2) => String(value).padStart(length, '0');
  return `settings-${part(today.getFullYear(), 4)}-${part(today.getMonth() + 1)}-${part(today.getDate())}.json`;
}

export const settingsFileText = (): string => `${JSON.stringify(readSettings(), null, 2)}\n`;

/** Imports settings from a file; returns the problem or null. */
export async function importSettings(file: File): Promise<string | null> {
  let text: string;
  try {
    if (file.size > largestFile) return importProblems.unreadable;
    text = await file.text();
  } catch {
    return importProblems.unreadable;
  }
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return importProblems.notJson;
  }
  if (!isFields(read) || !Array.isArray(read.keyboard_shortcuts) || !isFields(read.editor))
    return importProblems.notJson;
  const imported = toSettings(read);
  changeSettings(() => imported);
  return null;
}
