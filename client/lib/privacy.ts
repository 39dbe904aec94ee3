export type Privacy = 'PRIVATE' | 'SHARED' | 'PUBLIC';

export function toPrivacy(level: unknown): Privacy {
  const name = String(level).toUpperCase();
  return name === 'SHARED' || name === 'PUBLIC' ? name : 'PRIVATE';
}
