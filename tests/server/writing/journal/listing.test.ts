import { messages } from '../../../../server/contract/messages';
import { journalCalls } from '../../../support/dailyCalls';
import { buildJournal, buildMember, buildNote, memberOfTest } from '../../../support/factories';
import { dataOf, fieldsOf, testServer } from '../../../support/testServer';

const server = testServer();
const calls = journalCalls(server);
const author = memberOfTest(server);

const day = (date: string, title = date) =>
  buildJournal(server, author, { title, journalDate: new Date(`${date}T12:00:00.000Z`) });
type Page = {
  totalCount: number;
  edges: { cursor: string; node: { id: string; title: string } }[];
  pageInfo: Record<string, unknown>;
};
async function page(args: string, token = author.token): Promise<Page> {
  const data = await dataOf(calls.list(args, token));
  return data.viewer.journals;
}
const titles = ({ edges }: Page) => edges.map(({ node }) => node.title);

describe('the list', () => {
  it('has the viewer’s own, latest journal date first, whenever they were created', async () => {
    for (const date of ['2026-11-20', '2026-11-22', '2026-11-21']) await day(date);
    await buildJournal(server, await buildMember(server), { title: 'Not theirs' });
    const list = await page('');
    expect(titles(list)).toEqual(['2026-11-22', '2026-11-21', '2026-11-20']);
    expect(list.totalCount).toBe(3);
  });

  it('reads a page of 100 with authors in as few statements as one of 1, and no text where none is asked for', async () => {
    for (let n = 0; n < 100; n += 1) await day('2026-11-20', `Entry ${n}`);
    const ask = (first: number) =>
      server.countStatements(() =>
        server.graphql(
          `{ viewer { journals(first: ${first}) { edges { node {
            id title excerpt journalDate mood prompt wordCount createdAt author { id username } } } } } }`,
          {},
          author.token,
        ),
      );
    const [one, hundred] = [await ask(1), await ask(100)];
    expect(hundred.result.data.viewer.journals.edges).toHaveLength(100);
    expect(hundred.statements.length).toBe(one.statements.length);
    expect(hundred.statements.length).toBeLessThanOrEqual(8);
    expect(hundred.statements.filter((sql) => /\bcontent\b/.test(sql))).toEqual([]);
  });
});

describe('the entry of a day', () => {
  const from = '2026-11-21T05:00:00.000Z';
  const to = '2026-11-22T05:00:00.000Z';
  const ofDay = async (begin = from, end = to, token = author.token) => {
    const data = await dataOf(calls.ofDay(begin, end, token));
    return data.viewer.journalOfDay;
  };
  const at = (time: string) => buildJournal(server, author, { journalDate: new Date(time) });
  /** Sets the time when an entry was created. */
  const madeAt = (id: string, time: string) =>
    server.sql('UPDATE journals SET created_at = ? WHERE id = ?', [new Date(time), id]);

  it.each([
    ['2026-11-21T04:59:59.999Z', false],
    ['2026-11-21T05:00:00.000Z', true],
    ['2026-11-22T04:59:59.999Z', true],
    ['2026-11-22T05:00:00.000Z', false],
  ])('is one about or made at %s: %s', async (time, isFound) => {
    const other = '2026-01-01T12:00:00.000Z';
    for (const [about, made] of [
      [time, other],
      [other, time],
    ] as const) {
      const { id } = await at(about);
      await madeAt(id, made);
      expect((await ofDay())?.id ?? null).toBe(isFound ? id : null);
      await calls.remove({ id }, author.token);
    }
  });

  it('is the latest of several, and never another member’s', async () => {
    await at('2026-11-21T08:00:00.000Z');
    const latest = await at('2026-11-21T20:00:00.000Z');
    await at('2026-11-21T12:00:00.000Z');
    expect((await ofDay()).id).toBe(latest.id);
    expect(await ofDay(from, to, (await buildMember(server)).token)).toBeNull();
  });

  it('may be a day of 25 hours, but not of 27', async () => {
    expect(await ofDay(from, '2026-11-22T07:00:00.000Z')).toBeNull();
    expect(fieldsOf(await calls.ofDay(from, '2026-11-22T07:00:00.001Z', author.token))).toEqual({
      to: messages.journal.dayTooLong,
    });
  });

  it('of an invalid day, or one that ends before it begins, is null', async () => {
    await at('2026-11-21T12:00:00.000Z');
    expect(await ofDay('0001-01-01T00:00:00.000Z', '0001-01-02T00:00:00.000Z')).toBeNull();
    expect(await ofDay(to, from)).toBeNull();
  });
});

describe('an entry’s notes', () => {
  it('are those that belong to it, pinned first, then newest first, page by page', async () => {
    const journal = await day('2026-11-20');
    const other = await day('2026-11-21');
    for (const [title, isPinned] of [
      ['a', false],
      ['b', true],
      ['c', false],
      ['d', true],
    ] as const)
      await buildNote(server, author, { title, isPinned, journalId: journal.id });
    await buildNote(server, author, { title: 'of another', journalId: other.id });
    await buildNote(server, author, { title: 'of none' });
    const notes = async (args: string): Promise<Page> =>
      (await calls.notes(journal.id, args, author.token)).data.journal.notes;
    const all = await notes('');
    expect([titles(all), all.totalCount]).toEqual([['d', 'b', 'c', 'a'], 4]);
    expect(titles(await notes(`first: 2, after: "${all.edges[0]?.cursor}"`))).toEqual(['b', 'c']);
    expect(titles(await notes(`last: 2, before: "${all.edges[3]?.cursor}"`))).toEqual(['b', 'c']);
  });

  it('of many entries are read in one statement', async () => {
    for (const date of ['2026-11-20', '2026-11-21', '2026-11-22']) {
      const { id } = await day(date);
      await buildNote(server, author, { title: `Note of ${date}`, journalId: id });
      await buildNote(server, author, { title: `Pinned of ${date}`, journalId: id, isPinned: true });
    }
    const { result, statements } = await server.countStatements(() =>
      server.graphql(
        '{ viewer { journals(first: 3) { edges { node { title notes(first: 5) { edges { node { title } } } } } } } }',
        {},
        author.token,
      ),
    );
    const [first] = result.data.viewer.journals.edges;
    expect(titles(first.node.notes)).toEqual(['Pinned of 2026-11-22', 'Note of 2026-11-22']);
    expect(statements.filter((sql) => sql.includes('FROM notes'))).toHaveLength(1);
  });
});
