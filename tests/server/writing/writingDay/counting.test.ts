import { messages } from '../../../../server/contract/messages';
import { journalCalls, noteCalls } from '../../../support/dailyCalls';
import { buildMember, buildSession, type TestMember } from '../../../support/factories';
import { storyCalls } from '../../../support/storyCalls';
import { codeOf, dataOf, fieldsOf, testServer } from '../../../support/testServer';

let writer: TestMember;
/** Noon in New York. */
const noon = new Date('2026-11-21T17:00:00.000Z');
const today = '2026-11-21';
const server = testServer({ groupTimeZone: 'America/New_York' }, () => now);
let now = noon;
beforeEach(async () => {
  now = noon;
  writer = await buildMember(server);
});

const words = (count: number) => Array.from({ length: count }, (_, n) => `w${n}`).join(' ');

/** How to create and change each kind of text. */
const kinds = {
  story: () => {
    const { create, update } = storyCalls(server);
    return { type: 'Story', create, update, given: { title: 'A title' } };
  },
  journal: () => ({ type: 'Journal', ...journalCalls(server), given: {} }),
  note: () => ({ type: 'Note', ...noteCalls(server), given: {} }),
};
type Kind = keyof typeof kinds;

async function make(kind: Kind, count: number, given: Record<string, unknown> = {}): Promise<string> {
  const { create, type, given: needed } = kinds[kind]();
  const data = await dataOf(create({ content: words(count), ...needed, ...given }, writer.token));
  return data[`create${type}`][kind].id;
}
async function save(kind: Kind, id: string, count: number, given: Record<string, unknown> = {}) {
  const { errors } = await kinds[kind]().update({ id, content: words(count), ...given }, writer.token);
  expect(errors).toBeUndefined();
}
const ask = (from: string, to: string, token = writer.token) =>
  server.graphql(
    'query ($from: String!, $to: String!) { viewer { writingDays(from: $from, to: $to) { day words } } }',
    { from, to },
    token,
  );
/** The viewer's writing days, as `{ day: words }`. */
async function days(from = '2026-01-01', to = '2026-12-31', token = writer.token) {
  const data = await dataOf(ask(from, to, token));
  const rows = data.viewer.writingDays as { day: string; words: number }[];
  return Object.fromEntries(rows.map(({ day, words }) => [day, words]));
}
const rowsOf = (textId: string) => server.sql('SELECT * FROM writing_days WHERE text_id = ?', [textId]);

describe.each(Object.keys(kinds) as Kind[])('the words of a %s', (kind) => {
  it('count on the writer’s day, by how much the text grew', async () => {
    const id = await make(kind, 100, { writtenOn: '2026-11-20' });
    await save(kind, id, 150, { writtenOn: '2026-11-20' });
    await save(kind, id, 175, { writtenOn: today });
    expect(await days()).toEqual({ '2026-11-20': 150, [today]: 25 });
  });

  it('count on the group’s day if the writer gives none', async () => {
    now = new Date('2026-11-22T04:59:59.999Z');
    const id = await make(kind, 10);
    now = new Date('2026-11-22T05:00:00.000Z');
    await save(kind, id, 15, { writtenOn: null });
    expect(await days()).toEqual({ [today]: 10, '2026-11-22': 5 });
  });

  it('that are deleted count as zero, and retyping as many does not count', async () => {
    const id = await make(kind, 100, { writtenOn: '2026-11-20' });
    await save(kind, id, 40);
    expect(await days()).toEqual({ '2026-11-20': 100 });
    await save(kind, id, 90);
    expect(await days()).toEqual({ '2026-11-20': 100 });
    await save(kind, id, 130);
    expect(await days()).toEqual({ '2026-11-20': 100, [today]: 30 });
  });

  it('that are unchanged or omitted write no row', async () => {
    const id = await make(kind, 100, { writtenOn: '2026-11-20' });
    await save(kind, id, 100);
    await kinds[kind]().update({ id, title: 'Another title' }, writer.token);
    expect(await rowsOf(id)).toHaveLength(1);
  });

  it('count once for a repeated create', async () => {
    await Promise.all(Array.from({ length: 5 }, () => make(kind, 20, { localId: 'local_1' })));
    expect(await days()).toEqual({ [today]: 20 });
  });

  it('do not count if the save lost against a newer copy', async () => {
    const id = await make(kind, 10);
    expect(
      codeOf(
        await kinds[kind]().update(
          { id, content: words(500), baseUpdatedAt: '2020-01-01T00:00:00.000Z' },
          writer.token,
        ),
      ),
    ).toBe('CONFLICT');
    expect(await days()).toEqual({ [today]: 10 });
  });

  it('of concurrent saves add up to the growth of the text', async () => {
    const id = await make(kind, 10);
    await Promise.all(Array.from({ length: 12 }, (_, n) => save(kind, id, 20 + n)));
    await save(kind, id, 50);
    expect(await days()).toEqual({ [today]: 50 });
  });

  it('stay counted after the text is deleted', async () => {
    const id = await make(kind, 10);
    const { type } = kinds[kind]();
    await server.graphql(
      `mutation ($id: ID!) { delete${type}(input: { id: $id }) { __typename } }`,
      { id },
      writer.token,
    );
    expect(await days()).toEqual({ [today]: 10 });
  });
});

describe('the writer’s day', () => {
  it.each([
    ['a month back', '2026-10-21', '2026-10-21'],
    ['more than that', '2026-10-20', today],
    ['tomorrow, where it is tomorrow for them', '2026-11-22', '2026-11-22'],
    ['the day after', '2026-11-23', today],
    ['another year', '2020-02-29', today],
  ])('is taken within a month, and the group’s for %s', async (_what, writtenOn, day) => {
    await make('note', 10, { writtenOn });
    expect(await days('2026-01-01', '2027-01-01')).toEqual({ [day]: 10 });
  });

  it('is compared with the group’s day around a clock change', async () => {
    // Clocks in New York go back at 06:00 UTC on that day, which therefore has 25 hours.
    for (const [time, day] of [
      ['2026-11-01T03:59:59.999Z', '2026-10-31'],
      ['2026-11-01T04:00:00.000Z', '2026-11-01'],
      ['2026-11-02T04:59:59.999Z', '2026-11-01'],
      ['2026-11-02T05:00:00.000Z', '2026-11-02'],
    ] as const) {
      now = new Date(time);
      writer = await buildMember(server);
      await make('note', 10);
      expect([time, await days()]).toEqual([time, { [day]: 10 }]);
    }
  });

  it.each(['2026-02-30', '21.11.2026', '2026-11-21T12:00:00Z', '', '+002026-11-21'])(
    'is refused as %j',
    async (writtenOn) => {
      for (const kind of Object.keys(kinds) as Kind[]) {
        const id = await make(kind, 1);
        expect(
          fieldsOf(await kinds[kind]().update({ id, content: words(9), writtenOn }, writer.token)),
        ).toEqual({ writtenOn: messages.writingDays.notADay });
      }
    },
  );
});

describe('some texts count for no day:', () => {
  it('imported texts', async () => {
    await server.graphql(
      `mutation { importStories(input: { stories: [{ title: "Old", content: "${words(50)}" }] }) { results { outcome } } }`,
      {},
      writer.token,
    );
    expect(await days()).toEqual({});
  });

  it('a restored version, and later words count from there', async () => {
    const id = await make('story', 300);
    await save('story', id, 20);
    const data = await server.ask(
      'query ($id: ID!) { story(id: $id) { versions { edges { node { id } } } } }',
      writer.token,
      { id },
    );
    const before = await days();
    await server.mutate('restoreStoryVersion', { id: data.story.versions.edges[0].node.id }, writer.token);
    expect([before, await days()]).toEqual([{ [today]: 20 }, { [today]: 20 }]);
    await save('story', id, 310);
    expect(await days()).toEqual({ [today]: 30 });
  });

  it('words that already count for other days, in any order of saves', async () => {
    const id = await make('note', 100, { writtenOn: '2026-11-19' });
    await save('note', id, 150, { writtenOn: '2026-11-20' });
    await save('note', id, 170, { writtenOn: '2026-11-19' });
    expect(await days()).toEqual({ '2026-11-19': 120, '2026-11-20': 50 });
  });
});

it('a save of a story takes one more statement if its word count changed, also in a session', async () => {
  const session = await buildSession(server, writer, { dateTime: new Date(noon.getTime() + 3_600_000) });
  const { db } = server.app.services;
  const statementsOf = async (work: () => Promise<unknown>) => {
    const before = db.statements;
    await work();
    return db.statements - before;
  };
  for (const given of [{}, { sessionId: session.id }]) {
    const id = await make('story', 10, given);
    // The first auto-save creates a version.
    await save('story', id, 11, { autosave: true });
    const [same, grown] = [
      await statementsOf(() => save('story', id, 11, { autosave: true })),
      await statementsOf(() => save('story', id, 12, { autosave: true })),
    ];
    expect(grown - same).toBe(1);
  }
});

describe('the returned days', () => {
  it('are the viewer’s own, earliest first, including the first and the last day', async () => {
    for (const [day, count] of [
      ['2026-11-20', 5],
      ['2026-11-18', 3],
      ['2026-11-19', 4],
      ['2026-11-19', 6],
    ] as const)
      await make('note', count, { writtenOn: day });
    expect((await ask('2026-11-18', '2026-11-20')).data.viewer.writingDays).toEqual([
      { day: '2026-11-18', words: 3 },
      { day: '2026-11-19', words: 10 },
      { day: '2026-11-20', words: 5 },
    ]);
    expect(await days('2026-11-19', '2026-11-19')).toEqual({ '2026-11-19': 10 });
    expect(await days('2026-11-20', '2026-11-18')).toEqual({});
    expect(await days('2026-01-01', '2026-12-31', (await buildMember(server)).token)).toEqual({});
  });

  it('span at most 400 days, and have valid bounds', async () => {
    expect((await ask('2026-01-01', '2027-02-05')).errors).toBeUndefined();
    expect(fieldsOf(await ask('2026-01-01', '2027-02-06'))).toEqual({ to: messages.writingDays.tooMany });
    expect(fieldsOf(await ask('2026-1-1', '2026-02-29'))).toEqual({
      from: messages.writingDays.notADay,
      to: messages.writingDays.notADay,
    });
  });
});
