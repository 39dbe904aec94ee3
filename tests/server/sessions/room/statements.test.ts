import { maxCost, maxEventCost } from '../../../../server/graphql/admission/cost';
import { buildExercise, buildMember, buildStory, type TestMember } from '../../../support/factories';
import { openRoomHouse, outcome, type RoomHouse } from './roomHouse';

jest.setTimeout(120_000);

let house: RoomHouse;
let writers: TestMember[];

beforeAll(async () => {
  house = await openRoomHouse();
  writers = await Promise.all(Array.from({ length: 50 }, () => buildMember(house.server)));
});
afterAll(() => house.server.close());

const room = `room { writers { isHere isLeader words piece { title exercise { id title } }
  member { id username displayName } } }`;

describe('the room of fifty writers', () => {
  it('takes five statements at most', async () => {
    const { id } = await house.start(writers, { capacity: 50 });
    const exercise = await buildExercise(house.server, house.leader);
    for (const [n, member] of writers.entries()) {
      const story = n % 2 ? await buildStory(house.server, member) : undefined;
      const pick = story ? { storyId: story.id } : { exerciseId: exercise.id };
      await house.write({ sessionId: id, ...pick, showsPiece: true, showsWords: true }, member);
    }
    const { statements, result } = await house.server.countStatements(() =>
      house.ask(room, id, house.leader),
    );
    expect(result.errors).toBeUndefined();
    const shown = result.data.session.room.writers;
    expect(shown).toHaveLength(51);
    expect(shown.filter(({ piece }: { piece: unknown }) => piece)).toHaveLength(50);
    expect(statements.length).toBeLessThanOrEqual(5);
    // Enough times for the query to be compiled, which must not change the answer.
    for (let n = 0; n < 25; n += 1)
      expect((await house.ask(room, id, house.leader)).data).toEqual(result.data);
  });
});

describe('rooms, summaries and next sessions of a list', () => {
  it('take as many statements for ten sessions as for one', async () => {
    const three = writers.slice(0, 3);
    for (let n = 0; n < 10; n += 1) await house.start(three, { isRecurring: n % 2 === 0 });
    await house.pass(120);
    const ask = (first: number) =>
      house.server.graphql(
        `{ sessions(first: ${first}, status: [COMPLETED]) { edges { node {
          ${room} viewerWriting { words } nextSession { id } sprint { endsAt }
          summary { words intervals writers { words member { id username } } } } } } }`,
        {},
        house.leader.token,
      );
    const one = await house.server.countStatements(() => ask(1));
    const ten = await house.server.countStatements(() => ask(10));
    expect(ten.result.data.sessions.edges).toHaveLength(10);
    expect(ten.statements.length).toBe(one.statements.length);
  });

  it('have a cost by the number of writers: a hundred of them at once are refused', async () => {
    const ask = (first: number) =>
      house.server.graphql(
        `{ sessions(first: ${first}) { edges { node { ${room} } } } }`,
        {},
        house.leader.token,
      );
    expect(outcome(await ask(10))).toBe('ok');
    const { errors } = await ask(100);
    expect(errors?.[0]?.message).toMatch(
      new RegExp(`^This operation costs \\d+; at most ${maxCost} are allowed`),
    );
  });

  it('leave a room’s subscription within the limit for custom queries', async () => {
    const { headers } = await house.server.graphql(
      `query ($id: ID!) { session(id: $id) { ${room} } }`,
      { id: 'session_00000000000000000000000000' },
      house.leader.token,
    );
    expect(Number(headers.get('x-cost'))).toBeGreaterThan(100);
    expect(Number(headers.get('x-cost'))).toBeLessThan(maxEventCost);
  });
});
