import { PrivacyLevel } from '../../../server/contract/enums';
import { parser } from '../../../server/markdown/parser';
import { askDocument } from '../../support/documents';
import { buildStory, changeStory, memberOfFile } from '../../support/factories';
import { statementsDuring } from '../../support/statements';
import { testServer } from '../../support/testServer';

const server = testServer();
const ada = memberOfFile(server, { username: 'ada' });

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
