import type { GraphQLAnswer, TestServer } from '../../../support/testServer';

const member = `managedMember { id state roles viewerCanSuspend viewerCanRestore viewerCanSetRoles
  viewerCanEndSignIns viewerCanSendRecovery user { username } }`;
export const theReason = 'They sold watches in the chat';

interface Entry {
  act: string;
  actorKind: string;
  actor: { username: string; name: string } | null;
  subject: { username: string; name: string } | null;
  thing: string | null;
  reason: string | null;
}

const entry = 'act actorKind thing reason createdAt actor { username name } subject { username name }';
const nodesOf = ({ edges }: { edges: { node: object }[] }) => edges.map(({ node }) => node);

/** Operations about members as staff sends them. */
export const membershipCalls = (server: TestServer) => {
  const act =
    (name: string) =>
    (id: string, token: string, more: object = { reason: theReason }): Promise<GraphQLAnswer> =>
      server.mutate(name, { id, ...more }, token, member);
  return {
    suspend: act('suspendMember'),
    restore: act('restoreMember'),
    endSignIns: act('endMemberSignIns'),
    sendRecovery: (id: string, token: string) => act('sendMemberRecovery')(id, token, {}),
    setRoles: (id: string, roles: string[], token: string) =>
      act('setMemberRoles')(id, token, { roles, reason: theReason }),
    members: (args: string, token: string): Promise<GraphQLAnswer> =>
      server.graphql(
        `{ managedMembers${args && `(${args})`} { totalCount pageInfo { hasNextPage endCursor } edges { node {
          id email isConfirmed state lastSeenAt joinedAt roles user { username } viewerCanSuspend } } } }`,
        {},
        token,
      ),
    auditLog: async (args: string, token: string): Promise<Entry[]> => {
      const entries = `{ auditLog(${args}) { edges { node { ${entry} } } } }`;
      return nodesOf((await server.ask(entries, token)).auditLog) as Entry[];
    },
    accountLog: async (token: string): Promise<Entry[]> => {
      const entries = `{ viewer { accountLog(first: 50) { edges { node { ${entry} } } } } }`;
      return nodesOf((await server.ask(entries, token)).viewer.accountLog) as Entry[];
    },
  };
};
