import type { EntitySource } from '../../../graphql/connection';
import { loadersByPage } from '../../../graphql/pagesOfMany';
import { type SessionMessage, sessionMessageRows } from '../../../model/sessionMessage.entity';
import type { LoaderScope } from '../../../request/loaderScope';
import { loaderById } from '../../../request/loaders';
import { notSuspendedSql } from '../../members/user/memberConditions';

/** Sorted by id, which is the order of sending. */
const messagesSource: EntitySource<SessionMessage> = { ...sessionMessageRows, oldestFirst: true };

const readableSql = notSuspendedSql('m.author_id');
const shownMessagesSql = `m.session_id = ? AND m.is_deleted = 0 AND ${readableSql}`;

export const chatLoaders = {
  /** Includes deleted messages. */
  sessionMessageById: (scope: LoaderScope) => loaderById(scope, 'message', sessionMessageRows, readableSql),

  sessionMessages: (scope: LoaderScope) =>
    loadersByPage(scope, {
      source: messagesSource,
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
