export type Privacy = 'PRIVATE' | 'SHARED' | 'PUBLIC';

/** The level by GraphQL's name or the lowercase value; the most private one if it is unknown. */
export function toPrivacy(level: unknown): Privacy {
  const name = String(level).toUpperCase();
  return name === 'SHARED' || name === 'PUBLIC' ? name : 'PRIVATE';
}
