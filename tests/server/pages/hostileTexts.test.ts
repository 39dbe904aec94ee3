import { askDocument } from '../../support/documents';
import { buildMember } from '../../support/factories';
import { hostileStories, titleOf, visible } from '../../support/hostileStories';
import { hostileTexts } from '../../support/hostileTexts';
import { readXml, textOf } from '../../support/readXml';
import { severalAtATime } from '../../support/severalAtATime';
import { storyCalls } from '../../support/storyCalls';
import { testServer } from '../../support/testServer';

const server = testServer();

test('oEmbed and sitemaps stay JSON and XML, with hostile texts as they are', async () => {
  await severalAtATime(await hostileStories(server), async (story) => {
    const ask = async (format: string) => {
      const url = encodeURIComponent(`${server.config.appUrl}/blog/${story.id}`);
      return (await askDocument(server, `/oembed?url=${url}&format=${format}`)).text;
    };
    const json = JSON.parse(await ask('json'));
    const xml = readXml(await ask('xml'));
    expect([json.title, textOf(xml, 'title')].map(visible)).toEqual([titleOf(story), titleOf(story)]);
    expect(visible(textOf(xml, 'author_name'))).toBe(visible(json.author_name));
  });
  for (const part of ['.xml', '/site.xml', '/authors.xml', '/1.xml'])
    readXml((await askDocument(server, `/sitemap${part}`)).text);
});

test('no tag can have a hostile text as its name', async () => {
  const author = await buildMember(server);
  await severalAtATime(hostileTexts, async (text) => {
    const { errors } = await storyCalls(server).create(
      { title: 'x', content: 'x', tags: [text] },
      author.token,
    );
    expect([text, errors?.[0]?.extensions.code]).toEqual([text, 'BAD_USER_INPUT']);
  });
});
