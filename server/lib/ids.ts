import { createHash, randomBytes } from 'node:crypto';
import { TypeID, typeid } from 'typeid-js';

/** Kinds of ids, used as prefix. */
export type IdKind =
  | 'user'
  | 'story'
  | 'tag'
  | 'signin'
  | 'token'
  | 'passkey'
  | 'mail'
  | 'comment'
  | 'journal'
  | 'note'
  | 'session'
  | 'message'
  | 'exercise'
  | 'feed'
  | 'version'
  | 'feedback'
  | 'challenge'
  | 'notification'
  | 'event'
  | 'notice'
  | 'push'
  | 'reader'
  | 'audit'
  | 'invitation'
  | 'case'
  | 'report'
  | 'decision'
  /** A member as staff manages them; after the prefix the id is the same as their `user` id. */
  | 'member';

/** Creates a TypeID: prefix, underscore, base32 UUIDv7. Later ids sort after earlier ones. */
export const newId = (kind: IdKind): string => typeid(kind).toString();

/** A counter of 12 bits, which orders the ids that one process creates for the same millisecond. */
let sequence = 0;

/**
 * Creates an id that sorts as if created at the given time: for content that is older than its row, and for rows that are listed
 * by id while servers whose clocks differ add to them.
 */
export function newIdAt(kind: IdKind, at: Date): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(at.getTime(), 0, 6);
  sequence = (sequence + 1) & 0x0fff;
  bytes.writeUInt16BE(sequence, 6);
  return idOfBytes(kind, bytes);
}

/** Derives an id from a key, the same on every server, so that a row is inserted once. It doesn't sort by time. */
export const idOf = (kind: IdKind, key: string): string =>
  idOfBytes(kind, createHash('sha256').update(`${kind} ${key}`).digest().subarray(0, 16));

/** Makes an id of random bytes, after setting the bits for version 7 and the variant of a UUID. Source: RFC 9562, section 5.7. */
function idOfBytes(kind: IdKind, bytes: Buffer): string {
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return TypeID.fromUUIDBytes(kind, bytes).toString();
}

/** A prefix, an underscore, and 128 bits in the base32 of TypeID. */
const idPattern = /^([a-z]+)_[0-7][0-9a-hjkmnp-tv-z]{25}$/;

/** The kind of an id; undefined if it isn't valid. */
export const kindOf = (id: string): string | undefined => idPattern.exec(id)?.[1];

/** Ids of this kind; other input would cause errors on the database's ASCII columns. */
export const onlyIds = (kind: IdKind, values: readonly string[]): string[] =>
  values.filter((value) => kindOf(value) === kind);
