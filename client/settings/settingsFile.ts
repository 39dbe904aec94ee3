import { parseJson } from '../lib/parseJson';
import { changeSettings, readSettings } from './settingsStore';
import { isObject, toSettings } from './toSettings';

/** In bytes: settings need far less, and reading a huge file could freeze the tab. */
const maxFileBytes = 1_000_000;

const importProblems = {
  notJson: 'Failed to import settings: Invalid JSON format',
  unreadable: 'Failed to import settings: Invalid file format',
} as const;

/** A name with the local date, such as settings-2026-03-09.json. */
export function settingsFileName(today: Date): string {
  const padded = (value: number, length = 2) => String(value).padStart(length, '0');
  const date = [padded(today.getFullYear(), 4), padded(today.getMonth() + 1), padded(today.getDate())];
  return `settings-${date.join('-')}.json`;
}

export const settingsFileText = (): string => `${JSON.stringify(readSettings(), null, 2)}\n`;

/** Replaces the settings by those of an exported file; returns the problem as a sentence, or null. */
export async function importSettings(file: File): Promise<string | null> {
  let text: string;
  try {
    if (file.size > maxFileBytes) return importProblems.unreadable;
    text = await file.text();
  } catch {
    return importProblems.unreadable;
  }
  const parsed: unknown = parseJson(text);
  if (!isObject(parsed) || !Array.isArray(parsed.keyboard_shortcuts) || !isObject(parsed.editor))
    return importProblems.notJson;
  const imported = toSettings(parsed);
  changeSettings(() => imported);
  return null;
}
