import { PrivacyLevel } from '../../server/contract/enums';
import { buildMember, buildStory, changeStory } from './factories';
import type { TestServer } from './testServer';

/** Everything that Markdown can become. */
const everyMarkdown = [
  '# A heading',
  'Some *words*, **others**, ~~none~~, `code` and a [link](https://example.com "Title").  \nAnother line.',
  '## A smaller one',
  '> A quote\n>\n> > in a quote\n>\n> - with a list',
  '- one\n  - two\n    1. three\n    2. four\n- five',
  '1. first\n\n   with a paragraph\n2. second',
  '- [x] done\n- [ ] to do',
  '***',
  '| who | words | when |\n|:---|---:|:---:|\n| Ada | 12 | Monday |\n| *Inés* | `3` | [now](/blog) |',
  `|${' a column |'.repeat(12)}\n|${'---|'.repeat(12)}\n|${' words |'.repeat(12)}`,
  '```js\nconst answer = "a < b && c > d";\n```',
  '    an indented block',
  '![A lamp](https://pictures.example/lamp.png "The lamp") and ![](https://pictures.example/none.png)',
  '[![](https://linked.example/lamp.png)](https://example.com/)',
  'זה היה מאוחר, and <b>this</b> &copy; stays text.',
  `A long word: ${'mondaywriters'.repeat(12)}`,
  'https://example.com/an/address/that/goes/on?and=on&on=and#on',
  'A note[^1], and the same[^1].\n\n[^1]: With *its* text.\n\n    And more of it.',
].join('\n\n');

/** The address of a document, and the status of its answer. */
export interface Address {
  path: string;
  status: number;
}

const found = (path: string): Address => ({ path, status: 200 });
const missing = (path: string): Address => ({ path, status: 404 });

/** Addresses of each kind of public document, by what a reader finds there. */
export async function everyDocument(server: TestServer) {
  const privacyLevel = PrivacyLevel.PUBLIC;
  const author = await buildMember(server, {
    username: 'ines',
    displayName: 'Inés',
    bio: 'Writes on trains.',
  });
  const other = await buildMember(server, { username: 'ben' });
  for (let n = 1; n <= 42; n += 1)
    await buildStory(server, author, { title: `Part ${n}`, tags: ['harbour'], privacyLevel });
  const withdrawn = await buildStory(server, author, { title: 'Withdrawn', privacyLevel });
  await changeStory(server, author, withdrawn, { privacyLevel: PrivacyLevel.PRIVATE });
  const plain = await buildStory(server, other, { title: '', lang: 'de', listed: false, privacyLevel });
  const told = { title: 'A ferry and everything', content: everyMarkdown, tags: ['harbour', 'two words'] };
  const story = await buildStory(server, author, { ...told, privacyLevel });
  await buildStory(server, author, { title: 'The newest', privacyLevel });

  const olderOf = async (path: string) => {
    const html = await (await fetch(server.url + path)).text();
    const href = /href="([^"]*after=[^"]*)"/.exec(html)?.[1];
    if (!href) throw new Error(`${path} has no link to older stories`);
    return href.replaceAll('&amp;', '&');
  };
  return {
    'landing page': found('/'),
    about: found('/about'),
    blog: found('/blog'),
    'page 2 of the blog': found(await olderOf('/blog')),
    search: found('/blog?q=ferry'),
    'page 2 of a search': found(await olderOf('/blog?q=part')),
    'search without a find': found('/blog?q=zebra'),
    story: found(`/blog/${story.id}`),
    'story without a title': found(`/blog/${plain.id}`),
    author: found('/blog/by/ines'),
    'page 2 of an author': found(await olderOf('/blog/by/ines')),
    tag: found('/blog/tags/harbour'),
    'tag of two words': found('/blog/tags/two%20words'),
    terms: found('/terms'),
    privacy: found('/privacy'),
    'story that is gone': { path: `/blog/${withdrawn.id}`, status: 410 },
    'story that never was': missing('/blog/story_nothing'),
    'author without stories': missing('/blog/by/nobody'),
    'tag without stories': missing('/blog/tags/nothing'),
    'unknown address': missing('/no/such/place'),
  };
}
