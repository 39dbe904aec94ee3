import { messages } from '../../../../server/contract/messages';
import { journalCalls, noteCalls } from '../../../support/dailyCalls';
import { buildJournal, buildMember, buildNote, type TestMember } from '../../../support/factories';
import { dataOf, fieldsOf, testServer } from '../../../support/testServer';

const server = testServer({ groupTimeZone: 'America/New_York' }, () => now);
const calls = journalCalls(server);
let author: TestMember;
let now = new Date('2026-11-21T12:00:00.000Z');
beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00.000Z');
  author = await buildMember(server);
});

const create = (input: Record<string, unknown>) => calls.create({ content: 'Rain.', ...input }, author.token);
async function created(input: Record<string, unknown>) {
  const data = await dataOf(create(input));
  return data.createJournal.journal;
}
async function updated(input: Record<string, unknown>) {
  const data = await dataOf(calls.update(input, author.token));
  return data.updateJournal.journal;
}
const read = async (id: string) => (await calls.read(id, author.token)).data.journal;
const countOfAuthor = async () =>
  (await server.sql('SELECT id FROM journals WHERE author_id = ?', [author.id])).length;

describe('a new entry', () => {
  it('with only a text has the current time, and the group’s long date as title', async () => {
    now = new Date('2026-11-22T03:30:00.000Z');
    const journal = await created({ content: '  # Rain\n\nall *day*\n' });
    expect(journal).toEqual({
      id: expect.stringMatching(/^journal_/),
      title: 'Saturday, November 21, 2026',
      content: '  # Rain\n\nall *day*\n',
      excerpt: 'Rain · all day',
      journalDate: '2026-11-22T03:30:00.000Z',
      mood: null,
      prompt: null,
      wordCount: 4,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
      author: { id: author.id },
    });
    expect(await read(journal.id)).toEqual(journal);
  });

  it('keeps the given fields, on one line where needed', async () => {
    const given = {
      title: ' A title\nof two lines ',
      journalDate: '2026-11-20T08:00:00.000Z',
      mood: ' calm ',
      prompt: ' What did you see?\r\nAnd hear? ',
    };
    expect(await created(given)).toMatchObject({
      title: 'A title of two lines',
      journalDate: given.journalDate,
      mood: 'calm',
      prompt: 'What did you see?\nAnd hear?',
    });
  });

  it('has its edge in the list', async () => {
    const { data } = await create({});
    const { journalEdge, journal } = data.createJournal;
    expect(journalEdge.node.id).toBe(journal.id);
    const list = await calls.list('first: 1', author.token);
    expect(list.data.viewer.journals.edges).toEqual([
      { cursor: journalEdge.cursor, node: { id: journal.id, title: journal.title } },
    ]);
  });

  it.each([
    [{ content: ' \n ' }, { content: messages.journal.contentRequired }],
    [{ content: 'a'.repeat(2_000_001) }, { content: messages.journal.contentTooLong }],
    [{ title: 'a'.repeat(256) }, { title: 'Title must be at most 255 characters' }],
    [{ mood: 'a'.repeat(101) }, { mood: 'Mood must be at most 100 characters' }],
    [{ title: '❤️'.repeat(128) }, { title: 'Title must be at most 255 characters' }],
    [{ mood: '❤️'.repeat(51) }, { mood: 'Mood must be at most 100 characters' }],
    [{ prompt: 'a'.repeat(2_001) }, { prompt: 'Prompt must be at most 2,000 characters' }],
    [{ journalDate: '1969-12-31T23:59:59.999Z' }, { journalDate: messages.journal.dateInvalid }],
    [{ journalDate: '2201-01-01T00:00:00.000Z' }, { journalDate: messages.journal.dateInvalid }],
    [{ localId: 'local 1' }, { localId: expect.any(String) }],
    [{ writtenOn: '2026-02-30' }, { writtenOn: messages.writingDays.notADay }],
  ])('is refused where %p does not fit, and nothing is written', async (input, fields) => {
    expect(fieldsOf(await create(input))).toEqual(fields);
    expect(await countOfAuthor()).toBe(0);
  });
});

it('an entry is accepted exactly at the limits, whatever its characters are', async () => {
  const limits = { title: `${'❤️'.repeat(127)}🌙`, mood: '❤️'.repeat(50), prompt: '🌙'.repeat(2_000) };
  const journal = await created(limits);
  expect(journal).toMatchObject(limits);
  expect(await read(journal.id)).toEqual(journal);
});

describe('a local id', () => {
  it('that is repeated by the same author returns the existing entry unchanged', async () => {
    const first = await created({ localId: 'local_1' });
    await updated({ id: first.id, title: 'Changed since' });
    expect(await created({ localId: 'local_1' })).toMatchObject({ id: first.id, title: 'Changed since' });
    const other = await buildMember(server);
    expect((await buildJournal(server, other, { localId: 'local_1' })).id).not.toBe(first.id);
    expect(await countOfAuthor()).toBe(1);
  });
});

describe('an update', () => {
  it('changes the given fields and keeps the rest', async () => {
    const before = await created({ mood: 'calm', prompt: 'Why?' });
    const after = await updated({ id: before.id, content: 'Sun after all' });
    expect(after).toEqual({
      ...before,
      content: 'Sun after all',
      excerpt: 'Sun after all',
      wordCount: 3,
      updatedAt: after.updatedAt,
    });
    expect(await read(before.id)).toEqual(after);
  });

  it('removes mood and prompt with an empty text', async () => {
    const { id } = await created({ mood: 'calm', prompt: 'Why?' });
    expect(await updated({ id, mood: '', prompt: ' ' })).toMatchObject({ mood: null, prompt: null });
  });

  it('without a change does not change updatedAt', async () => {
    const before = await created({});
    expect(await updated({ id: before.id, title: null, baseUpdatedAt: before.updatedAt })).toEqual(before);
    expect(await updated({ id: before.id, writtenOn: '2026-11-21' })).toEqual(before);
    expect(await read(before.id)).toEqual(before);
  });

  it('increases updatedAt even within one millisecond', async () => {
    const { id } = await created({});
    const times = [await updated({ id, mood: 'one' }), await updated({ id, mood: 'two' })];
    expect(times.map(({ updatedAt }) => updatedAt)).toEqual([
      '2026-11-21T12:00:00.001Z',
      '2026-11-21T12:00:00.002Z',
    ]);
  });

  it.each([
    [{ title: ' ' }, { title: messages.journal.titleRequired }],
    [{ content: '' }, { content: messages.journal.contentRequired }],
    [{ journalDate: '0999-01-01T00:00:00.000Z' }, { journalDate: messages.journal.dateInvalid }],
  ])('of %j is refused and changes nothing', async (input, fields) => {
    const before = await created({});
    expect(fieldsOf(await calls.update({ id: before.id, ...input }, author.token))).toEqual(fields);
    expect(await read(before.id)).toEqual(before);
  });

  it('from a base that is older than the server’s copy is a CONFLICT with that copy, and writes nothing', async () => {
    const { id, updatedAt: base } = await created({ prompt: 'Why?' });
    const newer = await updated({ id, content: 'From elsewhere', mood: 'calm' });
    const { data, errors } = await calls.update({ id, content: 'Mine', baseUpdatedAt: base }, author.token);
    expect(data).toBeNull();
    const { title, content, journalDate, mood, prompt, updatedAt } = newer;
    expect(errors).toMatchObject([{ message: messages.journal.conflict }]);
    expect(errors?.[0]?.extensions).toEqual({
      code: 'CONFLICT',
      journal: { id, title, content, journalDate, mood, prompt, updatedAt },
    });
    expect(await read(id)).toEqual(newer);
    expect(await updated({ id, content: 'Mine', baseUpdatedAt: updatedAt })).toMatchObject({
      content: 'Mine',
    });
  });
});

describe('deleting an entry', () => {
  it('keeps its notes, which then belong to no entry', async () => {
    const { id } = await buildJournal(server, author);
    const note = await buildNote(server, author, { journalId: id });
    const { data } = await calls.remove({ id }, author.token);
    expect(data.deleteJournal).toEqual({ deletedJournalId: id });
    expect(await countOfAuthor()).toBe(0);
    expect((await noteCalls(server).read(note.id, author.token)).data.note).toMatchObject({
      content: note.content,
      journal: null,
    });
  });
});
