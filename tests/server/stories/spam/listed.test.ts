import { PrivacyLevel, Role } from '../../../../server/contract/enums';
import { listedMax } from '../../../../server/contract/spamRules';
import { commentCalls } from '../../../support/commentCalls';
import { buildMember, buildStory, memberOfFile, type TestMember } from '../../../support/factories';
import { testServer } from '../../../support/testServer';
import { codeOf } from '../../staff/report/reportCalls';
import { link, spamCalls } from './spamCalls';

const server = testServer({ newAccountsWait: true });
const admin = memberOfFile(server, { roles: [Role.ADMIN, Role.USER] });
const calls = { ...commentCalls(server), ...spamCalls(server) };

let host: TestMember;
let writer: TestMember;
let storyId: string;
beforeEach(async () => {
  host = await buildMember(server);
  writer = await buildMember(server);
  for (const member of [host, writer]) await calls.age(member);
  storyId = (await buildStory(server, host, { privacyLevel: PrivacyLevel.PUBLIC })).id;
});

/** Three links are only listed, because its author is not new. */
const listedText = (n = 0) => `${link} ${link} ${link}/${n}`;
const add = async (content = listedText(), { token } = writer): Promise<string> =>
  (await server.perform('addComment', { storyId, content }, token, 'comment { id }')).comment.id;
const publish = async (): Promise<string> => {
  const story = { title: 'Offers', content: listedText(), privacyLevel: 'PUBLIC' };
  return (await server.perform('createStory', story, writer.token, 'story { id }')).story.id;
};
const run = (mutation: string, id: string, { token }: TestMember) => server.perform(mutation, { id }, token);
const setLevel = (id: string, privacyLevel: string, { token }: TestMember) =>
  server.perform('updateStory', { id, privacyLevel }, token);
const leave = ({ password, token }: TestMember) => server.perform('deleteAccount', { password }, token);
/** The stored case of an item. */
const stored = async (id: string) =>
  (
    await server.sql<{ open: number | null; decision: string | null; excerpt: string }>(
      'SELECT open, decision, excerpt FROM report_cases WHERE subject_id = ?',
      [id],
    )
  )[0];
const withdrawn = { open: null, decision: 'withdrawn', excerpt: '' };

describe('a text that a rule has only listed is removed from the list with its excerpt once it is deleted:', () => {
  it.each<[string, () => Promise<string>, (id: string) => Promise<unknown>]>([
    ['a comment, by its author', add, (id) => run('deleteComment', id, writer)],
    ['a comment, by the story’s author', add, (id) => run('deleteComment', id, host)],
    ['a story', publish, (id) => run('deleteStory', id, writer)],
    ['a comment, with its story', add, () => run('deleteStory', storyId, host)],
    ['a comment, with the account of the story’s author', add, () => leave(host)],
  ])('%s', async (_, write, remove) => {
    const id = await write();
    expect(await calls.caseOf(id, admin.token)).toMatchObject({ isHeld: false });
    await remove(id);
    expect(await stored(id)).toEqual(withdrawn);
    expect(await calls.caseOf(id, admin.token)).toBeUndefined();
  });

  it('a text of a deleted account, whose case goes with it', async () => {
    const id = await publish();
    await leave(writer);
    expect(await stored(id)).toBeUndefined();
  });
});

it.each(['PRIVATE', 'SHARED'])(
  'a story that a rule has only listed is no longer listed once its author makes it %s',
  async (privacyLevel) => {
    const id = await publish();
    expect(await calls.caseOf(id, admin.token)).toMatchObject({ isHeld: false });
    await setLevel(id, privacyLevel, writer);
    expect(await stored(id)).toEqual(withdrawn);
    expect(await calls.caseOf(id, admin.token)).toBeUndefined();
  },
);

it('a reported text stays for a decision, with its excerpt, after its author deleted it', async () => {
  const id = await add();
  await calls.report(id, host.token);
  await run('deleteComment', id, writer);
  expect(await stored(id)).toMatchObject({ open: 1, excerpt: listedText() });
});

it('a listed comment stays listed when its story closes to the group', async () => {
  const id = await add();
  await setLevel(storyId, 'PRIVATE', host);
  expect(await stored(id)).toMatchObject({ open: 1 });
});

it('at most 20 texts of one author are listed at a time', async () => {
  const ids: string[] = [];
  for (let n = 0; n <= listedMax; n += 1) ids.push(await add(listedText(n)));
  const [first = '', second = ''] = ids;
  const extra = ids.at(-1) ?? '';
  for (const id of ids.slice(0, listedMax)) expect(await stored(id)).toMatchObject({ open: 1 });
  expect(await stored(extra)).toBeUndefined();
  expect(await calls.acts(extra)).toEqual([]);

  // Texts by others, reported ones and already listed ones are unaffected.
  expect(await stored(await add(listedText(), host))).toMatchObject({ open: 1 });
  await calls.report(extra, host.token);
  await calls.update({ id: extra, content: `${listedText()} https://one.more.example` }, writer.token);
  expect(await calls.acts(extra)).toEqual(['content_flagged']);
  await calls.update({ id: second, content: `${listedText()} https://two.more.example` }, writer.token);
  expect(await calls.caseOf(second, admin.token)).toMatchObject({ findings: ['The text has 4 links'] });

  const { id: caseId } = await calls.caseOf(first, admin.token);
  expect(codeOf(await calls.dismiss(caseId, admin.token))).toBe('ok');
  expect(await stored(await add(listedText(99)))).toMatchObject({ open: 1 });
});

it('a text that has to wait does so, however many texts of its author are listed', async () => {
  for (let n = 0; n < listedMax; n += 1) await add(listedText(n));
  // As if the account were new again.
  await server.sql('UPDATE users SET created_at = NOW() WHERE id = ?', [writer.id]);
  expect(await calls.caseOf(await add(link), admin.token)).toMatchObject({ isHeld: true });
});
