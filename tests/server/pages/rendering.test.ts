import ReactDomServer = require('react-dom/server');

import { PrivacyLevel } from '../../../server/contract/enums';
import { parser } from '../../../server/markdown/parser';
import { askDocument } from '../../support/documents';
import { buildMember, buildStory, changeStory, memberOfFile } from '../../support/factories';
import { statementsDuring } from '../../support/statements';
import { testServer } from '../../support/testServer';

const server = testServer();
const ada = memberOfFile(server, { username: 'ada' });

/** As any write does that visitors might see. */
const publicEpochBump = () =>
  server.app.services.db.dataSource.query('UPDATE public_epoch SET n = n + 1 WHERE slot = 0');

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

test('a document whose data are as before isn’t rendered again', async () => {
  const story = await publish('Kept as bytes');
  const render = jest.spyOn(ReactDomServer, 'renderToStaticMarkup');
  try {
    const ask = () => askDocument(server, `/blog/${story.id}`, { 'accept-encoding': 'br' });
    const first = await ask();
    const rendered = render.mock.calls.length;
    await publicEpochBump();
    const second = await ask();
    expect(second.body.equals(first.body)).toBe(true);
    expect(rendered).toBeGreaterThan(0);
    expect(render).toHaveBeenCalledTimes(rendered);
    await changeStory(server, ada, story, { title: 'Another title' });
    expect((await ask()).body.equals(first.body)).toBe(false);
  } finally {
    render.mockRestore();
  }
});

test('of a list only the row that changed is rendered again, and all with their author’s name', async () => {
  const writer = await buildMember(server, { username: 'lister' });
  const isPublic = { content: 'Row', privacyLevel: PrivacyLevel.PUBLIC };
  const one = await buildStory(server, writer, { ...isPublic, title: 'One' });
  for (const title of ['Two', 'Three']) await buildStory(server, writer, { ...isPublic, title });
  const ask = async () => (await askDocument(server, '/blog/by/lister')).text;
  await ask();
  const render = jest.spyOn(ReactDomServer, 'renderToStaticMarkup');
  const renderedWhile = async (write: () => Promise<unknown>) => {
    await write();
    render.mockClear();
    const text = await ask();
    return { text, rendered: render.mock.calls.length };
  };
  try {
    const edited = await renderedWhile(() => changeStory(server, writer, one, { title: 'The first' }));
    expect(edited.text).toContain('The first');
    // The row, and what is around the list.
    expect(edited.rendered).toBe(2);
    const renamed = await renderedWhile(() =>
      server.app.services.db.transaction((tx) =>
        tx.execute('UPDATE users SET display_name = ? WHERE id = ?', ['Lis', writer.id]),
      ),
    );
    expect(renamed.text.match(/<bdi>Lis<\/bdi>/g)).toHaveLength(3);
    expect(renamed.rendered).toBe(4);
  } finally {
    render.mockRestore();
  }
});

test('a story that can’t be read takes the statements of one attempt, and none until the next write', async () => {
  const statementsFor = async (digit: number) => {
    const ask = () => askDocument(server, `/blog/story_0000000000000000000000000${digit}`);
    return (await statementsDuring(server.app.services.db, ask)).sent;
  };
  await statementsFor(0);
  // Whether anything has changed, the story, others with their authors, and whether it was ever public.
  expect(await statementsFor(1)).toHaveLength(5);
  expect(await statementsFor(1)).toEqual([{ params: [], sql: expect.stringContaining('public_epoch') }]);
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
