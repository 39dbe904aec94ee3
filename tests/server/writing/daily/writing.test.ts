import { journalCalls, noteCalls } from '../../../support/dailyCalls';
import { memberOfTest } from '../../../support/factories';
import { dataOf, refusalOf, type TestServer, testServer } from '../../../support/testServer';

const server = testServer();
const author = memberOfTest(server);

/** The common behaviour of journals and notes; `detail` is a field that only this kind has. */
const kinds = [
  { noun: 'journal', Noun: 'Journal', callsOn: journalCalls, detail: (n: number) => ({ mood: `mood ${n}` }) },
  { noun: 'note', Noun: 'Note', callsOn: noteCalls, detail: (n: number) => ({ tags: [`tag ${n}`] }) },
] as const;

describe.each(kinds)('a $noun', ({ noun, Noun, callsOn, detail }) => {
  const calls = callsOn(server);
  async function created() {
    const data = await dataOf(calls.create({ content: 'Rain.' }, author.token));
    return data[`create${Noun}`][noun];
  }
  async function updated(input: Record<string, unknown>) {
    const data = await dataOf(calls.update(input, author.token));
    return data[`update${Noun}`][noun];
  }
  const read = async (id: string) => (await calls.read(id, author.token)).data[noun];
  const countOfAuthor = async () =>
    (await server.sql(`SELECT id FROM ${noun}s WHERE author_id = ?`, [author.id])).length;

  /** The answers to this many concurrent requests, sent to two servers. */
  async function race(
    count: number,
    send: (to: ReturnType<typeof callsOn>, n: number) => ReturnType<TestServer['graphql']>,
  ) {
    const another = await server.another();
    return await Promise.all(
      Array.from({ length: count }, (_, n) => send(n % 2 ? calls : callsOn(another), n)),
    );
  }

  it('is created once by 20 concurrent creates with one local id on two servers, which all get it', async () => {
    const answers = await race(20, (to) =>
      to.create({ content: 'Raced words', localId: 'local_race', ...detail(1) }, author.token),
    );
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(new Set(answers.map(({ data }) => data[`create${Noun}`][noun].id)).size).toBe(1);
    for (const { data } of answers) expect(data[`create${Noun}`][noun]).toMatchObject(detail(1));
    expect(await countOfAuthor()).toBe(1);
  });

  it('is updated once by 40 concurrent requests from one base on two servers; the others get its copy', async () => {
    const { id, updatedAt: baseUpdatedAt } = await created();
    const answers = await race(40, (to, n) =>
      to.update({ id, content: `Text ${n}`, ...detail(n), baseUpdatedAt }, author.token),
    );
    const won = answers.filter(({ errors }) => !errors);
    expect(won).toHaveLength(1);
    const { content, updatedAt, ...rest } = won[0]!.data[`update${Noun}`][noun];
    const sent = detail(Number(content.slice('Text '.length)));
    expect(rest).toMatchObject(sent);
    for (const { errors } of answers.filter((answer) => answer.errors))
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'CONFLICT',
        [noun]: { content, updatedAt, ...sent },
      });
    expect(await read(id)).toMatchObject({ content, ...sent });
  });

  it('that changed since the base is not deleted: a CONFLICT with its copy', async () => {
    const { id, updatedAt: base } = await created();
    const newer = await updated({ id, content: 'From elsewhere' });
    expect(refusalOf(await calls.remove({ id, baseUpdatedAt: base }, author.token))).toMatchObject({
      code: 'CONFLICT',
      [noun]: { id, content: 'From elsewhere' },
    });
    expect(await read(id)).toEqual(newer);
    const { data } = await calls.remove({ id, baseUpdatedAt: newer.updatedAt }, author.token);
    expect(data[`delete${Noun}`]).toEqual({ [`deleted${Noun}Id`]: id });
    expect(await countOfAuthor()).toBe(0);
  });
});
