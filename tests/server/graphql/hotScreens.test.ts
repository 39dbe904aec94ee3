import { print } from 'graphql';
import { GoalUnit, PrivacyLevel } from '../../../server/contract/enums';
import { loadPersistedDocuments } from '../../../server/graphql/admission/persistedDocuments';
import { BlogPageDocument, StoryPageDocument } from '../../../server/pages/__generated__/operations';
import {
  buildChallenge,
  buildComment,
  buildMember,
  buildStory,
  type TestMember,
} from '../../support/factories';
import { statementsDuring } from '../../support/statements';
import { openRoomHouse, type RoomHouse } from '../sessions/room/roomHouse';

let house: RoomHouse;
let reader: TestMember;
let storyId: string;
let sessionId: string;

const documents = new Map(
  [...loadPersistedDocuments().values()].map((text) => [/^query (\w+)/.exec(text)?.[1], text]),
);

beforeAll(async () => {
  house = await openRoomHouse();
  const { server } = house;
  const writers = await Promise.all(Array.from({ length: 5 }, () => buildMember(server)));
  reader = await buildMember(server);
  for (const writer of writers) {
    const told = { privacyLevel: PrivacyLevel.PUBLIC, tags: ['sea', 'night'] };
    storyId = (await buildStory(server, writer, told)).id;
    await buildStory(server, writer, { sharedWith: [reader] });
  }
  await buildStory(server, writers[4] as TestMember, { privacyLevel: PrivacyLevel.PUBLIC });
  const own = await buildStory(server, reader, { privacyLevel: PrivacyLevel.SHARED });
  await buildComment(server, writers[0] as TestMember, own.id);
  await server.app.notifier.drain();
  // More than a page.
  for (let n = 0; n < 30; n += 1) await buildComment(server, writers[n % 5] as TestMember, storyId);
  const goal = 'mutation { setGoal(input: { period: DAY, unit: WORDS, target: 300 }) { __typename } }';
  await server.graphql(goal, {}, reader.token);
  for (const unit of [GoalUnit.WORDS, GoalUnit.MINUTES]) {
    const { id } = await buildChallenge(server, writers[0] as TestMember, { unit });
    const join = 'mutation ($id: ID!) { joinChallenge(input: { id: $id }) { __typename } }';
    expect((await server.graphql(join, { id }, reader.token)).errors).toBeUndefined();
  }
  sessionId = (await house.start([...writers, reader], { capacity: 50 })).id;
});
afterAll(() => house.server.close());

/** The statements of the screen's query after it has often been asked. */
async function statementsOf(
  query: string,
  variables: Record<string, unknown>,
  token: string | undefined = reader.token,
): Promise<number> {
  const { server } = house;
  const ask = () => server.graphql(query, variables, token || undefined);
  const first = await ask();
  expect(first.errors).toBeUndefined();
  for (let n = 0; n < 5; n += 1) await ask();
  const { result, sent } = await statementsDuring(server.app.services.db, ask, { combined: true });
  expect(result.data).toEqual(first.data);
  return sent.length;
}

describe('a screen takes at most three statements, the sign-in’s included', () => {
  it.each<[string, () => Record<string, unknown>]>([
    ['DashboardPageQuery', () => ({ from: '2026-01-01', to: '2026-12-31' })],
    ['StoryPageQuery', () => ({ id: storyId, withComments: true })],
    ['StoriesPageQuery', () => ({ my: true, shared: false, favorites: false })],
    ['SessionPageQuery', () => ({ id: sessionId })],
    ['SessionsPageQuery', () => ({ count: 20, earlierCount: 20, leaderId: null, withEarlier: true })],
  ])('%s', async (name, variables) => {
    expect(await statementsOf(documents.get(name) ?? '', variables())).toBeLessThanOrEqual(3);
  });

  it('the dashboard has news of each kind to read, and for staff also reports', async () => {
    const query = documents.get('DashboardPageQuery') ?? '';
    const days = { from: '2026-01-01', to: '2026-12-31' };
    const { viewer } = (await house.server.graphql(query, days, reader.token)).data;
    const { newInGroup, notifications, waitingStories } = viewer;
    expect([newInGroup, notifications.edges, waitingStories].map(({ length }) => length)).toEqual([5, 5, 1]);
    // The sign-in's statement reads the viewer, too, so that all else is asked together.
    expect(await statementsOf(query, days)).toBe(2);
    expect(await statementsOf(query, days, house.leader.token)).toBe(2);
  });

  it.each([BlogPageDocument, StoryPageDocument])('a public document’s query %#', async (document) => {
    // Documents are made as for a visitor.
    expect(await statementsOf(print(document), { id: storyId }, '')).toBeLessThanOrEqual(3);
  });

  it('a list with authors, tags and favourites takes three', async () => {
    const list = `{ publicStories(first: 20) { edges { cursor node { id title excerpt isFavorited
      author { id username displayName bio } tags { id name } } } pageInfo { hasNextPage } } }`;
    expect(await statementsOf(list, {})).toBe(3);
  });

  it('a session with its leader and participants takes three', async () => {
    const session = `query ($id: ID!) { session(id: $id) { title viewerIsParticipant leader { username }
      participants(first: 50) { totalCount edges { node { id username displayName } } } } }`;
    expect(await statementsOf(session, { id: sessionId })).toBe(3);
  });
});
