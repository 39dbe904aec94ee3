import { PrivacyLevel } from '../../../../server/contract/enums';
import {
  buildExercise,
  buildMember,
  buildStory,
  memberOfTest,
  type TestMember,
} from '../../../support/factories';
import { sessionCalls } from '../../../support/sessionCalls';
import { storyCalls } from '../../../support/storyCalls';
import { fieldsOf, refusalOf } from '../../../support/testServer';
import { outcome, roomHouseOfFile, text } from './roomHouse';

const house = roomHouseOfFile();
const ana = memberOfTest(house.server);
const ben = memberOfTest(house.server);

const privateStory = (author: TestMember, title = 'Letters to my sister') =>
  buildStory(house.server, author, { title, content: text(10), privacyLevel: PrivacyLevel.PRIVATE });

describe('what a member writes in a session', () => {
  it('is one of their stories, which from then on belongs to the session', async () => {
    const { id } = await house.start([ana]);
    const story = await privateStory(ana);
    const { data } = await house.write({ sessionId: id, storyId: story.id }, ana);
    expect(data.writeInSession.session.viewerWriting).toMatchObject({
      story: { id: story.id, title: 'Letters to my sister', sessionId: { id } },
      exercise: null,
      showsPiece: false,
      showsWords: false,
    });
    const now = await storyCalls(house.server).read(story.id, ana.token);
    // The text was not changed, so an open editor can continue.
    expect(now.data.story.updatedAt).toBe(story.updatedAt.toISOString());
  });

  it('can change to an exercise, to a story, or to both', async () => {
    const { id } = await house.start([ana]);
    const [story, exercise] = [await privateStory(ana), await buildExercise(house.server, house.leader)];
    const picks = async () => {
      const { story: one, exercise: other } = await house.own(id, ana);
      return [one?.id ?? null, other?.id ?? null];
    };
    await house.write({ sessionId: id, storyId: story.id }, ana);
    await house.write({ sessionId: id, exerciseId: exercise.id }, ana);
    expect(await picks()).toEqual([null, exercise.id]);
    await house.write({ sessionId: id, storyId: story.id }, ana);
    expect(await picks()).toEqual([story.id, null]);
    await house.write({ sessionId: id, storyId: story.id, exerciseId: exercise.id }, ana);
    expect(await picks()).toEqual([story.id, exercise.id]);
    await house.write({ sessionId: id, storyId: null }, ana);
    expect(await picks()).toEqual([null, exercise.id]);
    await house.write({ sessionId: id, showsPiece: true }, ana);
    expect(await picks()).toEqual([null, exercise.id]);
    await house.write({ sessionId: id, exerciseId: null }, ana);
    expect(await picks()).toEqual([null, null]);
  });

  it('can be chosen before the start and during the session, but not afterwards', async () => {
    const { id } = await house.schedule([ana]);
    expect(outcome(await house.write({ sessionId: id, showsWords: true }, ana))).toBe('ok');
    await house.pass(60);
    expect(outcome(await house.write({ sessionId: id, showsPiece: true }, ana))).toBe('ok');
    await house.pass(120);
    expect(refusalOf(await house.write({ sessionId: id, storyId: null }, ana))).toMatchObject({
      message: 'This session is over: writing is closed',
      code: 'CONFLICT',
    });
    expect(await house.own(id, ana)).toMatchObject({ showsPiece: true, showsWords: true });
  });

  it('is no longer updated after the session: later changes of the story are not shown', async () => {
    const { id } = await house.start([ana]);
    const { id: storyId } = await privateStory(ana);
    await house.write({ sessionId: id, storyId, showsPiece: true }, ana);
    expect((await house.writer(id, ana, ben))?.piece).not.toBeNull();
    await house.pass(121);
    expect((await house.writer(id, ana, ben))?.piece).toBeNull();
  });

  it('is announced to the room when its exercise is renamed or deleted', async () => {
    const { id } = await house.start([ana]);
    const exercise = await buildExercise(house.server, house.leader);
    const renameTo = (title: string) => () =>
      house.server.mutate('updateExercise', { id: exercise.id, title }, house.leader.token);
    const deleteIt = () => house.server.mutate('deleteExercise', { id: exercise.id }, house.leader.token);
    await house.write({ sessionId: id, exerciseId: exercise.id }, ana);
    expect(await house.countRoomEvents(renameTo('Anew'))).toBe(0);
    await house.write({ sessionId: id, showsPiece: true }, ana);
    expect(await house.countRoomEvents(renameTo('Once more'))).toBe(1);
    expect(await house.countRoomEvents(deleteIt)).toBe(1);
    expect((await house.writer(id, ana))?.piece).toBeNull();
  });

  it('can also be hidden and shown after the session: open pages get the changed summary', async () => {
    const { id } = await house.start([ana]);
    await buildStory(house.server, ana, { content: 'Three small words.', sessionId: id });
    await house.write({ sessionId: id, showsWords: true }, ana);
    await house.pass(121);
    const summary = async () => {
      const { words, quietWriterCount } = await house.summary(id, ben);
      return { words, quietWriterCount };
    };
    expect(await summary()).toEqual({ words: 3, quietWriterCount: 0 });
    const events = house.server.app.services.pubSub.watch(['sessionChanged', id]);
    expect(outcome(await house.write({ sessionId: id, showsWords: false }, ana))).toBe('ok');
    expect(await events.next()).toEqual({ done: false, value: [id] });
    await events.return?.();
    expect(await summary()).toEqual({ words: 0, quietWriterCount: 1 });
  });

  it('must be their own existing story, with the same error otherwise', async () => {
    const { id } = await house.start([ana]);
    const [theirs, gone] = [await privateStory(ben), await privateStory(ana)];
    await storyCalls(house.server).remove({ id: gone.id }, ana.token);
    for (const storyId of [theirs.id, gone.id, house.leader.id, 'ünder']) {
      expect(fieldsOf(await house.write({ sessionId: id, storyId }, ana))).toMatchObject({
        storyId: 'Pick one of your own stories',
      });
    }
    for (const exerciseId of [theirs.id, 'exercise_00000000000000000000000000', 'ünder']) {
      expect(fieldsOf(await house.write({ sessionId: id, exerciseId }, ana))).toEqual({
        exerciseId: 'Exercise not found',
      });
    }
    expect(await house.own(id, ana)).toMatchObject({ story: null, exercise: null });
  });

  it('is announced to the room only if it changes what the room shows', async () => {
    const { id } = await house.start([ana]);
    const [one, two] = [await privateStory(ana), await privateStory(ana)];
    const events = (change: object) =>
      house.countRoomEvents(() => house.write({ sessionId: id, ...change }, ana));
    expect(await events({ storyId: one.id })).toBe(0);
    expect(await events({ showsPiece: true })).toBe(1);
    expect(await events({ showsPiece: true })).toBe(0);
    expect(await events({ storyId: two.id })).toBe(1);
    expect(await events({ showsWords: true })).toBe(1);
    expect(await events({ showsPiece: false, storyId: one.id })).toBe(1);
    expect(await events({})).toBe(0);
  });

  it('is one row, however many requests are concurrent', async () => {
    const { id } = await house.start([ana]);
    const stories = [await privateStory(ana), await privateStory(ana)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => house.write({ sessionId: id, storyId: stories[n % 2]?.id }, ana)),
    );
    expect(answers.map(outcome)).toEqual(new Array(20).fill('ok'));
    expect(stories.map((story) => story.id)).toContain((await house.own(id, ana)).story.id);
  });
});

describe('the room', () => {
  it('has the leader first, then participants by their order, and is the same for every member', async () => {
    const outsider = await buildMember(house.server);
    const { id } = await house.start([ben]);
    await house.pass(1);
    await sessionCalls(house.server).join(id, ana.token);
    await house.write({ sessionId: id, storyId: (await privateStory(ana)).id, showsPiece: true }, ana);
    const seen = await house.writers(id, ana);
    expect(seen.map(({ member }) => member.id)).toEqual([house.leader.id, ben.id, ana.id]);
    expect(seen.map(({ isLeader }) => isLeader)).toEqual([true, false, false]);
    for (const viewer of [ben, house.leader, outsider]) expect(await house.writers(id, viewer)).toEqual(seen);
  });

  it('shows a private story’s title only as long as its writer shows it', async () => {
    const { id } = await house.start([ana]);
    const story = await privateStory(ana);
    await house.write({ sessionId: id, storyId: story.id }, ana);
    expect(await house.writer(id, ana, ben)).toMatchObject({ piece: null });
    await house.write({ sessionId: id, showsPiece: true }, ana);
    expect(await house.writer(id, ana, ben)).toMatchObject({
      piece: { title: 'Letters to my sister', exercise: null },
    });
    await house.write({ sessionId: id, showsPiece: false }, ana);
    expect(await house.writer(id, ana, ben)).toMatchObject({ piece: null });
  });

  it('shows an exercise by its own title', async () => {
    const { id } = await house.start([ana]);
    const exercise = await buildExercise(house.server, house.leader, { title: 'A room without colours' });
    await house.write({ sessionId: id, exerciseId: exercise.id, showsPiece: true }, ana);
    expect(await house.writer(id, ana, ben)).toMatchObject({
      piece: { title: 'A room without colours', exercise: { id: exercise.id } },
    });
  });

  it('shows the words of those who show them, and only the presence of the others', async () => {
    const { id } = await house.start([ana, ben]);
    for (const member of [ana, ben]) {
      const story = await privateStory(member);
      await house.write({ sessionId: id, storyId: story.id, showsWords: member === ana }, member);
      await storyCalls(house.server).update({ id: story.id, content: text(40) }, member.token);
    }
    expect(await house.writer(id, ana, ben)).toMatchObject({ words: 30, piece: null });
    expect(await house.writer(id, ben, ana)).toMatchObject({ isHere: false, words: null, piece: null });
    expect((await house.own(id, ben)).words).toBe(30);
    await house.write({ sessionId: id, showsWords: false }, ana);
    expect(await house.writer(id, ana, ben)).toMatchObject({ words: null });
  });

  it('omits members who left, and restores them unchanged when they return', async () => {
    const { id } = await house.start([ana]);
    await house.write({ sessionId: id, showsWords: true }, ana);
    await sessionCalls(house.server).leave(id, ana.token);
    expect(await house.writer(id, ana)).toBeUndefined();
    await sessionCalls(house.server).join(id, ana.token);
    expect(await house.writer(id, ana)).toMatchObject({ words: 0 });
  });

  it('announces who joins and who leaves', async () => {
    const { id } = await house.start([]);
    const { join, leave } = sessionCalls(house.server);
    expect(await house.countRoomEvents(() => join(id, ana.token))).toBe(1);
    expect(await house.countRoomEvents(() => join(id, ana.token))).toBe(0);
    expect(await house.countRoomEvents(() => leave(id, ana.token))).toBe(1);
    expect(await house.countRoomEvents(() => leave(id, ana.token))).toBe(0);
  });
});

describe('only the writer', () => {
  it('can read a hidden story or word count, through any field and API', async () => {
    const { server } = house;
    const { id } = await house.start([ana, ben], { isRecurring: true });
    const story = await privateStory(ana, 'Nobody may know');
    const exercise = await buildExercise(server, house.leader, { title: 'Hidden exercise' });
    await house.write({ sessionId: id, storyId: story.id, exerciseId: exercise.id }, ana);
    await storyCalls(server).update({ id: story.id, content: text(7777) }, ana.token);
    const everything = `id participantCount nextSession { id } viewerWriting { words story { title } exercise { title } }
      room { writers { isHere words piece { title exercise { title } } member { id } } }
      summary { words quietWriterCount intervals writers { words member { id } } }`;
    const look = async ({ token }: TestMember) => {
      const answers = [
        await server.ask(`{ session(id: "${id}") { ${everything} } }`, token),
        await server.ask(`{ node(id: "${id}") { ... on Session { ${everything} } } }`, token),
        await server.ask(`{ sessions(first: 5) { edges { node { ${everything} } } } }`, token),
        await server.ask(`{ node(id: "${story.id}") { ... on Story { title } } }`, token),
      ];
      const paths = [`/sessions/${id}`, `/sessions/${id}/participants`, '/sessions', `/stories/${story.id}`];
      const headers = { authorization: `Bearer ${token}` };
      const rest = await Promise.all(
        paths.map(async (path) => (await fetch(`${server.url}/api${path}`, { headers })).text()),
      );
      return JSON.stringify([answers, rest]);
    };
    const hidden = /Nobody may know|Hidden exercise|7767|7777/;
    // Make sure that the test would detect it.
    expect(await look(ana)).toMatch(hidden);
    for (const viewer of [ben, house.leader]) expect(await look(viewer)).not.toMatch(hidden);
    await house.pass(120);
    for (const viewer of [ben, house.leader]) {
      const seen = await look(viewer);
      expect(seen).toContain('"quietWriterCount":1');
      expect(seen).not.toMatch(hidden);
    }
  });
});
