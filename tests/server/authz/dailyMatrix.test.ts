import { buildChallenge, buildJournal, buildNote } from '../../support/factories';
import { testServer } from '../../support/testServer';
import { dailyLists, onJournal, onNote, otherDaily } from './dailyTable';
import { goalLists, onChallenge, otherGoals } from './goalTable';
import { testPermissions } from './matrix';
import { actors, askAll, askGraphql, askRest, castOfFile, row } from './outcomes';

const server = testServer();
const cast = castOfFile(server);

const kinds = [
  { kind: 'journal', table: 'journals', operations: onJournal, build: buildJournal },
  { kind: 'note', table: 'notes', operations: onNote, build: buildNote },
] as const;

describe.each(kinds)('of a $kind', ({ table, operations, build }) => {
  testPermissions(operations, server, cast, {
    build: () => build(server, cast.owner),
    stateOf: (id) => server.app.services.db.read(`SELECT * FROM ${table} WHERE id = ?`, [id]),
  });

  it('an id of nothing is NOT_FOUND to every member', async () => {
    const { id } = await build(server, cast.owner);
    await server.app.services.db.dataSource.query(`DELETE FROM ${table} WHERE id = ?`, [id]);
    for (const [name, { document }] of Object.entries(operations))
      if (!name.startsWith('node'))
        expect([
          name,
          await askAll((actor) => askGraphql(server, document, { id }, cast[actor]?.token)),
        ]).toEqual([
          name,
          row('UNAUTHENTICATED', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'),
        ]);
  });
});

describe('of a challenge', () => {
  testPermissions(onChallenge, server, cast, {
    build: () => buildChallenge(server, cast.owner),
    stateOf: (id) => server.app.services.db.read('SELECT * FROM challenges WHERE id = ?', [id]),
  });
});
testPermissions(otherGoals, server, cast);

testPermissions(otherDaily, server, cast);

it.each([...dailyLists, ...goalLists])('%s is for members', async (route) => {
  const [method, path] = route.split(' ') as [string, string];
  expect(await askAll((actor) => askRest(server, method, path, undefined, cast[actor]?.token))).toEqual(
    otherDaily.createNote?.expected,
  );
});

it.each(actors.filter((actor) => actor !== 'owner'))(
  'no list of journals, notes or writing days shows what is the owner’s to %s',
  async (actor) => {
    await buildJournal(server, cast.owner, {
      title: 'The owner’s',
      journalDate: new Date('2026-11-21T12:00Z'),
    });
    await buildNote(server, cast.owner, { title: 'The owner’s' });
    const { data } = await server.graphql(
      `query ($owner: ID!) { viewer {
         all: journals { edges { node { author { id } } } } notes { edges { node { author { id } } } }
         theirs: journals(authorId: $owner) { totalCount } theirNotes: notes(authorId: $owner) { totalCount }
         journalOfDay(from: "2026-11-21T00:00:00Z", to: "2026-11-22T00:00:00Z") { author { id } }
       } }`,
      { owner: cast.owner.id },
      cast[actor]?.token,
    );
    expect(JSON.stringify(data)).not.toContain(cast.owner.id);
    if (cast[actor])
      expect(data.viewer).toMatchObject({ theirs: { totalCount: 0 }, theirNotes: { totalCount: 0 } });
    else expect(data.viewer).toBeNull();
  },
);
