import { execute, type GraphQLError, parse, validate } from 'graphql';
import { PrivacyLevel, Role } from '../../server/contract/enums';
import { callFieldsDirectly } from '../../server/graphql/directFields';
import { selectedFields } from '../../server/graphql/selectedFields';
import { makeSchema } from '../../server/schema';
import {
  buildComment,
  buildExercise,
  buildFeedback,
  buildJournal,
  buildMember,
  buildNote,
  buildSession,
  buildStory,
  type TestMember,
} from '../support/factories';
import { fuzzSeed, isFullFuzz, randomFrom } from '../support/fuzzing';
import { randomDocuments } from '../support/randomDocuments';
import { contextOf, startTestServer, type TestServer } from '../support/testServer';

jest.setTimeout(60 * 60_000);

const documentsAsked = isFullFuzz ? 3_000 : 200;

const schema = makeSchema();
callFieldsDirectly(schema);

/** Some fields tell the time. */
const now = new Date();

let server: TestServer;
let people: TestMember[];
const ids: string[] = [];

/** Characters that JSON escapes, and some that take several bytes. */
const strange = 'She said "no\\n": it\tfell.\r\n\u0001\u007f\u2028 café 字 😀 <b>';
/** MariaDB declares JSON of a text too short for these. */
const controls = '\u0001'.repeat(200);

beforeAll(async () => {
  server = await startTestServer();
  const admin = await buildMember(server, { roles: [Role.USER, Role.ADMIN], displayName: 'Á "b" \\ 😀' });
  const authors = await Promise.all([
    buildMember(server, { bio: strange }),
    buildMember(server, { displayName: '字' }),
    buildMember(server),
  ]);
  people = [admin, ...authors];
  const [one, two, three] = authors as [TestMember, TestMember, TestMember];
  ids.push(...people.map(({ id }) => id));
  for (const [n, author] of [one, two, one, three].entries()) {
    const told = {
      title: `“Rain” \\ ${n} 😀`,
      content: `${strange} ${n}`,
      tags: ['sea', 'été', 'two words'].slice(n % 3),
    };
    const story = await buildStory(server, author, { ...told, privacyLevel: PrivacyLevel.PUBLIC });
    const shared = await buildStory(server, author, { ...told, privacyLevel: PrivacyLevel.SHARED });
    const named = await buildStory(server, author, { ...told, sharedWith: [two, three].slice(n % 2) });
    const own = await buildStory(server, author, told);
    for (const [place, member] of [two, three, one, two].entries())
      ids.push((await buildComment(server, member, story.id, `${place} ${strange}`)).id);
    const ctx = await contextOf(server, two.token);
    await ctx.db.transaction((tx) =>
      tx.execute('INSERT INTO story_favorites (user_id, story_id, created_at) VALUES (?, ?, ?)', [
        ...[two.id, story.id],
        new Date(Date.UTC(2026, 10, n + 1)),
      ]),
    );
    ids.push(story.id, shared.id, named.id, own.id);
    ids.push((await buildSession(server, admin, { title: strange, joined: [one, two].slice(n % 2) })).id);
    ids.push((await buildFeedback(server, author, { description: strange + controls })).id);
    ids.push(
      (await buildJournal(server, author, { content: controls })).id,
      (await buildNote(server, author)).id,
    );
  }
  ids.push((await buildExercise(server, admin, { tags: ['sea'] })).id);
  await server.app.notifier.drain();
});
afterAll(() => server?.close());

/** Without links for downloads, which tell the second; some random documents name an alias that isn't one. */
function isFit(text: string): boolean {
  try {
    return !text.includes('downloads') && validate(schema, parse(text)).length === 0;
  } catch {
    return false;
  }
}

/** The part of an error's path that leads to the value which it made null. */
function placeOf({ path = [] }: GraphQLError, data: unknown): string {
  let value = data;
  let depth = 0;
  while (value != null && depth < path.length) {
    value = (value as Record<string, unknown>)[path[depth] as string];
    depth += 1;
  }
  return path.slice(0, depth).join('.');
}

/** The answer, read ahead or field by field. If several errors make one value null, any of them may be reported. */
async function answerOf(text: string, token: string | undefined, ahead: boolean): Promise<string> {
  const document = parse(text);
  const contextValue = { ...(await contextOf(server, token)), now: () => now };
  if (ahead) {
    contextValue.answer.selected = selectedFields(schema, document);
    contextValue.answer.mayCombine = true;
  }
  const { data, errors = [] } = await execute({ schema, document, contextValue });
  const refused = new Set(errors.map((error) => placeOf(error, data)));
  return JSON.stringify([data, [...refused].sort()], null, 1);
}

it('what is read ahead, and in one statement, gives the same answers and refusals as field by field', async () => {
  const next = randomDocuments({ schema, random: randomFrom(fuzzSeed + 2), ids });
  const documents = Array.from({ length: documentsAsked }, next).filter(isFit);
  let withData = 0;
  for (const [n, text] of documents.entries()) {
    const token = people[n % 5]?.token;
    const plain = await answerOf(text, token, false);
    // Several times: only statements that are often asked together are combined.
    for (let time = 0; time < 2; time += 1)
      if ((await answerOf(text, token, true)) !== plain) {
        process.stderr.write(`  seed ${fuzzSeed}, document ${n}: ${text}\n`);
        expect(await answerOf(text, token, true)).toBe(plain);
      }
    if (/"a\d+": [{[]/.test(plain)) withData += 1;
  }
  expect(withData).toBeGreaterThan(documents.length / 4);
});

const story = `fragment Facts on Story { id title excerpt notes privacyLevel isFavorited isSharedWithViewer viewerCanEdit
  viewerCanShare viewerCanComment author { id username name displayName bio isDeleted createdAt }
  tags { id name } sharedWith { username } }`;
const comments = 'totalCount edges { node { id content viewerCanEdit viewerCanDelete author { username } } }';
const session = `fragment Meeting on Session { id title viewerIsParticipant viewerIsLeader viewerCanEdit
  leader { username bio } participants(first: 50) { totalCount edges { cursor node { username displayName } } }
  nextSession { id } viewerWriting { words } room { writers { isLeader member { username } } } }`;
const lists = `{ publicStories { totalCount edges { cursor node { ...Facts content } } }
  sessions { totalCount edges { node { ...Meeting } } }
  viewer { stories { totalCount edges { node { ...Facts } } } favoriteStories { edges { cursor node { ...Facts } } }
    sharedStories { totalCount edges { node { ...Facts } } } newInGroup { ...Facts }
    waitingStories { newComments story { ...Facts } } notifications { unreadCount edges { node { kind text path startsAt
      actorCount actors { username } story { ...Facts } session { title } comment { content } } } } } } ${story} ${session}`;
const one = (id: string) => `{ one: story(id: "${id}") { ...Facts content comments(first: 2) { ${comments} } }
  session(id: "${id}") { ...Meeting }
  user: node(id: "${id}") { ... on User { username stories { totalCount edges { node { ...Facts } } } } } } ${story} ${session}`;

it('so do the fields of the hot screens, for each viewer and each thing', async () => {
  for (const token of [undefined, ...people.map((person) => person.token)])
    for (const text of [lists, ...ids.map(one)]) {
      const plain = await answerOf(text, token, false);
      for (let time = 0; time < 2; time += 1) expect(await answerOf(text, token, true)).toBe(plain);
    }
});
