import { dropInSessionId as id } from '../../../../server/contract/dropIn';
import { PrivacyLevel, Role } from '../../../../server/contract/enums';
import { buildMember, buildStory, memberOfFile, type TestMember } from '../../../support/factories';
import type { TestServer } from '../../../support/testServer';
import { presenceHouseOfFile } from './presenceHouse';
import { outcome, text } from './roomHouse';

const house = presenceHouseOfFile();
const ann = memberOfFile(house.server);
const bea = memberOfFile(house.server);
const staff = memberOfFile(house.server, { roles: [Role.INSTRUCTOR] });
beforeEach(() => house.server.sql('DELETE FROM sessions'));

const query = `{ dropInSession { id kind status title dateTime endsAt leader { name isDeleted }
  registration openMoves viewerIsParticipant viewerIsLeader viewerCanEdit viewerCanStartSprints viewerCanModerate sprint { starterId } } }`;

async function open(viewer = ann, on: TestServer = house.server) {
  const data = await on.ask(query, viewer.token);
  return data.dropInSession;
}

const change = (mutation: string, input: object, viewer: TestMember) =>
  house.server.mutate(mutation, input, viewer.token);

const writeStory = async (viewer: TestMember, words: number): Promise<string> =>
  (await buildStory(house.server, viewer, { content: text(words), sessionId: id })).id;

const saveStory = (viewer: TestMember, story: string, words: number) =>
  change('updateStory', { id: story, content: text(words) }, viewer);

describe('the standing session', () => {
  it('exists once, however many members ask two servers for it at once', async () => {
    const asked = await Promise.all(
      Array.from({ length: 10 }, (_, n) => open(n % 3 ? ann : bea, n % 2 ? house.other : house.server)),
    );
    expect(new Set(asked.map((session) => session.id))).toEqual(new Set([id]));
    const [row] = await house.server.sql<{ n: number }>('SELECT COUNT(*) AS n FROM sessions');
    expect(Number(row?.n)).toBe(1);
  });

  it('belongs to the group, is in progress, and every member takes part', async () => {
    expect(await open()).toEqual({
      id,
      kind: 'DROP_IN',
      status: 'IN_PROGRESS',
      title: 'The drop-in room',
      dateTime: '2026-03-23T04:00:00.000Z',
      endsAt: '2026-03-24T04:00:00.000Z',
      leader: { name: 'The group', isDeleted: true },
      registration: 'OPEN',
      openMoves: [],
      viewerIsParticipant: true,
      viewerIsLeader: false,
      viewerCanEdit: false,
      viewerCanStartSprints: true,
      viewerCanModerate: false,
      sprint: null,
    });
  });

  it('is in no list of sessions, and no list gets an event of it', async () => {
    const publish = jest.spyOn(house.server.app.services.pubSub, 'publish');
    await open();
    await house.startSprint(id, 10, ann);
    const topics = publish.mock.calls.map(([topic]) => topic);
    publish.mockRestore();
    expect(topics).toContain('sessionChanged');
    expect(topics).not.toContain('sessionsChanged');
    for (const filter of ['', '(status: [IN_PROGRESS])']) {
      const data = await house.server.ask(
        `{ sessions${filter} { totalCount edges { node { id } } } }`,
        ann.token,
      );
      expect(data.sessions).toEqual({ totalCount: 0, edges: [] });
    }
  });

  it('is never edited, ended or deleted, by admins neither', async () => {
    await open();
    const admin = await buildMember(house.server, { roles: [Role.ADMIN] });
    for (const [mutation, input] of [
      ['updateSession', { id, title: 'Mine' }],
      ['setSessionStatus', { id, status: 'COMPLETED' }],
      ['deleteSession', { id }],
    ] as const)
      expect(outcome(await change(mutation, input, admin))).toBe('FORBIDDEN');
    expect((await open()).status).toBe('IN_PROGRESS');
  });

  it('needs no joining and knows no leaving', async () => {
    await open();
    for (const mutation of ['joinSession', 'leaveSession', 'joinSession'])
      expect(outcome(await change(mutation, { id }, ann))).toBe('ok');
    expect((await open()).viewerIsParticipant).toBe(true);
  });

  it('lets any member start a sprint, which its starter and staff may end', async () => {
    await open();
    expect(outcome(await house.startSprint(id, 10, ann))).toBe('ok');
    expect(await open(bea)).toMatchObject({ sprint: { starterId: ann.id }, viewerCanModerate: false });
    expect((await open(staff)).viewerCanModerate).toBe(true);
    expect(outcome(await house.startSprint(id, 10, bea))).toBe('CONFLICT');
    expect(outcome(await house.endSprint(id, bea))).toBe('FORBIDDEN');
    expect(outcome(await house.endSprint(id, ann))).toBe('ok');
    expect(outcome(await house.startSprint(id, 10, bea))).toBe('ok');
    expect(outcome(await house.endSprint(id, ann))).toBe('FORBIDDEN');
    expect(outcome(await house.endSprint(id, staff))).toBe('ok');
  });

  it('keeps a sprint that another member starts while the starter of the last one ends theirs', async () => {
    await open();
    await house.startSprint(id, 10, ann);
    const { db } = house.server.app.services;
    const transaction = db.transaction.bind(db);
    const held = jest.spyOn(db, 'transaction').mockImplementationOnce(async (...work) => {
      await house.endSprint(id, staff);
      await house.pass(1);
      await house.startSprint(id, 10, bea);
      return transaction(...work);
    });
    expect(outcome(await house.endSprint(id, ann))).toBe('ok');
    held.mockRestore();
    expect((await open()).sprint.starterId).toBe(bea.id);
    expect(outcome(await house.startSprint(id, 10, ann))).toBe('CONFLICT');
  });

  it('only a story’s author gets an event when it is written in it: readers would learn when', async () => {
    await open();
    const story = await buildStory(house.server, ann, { privacyLevel: PrivacyLevel.PUBLIC });
    const publish = jest.spyOn(house.server.app.services.pubSub, 'publish');
    await house.write({ sessionId: id, storyId: story.id }, ann);
    const events = publish.mock.calls.filter(([, , about]) => about?.id === story.id);
    publish.mockRestore();
    expect(events.map(([topic, key]) => [topic, key])).toEqual([
      ['storyChangedFor', `${story.id} ${ann.id}`],
    ]);
  });

  it('counts the words of the day, and starts the next day from nothing', async () => {
    await open();
    const story = await writeStory(ann, 30);
    await saveStory(ann, story, 50);
    await house.write({ sessionId: id, showsWords: true }, ann);
    expect((await house.writer(id, ann))?.words).toBe(50);
    const today = await house.summary(id, bea);
    expect(today).toMatchObject({ words: 50, writers: [{ words: 50, member: { id: ann.id } }] });

    // From 19:00 to 04:00 in London.
    await house.pass(9 * 60 - 1);
    expect((await house.summary(id, bea)).words).toBe(50);
    await house.pass(1);
    expect(await open()).toMatchObject({ status: 'IN_PROGRESS', dateTime: '2026-03-24T04:00:00.000Z' });
    expect(await house.summary(id, bea)).toMatchObject({ words: 0, writers: [], quietWriterCount: 0 });
    expect(await house.writers(id, bea)).toEqual([]);
  });

  it('counts a story no longer once its writer was away at the day’s end', async () => {
    await open();
    const story = await writeStory(ann, 30);
    await house.pass(9 * 60);
    await saveStory(ann, story, 80);
    await house.write({ sessionId: id, showsWords: true }, ann);
    expect((await house.writer(id, ann))?.words).toBe(0);
  });

  it('goes on counting for members who are there at the day’s end', async () => {
    await open();
    const story = await writeStory(ann, 30);
    await house.write({ sessionId: id, showsWords: true }, ann);
    await house.attend(id, ann);
    await house.pass(9 * 60);
    await saveStory(ann, story, 80);
    expect((await house.writer(id, ann))?.words).toBe(50);
  });

  it('keeps its sprint across the day’s end', async () => {
    await open();
    await house.pass(9 * 60 - 5);
    expect(outcome(await house.startSprint(id, 20, ann))).toBe('ok');
    await house.pass(10);
    expect((await house.sprint(id)).endsAt).toBe('2026-03-24T04:15:00.000Z');
  });

  it('starts its day once on two servers, and makes up for days without a server', async () => {
    await open();
    await house.pass(3 * 24 * 60);
    await Promise.all([house.server.app.sessionClock.tick(), house.other.app.sessionClock.tick()]);
    expect((await open()).dateTime).toBe('2026-03-26T04:00:00.000Z');
  });

  it('opens again if a server of the previous version ended it', async () => {
    await open();
    const { db } = house.server.app.services;
    await db.transaction((tx) =>
      tx.execute(`UPDATE sessions SET status = 'completed', due_at = NULL, ended_at = ends_at`),
    );
    await house.pass(24 * 60);
    expect((await open()).status).toBe('IN_PROGRESS');
    await house.pass(1);
    expect((await open()).dateTime).toBe('2026-03-24T04:00:00.000Z');
  });
});
