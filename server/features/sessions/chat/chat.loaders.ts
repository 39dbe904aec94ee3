import type DataLoader from 'dataloader';
import { type Prefetch, withPrefetches } from '../../../db/prefetch';
import type { EntitySource } from '../../../graphql/connection';
import { loadersByPage } from '../../../graphql/pagesOfMany';
import { type SessionMessage, sessionMessageRows } from '../../../model/sessionMessage.entity';
import type { User } from '../../../model/user.entity';
import type { LoaderScope } from '../../../request/loaderScope';
import { loaderById, prefetchUser } from '../../../request/loaders';
import { notSuspendedSql } from '../../members/user/memberConditions';

/** Sorted by id, which is the order of sending. */
const messagesSource: EntitySource<SessionMessage> = { ...sessionMessageRows, oldestFirst: true };

const readableSql = notSuspendedSql('m.author_id');
const shownMessagesSql = `m.session_id = ? AND m.is_deleted = 0 AND ${readableSql}`;

interface UsedLoaders {
  userById: DataLoader<string, User | null>;
}

function prefetchesOf(
  { answer: { selected } }: LoaderScope,
  { userById }: UsedLoaders,
): Prefetch<SessionMessage>[] {
  return selected?.has('SessionMessage.author')
    ? [prefetchUser('m.author_id', ({ authorId }) => authorId, userById)]
    : [];
}

export const chatLoaders = {
  /** Includes deleted messages. */
  sessionMessageById: (scope: LoaderScope, loaders: UsedLoaders) =>
    loaderById(scope, 'message', sessionMessageRows, () => prefetchesOf(scope, loaders), readableSql),

  sessionMessages: (scope: LoaderScope, loaders: UsedLoaders) =>
    loadersByPage(scope, {
      source: withPrefetches(messagesSource, prefetchesOf(scope, loaders)),
      branchOf: (sessionId: string) => ({
        from: 'session_messages m FORCE INDEX (session_messages_session)',
        where: shownMessagesSql,
        params: [sessionId],
      }),
      ownerOf: ({ sessionId }) => sessionId,
      compare: (one, other) => (one.id < other.id ? -1 : 1),
      totalOf: (sessionId) => async () => {
        const [row] = await scope.db.read<{ n: number }>(
          `SELECT COUNT(*) AS n FROM session_messages m WHERE ${shownMessagesSql}`,
          [sessionId],
        );
        return Number(row?.n ?? 0);
      },
    }),
};
