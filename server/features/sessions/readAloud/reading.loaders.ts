import DataLoader from 'dataloader';
import { limits } from '../../../contract/limits';
import { grouped, padded, placeholders } from '../../../db/rows';
import type { LoaderScope } from '../../../request/loaderScope';
import { SessionReader, SessionReading } from './reading.types';

interface ReadingRow {
  sessionId: string;
  version: number;
  minutes: number;
  readerId: string | null;
  endsAt: Date | null;
  leftSeconds: number | null;
  memberId: string | null;
  hasRead: number | null;
}

/** Builds a reading from its rows: one per reader, or one without readers. Before the first change there is none. */
function toReading(rows: readonly ReadingRow[]): SessionReading {
  const [first] = rows;
  return Object.assign(new SessionReading(), {
    version: first?.version ?? 0,
    minutes: first?.minutes ?? limits.reading.minutes.default,
    endsAt: first?.endsAt ?? null,
    leftSeconds: first?.leftSeconds ?? null,
    readers: rows
      .filter(({ memberId }) => memberId !== null)
      .map(({ memberId, readerId, hasRead }) =>
        Object.assign(new SessionReader(), {
          memberId,
          isReading: memberId === readerId,
          hasRead: hasRead === 1,
        }),
      ),
  });
}

export const readingLoaders = {
  sessionReading: (scope: LoaderScope) =>
    new DataLoader<string, SessionReading>(async (ids) => {
      const wanted = padded(ids);
      const rows = await scope.db.read<ReadingRow>(
        `SELECT g.session_id AS sessionId, g.version, g.minutes, g.reader_id AS readerId, g.ends_at AS endsAt,
             g.left_seconds AS leftSeconds, o.user_id AS memberId, o.has_read AS hasRead
           FROM session_readings g LEFT JOIN session_readers o ON o.session_id = g.session_id
           WHERE g.session_id IN (${placeholders(wanted)})
           ORDER BY g.session_id, o.position, o.added_at, o.user_id`,
        wanted,
      );
      return grouped(ids, rows, ({ sessionId }) => sessionId).map(toReading);
    }),
};
