import { useEffect, useRef } from 'react';
import { commitLocalUpdate, useRelayEnvironment } from 'react-relay';
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import { type PlacedSession, placeSessions } from './placeSessions';
import type { LoadedSessions } from './SessionList';
import { useSessionsChangedSubscription } from './useSessionsChangedSubscription';

interface LiveList {
  loaded: LoadedSessions;
  earliestFirst: boolean;
  belongs: (session: { readonly status: string; readonly leaderId: string }) => boolean;
}

/** Where the last page that was loaded ends. */
interface PageEnd {
  cursor: string;
  session: PlacedSession;
}

/**
 * Keeps lists of sessions as they are on the server while they are open, each session in its place. `readAgain` reads them
 * again: when following begins or begins anew.
 */
export function useLiveSessions(lists: readonly LiveList[], readAgain: () => void): void {
  const environment = useRelayEnvironment();
  const ends = useRef(new Map<string, PageEnd>());
  useEffect(() => {
    for (const { loaded } of lists) {
      const { connection, endCursor, sessions } = loaded;
      if (connection === null) continue;
      const last = sessions.at(-1);
      if (endCursor === null || !last) ends.current.delete(connection);
      // The page ends where it did when it was loaded, whatever has become of its last session since.
      else if (ends.current.get(connection)?.cursor !== endCursor)
        ends.current.set(connection, { cursor: endCursor, session: last });
    }
  });

  useSessionsChangedSubscription({
    readAgain,
    onChange: (changed, removedIds) =>
      commitLocalUpdate(environment, (store) => {
        for (const { loaded, earliestFirst, belongs } of lists) {
          const record = loaded.connection === null ? null : store.get(loaded.connection);
          if (!record) continue;
          const edges = edgesOf(record);
          const shown = [...edges].map(([id, edge]) => ({ id, dateTime: dateTimeOf(edge) }));
          const arrivals = changed.filter(belongs);
          const leaving = changed.filter((session) => !belongs(session)).map(({ id }) => id);
          const ids = placeSessions(shown, arrivals, new Set([...removedIds, ...leaving]), {
            earliestFirst,
            end: ends.current.get(record.getDataID())?.session ?? null,
          });
          const placed = ids.flatMap((id) => {
            const node = store.get(id);
            // What differs between viewers the event can't tell; a list that is waiting for it would show nothing.
            if (node?.getValue('viewerIsParticipant') === undefined)
              node?.setValue(false, 'viewerIsParticipant');
            const edge = edges.get(id) ?? (node && newEdge(store, record, node));
            return edge ? [edge] : [];
          });
          record.setLinkedRecords(placed, 'edges');
        }
      }),
  });
}

/** By the ids of their sessions; what is gone has none. */
const edgesOf = (connection: RecordProxy): Map<string, RecordProxy> =>
  new Map(
    (connection.getLinkedRecords('edges') ?? []).flatMap((edge) => {
      const id = edge?.getLinkedRecord('node')?.getDataID();
      return edge && id ? [[id, edge] as const] : [];
    }),
  );

const dateTimeOf = (edge: RecordProxy) => String(edge.getLinkedRecord('node')?.getValue('dateTime'));

function newEdge(store: RecordSourceProxy, connection: RecordProxy, node: RecordProxy): RecordProxy {
  const edge = ConnectionHandler.createEdge(store, connection, node, 'SessionEdge');
  // Only the end of a page is a place to go on from, and that the server has told.
  edge.setValue('', 'cursor');
  return edge;
}
