import type DataLoader from 'dataloader';
import type { Context } from '../context';
import { messages } from '../contract/messages';
import type { Loaders } from '../loaders';
import type { Comment } from '../model/comment.entity';
import type { Exercise } from '../model/exercise.entity';
import type { Feedback } from '../model/feedback.entity';
import type { Journal } from '../model/journal.entity';
import type { Note } from '../model/note.entity';
import type { Session } from '../model/session.entity';
import type { Story } from '../model/story.entity';
import type { StoryVersion } from '../model/storyVersion.entity';
import {
  type Ability,
  abilities,
  type CommentPolicyInput,
  type ExercisePolicyInput,
  type FeedbackPolicyInput,
  type PersonalPolicyInput,
  type SessionPolicyInput,
  type StoryPolicyInput,
  type VersionPolicyInput,
  type WriterPolicyInput,
} from './abilities';

/** Kinds of objects that abilities are about, with their rows and policy inputs. */
interface Kinds {
  story: { row: Story; input: StoryPolicyInput };
  comment: { row: Comment; input: CommentPolicyInput };
  version: { row: StoryVersion; input: VersionPolicyInput };
  session: { row: Session; input: SessionPolicyInput };
  /** A session, for rules about participants. */
  writer: { row: Session; input: SessionPolicyInput & WriterPolicyInput };
  exercise: { row: Exercise; input: ExercisePolicyInput };
  feedback: { row: Feedback; input: FeedbackPolicyInput };
  journal: { row: Journal; input: PersonalPolicyInput };
  note: { row: Note; input: PersonalPolicyInput };
}

/** Abilities that depend on more than the viewer. */
type InputAbility = {
  [A in Ability]: Parameters<(typeof abilities)[A]> extends [unknown, unknown] ? A : never;
}[Ability];

/** The kinds whose input fits an ability. */
type KindFor<A extends InputAbility> = {
  [K in keyof Kinds]: Kinds[K]['input'] extends Parameters<(typeof abilities)[A]>[1] ? K : never;
}[keyof Kinds];

const kindOfAbility = {
  story: 'story',
  storyChanged: 'story',
  updateStory: 'story',
  deleteStory: 'story',
  shareStory: 'story',
  favoriteStory: 'story',
  createStoryVersion: 'story',
  addComment: 'story',
  storyVersion: 'version',
  renameStoryVersion: 'version',
  restoreStoryVersion: 'version',
  updateComment: 'comment',
  deleteComment: 'comment',
  session: 'session',
  sessionChanged: 'session',
  sessionRoomChanged: 'session',
  updateSession: 'session',
  deleteSession: 'session',
  setSessionStatus: 'session',
  joinSession: 'session',
  leaveSession: 'session',
  startSprint: 'session',
  endSprint: 'session',
  attendSession: 'writer',
  writeInSession: 'writer',
  exercise: 'exercise',
  updateExercise: 'exercise',
  deleteExercise: 'exercise',
  feedback: 'feedback',
  updateFeedback: 'feedback',
  deleteFeedback: 'feedback',
  voteOnFeedback: 'feedback',
  withdrawFeedbackVote: 'feedback',
  setFeedbackStatus: 'feedback',
  assignFeedback: 'feedback',
  journal: 'journal',
  updateJournal: 'journal',
  deleteJournal: 'journal',
  note: 'note',
  updateNote: 'note',
  deleteNote: 'note',
} as const satisfies { [A in InputAbility]: KindFor<A> };

/** Abilities about a row. */
export type RowAbility = keyof typeof kindOfAbility;
export type PlainAbility = Exclude<Ability, RowAbility>;
export type RowOf<A extends RowAbility> = Kinds[(typeof kindOfAbility)[A]]['row'];

export const isRowAbility = (ability: Ability): ability is RowAbility =>
  Object.hasOwn(kindOfAbility, ability);

interface KindOf<Row, Input> {
  byId(loaders: Loaders): DataLoader<string, Row | null>;
  /** Loads the policy input; undefined if the viewer must not learn that the row exists. */
  input(ctx: Context, row: Row): Input | undefined | Promise<Input | undefined>;
  /** The ability to read the row; without it the row counts as missing. */
  readBy?: RowAbility;
  missing: string;
}

async function storyInput(ctx: Context, story: Story): Promise<StoryPolicyInput> {
  const mayBeNamed =
    ctx.viewer && ctx.viewer.id !== story.authorId && story.privacyLevel === 'shared' && !story.sharedWithAll;
  return { story, named: mayBeNamed ? await ctx.loaders.storyNamesViewer.load(story.id) : false };
}

const personalInput = (_ctx: Context, personal: { authorId: string }) => ({ personal });

const kinds: { [K in keyof Kinds]: KindOf<Kinds[K]['row'], Kinds[K]['input']> } = {
  story: {
    byId: ({ storyById }) => storyById,
    input: storyInput,
    readBy: 'story',
    missing: messages.story.notFound,
  },
  comment: {
    byId: ({ commentById }) => commentById,
    async input(ctx, comment) {
      const story = await ctx.loaders.storyById.load(comment.storyId);
      const on = story && (await storyInput(ctx, story));
      return on && abilities.story(ctx.viewer, on) ? { comment, on } : undefined;
    },
    missing: messages.comment.notFound,
  },
  version: {
    byId: ({ storyVersionById }) => storyVersionById,
    async input(ctx, { storyId }) {
      const versionOf = await ctx.loaders.storyById.load(storyId);
      return versionOf ? { versionOf } : undefined;
    },
    readBy: 'storyVersion',
    missing: messages.version.notFound,
  },
  session: {
    byId: ({ sessionById }) => sessionById,
    input: (_ctx, session) => ({ session }),
    readBy: 'session',
    missing: messages.session.notFound,
  },
  writer: {
    byId: ({ sessionById }) => sessionById,
    input: async (ctx, session) => ({
      session,
      writesIn: session,
      joined: await ctx.loaders.viewerIsParticipant.load(session.id),
    }),
    readBy: 'session',
    missing: messages.session.notFound,
  },
  exercise: {
    byId: ({ exerciseById }) => exerciseById,
    input: (_ctx, exercise) => ({ exercise }),
    readBy: 'exercise',
    missing: messages.exercise.notFound,
  },
  feedback: {
    byId: ({ feedbackById }) => feedbackById,
    input: (_ctx, feedback) => ({ feedback }),
    missing: messages.feedback.notFound,
  },
  // FORBIDDEN instead of NOT_FOUND for everyone but the author. Source: contract, section 2.
  journal: {
    byId: ({ journalById }) => journalById,
    input: personalInput,
    missing: messages.journal.notFound,
  },
  note: { byId: ({ noteById }) => noteById, input: personalInput, missing: messages.note.notFound },
};

export const kindOfRow = (ability: RowAbility) => kinds[kindOfAbility[ability]] as KindOf<unknown, unknown>;
