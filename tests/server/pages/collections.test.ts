import { PrivacyLevel } from '../../../server/contract/enums';
import { accountCalls } from '../../support/accountCalls';
import { askDocument, linksTo, wordsOf } from '../../support/documents';
import { buildMember, buildStory, changeStory, memberOfFile } from '../../support/factories';
import { testServer } from '../../support/testServer';

const server = testServer({ appUrl: 'https://writers.example' });
const ada = memberOfFile(server, { username: 'ada', displayName: 'Ada L.', bio: 'Writes on Mondays.' });
const ask = (path: string) => askDocument(server, path);
const isPublic = { privacyLevel: PrivacyLevel.PUBLIC };

describe('the page of an author', () => {
  test('has their name, biography, public stories and feeds', async () => {
    await buildStory(server, ada, { ...isPublic, title: 'Out' });
    await buildStory(server, ada, { title: 'At home' });
    const { status, text } = await ask('/blog/by/Ada');
    expect(status).toBe(200);
    for (const part of ['Ada L.', 'Writes on Mondays.', 'Out']) expect(wordsOf(text)).toContain(part);
    expect(text).not.toContain('At home');
    expect(text).toContain('<link rel="canonical" href="https://writers.example/blog/by/ada"/>');
    expect(text).toMatch(
      /<link rel="alternate" type="application\/atom\+xml"[^>]*href="\/blog\/by\/ada\/feed.atom"/,
    );
  });

  test('is the same 404 for members without public stories and for nobody', async () => {
    await buildStory(server, await buildMember(server, { username: 'silent' }), { title: 'Private' });
    const [silent, nobody] = await Promise.all([ask('/blog/by/silent'), ask('/blog/by/nobody')]);
    expect([silent.status, nobody.status]).toEqual([404, 404]);
    expect(silent.text).toBe(nobody.text);
  });
});

describe('the page of a tag', () => {
  test('has its public stories, whatever the case of its name', async () => {
    await buildStory(server, ada, { ...isPublic, title: 'By the sea', tags: ['sea air'] });
    const { status, text } = await ask('/blog/tags/Sea%20Air');
    expect(status).toBe(200);
    expect(wordsOf(text)).toContain('Stories about sea air');
    expect(wordsOf(text)).toContain('By the sea');
  });

  test('is the same 404 for a tag of private stories and for none', async () => {
    await buildStory(server, ada, { tags: ['secret'] });
    const [secret, none] = await Promise.all([ask('/blog/tags/secret'), ask('/blog/tags/none')]);
    expect([secret.status, none.status]).toEqual([404, 404]);
    expect(secret.text).toBe(none.text);
  });
});

describe('a story', () => {
  test('that was public is gone, without a detail; one that never was is not found', async () => {
    const gone = await buildStory(server, ada, { ...isPublic, title: 'Was here' });
    await changeStory(server, ada, gone, { privacyLevel: PrivacyLevel.PRIVATE });
    const leaver = await buildMember(server);
    const left = await buildStory(server, leaver, { ...isPublic, title: 'Left' });
    await accountCalls(server).deleteAccount(leaver.password, leaver.token);
    for (const { id } of [gone, left]) {
      const { status, text } = await ask(`/blog/${id}`);
      expect(status).toBe(410);
      expect(wordsOf(text)).toContain('Story not found or no longer public.');
      expect(text).not.toMatch(/Was here|Left|Ada/);
    }
    expect((await ask(`/blog/${(await buildStory(server, ada)).id}`)).status).toBe(404);
  });

  test('leads to the author’s stories before and after it', async () => {
    const member = await buildMember(server);
    const stories = [];
    for (const title of ['One', 'Two', 'Three'])
      stories.push(await buildStory(server, member, { ...isPublic, title }));
    const { text } = await ask(`/blog/${stories[1]?.id}`);
    expect(linksTo(text, 'Previous by this author One')).toEqual([`/blog/${stories[0]?.id}`]);
    expect(linksTo(text, 'Next by this author Three')).toEqual([`/blog/${stories[2]?.id}`]);
  });

  test('says its language: the author’s choice, or as guessed', async () => {
    const given = await buildStory(server, ada, { ...isPublic, content: 'Zo was het.', lang: 'nl' });
    const guessed = await buildStory(server, ada, {
      ...isPublic,
      content: 'It was the night that we all went to the sea.',
    });
    expect((await ask(`/blog/${given.id}`)).text).toMatch(/<h1[^>]*lang="nl"/);
    expect((await ask(`/blog/${guessed.id}`)).text).toMatch(/<h1[^>]*lang="en"/);
    const french = await buildStory(server, ada, {
      ...isPublic,
      title: 'La lampe',
      content: 'Il était tard. Elle posa la lampe sur la table, et la pluie ne tombait pas dans la cour.',
    });
    expect((await ask(`/blog/${french.id}`)).text).toMatch(/<h1[^>]*lang="fr"/);
    const list = (await ask('/blog')).text;
    expect(list).toMatch(new RegExp(`<h2[^>]*id="${french.id}"[^>]*lang="fr"`));
    expect(list).toMatch(new RegExp(`<h2[^>]*id="${guessed.id}" dir="auto">`));
  });

  test('is previewed by title, author, excerpt, address and picture', async () => {
    const story = await buildStory(server, ada, { ...isPublic, title: '</script><b>Tea</b>', tags: ['tea'] });
    const { text } = await ask(`/blog/${story.id}`);
    const url = `https://writers.example/blog/${story.id}`;
    expect(text).toContain(`<meta property="og:url" content="${url}"/>`);
    expect(text).toMatch(new RegExp(`<meta property="og:image" content="${url}/card.png\\?v=\\w{12}"/>`));
    expect(text).toMatch(/<link rel="alternate" type="application\/json\+oembed"/);
    const [, json = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Article',
      headline: '</script><b>Tea</b>',
      author: { name: 'Ada L.', url: 'https://writers.example/blog/by/ada' },
      mainEntityOfPage: url,
      keywords: ['tea'],
    });
    expect(text).not.toContain('<b>Tea');
  });

  test('leads members to favorites, comments and following', async () => {
    const story = await buildStory(server, ada, isPublic);
    const { text } = await ask(`/blog/${story.id}`);
    expect(linksTo(text, 'Add to favorites')).toEqual([`/stories/${story.id}?to=favorite`]);
    expect(linksTo(text, 'Comments')).toEqual([`/stories/${story.id}#comments`]);
    expect(linksTo(text, 'Follow Ada L.')).toEqual(['/u/ada?to=follow']);
  });
});
