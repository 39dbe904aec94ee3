import { storage } from '../lib/storage';
import { fieldsLike, isLike } from './keptForm';

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
  /** Changes sent without a response: the server may have saved them. */
  unanswered: readonly Partial<TValues>[];
}

/** The changed fields, as they are sent. */
type ToChange<TValues> = (before: TValues, now: TValues) => object;

const fieldsIn = <TValues>(change: object) => Object.keys(change) as (keyof TValues)[];

export const pick = <TValues extends object>(values: TValues, change: object) =>
  Object.fromEntries(fieldsIn<TValues>(change).map((field) => [field, values[field]])) as Partial<TValues>;

/** Adopts the fields that this form saved itself. If nobody else changed any, the seen copy becomes the base. */
export function withOwnSaves<TValues extends object>(
  base: EditBase<TValues>,
  seen: SavedCopy<TValues>,
  toChange: ToChange<TValues>,
): EditBase<TValues> {
  const changed = fieldsIn<TValues>(toChange(base.copy.values, seen.values));
  const isOwn = (field: keyof TValues) =>
    base.unanswered.some(
      (sent) => field in sent && !(field in toChange({ ...seen.values, ...sent }, seen.values)),
    );
  const own = changed.filter(isOwn);
  const saved = Object.fromEntries(own.map((field) => [field, seen.values[field]])) as Partial<TValues>;
  return {
    ...base,
    initial: { ...base.initial, ...saved },
    copy: own.length === changed.length ? seen : { ...base.copy, values: { ...base.copy.values, ...saved } },
  };
}

/** The values to compare with: a field that was sent and then changed back must be sent again. */
export const sentFrom = <TValues extends object>(
  { initial, unanswered }: EditBase<TValues>,
  values: TValues,
  toChange: ToChange<TValues>,
): TValues =>
  Object.assign(
    { ...initial },
    ...unanswered.map((sent) => pick({ ...values, ...sent }, toChange({ ...values, ...sent }, values))),
  );

const keptBaseName = (name: string) => `${name}:base`;

/** The base stored with the form; the server's current copy if nothing was stored. */
export function readBase<TValues extends object>(
  name: string,
  opened: SavedCopy<TValues>,
): EditBase<TValues> {
  const begun = { initial: opened.values, copy: opened, unanswered: [] };
  if (storage.get(name) === null) return begun;
  try {
    const kept = JSON.parse(storage.get(keptBaseName(name)) ?? 'null');
    if (!isLike(kept, opened)) return begun;
    const { values, updatedAt, unanswered } = kept;
    const sent = Array.isArray(unanswered) ? unanswered.map((each) => fieldsLike(each, values) ?? {}) : [];
    return { initial: opened.values, copy: { values, updatedAt }, unanswered: sent };
  } catch {
    return begun;
  }
}

/** Stores the base while the form has stored values. */
export function keepBase<TValues>(name: string, { copy, unanswered }: EditBase<TValues>): void {
  if (storage.get(name) === null) storage.remove(keptBaseName(name));
  else storage.set(keptBaseName(name), JSON.stringify({ ...copy, unanswered }));
}
