import 'reflect-metadata';
import type { Context } from '../../../server/context';
import { PrivacyLevel, Role } from '../../../server/contract/enums';
import { deleteComment } from '../../../server/features/comment/comment.service';
import { deleteExercise } from '../../../server/features/exercise/exercise.service';
import { deleteFeedback } from '../../../server/features/feedback/feedback.service';
import { deleteJournal } from '../../../server/features/journal/journal.service';
import { deleteNote } from '../../../server/features/note/note.service';
import { deleteSession } from '../../../server/features/session/session.service';
import { deleteStory } from '../../../server/features/story/story.service';
import { commentCalls } from '../../support/commentCalls';
import { journalCalls, noteCalls } from '../../support/dailyCalls';
import { exerciseCalls } from '../../support/exerciseCalls';
import {
  buildComment,
  buildExercise,
  buildFeedback,
  buildJournal,
  buildMember,
  buildNote,
  buildSession,
  buildStory,
  memberOfFile,
  type TestMember,
} from '../../support/factories';
import { feedbackCalls } from '../../support/feedbackCalls';
import { sessionCalls } from '../../support/sessionCalls';
import { storyCalls } from '../../support/storyCalls';
import { contextOf, type GraphQLAnswer, testServer } from '../../support/testServer';

jest.setTimeout(120_000);

const server = testServer();
let others: TestMember[];
const owner = memberOfFile(server, { roles: [Role.INSTRUCTOR] });
const admin = memberOfFile(server, { roles: [Role.ADMIN] });
beforeAll(async () => {
  others = await Promise.all(Array.from({ length: 8 }, () => buildMember(server)));
});

type Call = (input: Record<string, unknown>, token?: string) => Promise<GraphQLAnswer>;

interface Kind {
  build: () => Promise<{ id: string }>;
  remove: () => Call;
  load: (ctx: Context, id: string) => Promise<unknown>;
  write: (ctx: Context, thing: never) => Promise<void>;
  /** Who else may delete it, besides the owner. */
  second: () => TestMember;
}

const publicStory = () => buildStory(server, owner, { privacyLevel: PrivacyLevel.PUBLIC });

const kinds: Record<string, Kind> = {
  feedback: {
    build: () => buildFeedback(server, owner),
    remove: () => feedbackCalls(server).remove,
    load: (ctx, id) => ctx.loaders.feedbackById.load(id),
    write: deleteFeedback,
    second: () => admin,
  },
  exercise: {
    build: () => buildExercise(server, owner),
    remove: () => exerciseCalls(server).remove,
    load: (ctx, id) => ctx.loaders.exerciseById.load(id),
    write: deleteExercise,
    second: () => admin,
  },
  session: {
    build: () => buildSession(server, owner),
    remove: () => sessionCalls(server).remove,
    load: (ctx, id) => ctx.loaders.sessionById.load(id),
    write: deleteSession,
    second: () => admin,
  },
  comment: {
    build: async () => buildComment(server, owner, (await publicStory()).id),
    remove: () => commentCalls(server).remove,
    load: (ctx, id) => ctx.loaders.commentById.load(id),
    write: deleteComment,
    second: () => admin,
  },
  story: {
    build: publicStory,
    remove: () => storyCalls(server).remove,
    load: (ctx, id) => ctx.loaders.storyById.load(id),
    write: (ctx, story) => deleteStory(ctx, story, null),
    second: () => owner,
  },
  journal: {
    build: () => buildJournal(server, owner),
    remove: () => journalCalls(server).remove,
    load: (ctx, id) => ctx.loaders.journalById.load(id),
    write: (ctx, journal) => deleteJournal(ctx, journal, null),
    second: () => owner,
  },
  note: {
    build: () => buildNote(server, owner),
    remove: () => noteCalls(server).remove,
    load: (ctx, id) => ctx.loaders.noteById.load(id),
    write: (ctx, note) => deleteNote(ctx, note, null),
    second: () => owner,
  },
};

const codeOf = ({ errors }: GraphQLAnswer) => errors?.[0]?.extensions.code;

describe.each(Object.entries(kinds))(
  'a %s that two members delete',
  (_name, { build, remove, load, write, second }) => {
    it('is NOT_FOUND for the second one', async () => {
      const { id } = await build();
      const ctx = await contextOf(server, second().token);
      const thing = await load(ctx, id);
      expect(codeOf(await remove()({ id }, owner.token))).toBeUndefined();
      await expect(write(ctx, thing as never)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    it('concurrently is deleted by exactly one of them', async () => {
      for (let round = 0; round < 5; round += 1) {
        const { id } = await build();
        const tokens = [owner, second(), owner, second()].map(({ token }) => token);
        const codes = (await Promise.all(tokens.map((token) => remove()({ id }, token)))).map(codeOf);
        expect(codes.filter((code) => code !== 'NOT_FOUND')).toEqual([undefined]);
      }
    });
  },
);

describe('additions to something that is being deleted', () => {
  const db = () => server.app.services.db;
  const left = (table: string, column: string, id: string) =>
    db().read(`SELECT * FROM ${table} WHERE ${column} = ?`, [id]);

  /** All add something while the owner deletes: each addition must succeed or fail with NOT_FOUND. */
  async function race(remove: Call, id: string, add: (member: TestMember) => Promise<GraphQLAnswer>) {
    const half = others.length / 2;
    const answers = await Promise.all([
      ...others.slice(0, half).map(add),
      remove({ id }, owner.token),
      ...others.slice(half).map(add),
    ]);
    expect(codeOf(answers[half] as GraphQLAnswer)).toBeUndefined();
    for (const code of answers.map(codeOf)) expect([undefined, 'NOT_FOUND']).toContain(code);
  }

  const story = () => storyCalls(server);
  const raced: [what: string, run: () => Promise<[table: string, column: string, id: string]>][] = [
    [
      'comments on a story',
      async () => {
        const { id } = await publicStory();
        const add = commentCalls(server).add;
        await race(story().remove, id, ({ token }) => add({ storyId: id, content: 'Well said.' }, token));
        return ['comments', 'story_id', id];
      },
    ],
    [
      'favourites of a story',
      async () => {
        const { id } = await publicStory();
        await race(story().remove, id, ({ token }) => story().favorite({ id }, token));
        return ['story_favorites', 'story_id', id];
      },
    ],
    [
      'votes on feedback',
      async () => {
        const { id } = await buildFeedback(server, owner);
        const calls = feedbackCalls(server);
        await race(calls.remove, id, ({ token }) => calls.vote({ id, voteType: 'UPVOTE' }, token));
        return ['feedback_votes', 'feedback_id', id];
      },
    ],
    [
      'registrations for a session',
      async () => {
        const { id } = await buildSession(server, owner);
        const calls = sessionCalls(server);
        await race(calls.remove, id, ({ token }) => calls.join(id, token));
        return ['session_participants', 'session_id', id];
      },
    ],
  ];

  it.each(raced)('as %s is added, or NOT_FOUND', async (_what, run) => {
    for (let round = 0; round < 5; round += 1) expect(await left(...(await run()))).toEqual([]);
  });
});
