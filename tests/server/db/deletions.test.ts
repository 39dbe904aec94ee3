import 'reflect-metadata';
import { PrivacyLevel, Role } from '../../../server/contract/enums';
import { deleteSession } from '../../../server/features/sessions/session/session.service';
import { deleteFeedback } from '../../../server/features/staff/feedback/feedback.service';
import { deleteComment } from '../../../server/features/stories/comment/comment.service';
import { deleteStory } from '../../../server/features/stories/story/story.service';
import { deleteExercise } from '../../../server/features/writing/exercise/exercise.service';
import { deleteJournal } from '../../../server/features/writing/journal/journal.service';
import { deleteNote } from '../../../server/features/writing/note/note.service';
import type { Context } from '../../../server/request/context';
import { commentCalls } from '../../support/commentCalls';
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
import { codeOf, contextOf, type GraphQLAnswer, testServer } from '../../support/testServer';

jest.setTimeout(120_000);

const server = testServer();
let others: TestMember[];
const owner = memberOfFile(server, { roles: [Role.INSTRUCTOR] });
beforeAll(async () => {
  others = await Promise.all(Array.from({ length: 8 }, () => buildMember(server)));
});

type Call = (input: Record<string, unknown>, token?: string) => Promise<GraphQLAnswer>;
type Addition = (id: string, member: TestMember) => Promise<GraphQLAnswer>;

const publicStory = () => buildStory(server, owner, { privacyLevel: PrivacyLevel.PUBLIC });

interface Kind {
  build: () => Promise<{ id: string }>;
  load: (ctx: Context, id: string) => Promise<unknown>;
  remove: (ctx: Context, thing: never) => Promise<void>;
}

const kinds: Record<string, Kind> = {
  feedback: {
    build: () => buildFeedback(server, owner),
    load: (ctx, id) => ctx.loaders.feedbackById.load(id),
    remove: deleteFeedback,
  },
  exercise: {
    build: () => buildExercise(server, owner),
    load: (ctx, id) => ctx.loaders.exerciseById.load(id),
    remove: deleteExercise,
  },
  session: {
    build: () => buildSession(server, owner),
    load: (ctx, id) => ctx.loaders.sessionById.load(id),
    remove: deleteSession,
  },
  comment: {
    build: async () => buildComment(server, owner, (await publicStory()).id),
    load: (ctx, id) => ctx.loaders.commentById.load(id),
    remove: deleteComment,
  },
  story: {
    build: publicStory,
    load: (ctx, id) => ctx.loaders.storyById.load(id),
    remove: (ctx, story) => deleteStory(ctx, story, null),
  },
  journal: {
    build: () => buildJournal(server, owner),
    load: (ctx, id) => ctx.loaders.journalById.load(id),
    remove: (ctx, journal) => deleteJournal(ctx, journal, null),
  },
  note: {
    build: () => buildNote(server, owner),
    load: (ctx, id) => ctx.loaders.noteById.load(id),
    remove: (ctx, note) => deleteNote(ctx, note, null),
  },
};

it.each(Object.entries(kinds))(
  'a %s that four requests delete, which all found it, is deleted by one: to the others it is NOT_FOUND',
  async (_name, { build, load, remove }) => {
    const { id } = await build();
    const contexts = await Promise.all([1, 2, 3, 4].map(() => contextOf(server, owner.token)));
    const found = await Promise.all(contexts.map((ctx) => load(ctx, id)));
    const ends = await Promise.allSettled(contexts.map((ctx, n) => remove(ctx, found[n] as never)));
    const refusals = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.code] : []));
    expect(refusals).toEqual(Array(3).fill('NOT_FOUND'));
  },
);

describe('additions to something that is being deleted', () => {
  /** What is added to, its deletion, an addition by a member, and where those that succeeded would be. */
  const raced: [what: string, table: string, column: string, Kind['build'], () => Call, Addition][] = [
    [
      'comments on a story',
      'comments',
      'story_id',
      publicStory,
      () => storyCalls(server).remove,
      (id, { token }) => commentCalls(server).add({ storyId: id, content: 'Well said.' }, token),
    ],
    [
      'favourites of a story',
      'story_favorites',
      'story_id',
      publicStory,
      () => storyCalls(server).remove,
      (id, { token }) => storyCalls(server).favorite({ id }, token),
    ],
    [
      'votes on feedback',
      'feedback_votes',
      'feedback_id',
      () => buildFeedback(server, owner),
      () => feedbackCalls(server).remove,
      (id, { token }) => feedbackCalls(server).vote({ id, voteType: 'UPVOTE' }, token),
    ],
    [
      'registrations for a session',
      'session_participants',
      'session_id',
      () => buildSession(server, owner),
      () => sessionCalls(server).remove,
      (id, { token }) => sessionCalls(server).join(id, token),
    ],
  ];

  // All add something while the owner deletes: each addition must succeed or fail with NOT_FOUND.
  it.each(raced)('as %s is added, or NOT_FOUND', async (_what, table, column, build, remove, add) => {
    const half = others.length / 2;
    for (let round = 0; round < 5; round += 1) {
      const { id } = await build();
      const answers = await Promise.all([
        ...others.slice(0, half).map((member) => add(id, member)),
        remove()({ id }, owner.token),
        ...others.slice(half).map((member) => add(id, member)),
      ]);
      expect(codeOf(answers[half] as GraphQLAnswer)).toBeUndefined();
      for (const code of answers.map(codeOf)) expect([undefined, 'NOT_FOUND']).toContain(code);
      expect(await server.sql(`SELECT * FROM ${table} WHERE ${column} = ?`, [id])).toEqual([]);
    }
  });
});
