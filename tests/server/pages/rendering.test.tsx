import { renderToStaticMarkup } from 'react-dom/server';
import { PrivacyLevel } from '../../../server/contract/enums';
import { parser } from '../../../server/markdown/parser';
import { About } from '../../../server/pages/components/About';
import { Landing } from '../../../server/pages/components/Landing';
import { Footer, Header } from '../../../server/pages/components/Layout';
import { ReadingSettings } from '../../../server/pages/components/ReadingSettings';
import { CardList } from '../../../server/pages/components/StoryList';
import { toMarkup } from '../../../server/pages/markup';
import { writeStep } from '../../../server/pages/routes/blog';
import { askDocument } from '../../support/documents';
import { buildStory, changeStory, memberOfFile } from '../../support/factories';
import { statementsDuring } from '../../support/statements';
import { testServer } from '../../support/testServer';

const server = testServer();
const ada = memberOfFile(server, { username: 'ada' });

const story = {
  id: 'story_1',
  title: '"Quotes" & <tags>',
  createdAt: '2026-11-23T19:00:00.000Z',
  publishedAt: null,
  readingTimeMinutes: 1,
  author: { username: 'o’hara & co', name: '', isDeleted: false },
  excerpt: 'It’s > it was\u0000 …',
};

describe('elements are printed as React prints them', () => {
  test.each([
    ['the header', <Header key="header" step={writeStep} />],
    ['the footer', <Footer key="footer" />],
    ['the landing page', <Landing key="landing" />],
    ['about', <About key="about" />],
    ['the settings', <ReadingSettings key="settings" />],
    ['cards', <CardList key="cards" stories={[story]} zone="UTC" />],
    [
      'values of each type',
      <p key="values" hidden={false} lang={undefined} data-empty="" aria-hidden title={'a"b<c'}>
        {0}
        {false}
        {null}
        {['a', <b key="b">&amp;</b>]}
        <input defaultValue="<x>" />
      </p>,
    ],
  ])('%s', (_name, node) => {
    // React also escapes apostrophes, which nothing here needs.
    expect(toMarkup(node)).toBe(renderToStaticMarkup(node).replaceAll('&#x27;', "'"));
  });
});

const publish = (content: string) => buildStory(server, ada, { content, privacyLevel: PrivacyLevel.PUBLIC });

test('a text is rendered once, whatever else is written, and again when it changes', async () => {
  const story = await publish('The *first* text');
  const render = jest.spyOn(parser, 'render');
  try {
    const ask = async () => (await askDocument(server, `/blog/${story.id}`)).text;
    expect(await ask()).toContain('<em>first</em>');
    await publish('Another one');
    expect(await ask()).toContain('<em>first</em>');
    expect(render).toHaveBeenCalledTimes(1);
    await changeStory(server, ada, story, { content: 'The *second* text' });
    expect(await ask()).toContain('<em>second</em>');
    expect(render).toHaveBeenCalledTimes(2);
  } finally {
    render.mockRestore();
  }
});

test('a document asks once whether anything has changed, in each encoding', async () => {
  for (const encoding of ['br', 'identity']) {
    const { sent } = await statementsDuring(server.app.services.db, () =>
      askDocument(server, '/blog', { 'accept-encoding': encoding }),
    );
    expect(sent.filter(({ sql }) => sql.includes('public_epoch'))).toHaveLength(1);
  }
});

test('a story that can’t be read takes the statements of one attempt', async () => {
  const ask = () => askDocument(server, '/blog/story_00000000000000000000000000');
  await ask();
  const { sent } = await statementsDuring(server.app.services.db, ask);
  // Whether anything has changed, the story, others, and whether it was ever public.
  expect(sent).toHaveLength(4);
});

test('a feed summarises a story whose HTML is too long for it, however short its Markdown', async () => {
  // Each use of a link repeats its title.
  const content = `${'[a] '.repeat(600)}\n\n[a]: /x "${'word '.repeat(400)}"`;
  const { title } = await publish(content);
  const feed = JSON.parse((await askDocument(server, '/feed.json')).text) as {
    items: { title: string; content_html?: string; content_text?: string }[];
  };
  expect(content.length).toBeLessThan(10_000);
  expect(feed.items[0]).toMatchObject({ title, content_text: expect.any(String) });
  expect(feed.items[0]?.content_html).toBeUndefined();
});
