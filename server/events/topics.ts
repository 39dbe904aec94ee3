/** Every topic and its payload. Payloads carry ids only: who receives one loads and checks anew. */
export type Topics = {
  /** A story changed or went away; the key is its id. */
  storyChanged: [storyId: string, payload: { id: string }];
  /** A session's details, status or participants changed, or it went away; the key is its id. */
  sessionChanged: [sessionId: string, payload: { id: string }];
  /** The same of any session, for lists; the one key is 'all'. */
  sessionsChanged: [key: 'all', payload: { id: string }];
  /** Who is in a session's room, what they write or how much changed; the key is the session's id. */
  sessionRoomChanged: [sessionId: string, payload: { id: string }];
  /** Some of a member's sign-ins ended. Every server listens for all members', to close the sockets they opened. */
  signInsEnded: [payload: { userId: string }];
};
