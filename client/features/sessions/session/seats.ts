import type { RecordProxy, RecordSourceSelectorProxy } from 'relay-runtime';
import type { AuthViewer } from '../../../auth/lastViewer';

/** The arguments with which pages read all participants: a session has at most fifty seats. */
const allParticipants = { first: 50 };

/** The viewer's record, with all fields of a participant: a missing one would replace the page by its skeleton until it is read. */
function participantRecord(store: RecordSourceSelectorProxy, viewer: AuthViewer): RecordProxy {
  const { id, name, displayName, username, profileImageUrl } = viewer;
  const record = store.get(id) ?? store.create(id, 'User');
  const fields = { id, name, displayName, username, profileImageUrl, isDeleted: false };
  for (const [field, value] of Object.entries(fields))
    if (record.getValue(field) === undefined) record.setValue(value, field);
  return record;
}

/** The optimistic update of joining or leaving. */
export function updateSeat(
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

  const participants = session.getLinkedRecord('participants', allParticipants);
  if (!participants) return;
  const edges = (participants.getLinkedRecords('edges') ?? []).filter(
    (edge) => edge.getLinkedRecord('node')?.getDataID() !== viewer.id,
  );
  if (joined) {
    const edge = store.create(`${sessionId}:seat of ${viewer.id}`, 'UserEdge');
    edge.setLinkedRecord(participantRecord(store, viewer), 'node');
    edges.push(edge);
  }
  participants.setLinkedRecords(edges, 'edges');
  participants.setValue(countAfter, 'totalCount');
}
