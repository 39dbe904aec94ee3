import { randomBytes } from 'node:crypto';
import { TypeID, typeid } from 'typeid-js';

/** Every kind of thing that has an id; the kind is the id's prefix. */
export type IdKind =
  | 'user'
  | 'story'
  | 'tag'
  | 'signin'
  | 'token'
  | 'mail'
  | 'comment'
  | 'journal'
  | 'note'
  | 'session'
  | 'exercise'
  | 'feed'
  | 'version'
  | 'feedback';

/** A new TypeID: prefix, underscore, base32 UUIDv7. Later ids sort after earlier ones. */
export const newId = (kind: IdKind): string => typeid(kind).toString();

/** A new id that sorts as if it had been made at the time given: for content that is older than its rows. */
export function newIdAt(kind: IdKind, at: Date): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(at.getTime(), 0, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return TypeID.fromUUIDBytes(kind, bytes).toString();
}

const idPattern = /^([a-z]+)_[0-7][0-9a-hjkmnp-tv-z]{25}$/;

/** The kind an id names; undefined where it is not one of ours. */
export const kindOf = (id: string): string | undefined => idPattern.exec(id)?.[1];

/** Ids of this kind; other input would cause errors on the database's ASCII columns. */
export const onlyIds = (kind: IdKind, values: readonly string[]): string[] =>
  values.filter((value) => kindOf(value) === kind);
