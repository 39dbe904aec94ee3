import { storage } from '../lib/storage';
import { fieldsOfSameShape, hasSameShape } from './keptForm';

/** The server's copy as form values. */
export interface SavedCopy<TValues> {
  values: TValues;
  updatedAt: string;
}

/** The values that a form's values are compared with, and the server's copy that they change. */
export interface EditBase<TValues> {
  /** The values that the form started from, with its own saves since: only fields that differ are sent. */
  initial: TValues;
  /** The server's copy that a save is based on. */
  copy: SavedCopy<TValues>;
  /** Changes that were sent and got no response: the server may have saved them. */
  unanswered: readonly Partial<TValues>[];
}

/** Returns the changed fields in the format in which they are sent. */
type ToChange<TValues> = (before: TValues, now: TValues) => object;

const fieldNamesOf = <TValues>(change: object) => Object.keys(change) as (keyof TValues)[];

/** The form's values of the fields that a change contains. */
export const pickFields = <TValues extends object>(values: TValues, change: object) =>
  Object.fromEntries(
    fieldNamesOf<TValues>(change).map((field) => [field, values[field]]),
  ) as Partial<TValues>;

/**
 * Adds to the base the fields in the server's copy that this form saved itself, by a change without a response. If nobody else changed
 * any other, that copy becomes the base.
 */
export function withOwnSaves<TValues extends object>(
  base: EditBase<TValues>,
  serverCopy: SavedCopy<TValues>,
  toChange: ToChange<TValues>,
): EditBase<TValues> {
  const changed = fieldNamesOf<TValues>(toChange(base.copy.values, serverCopy.values));
  const isOwn = (field: keyof TValues) =>
    base.unanswered.some(
      (sent) => field in sent && !(field in toChange({ ...serverCopy.values, ...sent }, serverCopy.values)),
    );
  const own = changed.filter(isOwn);
  const saved = Object.fromEntries(own.map((field) => [field, serverCopy.values[field]])) as Partial<TValues>;
  return {
    ...base,
    initial: { ...base.initial, ...saved },
    copy:
      own.length === changed.length
        ? serverCopy
        : { ...base.copy, values: { ...base.copy.values, ...saved } },
  };
}

/**
 * The values that a save compares with the form's. Includes changes without a response, so that a field that was sent and then changed
 * back is sent again.
 */
export const baselineOf = <TValues extends object>(
  { initial, unanswered }: EditBase<TValues>,
  values: TValues,
  toChange: ToChange<TValues>,
): TValues =>
  Object.assign(
    { ...initial },
    ...unanswered.map((sent) => pickFields({ ...values, ...sent }, toChange({ ...values, ...sent }, values))),
  );

/** The key in storage of the base of a form. */
const baseKey = (name: string) => `${name}:base`;

/** The base stored with the form; the server's current copy if nothing was stored. */
export function readBase<TValues extends object>(
  name: string,
  opened: SavedCopy<TValues>,
): EditBase<TValues> {
  const freshBase = { initial: opened.values, copy: opened, unanswered: [] };
  if (storage.get(name) === null) return freshBase;
  try {
    const stored = JSON.parse(storage.get(baseKey(name)) ?? 'null');
    if (!hasSameShape(stored, opened)) return freshBase;
    const { values, updatedAt, unanswered } = stored;
    const sent = Array.isArray(unanswered)
      ? unanswered.map((change) => fieldsOfSameShape(change, values) ?? {})
      : [];
    return { initial: opened.values, copy: { values, updatedAt }, unanswered: sent };
  } catch {
    return freshBase;
  }
}

/** Stores the base while the form has stored values. */
export function keepBase<TValues>(name: string, { copy, unanswered }: EditBase<TValues>): void {
  if (storage.get(name) === null) storage.remove(baseKey(name));
  else storage.set(baseKey(name), JSON.stringify({ ...copy, unanswered }));
}
