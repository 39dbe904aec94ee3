import { messages } from '../../../../server/contract/messages';
import { newId } from '../../../../server/lib/ids';
import { noteCalls } from '../../../support/dailyCalls';
import { buildJournal, buildMember, buildNote, memberOfTest } from '../../../support/factories';
import { dataOf, fieldsOf, testServer } from '../../../support/testServer';

const server = testServer();
const calls = noteCalls(server);
const author = memberOfTest(server);

const create = (input: Record<string, unknown>) =>
  calls.create({ content: 'A ferry.', ...input }, author.token);
async function created(input: Record<string, unknown>) {
  const data = await dataOf(create(input));
  return data.createNote.note;
}
async function updated(input: Record<string, unknown>) {
  const data = await dataOf(calls.update(input, author.token));
  return data.updateNote.note;
}
const read = async (id: string) => (await calls.read(id, author.token)).data.note;
const countOfAuthor = async () =>
  (await server.sql('SELECT id FROM notes WHERE author_id = ?', [author.id])).length;

describe('a new note', () => {
  it('with only a text has no title, category, tags or journal', async () => {
    const note = await created({ content: '- a *ferry*\n- its bell' });
    expect(note).toEqual({
      id: expect.stringMatching(/^note_/),
      title: null,
      content: '- a *ferry*\n- its bell',
      excerpt: 'a ferry · its bell',
      category: null,
      isPinned: false,
      tags: [],
      journal: null,
      wordCount: 6,
      createdAt: note.createdAt,
      updatedAt: note.createdAt,
      author: { id: author.id },
    });
    expect(await read(note.id)).toEqual(note);
  });

  it('with a title that nobody would see has none', async () => {
    expect((await created({ title: '\u200b' })).title).toBeNull();
  });

  it('keeps the given fields', async () => {
    const journal = await buildJournal(server, author, { title: 'A day' });
    const note = await created({
      title: ' The\nferry ',
      category: ' Boats ',
      isPinned: true,
      tags: [' Ostend', 'BELL', 'a, b', '詩', 'Ostend '],
      journalId: journal.id,
    });
    expect(note).toMatchObject({
      title: 'The ferry',
      category: 'Boats',
      isPinned: true,
      tags: ['Ostend', 'BELL', 'a, b', '詩'],
      journal: { id: journal.id, title: 'A day' },
    });
    expect(await read(note.id)).toEqual(note);
  });

  it('has its edge in the list', async () => {
    await created({ isPinned: true });
    const { data } = await create({});
    const { noteEdge, note } = data.createNote;
    const list = await calls.list('last: 1', author.token);
    expect(list.data.viewer.notes.edges).toMatchObject([{ cursor: noteEdge.cursor, node: { id: note.id } }]);
  });

  const tags = (count: number) => Array.from({ length: count }, (_, n) => `tag ${n}`);
  it.each([
    [{ content: '\n' }, { content: messages.note.contentRequired }],
    [{ content: 'a'.repeat(2_000_001) }, { content: messages.note.contentTooLong }],
    [{ title: 'a'.repeat(256) }, { title: 'Title must be at most 255 characters' }],
    [{ category: 'a'.repeat(101) }, { category: 'Category must be at most 100 characters' }],
    [{ title: '❤️'.repeat(128) }, { title: 'Title must be at most 255 characters' }],
    [{ category: '❤️'.repeat(51) }, { category: 'Category must be at most 100 characters' }],
    [{ tags: tags(21) }, { tags: messages.note.tooManyTags }],
    [{ tags: tags(101) }, { tags: messages.note.tooManyTags }],
    [{ tags: ['fine', ' '] }, { tags: messages.note.tagInvalid }],
    [{ tags: ['\u200b'] }, { tags: messages.note.tagInvalid }],
    [{ tags: ['two\nlines'] }, { tags: messages.note.tagInvalid }],
    [{ tags: ['a'.repeat(51)] }, { tags: messages.note.tagInvalid }],
    [{ localId: '' }, { localId: expect.any(String) }],
    [{ writtenOn: 'today' }, { writtenOn: messages.writingDays.notADay }],
  ])('is refused where %p does not fit, and nothing is written', async (input, fields) => {
    expect(fieldsOf(await create(input))).toEqual(fields);
    expect(await countOfAuthor()).toBe(0);
  });

  it('is accepted exactly at the limits', async () => {
    const limits = { title: 'é'.repeat(255), tags: tags(20).map((tag) => `${tag}${'詩'.repeat(44)}`) };
    expect(await created(limits)).toMatchObject(limits);
  });
});

describe('the journal of a note', () => {
  it.each(['another’s', 'unknown', 'not a journal', 'no id'])(
    'may not be %s, and both say the same',
    async (kind) => {
      const other = await buildMember(server);
      const journalId = {
        'another’s': (await buildJournal(server, other)).id,
        unknown: newId('journal'),
        'not a journal': (await buildNote(server, author)).id,
        'no id': 'jöurnal',
      }[kind];
      const note = await created({});
      const refusal = {
        code: 'BAD_USER_INPUT',
        fields: { journalId: messages.note.notYourJournal },
      };
      expect((await create({ journalId })).errors?.[0]?.extensions).toEqual(refusal);
      const { errors } = await calls.update({ id: note.id, content: 'Changed', journalId }, author.token);
      expect(errors?.[0]?.extensions).toEqual(refusal);
      expect(await read(note.id)).toEqual(note);
    },
  );

  it('can be set, kept and removed', async () => {
    const journal = await buildJournal(server, author, { title: 'A day' });
    const { id } = await created({});
    expect((await updated({ id, journalId: journal.id })).journal).toEqual({
      id: journal.id,
      title: 'A day',
    });
    expect((await updated({ id, content: 'Changed' })).journal).toEqual({ id: journal.id, title: 'A day' });
    expect((await updated({ id, journalId: null })).journal).toBeNull();
  });

  it('that was deleted in between does not create a second note', async () => {
    const journal = await buildJournal(server, author);
    const input = { localId: 'local_1', journalId: journal.id };
    const { id } = await created(input);
    await server.mutate('deleteJournal', { id: journal.id }, author.token);
    expect(await created(input)).toMatchObject({ id, journal: null });
  });
});

describe('an update', () => {
  it('changes the given fields and keeps the rest', async () => {
    const before = await created({ title: 'Ferry', category: 'Boats', tags: ['bell'], isPinned: true });
    const after = await updated({ id: before.id, content: 'A tug' });
    expect(after).toEqual({
      ...before,
      content: 'A tug',
      excerpt: 'A tug',
      wordCount: 2,
      updatedAt: after.updatedAt,
    });
    expect(await updated({ id: before.id, tags: ['b', 'a'], isPinned: false })).toMatchObject({
      tags: ['b', 'a'],
      isPinned: false,
    });
  });

  it('removes title, category and tags with empty values', async () => {
    const { id } = await created({ title: 'Ferry', category: 'Boats', tags: ['bell'] });
    const bare = { title: null, category: null, tags: [] };
    expect(await updated({ id, title: ' ', category: '', tags: [] })).toMatchObject(bare);
    expect(await read(id)).toMatchObject(bare);
  });

  it('without a change does not change updatedAt', async () => {
    const before = await created({});
    const nothing = { title: null, content: null, category: null, tags: null, isPinned: null };
    expect(await updated({ id: before.id, ...nothing })).toEqual(before);
    expect(await read(before.id)).toEqual(before);
  });

  it('from a base that is older than the server’s copy is a CONFLICT with that copy, and writes nothing', async () => {
    const journal = await buildJournal(server, author);
    const { id, updatedAt: base } = await created({ journalId: journal.id, tags: ['bell'] });
    const newer = await updated({ id, content: 'From elsewhere', title: 'Theirs', isPinned: true });
    const { data, errors } = await calls.update({ id, content: 'Mine', baseUpdatedAt: base }, author.token);
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ message: messages.note.conflict }]);
    expect(errors?.[0]?.extensions).toEqual({
      code: 'CONFLICT',
      note: {
        id,
        title: 'Theirs',
        content: 'From elsewhere',
        category: null,
        isPinned: true,
        tags: ['bell'],
        journalId: journal.id,
        updatedAt: newer.updatedAt,
      },
    });
    expect(await read(id)).toEqual(newer);
  });
});

type Page = { edges: { node: { title: string } }[]; totalCount: number; pageInfo: { endCursor: string } };
async function page(args: string, token = author.token): Promise<Page> {
  const data = await dataOf(calls.list(args, token));
  return data.viewer.notes;
}
const titles = ({ edges }: Page) => edges.map(({ node }) => node.title);
const some = async (...given: [title: string, isPinned?: boolean][]) => {
  const notes = [];
  for (const [title, isPinned] of given) notes.push(await buildNote(server, author, { title, isPinned }));
  return notes;
};

it('lists the viewer’s own, pinned ones first, then the newest first', async () => {
  await some(['a'], ['b', true], ['c'], ['d', true]);
  await buildNote(server, await buildMember(server), { title: 'not theirs', isPinned: true });
  const list = await page('');
  expect([titles(list), list.totalCount]).toEqual([['d', 'b', 'c', 'a'], 4]);
});

it('continues after a page’s end when others are pinned or created meanwhile', async () => {
  const [first] = await some(['a'], ['b'], ['c'], ['d', true]);
  const { pageInfo, ...page1 } = await page('first: 2');
  expect(titles({ ...page1, pageInfo })).toEqual(['d', 'c']);
  await some(['new'], ['new and pinned', true]);
  await calls.update({ id: first?.id, isPinned: true }, author.token);
  expect(titles(await page(`first: 5, after: "${pageInfo.endCursor}"`))).toEqual(['b']);
});

it('reads a page of 100 with authors and journals in as few statements as one of 1, and no text where none is asked for', async () => {
  for (let n = 0; n < 100; n += 1)
    await buildNote(server, author, { journalId: (await buildJournal(server, author)).id, tags: ['a'] });
  const ask = (first: number) =>
    server.countStatements(() =>
      server.graphql(
        `{ viewer { notes(first: ${first}) { edges { node {
          id title excerpt tags isPinned category wordCount createdAt author { id username }
          journal { id title journalDate } } } } } }`,
        {},
        author.token,
      ),
    );
  const [one, hundred] = [await ask(1), await ask(100)];
  expect(hundred.result.data.viewer.notes.edges).toHaveLength(100);
  expect(hundred.statements.length).toBe(one.statements.length);
  expect(hundred.statements.length).toBeLessThanOrEqual(8);
  expect(hundred.statements.filter((sql) => /\bcontent\b/.test(sql))).toEqual([]);
});
