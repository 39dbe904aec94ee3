import { PrivacyLevel, Role } from '../../../../server/contract/enums';
import { hasNewLink, linksInMarkdown } from '../../../../server/features/stories/spam/addresses';
import { commentCalls } from '../../../support/commentCalls';
import { buildMember, buildStory, memberOfFile, type TestMember } from '../../../support/factories';
import { minMs } from '../../../support/minMs';
import { testServer } from '../../../support/testServer';
import { textShapes } from '../../../support/textShapes';
import { codeOf } from '../../staff/report/reportCalls';
import { link, spamCalls } from './spamCalls';

const server = testServer({ newAccountsWait: true });
const admin = memberOfFile(server, { roles: [Role.ADMIN, Role.USER] });
const calls = { ...commentCalls(server), ...spamCalls(server) };

let writer: TestMember;
beforeEach(async () => {
  writer = await buildMember(server);
});
const other = 'https://other.example/watches';

describe('the links of a story', () => {
  it.each([
    ['[x](https:\\//b.example)', 1],
    ['[x](http:b.example)', 1],
    ['[x](&#104;ttp://b.example)', 1],
    ['[x][1]\n\n[1]: http:b.example', 1],
    ['<http:b.example>', 1],
    ['[https://a.example](http:b.example)', 2],
    ['[x](https://b.example/c_(d)) https://b.example/c_(d)', 2],
    ['![x](&#104;ttps://b.example/p.png)', 1],
    ['![x](https\\://b.example/p.png)', 1],
    ['![x][1]\n\n[1]: &#104;ttps://b.example/p.png', 1],
    ['[![x](&#104;ttps://b.example/p.png)](http:a.example)', 2],
    ['[![x](&#104;ttps://b.example/p.png)](/stories)', 1],
    ['![x](https://b.example/p.png)', 1],
    ['![x](&#104;ttp://b.example/p.png) and ![y](/p.png)', 1],
    ['![[x](http:b.example)](https://a.example/p.png)', 2],
    ['[x][1]\n\n> [1]:\n> http:b.example', 1],
    ['[x](/stories) and [y](#note) and [z](mailto:a@b.example)', 0],
  ])('%s: %p', (text, count) => {
    expect(linksInMarkdown(text)).toHaveLength(count);
  });
});

it.each<[string, string[], string[], boolean]>([
  ['another', ['https://b.example'], ['https://a.example'], true],
  ['another path', ['https://a.example/B'], ['https://a.example/b'], true],
  ['one of two', ['https://a.example'], ['https://a.example', 'https://b.example'], false],
  ['the same, written otherwise', ['http:a.example/é.'], ['https://WWW.A.example/%C3%A9'], false],
  ['none', [], ['https://a.example'], false],
])('a link is new if it leads elsewhere: %s', (_, now, before, expected) => {
  expect(hasNewLink(now, before)).toBe(expected);
});

it('of more than 500 addresses that are written otherwise one is new', () => {
  const addresses = (count: number, host: string) =>
    Array.from({ length: count }, (_, n) => `http://${host}/${n}`);
  expect(hasNewLink(addresses(500, 'WWW.a.example'), addresses(500, 'a.example'))).toBe(false);
  expect(hasNewLink(addresses(501, 'WWW.a.example'), addresses(501, 'a.example'))).toBe(true);
  expect(hasNewLink(addresses(501, 'a.example'), addresses(600, 'a.example'))).toBe(false);
});

it.each(['http://ü.example', `http://a.example/${'b'.repeat(300)}`])(
  '%s is the same only as it is written',
  (address) => {
    expect(hasNewLink([address], [address])).toBe(false);
    expect(hasNewLink([address.replace('http', 'HTTP')], [address])).toBe(true);
  },
);

const ofAddresses = textShapes.filter(([shape]) => /address|host|links of which/.test(shape));
it.each(ofAddresses)('2 MB of %s are compared at once', (_, textOf) => {
  const text = textOf(2_000_000);
  const compare = () => hasNewLink(linksInMarkdown(`${text} http://a.example`), linksInMarkdown(text));
  expect(minMs(500, compare)).toBeLessThan(500);
});

/** Milliseconds of processor time for changing a public story, with the database's driver and all that else reads a text. */
async function msToChange(content: string): Promise<number> {
  const { id } = await buildStory(server, writer, { content, privacyLevel: PrivacyLevel.PUBLIC });
  const before = process.cpuUsage();
  await server.perform('updateStory', { id, content: `${content} end` }, writer.token);
  const { user, system } = process.cpuUsage(before);
  // Lists of what waits would have its whole text.
  await server.mutate('deleteStory', { id }, writer.token);
  return (user + system) / 1_000;
}

it.each(['addresses of such letters', 'pictures with long international hosts'])(
  'a public story of %s is changed in about the time that one of words takes',
  async (shape) => {
    const textOf = textShapes.find(([name]) => name === shape)?.[1];
    const length = 1_990_000;
    const ofWords = await msToChange('A word of it. '.repeat(length / 14));
    const ofShape = await msToChange(textOf?.(length).slice(0, length) ?? '');
    // It took eleven seconds. A slow machine has as much more time as its words take.
    expect(ofShape).toBeLessThan(Math.max(4_000, 6 * ofWords));
  },
);

describe('what was approved', () => {
  const story = async () => {
    const { id } = await buildStory(server, writer, {
      title: 'Seawall',
      content: `The tide: ${link}`,
      privacyLevel: PrivacyLevel.PUBLIC,
    });
    expect(codeOf(await calls.approve(id, admin.token))).toBe('ok');
    return id;
  };
  const change = (id: string, input: object) => server.perform('updateStory', { id, ...input }, writer.token);
  it.each<[string, object]>([
    ['its link leads elsewhere', { content: `The tide: ${other}` }],
    ['its title gets a link', { title: `Seawall ${other}` }],
    ['it hides a picture in Markdown', { content: `The tide ![x](&#104;ttps://other.example/p): ${link}` }],
    ['it hides a link in Markdown', { content: `The [tide](https:\\//other.example): ${link}` }],
  ])('of stories waits again if %s', async (_, input) => {
    const id = await story();
    await change(id, input);
    expect(await calls.story(id, admin)).toBeNull();
    expect(await calls.caseOf(id, admin.token)).toMatchObject({ isHeld: true });
  });

  it('of stories stays if a typo is mended', async () => {
    const id = await story();
    await change(id, { content: `The tides, ${link}.`, title: 'Sea wall' });
    expect(await calls.story(id, admin)).not.toBeNull();
  });

  const comment = async (content: string) => {
    const { id: storyId } = await buildStory(server, admin, { privacyLevel: PrivacyLevel.PUBLIC });
    const { data } = await calls.add({ storyId, content }, writer.token);
    const { id } = data.addComment.comment;
    expect(codeOf(await calls.approve(id, admin.token))).toBe('ok');
    return id;
  };
  const stateOf = async (id: string) =>
    (await server.sql<{ state: string }>('SELECT state FROM comments WHERE id = ?', [id]))[0]?.state;

  it.each([
    [
      'waits again if its link leads elsewhere, however short it is',
      `Hi ${link}`,
      'Hi https://b.example',
      'held',
    ],
    [
      'stays if a typo is mended',
      `A long and loveley comment about the story, and about its sea: ${link}`,
      `A long and lovely comment about the story, and about its sea: ${link}`,
      'shown',
    ],
  ])('of comments %s', async (_, before, content, state) => {
    const id = await comment(before);
    expect(codeOf(await calls.update({ id, content }, writer.token))).toBe('ok');
    expect(await stateOf(id)).toBe(state);
  });

  it('of comments waits again if it now repeats another', async () => {
    const text = `Everyone should read this wonderful offer at once, today: ${link}`;
    const id = await comment(`Lovely: ${link}`);
    await comment(text);
    await calls.update({ id, content: text }, writer.token);
    expect(await stateOf(id)).toBe('held');
  });
});
