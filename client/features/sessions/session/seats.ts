import type { RecordProxy, RecordSourceSelectorProxy } from 'relay-runtime';
import type { AuthViewer } from '../../../auth/lastViewer';

/** All of them, because a session has at most fifty seats. */
const all = { first: 50 };

/** Complete: while the page is read again, a field that is missing would replace the page by its skeleton. */
function memberRecord(store: RecordSourceSelectorProxy, viewer: AuthViewer): RecordProxy {
  const { id, name, displayName, username, profileImageUrl } = viewer;
  const record = store.get(id) ?? store.create(id, 'User');
  const shown = { id, name, displayName, username, profileImageUrl, isDeleted: false };
  for (const [field, value] of Object.entries(shown))
    if (record.getValue(field) === undefined) record.setValue(value, field);
  return record;
}

/** Optimistic update of joining or leaving. */
export function showSeat(
  store: RecordSourceSelectorProxy,
  sessionId: string,
  viewer: AuthViewer,
  joined: boolean,
): void {
  const session = store.get(sessionId);
  const count = session?.getValue('participantCount');
  if (!session || typeof count !== 'number' || session.getValue('viewerIsParticipant') === joined) return;
  const countAfter = count + (joined ? 1 : -1);
  session.setValue(joined, 'viewerIsParticipant');
  session.setValue(countAfter, 'participantCount');
  const registration = session.getValue('registration');
  if (registration !== 'CLOSED')
    session.setValue(countAfter < Number(session.getValue('capacity')) ? 'OPEN' : 'FULL', 'registration');

  const participants = session.getLinkedRecord('participants', all);
  if (!participants) return;
  const edges = (participants.getLinkedRecords('edges') ?? []).filter(
    (edge) => edge.getLinkedRecord('node')?.getDataID() !== viewer.id,
  );
  if (joined) {
    const edge = store.create(`${sessionId}:seat of ${viewer.id}`, 'UserEdge');
    edge.setLinkedRecord(memberRecord(store, viewer), 'node');
    edges.push(edge);
  }
  participants.setLinkedRecords(edges, 'edges');
  participants.setValue(countAfter, 'totalCount');
}
