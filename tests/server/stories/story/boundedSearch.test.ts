import { randomBytes } from 'node:crypto';
import { PrivacyLevel } from '../../../../server/contract/enums';
import { newIdAt } from '../../../../server/lib/ids';
import {
  buildJournal,
  buildMember,
  buildNote,
  buildStory,
  buildToken,
  memberOfFile,
} from '../../../support/factories';
import { interceptReads } from '../../../support/statements';
import { testServer } from '../../../support/testServer';

const server = testServer();
const author = memberOfFile(server);

/** A unique operation name, so that the answer isn't one that was kept. */
const publicSearch = (search: string, token?: string) =>
  server.graphql(
    `query Q${randomBytes(4).toString('hex')} { publicStories(search: "${search}") { totalCount wordsLeftOut textsLeftOut edges { node { title } } } }`,
    {},
    token,
  );
const titlesOf = ({ edges }: { edges: { node: { title: string } }[] }) => edges.map(({ node }) => node.title);

describe('a search of many words', () => {
  const many = 'the heron-kettle-bicycle of marzipan-umbrella in rain';
  const leftOut = ['the', 'heron', 'of', 'in', 'rain'];

  beforeAll(async () => {
    const text = { title: 'Birds', content: 'Kettle, bicycle, marzipan, umbrella.' };
    await buildStory(server, author, { ...text, privacyLevel: PrivacyLevel.PUBLIC });
    await buildJournal(server, author, text);
    await buildNote(server, author, text);
  });

  it('looks for the four longest, and says which were left out', async () => {
    const { data } = await publicSearch(many);
    expect(titlesOf(data.publicStories)).toEqual(['Birds']);
    expect(data.publicStories.wordsLeftOut).toEqual(leftOut);
    expect((await publicSearch('kettle bicycle')).data.publicStories.wordsLeftOut).toEqual([]);
  });

  it.each(['stories', 'journals', 'notes'])('of a member’s own %s does so as well', async (list) => {
    const data = await server.ask(
      `{ viewer { ${list}(search: "${many}") { wordsLeftOut edges { node { title } } } all: ${list} { wordsLeftOut } } }`,
      author.token,
    );
    expect(titlesOf(data.viewer[list])).toEqual(['Birds']);
    expect(data.viewer[list].wordsLeftOut).toEqual(leftOut);
    expect(data.viewer.all.wordsLeftOut).toBeNull();
  });

  it('says that no text was left out, of whatever words', async () => {
    for (const search of ['kettle', 'qx'])
      expect((await publicSearch(search)).data.publicStories.textsLeftOut).toBe(false);
  });

  it('says so in a header over REST, and on the blog', async () => {
    const address = `public/stories?search=${encodeURIComponent('kettle bicycle marzipan umbrella ärger')}`;
    const { headers } = await fetch(`${server.url}/api/${address}`);
    expect(headers.get('x-words-left-out')).toBe('%C3%A4rger');
    const blog = await (await fetch(`${server.url}/blog?q=the+kettle`)).text();
    expect(blog).toContain('Not searched for: the');
  });
});

describe('searches that read texts', () => {
  const hold = (whose: string) =>
    server.app.services.searchTurns.take(whose, new AbortController().signal, () => new Error('busy'));

  it('run two at a time: another waits, and gets 429 with Retry-After', async () => {
    const done = await Promise.all([hold('one'), hold('two')]);
    const refused = await publicSearch('kettle');
    expect(refused).toMatchObject({ status: 429, errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const waiting = publicSearch('kettle');
    for (const end of done) end();
    expect((await waiting).status).toBe(200);
  });

  it('run one at a time of each member and of each visitors’ network', async () => {
    const done = await Promise.all([hold(author.id), hold('127.0.0.0/24')]);
    const other = await buildMember(server);
    const statuses = [author.token, undefined].map(
      async (token) => (await publicSearch('kettle', token)).status,
    );
    expect(await Promise.all(statuses)).toEqual([429, 429]);
    done[1]?.();
    expect((await publicSearch('kettle', other.token)).status).toBe(200);
    done[0]?.();
  });

  it('by personal access tokens run one at a time, and those of the app beside them', async () => {
    const other = await buildMember(server);
    const mine = await buildToken(server, author);
    const theirs = await buildToken(server, other);
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let stop = () => {};
    const isSearching = new Promise<void>((resolve) => {
      stop = interceptReads(server.app.services.db, async (sql, _params, read) => {
        if (sql.includes('REGEXP')) {
          resolve();
          await held;
        }
        return read();
      });
    });
    const first = publicSearch('kettle', mine.token);
    await isSearching;
    stop();
    expect((await publicSearch('kettle', theirs.token)).status).toBe(429);
    expect((await publicSearch('kettle', author.token)).status).toBe(200);
    goOn();
    expect((await first).status).toBe(200);
  });

  it('of one request wait for each other without a limit', async () => {
    const { errors } = await server.graphql(
      `{ viewer { ${[...'abcdefgh'].map((name) => `${name}: notes(search: "kettle") { totalCount }`).join(' ')} } }`,
      {},
      author.token,
    );
    expect(errors).toBeUndefined();
  });

  it('compare public texts up to 8 MB and a member’s own up to 40 MB, and say that there are more', async () => {
    const writer = await buildMember(server);
    const insert = async (kind: 'story' | 'note', n: number) => {
      const at = new Date(Date.now() + n * 1_000);
      const [table, more] =
        kind === 'story'
          ? ['stories', { privacy_level: 'public', published_at: at }]
          : ['notes', { is_pinned: 0 }];
      const given = { id: newIdAt(kind, at), author_id: writer.id, title: `Long ${n}` };
      const row = { ...given, created_at: at, updated_at: at, excerpt_text: '', word_count: 1, ...more };
      await server.sql(
        `INSERT INTO ${table} SET ${Object.keys(row).map((column) => `${column} = ?`)},
           content = CONCAT(REPEAT('alpha-', 320000), 'qx')`,
        Object.values(row),
      );
    };
    for (let n = 0; n < 7; n += 1) await insert('story', n);
    for (let n = 0; n < 23; n += 1) await insert('note', n);
    // Two letters are no word of the index.
    const found = await publicSearch('qx');
    expect(titlesOf(found.data.publicStories)).toEqual(['Long 6', 'Long 5', 'Long 4', 'Long 3', 'Long 2']);
    expect(found.data.publicStories.textsLeftOut).toBe(true);
    const { headers } = await fetch(`${server.url}/api/public/stories?search=qx&content=false`);
    expect(headers.get('x-texts-left-out')).toBe('true');
    expect(await (await fetch(`${server.url}/blog?q=qx`)).text()).toContain('Not all texts were searched.');
    const data = await server.ask(
      '{ viewer { notes(first: 100, search: "qx") { totalCount textsLeftOut edges { node { title } } } } }',
      writer.token,
    );
    expect(data.viewer.notes.textsLeftOut).toBe(true);
    expect(data.viewer.notes.totalCount).toBe(21);
    expect(titlesOf(data.viewer.notes)).not.toContain('Long 1');
  });
});
