import { useEffect, useRef } from 'react';
import { commitLocalUpdate, useRelayEnvironment } from 'react-relay';
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import { edgesOf } from '../../../relay/edgesOf';
import { type PlacedSession, placeSessions } from './placeSessions';
import type { LoadedSessions } from './SessionList';
import { useSessionsChangedSubscription } from './useSessionsChangedSubscription';

interface LiveList {
  loaded: LoadedSessions;
  earliestFirst: boolean;
  /** Whether a session is in the list by its filters. */
  belongs: (session: { readonly status: string; readonly leaderId: string }) => boolean;
}

/** The end of the last loaded page. */
interface PageEnd {
  cursor: string;
  session: PlacedSession;
}

/** Keeps open lists of sessions up to date and sorted. `readAgain` fetches them whenever the subscription starts or restarts. */
export function useLiveSessions(lists: readonly LiveList[], readAgain: () => void): void {
  const environment = useRelayEnvironment();
  const ends = useRef(new Map<string, PageEnd>());
  useEffect(() => {
    for (const { loaded } of lists) {
      const { connection, endCursor, sessions } = loaded;
      if (connection === null) continue;
      const last = sessions.at(-1);
      if (endCursor === null || !last) ends.current.delete(connection);
      // The page's original end stays, even if its last session has changed since.
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
            // Events lack data that differs between viewers; without a value the list would not render.
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

const dateTimeOf = (edge: RecordProxy) => String(edge.getLinkedRecord('node')?.getValue('dateTime'));

function newEdge(store: RecordSourceProxy, connection: RecordProxy, node: RecordProxy): RecordProxy {
  const edge = ConnectionHandler.createEdge(store, connection, node, 'SessionEdge');
  // Paging uses only the cursor in the page's info, which comes from the server.
  edge.setValue('', 'cursor');
  return edge;
}
