import DataLoader from 'dataloader';
import { inOrder, padded, placeholders } from '../../../db/rows';
import { onlyIds } from '../../../lib/ids';
import type { LoaderScope } from '../../../request/loaderScope';
import { accountIdOf, readManagedMembers } from './membership.rows';
import type { ManagedMember } from './membership.types';

export const membershipLoaders = {
  managedMemberById: (scope: LoaderScope) =>
    new DataLoader<string, ManagedMember | null>(async (ids) => {
      const wanted = ids.map(accountIdOf);
      const found = await readManagedMembers(scope, onlyIds('user', wanted));
      return inOrder(wanted, found, ({ userId }) => userId);
    }),
  /** When members last used a sign-in; null if that is longer ago than the retention of sign-ins. */
  lastSeenAtById: ({ db }: LoaderScope) =>
    new DataLoader<string, Date | null>(async (ids) => {
      const wanted = padded(ids);
      const rows = await db.read<{ userId: string; at: Date }>(
        `SELECT user_id AS userId, MAX(last_used_at) AS at FROM sign_ins
         WHERE user_id IN (${placeholders(wanted)}) GROUP BY user_id`,
        wanted,
      );
      return inOrder(ids, rows, ({ userId }) => userId).map((row) => row?.at ?? null);
    }),
  /** Whether organisers let members in who had asked to join, within the retention of the audit log. */
  wasApproved: ({ db }: LoaderScope) =>
    new DataLoader<string, boolean>(async (ids) => {
      const wanted = padded(ids);
      const rows = await db.read<{ userId: string }>(
        `SELECT DISTINCT subject_id AS userId FROM audit_log
         WHERE subject_id IN (${placeholders(wanted)}) AND act = 'approved'`,
        wanted,
      );
      return ids.map((id) => rows.some(({ userId }) => userId === id));
    }),
};
