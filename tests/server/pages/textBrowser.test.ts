import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { askDocument } from '../../support/documents';
import { everyDocument } from '../../support/everyDocument';
import { testServer } from '../../support/testServer';
import { testWithProgram } from '../../support/testWithProgram';

const server = testServer();

const testWithBrowser = testWithProgram('w3m', '-version');

interface Seen {
  address: string;
  /** As the terminal shows it, with the number of a link before its words. */
  text: string;
  links: readonly (string | undefined)[];
}

/** What w3m shows of an address. It knows neither scripts nor styles. */
async function open(address: string): Promise<Seen> {
  const { stdout } = await promisify(execFile)(
    'w3m',
    ['-dump', '-cols', '100', '-o', 'display_link_number=1', '-I', 'UTF-8', '-O', 'UTF-8', address],
    { timeout: 60_000, env: { PATH: process.env.PATH, HOME: tmpdir(), LANG: 'C.UTF-8' } },
  );
  const [text = '', references = ''] = stdout.split('\nReferences:\n');
  const links: string[] = [];
  for (const [, number, link = ''] of references.matchAll(/^\[(\d+)\] (.*)$/gm)) links[Number(number)] = link;
  return { address, text: text.replace(/\s+/g, ' '), links };
}

/** Follows the first link with these words. */
function follow(page: Seen, words: string): Promise<Seen> {
  const [before] = page.text.split(`]${words}`);
  const link = page.links[Number(/\[(\d+)$/.exec(before ?? '')?.[1])];
  if (!link) throw new Error(`${page.address} has no link '${words}': ${page.text}`);
  return open(link);
}

testWithBrowser('a text browser reads every kind of public page, turns pages and searches', async () => {
  const addresses = await everyDocument(server);
  const landing = await open(server.url);
  expect(landing.text).toContain('An evening for writing, kept together.');
  // Links don’t run together.
  expect(landing.text).toMatch(/Skip to content \[\d+\]Monday Writers \[\d+\]About \[\d+\]Blog /);

  const blog = await follow(landing, 'Read our stories');
  expect(blog.text).toContain('The blog');
  expect(blog.text).toContain('The newest');
  const older = await follow(blog, 'Older stories');
  expect(older.text).toContain('Part 20');
  expect(older.text).not.toContain('The newest');
  const oldest = await follow(older, 'Older stories');
  expect(oldest.text).toContain('Part 1');
  expect(oldest.text).not.toContain('Older stories');
  expect((await follow(older, 'Newer stories')).text).toContain('The newest');

  // The address to which the form leads.
  expect(blog.text).toMatch(/Search stories \[\d+\]\[ \] (\[\d+\])?\[?Search/);
  const [, action, field] = /<form[^>]* action="([^"]*)".*?<input[^>]* name="([^"]*)"/.exec(
    (await askDocument(server, '/blog')).text,
  ) as RegExpExecArray;
  const found = await open(`${server.url}${action}?${field}=ferry`);
  expect(found.text).not.toContain('The newest');

  const story = await follow(found, 'A ferry and everything');
  for (const words of [
    'A heading',
    'in a quote',
    'Monday',
    'const answer = "a < b && c > d";',
    '<b>this</b>',
  ])
    expect(story.text).toContain(words);
  const author = await follow(story, 'Inés');
  expect(author.text).toContain('Writes on trains.');
  expect(author.text).toContain('The newest');
  const tag = await follow(story, 'two words');
  expect(tag.text).toContain('A ferry and everything');
  expect((await follow(story, 'The newest')).text).toContain('It was a Monday, and everyone was writing.');

  for (const [link, words] of [
    ['About', 'We began as a few people around one table'],
    ['Terms', 'Terms of Service'],
    ['Privacy', 'Privacy Policy'],
  ] as const)
    expect((await follow(story, link)).text).toContain(words);

  expect(story.text).toContain('Picture from linked.example');

  const nowhere = await open(`${server.url}${addresses['unknown address'].path}`);
  expect(nowhere.text).toContain('Nobody has written anything here.');
  expect((await follow(nowhere, 'Go home')).text).toBe(landing.text);
  for (const name of ['story that is gone', 'story that never was'] as const) {
    const gone = await open(`${server.url}${addresses[name].path}`);
    expect(gone.text).toContain('Story not found or no longer public.');
    expect((await follow(gone, 'Browse Stories')).text).toBe(blog.text);
  }
  // What only a script can do isn’t in the way.
  const about = await follow(landing, 'About');
  expect(about.text).not.toContain('Write Your Story');
  for (const { text } of [landing, about, blog, story, author, tag, nowhere])
    expect(text).not.toMatch(/\bAa\b|settings|Text size|Theme|\( ?\)|\bShare\b|Go back|Dashboard/);
});
