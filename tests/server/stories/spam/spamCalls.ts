import type { TestMember } from '../../../support/factories';
import type { TestServer } from '../../../support/testServer';
import { reportCalls } from '../../staff/report/reportCalls';

export const link = 'https://cheap.example/pills';

const seenInCases =
  'id contentId isHeld findings heldText contentChangedAt excerpt decision canHide canRestore canRemove';

/** The case of an item as organisers see it: whether it waits, and the findings; undefined if there is none. */
async function caseOf(server: TestServer, id: string, token = '', state = 'OPEN') {
  const cases = `{ reportCases(state: ${state}, first: 60) { edges { node { ${seenInCases} } } } }`;
  const { data } = await server.graphql(cases, {}, token);
  const nodes = (data?.reportCases?.edges ?? []).map(({ node }: { node: { contentId: string } }) => node);
  return nodes.find(({ contentId }: { contentId: string }) => contentId === id);
}

/** Operations for tests of the spam rules. */
export const spamCalls = (server: TestServer) => ({
  ...reportCalls(server),
  /** Approves a waiting text in its current version or that of `seenAt`; null omits the time. */
  approve: async (id: string, token?: string, seenAt?: string | null) => {
    const seen = seenAt === undefined ? (await caseOf(server, id, token))?.contentChangedAt : seenAt;
    const decided = 'contentId reportCase { isOpen decision isHeld }';
    return server.mutate('approveContent', { id, seenAt: seen ?? null }, token, decided);
  },
  caseOf: (id: string, token: string, state?: string) => caseOf(server, id, token, state),
  /** A story as a member sees it; null if they don't. */
  async story(id: string, member?: TestMember) {
    const data = await server.ask(
      `{ node(id: "${id}") { ... on Story { privacyLevel publishedAt heldBecause viewerCanHide } } }`,
      member?.token,
    );
    return data.node;
  },
  /** Makes an account older, so that it is no longer new. */
  age: (member: TestMember, days = 30) =>
    server.sql('UPDATE users SET created_at = created_at - INTERVAL ? DAY WHERE id = ?', [days, member.id]),
  acts: async (thing: string) =>
    (await server.sql<{ act: string }>('SELECT act FROM audit_log WHERE thing = ? ORDER BY id', [thing])).map(
      ({ act }) => act,
    ),
  /** A member's notifications in the app, newest first. */
  async notificationsOf(member: TestMember): Promise<{ kind: string; text: string; path: string }[]> {
    await server.app.notifier.drain();
    const data = await server.ask(
      '{ viewer { notifications(first: 20) { edges { node { kind text path } } } } }',
      member.token,
    );
    return data.viewer.notifications.edges.map(({ node }: { node: object }) => node);
  },
});
