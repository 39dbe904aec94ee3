import { dropInSessionId } from '../../../../server/contract/dropIn';
import { Role, SessionStatus } from '../../../../server/contract/enums';
import { deleteExpiredRows } from '../../../../server/startup/cleanUp';
import { buildMember, memberOfFile, setSessionStatus, type TestMember } from '../../../support/factories';
import { ofFile, refusalOf } from '../../../support/testServer';
import { idsOf, readingCalls } from './readingCalls';
import { outcome, roomHouseOfFile } from './roomHouse';

const house = roomHouseOfFile();
const { mutate, join, leave, readingOf, order, versionOf, arrange, step, turn } = readingCalls(house);
const other = ofFile(() => house.server.another());
const ann = memberOfFile(house.server);
const bea = memberOfFile(house.server);
const cem = memberOfFile(house.server);
const stranger = memberOfFile(house.server);
const staff = memberOfFile(house.server, { roles: [Role.INSTRUCTOR] });

/** A session with readers in this order. */
async function begin(...readers: TestMember[]): Promise<string> {
  const { id } = await house.start([ann, bea, cem]);
  for (const one of readers) expect(outcome(await join(id, one))).toBe('ok');
  return id;
}

describe('the reading order of a session', () => {
  it('is joined and left by those who take part, each once', async () => {
    const id = await begin(ann, bea, ann, house.leader);
    expect(await order(id)).toEqual(idsOf(ann, bea, house.leader));
    for (const _ of ['first', 'again']) expect(outcome(await leave(id, ann))).toBe('ok');
    expect(await order(id)).toEqual(idsOf(bea, house.leader));
    for (const member of [stranger, staff]) expect(outcome(await join(id, member))).toBe('FORBIDDEN');
  });

  it('stays as it is for a member who joins it again, so that the leader’s next step is not refused', async () => {
    const id = await begin(ann, bea);
    const seen = await versionOf(id);
    const answers = [await join(id, ann), await step(id, 'START', house.leader, seen)];
    expect(answers.map(outcome)).toEqual(['ok', 'ok']);
  });

  it('is shown to those who take part and to staff, and to nobody else', async () => {
    const id = await begin(ann);
    for (const member of [ann, house.leader, staff])
      expect((await readingOf(id, member))?.readers).toHaveLength(1);
    expect(await readingOf(id, stranger)).toBeNull();
  });

  it('has each of many members who join at once, on two servers', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, () => buildMember(house.server)));
    const { id } = await house.start(members);
    const answers = await Promise.all(
      members.flatMap((member) => [join(id, member), join(id, member, other)]),
    );
    expect(new Set(answers.map(outcome))).toEqual(new Set(['ok']));
    expect([...((await order(id)) ?? [])].sort()).toEqual(idsOf(...members).sort());
    const positions = await house.server.sql<{ position: number }>(
      'SELECT position FROM session_readers WHERE session_id = ? ORDER BY position',
      [id],
    );
    expect(positions.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('has at most 100 readers', async () => {
    const { id } = await house.start([ann]);
    const members = await Promise.all(Array.from({ length: 100 }, () => buildMember(house.server)));
    await join(id, house.leader);
    await house.server.app.services.db.transaction((tx) =>
      tx.execute(
        `INSERT INTO session_readers (session_id, user_id, position, added_at)
         SELECT ?, id, 1, NOW(3) FROM users WHERE id IN (${members.map(() => '?').join(',')}) LIMIT 99`,
        [id, ...idsOf(...members)],
      ),
    );
    expect(outcome(await join(id, ann))).toBe('CONFLICT');
    expect(outcome(await arrange(id, { memberIds: [...idsOf(...members), ann.id] }))).toBe('BAD_USER_INPUT');
    expect(await order(id)).toHaveLength(100);
  });

  it('is arranged by the leader and admins', async () => {
    const id = await begin(ann, bea);
    const admin = await buildMember(house.server, { roles: [Role.ADMIN] });
    expect(outcome(await arrange(id, { memberIds: idsOf(cem, bea, ann), minutes: 7 }, admin))).toBe('ok');
    expect(await order(id)).toEqual(idsOf(cem, bea, ann));
    expect(outcome(await arrange(id, { memberIds: idsOf(ann, cem) }))).toBe('ok');
    expect(await readingOf(id)).toMatchObject({ minutes: 7 });
    expect(await order(id)).toEqual(idsOf(ann, cem));
  });

  it.each<[string, () => Record<string, unknown>]>([
    ['a member outside the session', () => ({ memberIds: idsOf(ann, stranger) })],
    ['what is no member', () => ({ memberIds: ['user_x', 'ö,'] })],
    ['a member twice', () => ({ memberIds: idsOf(ann, ann) })],
    ['no minutes', () => ({ minutes: 0 })],
    ['31 minutes', () => ({ minutes: 31 })],
  ])('is not arranged with %s', async (_what, given) => {
    const id = await begin(bea);
    expect(outcome(await arrange(id, given()))).toBe('BAD_USER_INPUT');
    expect(await order(id)).toEqual(idsOf(bea));
  });

  it('is not arranged from an outdated copy', async () => {
    const id = await begin(ann, bea);
    const version = await versionOf(id);
    const [moved, left] = await Promise.all([
      mutate('arrangeSessionReading', { sessionId: id, version, memberIds: idsOf(bea, ann) }, house.leader),
      leave(id, ann, other),
    ]);
    expect(outcome(left)).toBe('ok');
    expect(['ok', 'CONFLICT']).toContain(outcome(moved));
    expect(await order(id)).toEqual(idsOf(bea));
    const again = { sessionId: id, version, memberIds: idsOf(ann, bea) };
    expect(refusalOf(await mutate('arrangeSessionReading', again, house.leader))).toMatchObject({
      message: 'The reading was changed meanwhile; please look again',
      code: 'CONFLICT',
    });
    expect(await order(id)).toEqual(idsOf(bea));
  });

  it('loses a member who leaves the session, also in their turn', async () => {
    const id = await begin(ann, bea);
    await step(id, 'START');
    await house.server.mutate('leaveSession', { id }, ann.token);
    expect(await order(id)).toEqual(idsOf(bea));
    expect(await turn(id)).toMatchObject({ reads: null, left: null });
    expect(outcome(await join(id, ann))).toBe('FORBIDDEN');
    await step(id, 'NEXT');
    expect((await turn(id)).reads).toBe(bea.id);
  });

  it('can be joined before the session, and not after it', async () => {
    const { id } = await house.schedule([ann, bea]);
    expect(outcome(await join(id, ann))).toBe('ok');
    expect(outcome(await step(id, 'START'))).toBe('CONFLICT');
    await setSessionStatus(house.server, id, SessionStatus.CANCELLED);
    expect(outcome(await join(id, bea))).toBe('CONFLICT');
    expect(outcome(await arrange(id, { minutes: 3 }))).toBe('CONFLICT');
  });

  it('is refused in a session that its leader keeps without', async () => {
    const { id } = await house.start([ann], { hasReading: false });
    expect(outcome(await join(id, ann))).toBe('CONFLICT');
    expect(await readingOf(id)).toBeNull();
  });

  it('of the standing session is every member’s, kept in order by staff, and empty each day', async () => {
    await house.server.graphql('{ dropInSession { id } }', {}, ann.token);
    expect(outcome(await join(dropInSessionId, stranger))).toBe('ok');
    expect(outcome(await arrange(dropInSessionId, { minutes: 3 }, ann))).toBe('FORBIDDEN');
    expect(outcome(await step(dropInSessionId, 'START', staff))).toBe('ok');
    const before = await versionOf(dropInSessionId);
    await house.pass(24 * 60);
    expect(await readingOf(dropInSessionId)).toMatchObject({ readers: [], endsAt: null });
    expect(await versionOf(dropInSessionId)).toBeGreaterThan(before);
  });

  it('is kept for 400 days', async () => {
    const id = await begin(ann, bea);
    const { db } = house.server.app.services;
    const now = new Date();
    const age = (table: string, column: string, days: number, more = '') =>
      db.transaction((tx) =>
        tx.execute(`UPDATE ${table} SET ${column} = ? WHERE session_id = ? ${more}`, [
          new Date(now.getTime() - days * 24 * 60 * 60_000),
          id,
        ]),
      );
    await age('session_readers', 'added_at', 399);
    await age('session_readers', 'added_at', 401, `AND user_id = '${bea.id}'`);
    await age('session_readings', 'changed_at', 399);
    await deleteExpiredRows(db, now);
    expect(await readingOf(id)).toMatchObject({ version: 2, readers: [{ member: { id: ann.id } }] });
    await age('session_readings', 'changed_at', 401);
    await deleteExpiredRows(db, now);
    expect(await readingOf(id)).toMatchObject({ version: 0 });
  });
});

describe('the time of a reader', () => {
  it('runs, stands still, goes on, and passes on to the next', async () => {
    const id = await begin(ann, bea);
    await arrange(id, { minutes: 10 });
    await step(id, 'START');
    expect(await turn(id)).toEqual({ reads: ann.id, done: [], left: 600, isPaused: false });
    await house.pass(4);
    await step(id, 'PAUSE');
    await house.pass(3);
    expect(await turn(id)).toEqual({ reads: ann.id, done: [], left: 360, isPaused: true });
    await step(id, 'START');
    await house.pass(1);
    expect(await turn(id)).toMatchObject({ left: 300, isPaused: false });
    // New minutes are the next reader's.
    await arrange(id, { minutes: 2 });
    expect(await turn(id)).toMatchObject({ left: 300 });
    await step(id, 'NEXT');
    expect(await turn(id)).toEqual({ reads: bea.id, done: [ann.id], left: 120, isPaused: false });
    // Time that is over passes nobody on: a sentence may be read to its end.
    await house.pass(3);
    expect(await turn(id)).toMatchObject({ reads: bea.id, left: -60 });
    await step(id, 'NEXT');
    expect(await turn(id)).toEqual({ reads: null, done: idsOf(ann, bea), left: null, isPaused: false });
  });

  it('starts anew when all have read, and forgets them at its end', async () => {
    const id = await begin(ann, bea);
    for (const name of ['START', 'NEXT', 'NEXT', 'START']) await step(id, name);
    expect(await turn(id)).toMatchObject({ reads: ann.id, done: [] });
    await step(id, 'NEXT');
    await step(id, 'END');
    expect(await turn(id)).toEqual({ reads: null, done: [], left: null, isPaused: false });
    expect(await order(id)).toEqual(idsOf(ann, bea));
  });

  it('does not start without readers', async () => {
    expect(outcome(await step(await begin(), 'START'))).toBe('CONFLICT');
  });

  it('skips nobody if two tabs go to the next at once', async () => {
    const id = await begin(ann, bea, cem);
    await step(id, 'START');
    const version = await versionOf(id);
    const input = { sessionId: id, step: 'NEXT', version };
    const answers = await Promise.all(
      [house.server, other, house.server, other].map((on) =>
        mutate('stepSessionReading', input, house.leader, on),
      ),
    );
    expect(answers.map(outcome).sort()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'ok']);
    expect((await turn(id)).reads).toBe(bea.id);
  });

  it('keeps running when the order is changed around the reader', async () => {
    const id = await begin(ann, bea, cem);
    await step(id, 'START');
    await arrange(id, { memberIds: idsOf(cem, ann, bea) });
    expect(await turn(id)).toMatchObject({ reads: ann.id, left: 300 });
    await arrange(id, { memberIds: idsOf(cem, bea) });
    expect(await turn(id)).toMatchObject({ reads: null, left: null });
  });
});
