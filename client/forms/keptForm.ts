import { parseJson } from '../lib/parseJson';
import { storage } from '../lib/storage';
import { forgetTabTexts } from '../lib/tabStorage';
import { changesOf } from './changesOf';

const prefixOf = (memberId: string) => `kept:${memberId}:`;

/** The storage key of a member's unsent form. */
export const keptName = (memberId: string, form: string) => `${prefixOf(memberId)}${form}`;

/** The storage key of the form's last attempt to send. */
export const attemptName = (name: string) => `${name}:attempt`;

type Fields = Record<string, unknown>;

/** Whether a stored value has the type and, if it is an object, the properties of a sample. */
export function hasSameShape(value: unknown, sample: unknown): boolean {
  if (typeof value !== typeof sample) return false;
  if (!sample || typeof sample !== 'object') return true;
  if (!value || Array.isArray(value) !== Array.isArray(sample)) return false;
  if (Array.isArray(sample)) return true;
  return Object.entries(sample).every(([name, part]) => hasSameShape((value as Fields)[name], part));
}

/** The stored values of fields that the form still has; null if there are none. */
function fieldsOfSameShape<TValues extends object>(
  stored: unknown,
  initial: TValues,
): Partial<TValues> | null {
  if (!stored || typeof stored !== 'object') return null;
  const fields = Object.entries(stored).filter(
    ([field, value]) => Object.hasOwn(initial, field) && hasSameShape(value, (initial as Fields)[field]),
  );
  return fields.length > 0 ? (Object.fromEntries(fields) as Partial<TValues>) : null;
}

/** Reads the unsent values of a form; null if none are stored. */
export const readKept = <TValues extends object>(name: string, initial: TValues): Partial<TValues> | null =>
  fieldsOfSameShape(parseJson(storage.get(name)), initial);

/** Stores values that differ from the initial ones, or nothing. Returns what was stored. */
export function keepForm<TValues extends object>(
  name: string,
  initial: TValues,
  values: TValues,
): string | null {
  const changes = changesOf(initial, values);
  const kept = Object.keys(changes).length === 0 ? null : JSON.stringify(changes);
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

/** Whether a member's unsent form is stored, in whichever tab. The keys of last attempts don't count. */
export const isFormKept = (memberId: string) =>
  namesOf(memberId).some((name) => !name.endsWith(attemptName('')));

/** Deletes all of a member's stored forms, and what this tab keeps of comments and messages, at sign-out. */
export function forgetForms(memberId: string): void {
  for (const name of namesOf(memberId)) storage.remove(name);
  forgetTabTexts((id) => id === memberId);
}
