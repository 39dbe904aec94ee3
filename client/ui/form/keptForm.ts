import { storage } from '../storage';

const prefixOf = (memberId: string) => `kept:${memberId}:`;

/** The name under which what a member typed into a form is kept on this device until it is sent. */
export const keptName = (memberId: string, form: string) => `${prefixOf(memberId)}${form}`;

type Fields = Record<string, unknown>;

/** Whether it can be what a field like this one held. */
export function isLike(value: unknown, field: unknown): boolean {
  if (typeof value !== typeof field) return false;
  if (!field || typeof field !== 'object') return true;
  if (!value || Array.isArray(value) !== Array.isArray(field)) return false;
  return (
    Array.isArray(field) ||
    Object.entries(field).every(([part, held]) => isLike((value as Fields)[part], held))
  );
}

/** What was kept, as far as the form still has such fields. */
export function readKept<TValues extends object>(name: string, initial: TValues): Partial<TValues> | null {
  let kept: unknown;
  try {
    kept = JSON.parse(storage.get(name) ?? 'null');
  } catch {
    return null;
  }
  if (!kept || typeof kept !== 'object') return null;
  const fields = Object.entries(kept).filter(
    ([field, value]) => Object.hasOwn(initial, field) && isLike(value, (initial as Fields)[field]),
  );
  return fields.length > 0 ? (Object.fromEntries(fields) as Partial<TValues>) : null;
}

/** Keeps what differs from what the form began with; nothing where nothing does. Answers with what it has kept. */
export function keepForm<TValues extends object>(
  name: string,
  initial: TValues,
  values: TValues,
): string | null {
  const changed = Object.entries(values).filter(([field, value]) => (initial as Fields)[field] !== value);
  if (changed.length === 0) {
    storage.remove(name);
    return null;
  }
  const kept = JSON.stringify(Object.fromEntries(changed));
  storage.set(name, kept);
  return kept;
}

/** Lets go of what this form kept: what another tab has typed into its own since then stays. Whether it did. */
export function forgetForm(name: string, kept: string | null): boolean {
  const isOwn = kept !== null && storage.get(name) === kept;
  if (isOwn) storage.remove(name);
  return isOwn;
}

/** Whoever signs in on this device next is to find nothing of the member's. */
export function forgetForms(memberId: string): void {
  for (const key of storage.keys()) if (key.startsWith(prefixOf(memberId))) storage.remove(key);
}
