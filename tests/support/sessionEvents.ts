import { connectSocket, type SocketMessage, type TestSocket } from './socketClient';
import type { TestServer } from './testServer';

/** A page's subscription with fields that are the same for every member. */
export const sessionChanged = `subscription ($id: ID!) { sessionChanged(id: $id) { removedSessionId session {
  id title description status participantCount registration openMoves leader { id name }
  participants(first: 10) { edges { node { id name username } } }
} } }`;
export const sessionsChanged = `subscription { sessionsChanged { removedSessionIds sessions { id title status participantCount } } }`;
/** Fields that differ between members. */
export const mySessionChanged = `subscription ($id: ID!) { sessionChanged(id: $id) { removedSessionId session {
  id title viewerIsParticipant viewerIsLeader viewerCanEdit
} } }`;

export const changeOf = ({ payload }: SocketMessage) =>
  payload?.data?.sessionChanged ?? payload?.data?.sessionsChanged;

/** The events received for an operation. */
export const eventsOf = (socket: TestSocket, operation: string) =>
  socket.received.filter(({ type, id }) => type === 'next' && id === operation);

export const titled = (title: string) => (message: SocketMessage) =>
  changeOf(message)?.session?.title === title;

/** Subscribes on a socket of the member, and returns when events arrive. */
export async function follow(
  server: TestServer,
  token: string | undefined,
  { query = sessionChanged, id }: { query?: string; id?: string },
  operation = '1',
): Promise<TestSocket> {
  const socket = await connectSocket(server, token);
  socket.subscribe(operation, query, id ? { id } : undefined);
  await socket.until((message) => message.id === operation);
  return socket;
}
