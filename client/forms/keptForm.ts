import { storage } from '../lib/storage';
import { forgetTabTexts } from '../lib/tabStorage';
import { changesOf } from './changesOf';

const prefixOf = (memberId: string) => `kept:${memberId}:`;

/** The storage key of a member's unsent form. */
export const keptName = (memberId: string, form: string) => `${prefixOf(memberId)}${form}`;

/** The storage key of the form's last attempt to send. */
export const attemptName = (name: string) => `${name}:attempt`;

type Fields = Record<string, unknown>;

/** Whether a stored value has the same structure as the field. */
export function isLike(value: unknown, field: unknown): boolean {
  if (typeof value !== typeof field) return false;
  if (!field || typeof field !== 'object') return true;
  if (!value || Array.isArray(value) !== Array.isArray(field)) return false;
  return (
    Array.isArray(field) ||
    Object.entries(field).every(([part, held]) => isLike((value as Fields)[part], held))
  );
}

/** The stored values of fields that still exist. */
export function fieldsLike<TValues extends object>(kept: unknown, initial: TValues): Partial<TValues> | null {
  if (!kept || typeof kept !== 'object') return null;
  const fields = Object.entries(kept).filter(
    ([field, value]) => Object.hasOwn(initial, field) && isLike(value, (initial as Fields)[field]),
  );
  return fields.length > 0 ? (Object.fromEntries(fields) as Partial<TValues>) : null;
}

export function readKept<TValues extends object>(name: string, initial: TValues): Partial<TValues> | null {
  try {
    return fieldsLike(JSON.parse(storage.get(name) ?? 'null'), initial);
  } catch {
    return null;
  }
}

/** Stores values that differ from the initial ones, or nothing. Returns what was stored. */
export function keepForm<TValues extends object>(
  name: string,
  initial: TValues,
  values: TValues,
): string | null {
  const changes = changesOf(initial, values);
  if (Object.keys(changes).length === 0) {
    storage.remove(name);
    return null;
  }
  const kept = JSON.stringify(changes);
  storage.set(name, kept);
  return kept;
}

/** Deletes this form's stored values unless another tab has replaced them. Returns whether it did. */
export function forgetForm(name: string, kept: string | null): boolean {
  const isOwn = kept !== null && storage.get(name) === kept;
  if (isOwn) storage.remove(name);
  return isOwn;
}

const namesOf = (memberId: string) => storage.keys().filter((key) => key.startsWith(prefixOf(memberId)));

/** Whether an unsent form is stored, which may be in another tab, or of one that has ended; not only the key of its last attempt. */
export const isFormKept = (memberId: string) =>
  namesOf(memberId).some((name) => !name.endsWith(attemptName('')));

/** Deletes all of a member's stored forms, and what this tab keeps of comments and messages, at sign-out. */
export function forgetForms(memberId: string): void {
  for (const name of namesOf(memberId)) storage.remove(name);
  forgetTabTexts((id) => id === memberId);
}
