import { eventually } from '../../../support/mails';
import { clockHouseOfFile, monday } from './clockHouse';

const house = clockHouseOfFile();

describe('manual changes take precedence', () => {
  it('a session that was started early is not started again, and ends after its duration', async () => {
    const { id } = await house.build();
    house.set('2026-03-23T18:30:00.000Z');
    await house.setStatus(id, 'IN_PROGRESS');
    await house.at('2026-03-23T19:00:00.000Z');
    expect(await house.sessions()).toEqual([
      expect.objectContaining({ status: 'in_progress', startedAt: '2026-03-23T18:30:00.000Z' }),
    ]);
    await house.at('2026-03-23T21:00:00.000Z');
    expect(await house.sessions()).toEqual([
      expect.objectContaining({ status: 'completed', endedAt: '2026-03-23T20:30:00.000Z' }),
    ]);
  });

  it('a weekly one that was ended early gets its successor at once, and no other at its time', async () => {
    const { id } = await house.build({ isRecurring: true });
    await house.at('2026-03-23T19:00:00.000Z');
    house.set('2026-03-23T20:00:00.000Z');
    await house.setStatus(id, 'COMPLETED');
    const after = [`${monday} completed`, '2026-03-30T18:00:00.000Z scheduled'];
    expect(await house.inShort()).toEqual(after);
    await house.at('2026-03-23T21:30:00.000Z');
    expect(await house.inShort()).toEqual(after);
    expect((await house.sessions())[0]?.endedAt).toBe('2026-03-23T20:00:00.000Z');
  });

  it('a cancelled session neither starts nor ends, and has no successor', async () => {
    const { id } = await house.build();
    await house.setStatus(id, 'CANCELLED');
    await house.at('2026-03-25T00:00:00.000Z');
    expect(await house.inShort()).toEqual([`${monday} cancelled`]);
  });

  it('a cancelled week is followed by the next week after its time', async () => {
    const { id } = await house.build({ isRecurring: true });
    await house.setStatus(id, 'CANCELLED');
    await house.at('2026-03-23T20:59:59.999Z');
    expect(await house.inShort()).toEqual([`${monday} cancelled`]);
    await house.at('2026-03-23T21:00:00.000Z');
    const after = [`${monday} cancelled`, '2026-03-30T18:00:00.000Z scheduled'];
    expect(await house.inShort()).toEqual(after);
    expect((await house.sessions())[0]?.dueAt).toBeNull();
    // A change of a cancelled session creates no second one.
    await house.update(id, { title: 'Called off' });
    await house.server.app.sessionClock.tick();
    expect(await house.inShort()).toEqual(after);
  });

  it('one that was scheduled again starts at its time', async () => {
    const { id } = await house.build({ isRecurring: true });
    await house.setStatus(id, 'CANCELLED');
    await house.setStatus(id, 'SCHEDULED');
    await house.at('2026-03-23T19:00:00.000Z');
    expect(await house.inShort()).toEqual([`${monday} in_progress`]);
  });

  it('one that was postponed just before it was due starts at its new time, and repeats then', async () => {
    const { id } = await house.build({ isRecurring: true });
    house.set('2026-03-23T18:59:59.000Z');
    await house.update(id, { dateTime: '2026-03-24T20:00:00.000Z' });
    await house.at('2026-03-23T19:00:01.000Z');
    expect(await house.inShort()).toEqual(['2026-03-24T20:00:00.000Z scheduled']);
    await house.at('2026-03-25T00:00:00.000Z');
    expect(await house.inShort()).toEqual([
      '2026-03-24T20:00:00.000Z completed',
      '2026-03-31T19:00:00.000Z scheduled',
    ]);
  });

  it('one that is changed while the clock processes it follows the change', async () => {
    const { id } = await house.build();
    const { clock: theirs, db } = house.clockAhead();
    const handling = jest.spyOn(db, 'transaction');
    let ticking: Promise<unknown> = Promise.resolve();
    // Another transaction locks and changes the row while the clock sees it as due.
    await house.server.app.services.db.transaction(async (tx) => {
      await tx.execute(
        `UPDATE sessions SET date_time = '2026-03-24 19:00:00', ends_at = '2026-03-24 21:00:00', due_at = '2026-03-24 19:00:00'
         WHERE id = ?`,
        [id],
      );
      ticking = theirs.tick();
      await eventually('the clock to find it due', () => handling.mock.calls[0]);
    });
    await ticking;
    expect(await house.inShort()).toEqual(['2026-03-24T19:00:00.000Z scheduled']);
  });

  it('one whose end is moved into the past ends now, not at that time', async () => {
    const { id } = await house.build({ durationMinutes: 180 });
    await house.at('2026-03-23T19:00:00.000Z');
    house.set('2026-03-23T21:10:00.000Z');
    await house.update(id, { durationMinutes: 60 });
    await house.at('2026-03-23T21:10:01.000Z');
    expect(await house.sessions()).toEqual([
      expect.objectContaining({ status: 'completed', endedAt: '2026-03-23T21:10:00.000Z' }),
    ]);
  });

  it('one that is no longer weekly ends its series, and one that became weekly continues', async () => {
    const { id } = await house.build({ isRecurring: true });
    await house.at('2026-03-23T19:00:00.000Z');
    await house.update(id, { isRecurring: false });
    await house.at('2026-03-23T21:00:00.000Z');
    expect(await house.inShort()).toEqual([`${monday} completed`]);
    await house.update(id, { isRecurring: true });
    expect(await house.inShort()).toEqual([`${monday} completed`, '2026-03-30T18:00:00.000Z scheduled']);
  });
});
