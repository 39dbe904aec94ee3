import { type GraphQLAnswer, type TestServer } from '../../support/testServer';

/** Operations about joining as a client sends them. */
export const joiningCalls = (server: TestServer) => ({
  joining: (invitation: string | null): Promise<GraphQLAnswer> =>
    server.graphql(
      'query ($invitation: String) { joining(invitation: $invitation) { mode invitation { isUsable inviterName } } }',
      { invitation },
    ),
  approve: (id: string, token: string): Promise<GraphQLAnswer> =>
    server.graphql(
      'mutation ($id: ID!) { approveMember(input: { id: $id }) { user { username } } }',
      { id },
      token,
    ),
  decline: (id: string, token: string): Promise<GraphQLAnswer> =>
    server.graphql(
      'mutation ($id: ID!) { declineMember(input: { id: $id }) { declinedUserId } }',
      { id },
      token,
    ),
  create: (input: object, token: string): Promise<GraphQLAnswer> =>
    server.graphql(
      `mutation ($input: CreateInvitationInput!) { createInvitation(input: $input) {
        link invitation { id note uses usesMax expiresAt isUsable viewerCanRevoke invitedBy { username } } } }`,
      { input },
      token,
    ),
  revoke: (id: string, token: string): Promise<GraphQLAnswer> =>
    server.graphql(
      'mutation ($id: ID!) { revokeInvitation(input: { id: $id }) { invitation { revokedAt isUsable } } }',
      { id },
      token,
    ),
  waiting: async (
    token: string,
  ): Promise<{ id: string; username: string; email: string | null; askedAt: string }[]> => {
    const { data } = await server.graphql(
      '{ waitingMembers(first: 100) { edges { node { askedAt email user { id username } } } } }',
      {},
      token,
    );
    return data.waitingMembers.edges.map(({ node: { user, ...rest } }: { node: { user: object } }) => ({
      ...rest,
      ...user,
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
  const [row] = await server.app.services.db.read<{ state: string }>(
    'SELECT state FROM users WHERE email = ?',
    [email],
  );
  return row?.state;
}

export async function usesOf(server: TestServer, id: string): Promise<number | undefined> {
  const [row] = await server.app.services.db.read<{ uses: number }>(
    'SELECT uses FROM invitations WHERE id = ?',
    [id],
  );
  return row?.uses;
}
