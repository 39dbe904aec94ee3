import { badInput } from '../lib/errors';

/** Sort value other than the id. */
export type SortKey = Date | number | string;
export type SortKind = 'time' | 'number' | 'text';

/** A row's place in its list: its sort key and, for ties, its id. */
interface Position {
  at?: SortKey;
  id: string;
}

/** Encodes a position. */
export function cursorOf({ at, id }: Position): string {
  if (at === undefined) return Buffer.from(id).toString('base64url');
  return Buffer.from(`${at instanceof Date ? at.getTime() : at}:${id}`).toString('base64url');
}

const forms: Record<SortKind, { form: RegExp; read: (text: string) => SortKey }> = {
  // Imported texts can be of before 1970, but not of before the year 1000; the database takes no negative year.
  time: { form: /^(?:\d{1,15}|-[1-3]?\d{1,13})$/, read: (text) => new Date(Number(text)) },
  number: { form: /^\d{1,15}$/, read: Number },
  // The longest is the key of a title.
  text: { form: /^[\s\S]{0,383}$/u, read: (text) => text },
};

/** Reads the cursor given as `field`; refuses one of a list with another kind of sort key. */
export function positionOf(cursor: string, field: string, kind: SortKind | undefined): Position {
  // The key and the id, or the id alone.
  const match = /^(?:([\s\S]*):)?([a-z]+_[0-9a-z]{26})$/.exec(Buffer.from(cursor, 'base64url').toString());
  const [, key, id] = match ?? [];
  if (id && kind === undefined && key === undefined) return { id };
  if (id && kind && key !== undefined && forms[kind].form.test(key)) return { id, at: forms[kind].read(key) };
  throw badInput({ [field]: 'This is not a cursor of this list' });
}
