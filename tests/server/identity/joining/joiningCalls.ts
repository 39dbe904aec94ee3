import { type GraphQLAnswer, type TestServer } from '../../../support/testServer';

interface Waiting {
  id: string;
  username: string;
  email: string | null;
  isConfirmed: boolean;
}

/** Operations about joining as a client sends them. */
export const joiningCalls = (server: TestServer) => ({
  joining: (invitation: string | null): Promise<GraphQLAnswer> =>
    server.graphql(
      'query ($invitation: String) { joining(invitation: $invitation) { mode invitation { isUsable inviterName } } }',
      { invitation },
    ),
  approve: (id: string, token: string): Promise<GraphQLAnswer> =>
    server.mutate('approveMember', { id }, token, 'user { username }'),
  decline: (id: string, token: string): Promise<GraphQLAnswer> =>
    server.mutate('declineMember', { id }, token, 'declinedUserId'),
  create: (input: object, token: string): Promise<GraphQLAnswer> =>
    server.mutate(
      'createInvitation',
      input,
      token,
      'link invitation { id note uses usesMax expiresAt isUsable viewerCanRevoke invitedBy { username } }',
    ),
  revoke: (id: string, token: string): Promise<GraphQLAnswer> =>
    server.mutate('revokeInvitation', { id }, token, 'invitation { revokedAt isUsable }'),
  waiting: async (token: string): Promise<Waiting[]> => {
    const list =
      '{ waitingMembers(first: 100) { edges { node { askedAt isConfirmed email user { id username } } } } }';
    const data = await server.ask(list, token);
    return data.waitingMembers.edges.map(({ node }: { node: { user: object } }) => ({
      ...node,
      ...node.user,
    }));
  },
});

let made = 0;

/** The input of another sign-up each time. */
export function newcomer(invitation?: string | null) {
  made += 1;
  const username = `newcomer${made}`;
  return { username, email: `${username}@example.com`, password: 'Monday7pm', invitation };
}

/** The state of the account of an address; undefined if there is none. */
export async function stateOf(server: TestServer, email: string): Promise<string | undefined> {
  const [row] = await server.sql<{ state: string }>('SELECT state FROM users WHERE email = ?', [email]);
  return row?.state;
}

export async function usesOf(server: TestServer, id: string): Promise<number | undefined> {
  const [row] = await server.sql<{ uses: number }>('SELECT uses FROM invitations WHERE id = ?', [id]);
  return row?.uses;
}
