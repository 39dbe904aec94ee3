import type { Story } from '../../../../server/model/story.entity';
import { buildStory, memberOfTest } from '../../../support/factories';
import { sessionCalls } from '../../../support/sessionCalls';
import { storyCalls } from '../../../support/storyCalls';
import { ofFile, type TestServer } from '../../../support/testServer';
import { outcome, roomHouseOfFile, text } from './roomHouse';

const house = roomHouseOfFile();
const other = ofFile(() => house.server.another());
const ana = memberOfTest(house.server);

const save = (story: { id: string }, words: number, on: TestServer = house.server, author = ana) =>
  storyCalls(on).update({ id: story.id, content: text(words), autosave: true }, author.token);

/** A story that was selected for the session. */
async function picked(sessionId: string, words: number): Promise<Story> {
  const story = await buildStory(house.server, ana, { content: text(words) });
  expect(outcome(await house.write({ sessionId, storyId: story.id }, ana))).toBe('ok');
  return story;
}

/** The stored words of each interval. */
async function intervals(sessionId: string): Promise<Record<number, number>> {
  const rows = await house.server.sql<{ place: number; words: number }>(
    'SELECT place, words FROM session_word_intervals WHERE session_id = ? AND user_id = ? ORDER BY place',
    [sessionId, ana.id],
  );
  return Object.fromEntries(rows.map(({ place, words }) => [place, words]));
}

const wordsOf = async (id: string) => (await house.own(id, ana)).words;

describe('words written in a session', () => {
  it('are those that saves add to the writer’s selected story', async () => {
    const { id } = await house.start([ana]);
    const story = await picked(id, 100);
    expect(await wordsOf(id)).toBe(0);
    await save(story, 130);
    expect(await wordsOf(id)).toBe(30);
    await save(story, 145);
    expect(await wordsOf(id)).toBe(45);
  });

  it('include all words of a story created in the session, which becomes the selected one', async () => {
    const { id } = await house.start([ana]);
    const { data } = await storyCalls(house.server).create(
      { title: 'New', content: text(12), sessionId: id },
      ana.token,
    );
    const storyId = data.createStory.story.id;
    expect(await house.own(id, ana)).toMatchObject({ words: 12, story: { id: storyId } });
    await save({ id: storyId }, 20);
    expect(await wordsOf(id)).toBe(20);
  });

  it('are counted once if a create is repeated after a lost response', async () => {
    const { id } = await house.start([ana]);
    const create = () =>
      storyCalls(house.server).create(
        { title: 'New', content: text(12), sessionId: id, localId: 'local_1' },
        ana.token,
      );
    await Promise.all([create(), create(), create()]);
    expect(await wordsOf(id)).toBe(12);
    expect(await intervals(id)).toEqual({ 0: 12 });
  });

  it('are never negative, whatever is deleted', async () => {
    const { id } = await house.start([ana]);
    const [one, two] = [await picked(id, 100), await picked(id, 100)];
    await save(one, 40);
    expect(await wordsOf(id)).toBe(0);
    await save(two, 110);
    expect(await wordsOf(id)).toBe(10);
    await save(one, 103);
    expect(await wordsOf(id)).toBe(13);
  });

  it('are stored by intervals of five minutes from the session’s start', async () => {
    const { id } = await house.start([ana]);
    const story = await picked(id, 100);
    await save(story, 110);
    await house.pass(4.9);
    await save(story, 115);
    await house.pass(0.1);
    await save(story, 113);
    await house.pass(50);
    await save(story, 200);
    expect(await intervals(id)).toEqual({ 0: 15, 1: -2, 11: 87 });
  });

  it('of a session that was started days early count for its duration from then on', async () => {
    const { id } = await house.schedule([ana], {
      dateTime: new Date(house.now().getTime() + 40 * 86_400_000),
    });
    await sessionCalls(house.server).move(id, 'IN_PROGRESS', house.leader.token);
    const story = await picked(id, 1);
    await house.pass(119);
    await save(story, 9);
    await house.pass(24 * 60);
    await save(story, 11);
    expect(await intervals(id)).toEqual({ 23: 8 });
  });

  it('of a cancelled run do not count for the next one', async () => {
    const { id } = await house.schedule([ana], { dateTime: new Date(house.now().getTime() + 60 * 60_000) });
    const move = (status: string) => sessionCalls(house.server).move(id, status, house.leader.token);
    await move('IN_PROGRESS');
    const story = await picked(id, 10);
    await save(story, 15);
    expect(await house.own(id, ana)).toMatchObject({ words: 5 });
    for (const status of ['CANCELLED', 'SCHEDULED', 'IN_PROGRESS']) await move(status);
    expect(await house.own(id, ana)).toMatchObject({ words: 0 });
    expect(await intervals(id)).toEqual({});
    await save(story, 18);
    expect(await house.own(id, ana)).toMatchObject({ words: 3 });
  });

  it('are correct if one story is saved twenty times at once on two servers', async () => {
    const { id } = await house.start([ana]);
    const story = await picked(id, 100);
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => save(story, 101 + n, n % 2 ? other : house.server)),
    );
    const { data } = await storyCalls(house.server).read(story.id, ana.token);
    expect(await wordsOf(id)).toBe(data.story.wordCount - 100);
    expect(await intervals(id)).toEqual({ 0: data.story.wordCount - 100 });
  });

  it('do not include those of a refused save', async () => {
    const { id } = await house.start([ana]);
    const story = await picked(id, 100);
    const base = story.updatedAt.toISOString();
    await save(story, 110);
    const late = { id: story.id, content: text(500), baseUpdatedAt: base };
    expect(outcome(await storyCalls(house.server).update(late, ana.token))).toBe('CONFLICT');
    expect(await wordsOf(id)).toBe(10);
  });

  it('are counted until a minute after the session’s end, for members who were in it, and open pages get an event', async () => {
    const { id } = await house.start([ana], { durationMinutes: 30 });
    const story = await picked(id, 100);
    await house.write({ sessionId: id, showsWords: true }, ana);
    await save(story, 110);
    await house.pass(30);
    expect(await house.summary(id)).toMatchObject({ words: 10 });
    const publish = jest.spyOn(house.server.app.services.pubSub, 'publish');
    await save(story, 125);
    const events = publish.mock.calls.filter(([topic]) => topic === 'sessionChanged');
    publish.mockRestore();
    expect(events).toHaveLength(1);
    // The chart has no interval after the end.
    expect(await intervals(id)).toEqual({ 0: 10, 5: 15 });
    await house.pass(0.9);
    await save(story, 130);
    expect(await house.summary(id)).toMatchObject({ words: 30 });
    await house.pass(0.1);
    await save(story, 200);
    expect(await house.summary(id)).toMatchObject({ words: 30 });
  });

  it('are counted until a minute after a session is ended by hand, and not after it is cancelled', async () => {
    for (const [status, words] of [
      ['COMPLETED', 25],
      ['CANCELLED', 10],
    ] as const) {
      const { id } = await house.start([ana]);
      const story = await picked(id, 100);
      await save(story, 110);
      await house.pass(10);
      await sessionCalls(house.server).move(id, status, house.leader.token);
      await save(story, 125);
      expect(await wordsOf(id)).toBe(words);
    }
  });

  it('are counted from the start to the end by the clock, even if the session was not ended yet', async () => {
    const { id } = await house.schedule([ana]);
    const story = await picked(id, 100);
    await save(story, 150);
    expect(await wordsOf(id)).toBe(0);
    await house.pass(60);
    await save(story, 155);
    expect(await wordsOf(id)).toBe(5);
    await house.server.app.services.db.transaction((tx) =>
      tx.execute('UPDATE sessions SET ends_at = ?, due_at = NULL WHERE id = ?', [house.now(), id]),
    );
    await save(story, 160);
    expect(await wordsOf(id)).toBe(10);
    await house.pass(1);
    await save(story, 170);
    expect(await wordsOf(id)).toBe(10);
  });

  it('count for participants and the leader, from joining to leaving', async () => {
    const { id } = await house.start([ana]);
    const story = await picked(id, 100);
    await save(story, 110);
    await sessionCalls(house.server).leave(id, ana.token);
    await save(story, 500);
    expect(await house.own(id, ana)).toBeNull();
    await sessionCalls(house.server).join(id, ana.token);
    expect(await wordsOf(id)).toBe(10);

    const led = await buildStory(house.server, house.leader, { content: text(5) });
    await house.write({ sessionId: id, storyId: led.id }, house.leader);
    await save(led, 8, house.server, house.leader);
    expect((await house.own(id, house.leader)).words).toBe(3);
  });

  it('stay after the story is deleted', async () => {
    const { id } = await house.start([ana]);
    const story = await picked(id, 100);
    await house.write({ sessionId: id, showsWords: true, showsPiece: true }, ana);
    await save(story, 120);
    const events = await house.countRoomEvents(() =>
      storyCalls(house.server).remove({ id: story.id }, ana.token),
    );
    expect(events).toBe(1);
    expect(await house.own(id, ana)).toMatchObject({ words: 20, story: null });
    expect(await house.writer(id, ana)).toMatchObject({ words: 20, piece: null });
  });
});

describe('a save', () => {
  /** Number of statements in transactions while `work` runs. */
  async function statements(work: () => Promise<unknown>): Promise<number> {
    const { db } = house.server.app.services;
    const before = db.statements;
    await work();
    return db.statements - before;
  }

  it('of a story without a session takes no additional statement, in an ended one one, in one in progress three', async () => {
    const plain = await buildStory(house.server, ana, { content: text(10) });
    const { id } = await house.start([ana]);
    const story = await picked(id, 10);
    const usual = await statements(() => save(plain, 11));
    expect(await statements(() => save(story, 11))).toBe(usual + 3);
    await house.pass(121);
    expect(await statements(() => save(story, 12))).toBe(usual + 1);
  });

  it('is announced to the room only if it changes what the room shows', async () => {
    const { id } = await house.start([ana]);
    const story = await picked(id, 10);
    expect(await house.countRoomEvents(() => save(story, 20))).toBe(0);
    await house.write({ sessionId: id, showsWords: true }, ana);
    expect(await house.countRoomEvents(() => save(story, 30))).toBe(1);
    expect(await house.countRoomEvents(() => save(story, 30))).toBe(0);
    const rename = (title: string) => () =>
      storyCalls(house.server).update({ id: story.id, title, autosave: true }, ana.token);
    expect(await house.countRoomEvents(rename('Between us'))).toBe(0);
    await house.write({ sessionId: id, showsPiece: true }, ana);
    expect(await house.countRoomEvents(rename('For the room'))).toBe(1);
    expect((await house.writer(id, ana))?.piece?.title).toBe('For the room');
  });
});
