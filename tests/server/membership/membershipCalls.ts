import type { GraphQLAnswer, TestServer } from '../../support/testServer';

const member = `managedMember { id state roles viewerCanSuspend viewerCanRestore viewerCanSetRoles
  viewerCanEndSignIns viewerCanSendRecovery user { username } }`;
const change = (name: string) => `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) {
  ${name}(input: $input) { ${member} } }`;

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
      server.graphql(change(name), { input: { id, ...more } }, token);
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
      const { data } = await server.graphql(
        `{ auditLog(${args}) { edges { node { ${entry} } } } }`,
        {},
        token,
      );
      return nodesOf(data.auditLog) as Entry[];
    },
    accountLog: async (token: string): Promise<Entry[]> => {
      const { data } = await server.graphql(
        `{ viewer { accountLog(first: 50) { edges { node { ${entry} } } } } }`,
        {},
        token,
      );
      return nodesOf(data.viewer.accountLog) as Entry[];
    },
  };
};

export const codeOf = ({ errors }: GraphQLAnswer): unknown => errors?.[0]?.extensions.code;
