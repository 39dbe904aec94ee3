import type DataLoader from 'dataloader';
import { isOne, type Prefetch, primeLoader } from '../../../db/prefetch';
import type { Session } from '../../../model/session.entity';
import type { User } from '../../../model/user.entity';
import type { LoaderScope } from '../../../request/loaderScope';
import { prefetchUser } from '../../../request/loaders';
import { hasJoinedSql } from '../table/participationSql';

export interface SessionLoaders {
  userById: DataLoader<string, User | null>;
  viewerIsParticipant: DataLoader<string, boolean>;
}

/** Reads the query's selected fields together with sessions `s`. */
export function sessionPrefetches(
  { viewer, answer: { selected } }: LoaderScope,
  loaders: SessionLoaders,
): Prefetch<Session>[] {
  const prefetches: Prefetch<Session>[] = [];
  if (selected?.has('Session.leader'))
    prefetches.push(prefetchUser('s.leader_id', ({ leaderId }) => leaderId, loaders.userById));
  if (viewer && selected?.has('Session.viewerIsParticipant'))
    prefetches.push({
      column: hasJoinedSql('?'),
      params: [viewer.id],
      keep: primeLoader(loaders.viewerIsParticipant, isOne),
    });
  return prefetches;
}
