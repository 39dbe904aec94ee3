/** Every topic and its payload. Payloads carry ids only: who receives one loads and checks anew. */
export type Topics = {
  /** A story changed or went away; the key is its id. */
  storyChanged: [storyId: string, payload: { id: string }];
  /** Some of a member's sign-ins ended. Every server listens for all members', to close the sockets they opened. */
  signInsEnded: [payload: { userId: string }];
};
