import type { TestMember } from '../../support/factories';
import type { TestServer } from '../../support/testServer';
import { reportCalls } from '../report/reportCalls';

export const link = 'https://cheap.example/pills';

const heldCases = `{ reportCases(state: OPEN, first: 60) { edges { node { contentId contentChangedAt } } } }`;

/** When what waits was last changed, as who may see it reads it. */
async function changedAt(server: TestServer, id: string, token?: string): Promise<string | null> {
  const { data } = await server.graphql(heldCases, {}, token);
  const nodes = (data?.reportCases?.edges ?? []).map(
    ({ node }: { node: { contentId: string; contentChangedAt: string | null } }) => node,
  );
  return nodes.find(({ contentId }: { contentId: string }) => contentId === id)?.contentChangedAt ?? null;
}

/** What tests of the rules against spam do. */
export const spamCalls = (server: TestServer) => ({
  ...reportCalls(server),
  /** Approves what waits, as it is now or was at another time; null says nothing of what was read. */
  approve: async (id: string, token?: string, seenAt?: string | null) =>
    server.graphql(
      `mutation ($input: ApproveContentInput!) { approveContent(input: $input) {
         contentId reportCase { isOpen decision isHeld } } }`,
      { input: { id, seenAt: seenAt === undefined ? await changedAt(server, id, token) : seenAt } },
      token,
    ),
  /** What waits or was found about a thing, as organisers see it; undefined if nothing. */
  async caseOf(id: string, token: string, state = 'OPEN') {
    const { data } = await server.graphql(
      `query ($state: ReportState!) { reportCases(state: $state, first: 60) { edges { node {
         id contentId isHeld findings heldText contentChangedAt excerpt decision canHide canRestore canRemove } } } }`,
      { state },
      token,
    );
    return data.reportCases.edges
      .map(({ node }: { node: { contentId: string } }) => node)
      .find(({ contentId }: { contentId: string }) => contentId === id);
  },
  /** A story as a member sees it; null if they don't. */
  async story(id: string, member?: TestMember) {
    const { data } = await server.graphql(
      'query ($id: ID!) { node(id: $id) { ... on Story { privacyLevel publishedAt heldBecause viewerCanHide } } }',
      { id },
      member?.token ?? '',
    );
    return data.node;
  },
  /** Makes an account older, so that it is new no more. */
  age: (member: TestMember, days = 30) =>
    server.app.services.db.dataSource.query(
      'UPDATE users SET created_at = created_at - INTERVAL ? DAY WHERE id = ?',
      [days, member.id],
    ),
  acts: async (thing: string) =>
    (
      await server.app.services.db.read<{ act: string }>(
        'SELECT act FROM audit_log WHERE thing = ? ORDER BY id',
        [thing],
      )
    ).map(({ act }) => act),
  /** What a member was told in the app, newest first. */
  async told(member: TestMember): Promise<{ kind: string; text: string; path: string }[]> {
    await server.app.notifier.drain();
    const { data } = await server.graphql(
      '{ viewer { notifications(first: 20) { edges { node { kind text path } } } } }',
      {},
      member.token,
    );
    return data.viewer.notifications.edges.map(({ node }: { node: object }) => node);
  },
});
