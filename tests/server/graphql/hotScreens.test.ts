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

type Ask = [query: string, variables?: Record<string, unknown>, token?: string];

/** How many statements a request takes; the sign-in's is one of them. */
async function statementsOf(...[query, variables = {}, token = reader.token]: Ask): Promise<number> {
  const { server } = house;
  const ask = () => server.graphql(query, variables, token || undefined);
  const { result, sent } = await statementsDuring(server.app.services.db, ask);
  expect(result.errors).toBeUndefined();
  return sent.length;
}

const days = { from: '2026-01-01', to: '2026-12-31' };

describe('a screen takes few statements, whatever it shows', () => {
  it.each<[string, () => Record<string, unknown>, number]>([
    ['DashboardPageQuery', () => days, 26],
    ['StoryPageQuery', () => ({ id: storyId, withComments: true }), 14],
    ['StoriesPageQuery', () => ({ my: true, shared: false, favorites: false }), 7],
    ['SessionPageQuery', () => ({ id: sessionId }), 14],
    ['SessionsPageQuery', () => ({ count: 20, earlierCount: 20, leaderId: null, withEarlier: true }), 7],
  ])('%s', async (name, variables, most) => {
    expect(await statementsOf(documents.get(name) ?? '', variables())).toBeLessThanOrEqual(most);
  });

  it('the dashboard has news of each kind to read', async () => {
    const query = documents.get('DashboardPageQuery') ?? '';
    const { viewer } = (await house.server.graphql(query, days, reader.token)).data;
    const { newInGroup, notifications, waitingStories } = viewer;
    expect([newInGroup, notifications.edges, waitingStories].map(({ length }) => length)).toEqual([5, 5, 1]);
  });

  it.each([BlogPageDocument, StoryPageDocument])('a public document’s query %#', async (document) => {
    // Documents are made as for a visitor.
    expect(await statementsOf(print(document), { id: storyId }, '')).toBeLessThanOrEqual(7);
  });
});

const list = (
  first: number,
) => `{ publicStories(first: ${first}) { edges { cursor node { id title excerpt isFavorited
  author { id username displayName bio } tags { id name } } } pageInfo { hasNextPage } } }`;

it.each([1, 5, 100])('a list of %i stories with authors, tags and favourites takes five', async (first) => {
  expect(await statementsOf(list(first))).toBe(5);
});

it('a session with its leader and participants takes six', async () => {
  const session = `query ($id: ID!) { session(id: $id) { title viewerIsParticipant leader { username }
    participants(first: 50) { totalCount edges { node { id username displayName } } } } }`;
  expect(await statementsOf(session, { id: sessionId })).toBe(6);
});
