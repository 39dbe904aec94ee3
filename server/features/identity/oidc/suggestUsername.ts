import { randomInt } from 'node:crypto';
import { limits } from '../../../contract/limits';
import { normalForm } from '../../../contract/normalForm';
import type { Context } from '../../../request/context';
import { readMembers } from '../../members/user/memberRows';

/** The characters of a name that usernames may have, without accents. Uses nothing of an email address, because it isn't public. */
function usernameFrom(name: string | null): string {
  const plain = normalForm('NFKD', name?.includes('@') ? '' : (name ?? ''))
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    // Leaves room for six digits.
    .slice(0, limits.username.max - 6);
  return plain.length >= limits.username.min ? plain : 'writer';
}

/** A username that isn't taken, derived from the name that the provider gives. */
export async function suggestUsername({ db }: Pick<Context, 'db'>, name: string | null): Promise<string> {
  const base = usernameFrom(name);
  const candidates = [
    base,
    `${base}2`,
    `${base}3`,
    ...Array.from({ length: 5 }, () => `${base}${randomInt(1_000, 100_000)}`),
  ];
  const members = await readMembers(db, { username: candidates }, ['username'], { among: 'all' });
  const taken = new Set(members.map(({ username }) => username.toLowerCase()));
  return candidates.find((candidate) => !taken.has(candidate)) ?? `${base}${randomInt(100_000, 999_999)}`;
}
