import { memberOfFile } from '../../../support/factories';
import { fieldsOf, ofFile, refusalOf } from '../../../support/testServer';
import { outcome, roomHouseOfFile } from './roomHouse';

const house = roomHouseOfFile();
const other = ofFile(() => house.server.another());
const writer = memberOfFile(house.server);

describe('the shared timer of a session', () => {
  it('runs for the given minutes by the server’s clock, which anyone can read', async () => {
    const { id } = await house.start([writer]);
    expect(await house.sprint(id)).toBeNull();
    expect(outcome(await house.startSprint(id, 25, house.leader))).toBe('ok');
    expect(await house.sprint(id)).toEqual({
      startedAt: '2026-03-23T19:00:00.000Z',
      endsAt: '2026-03-23T19:25:00.000Z',
    });
    await house.pass(10);
    const data = await house.server.ask('{ serverTime }', writer.token);
    expect(data.serverTime).toBe('2026-03-23T19:10:00.000Z');
  });

  it('is announced to every open page of the session', async () => {
    const { id } = await house.start([writer]);
    const publish = jest.spyOn(house.server.app.services.pubSub, 'publish');
    const eventCount = () =>
      publish.mock.calls.filter(([topic, key]) => topic === 'sessionChanged' && key === id).length;
    await house.startSprint(id, 25, house.leader);
    expect(eventCount()).toBe(1);
    await house.startSprint(id, 25, house.leader);
    expect(eventCount()).toBe(1);
    await house.endSprint(id, house.leader);
    expect(eventCount()).toBe(2);
    await house.endSprint(id, house.leader);
    expect(eventCount()).toBe(2);
    publish.mockRestore();
  });

  it('is unique: of concurrent starts on two servers one succeeds, and the others get CONFLICT', async () => {
    const { id } = await house.start([writer]);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        house.startSprint(id, 5 + n, house.leader, n % 2 ? other : house.server),
      ),
    );
    expect(answers.map(outcome).sort()).toEqual([...new Array(9).fill('CONFLICT'), 'ok']);
    const winner = answers.find((answer) => outcome(answer) === 'ok');
    expect(await house.sprint(id)).toEqual(winner?.data.startSprint.session.sprint);
  });

  it('can be started again once it is over', async () => {
    const { id } = await house.start([writer]);
    await house.startSprint(id, 5, house.leader);
    await house.pass(4);
    expect((await house.startSprint(id, 5, house.leader)).errors?.[0]?.message).toBe(
      'A sprint is running already',
    );
    await house.pass(1);
    expect(outcome(await house.startSprint(id, 5, house.leader))).toBe('ok');
  });

  it.each([4, 61, 0, -5])('is not of %i minutes', async (minutes) => {
    const { id } = await house.start([writer]);
    expect(fieldsOf(await house.startSprint(id, minutes, house.leader))).toMatchObject({
      minutes: 'A sprint takes 5 to 60 minutes',
    });
  });

  it('ends at the latest with the session', async () => {
    const { id } = await house.start([writer], { durationMinutes: 30 });
    await house.pass(10);
    expect(fieldsOf(await house.startSprint(id, 21, house.leader))).toMatchObject({
      minutes: 'The session ends before that: choose fewer minutes',
    });
    expect(outcome(await house.startSprint(id, 20, house.leader))).toBe('ok');
  });

  it('of an hour fits into a session of an hour that has just begun: both end together', async () => {
    const { id } = await house.start([writer], { durationMinutes: 60 });
    await house.pass(0.9);
    expect(outcome(await house.startSprint(id, 60, house.leader))).toBe('ok');
    expect((await house.sprint(id)).endsAt).toBe('2026-03-23T20:00:00.000Z');
  });

  it('can be ended early, and ending it again changes nothing', async () => {
    const { id } = await house.start([writer]);
    expect(outcome(await house.endSprint(id, house.leader))).toBe('ok');
    expect(await house.sprint(id)).toBeNull();
    await house.startSprint(id, 30, house.leader);
    await house.pass(7);
    await house.endSprint(id, house.leader);
    await house.pass(7);
    await house.endSprint(id, house.leader);
    expect((await house.sprint(id)).endsAt).toBe('2026-03-23T19:07:00.000Z');
  });

  it('ends with a session that is ended early', async () => {
    const { id } = await house.start([writer]);
    await house.startSprint(id, 60, house.leader);
    await house.pass(10);
    await house.server.graphql(
      'mutation ($id: ID!) { setSessionStatus(input: { id: $id, status: COMPLETED }) { session { id } } }',
      { id },
      house.leader.token,
    );
    expect((await house.sprint(id)).endsAt).toBe('2026-03-23T19:10:00.000Z');
  });

  it('needs a session in progress', async () => {
    const { id } = await house.schedule([writer]);
    expect(refusalOf(await house.startSprint(id, 10, house.leader))).toMatchObject({
      message: 'A sprint can be started only while the session is in progress',
      code: 'CONFLICT',
    });
    await house.pass(60);
    expect(outcome(await house.startSprint(id, 10, house.leader))).toBe('ok');
    await house.pass(120);
    expect(outcome(await house.startSprint(id, 10, house.leader))).toBe('CONFLICT');
  });
});
