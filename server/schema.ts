import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type GraphQLSchema, getNamedType, lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchemaSync, registerEnumType } from 'type-graphql';
import {
  ExerciseCategory,
  ExerciseDifficulty,
  FeedbackCategory,
  FeedbackPriority,
  FeedbackStatus,
  ImportOutcome,
  PrivacyLevel,
  Role,
  SessionRegistration,
  SessionStatus,
  StoryVersionKind,
  VoteType,
} from './contract/enums';
import { AccountResolver } from './features/account/account.resolver';
import { RecoveryResolver } from './features/account/recovery.resolver';
import { SignInResolver, ViewerSignInsResolver } from './features/account/signIns.resolver';
import { CalendarResolver, SessionCalendarResolver } from './features/calendar/calendar.resolver';
import { CommentResolver, StoryCommentsResolver } from './features/comment/comment.resolver';
import {
  ExerciseResolver,
  StoryExerciseResolver,
  ViewerExercisesResolver,
} from './features/exercise/exercise.resolver';
import { StoryDownloadsResolver, ViewerStoriesExportResolver } from './features/export/export.resolver';
import { FeedbackResolver } from './features/feedback/feedback.resolver';
import { FollowResolver } from './features/follow/follow.resolver';
import { ImportResolver } from './features/import/import.resolver';
import { InfoResolver } from './features/info/info.resolver';
import { JournalResolver, ViewerJournalsResolver } from './features/journal/journal.resolver';
import { LeavingResolver, ViewerDataResolver } from './features/leaving/leaving.resolver';
import { JournalNotesResolver, NoteResolver, ViewerNotesResolver } from './features/note/note.resolver';
import { RoomResolver } from './features/room/room.resolver';
import {
  SessionPieceResolver,
  SessionRoomResolver,
  SessionRoomWriterResolver,
  SessionSummaryWriterResolver,
  SessionWritingResolver,
} from './features/room/writers.resolver';
import {
  SessionResolver,
  StorySessionResolver,
  ViewerSessionsResolver,
} from './features/session/session.resolver';
import { SessionSubscriptions } from './features/session/session.subscriptions';
import { StoryResolver } from './features/story/story.resolver';
import { TagResolver } from './features/tag/tag.resolver';
import { UserResolver, ViewerResolver } from './features/user/user.resolver';
import { StoryVersionResolver, StoryVersionsResolver } from './features/version/version.resolver';
import { ViewerWritingDaysResolver } from './features/writingDay/writingDay.resolver';
import { NodeResolver } from './graphql/node.resolver';
import { projectRoot } from './paths';

registerEnumType(PrivacyLevel, {
  name: 'PrivacyLevel',
  description: 'Who may read a story.',
  valuesConfig: {
    PRIVATE: { description: 'Its author alone.' },
    SHARED: { description: 'Every signed-in member, or those whom the author named.' },
    PUBLIC: { description: 'Everyone.' },
  },
});
registerEnumType(Role, {
  name: 'Role',
  description: 'What a member is in the group.',
  valuesConfig: {
    ADMIN: { description: 'Manages everything.' },
    INSTRUCTOR: { description: 'Makes sessions and exercises.' },
    USER: { description: 'Writes.' },
  },
});

registerEnumType(SessionStatus, {
  name: 'SessionStatus',
  description: 'Where a writing session stands.',
  valuesConfig: {
    SCHEDULED: { description: 'It is ahead.' },
    IN_PROGRESS: { description: 'Writers are at it.' },
    COMPLETED: { description: 'It is over, for good.' },
    CANCELLED: { description: 'It was called off; it can be scheduled again while its start is ahead.' },
  },
});
registerEnumType(SessionRegistration, {
  name: 'SessionRegistration',
  description: 'Whether writers can join a session.',
  valuesConfig: {
    OPEN: { description: 'There are seats.' },
    FULL: { description: 'All seats are taken.' },
    CLOSED: { description: 'It is over or was called off.' },
  },
});

registerEnumType(ImportOutcome, {
  name: 'ImportOutcome',
  description: 'What becomes of a text that is imported.',
  valuesConfig: {
    CREATED: { description: 'A story was made of it, or would be.' },
    ALREADY_THERE: { description: 'It has been imported before.' },
    REFUSED: { description: "It can't be made: see its problems." },
  },
});
registerEnumType(StoryVersionKind, {
  name: 'StoryVersionKind',
  description: 'Why a version of a story was kept.',
  valuesConfig: {
    SAVED: { description: 'A save replaced it.' },
    AUTOSAVED: { description: 'An auto-save replaced it.' },
    NAMED: { description: 'Its author kept it.' },
    NOT_CHOSEN: { description: 'Another text was chosen in a conflict.' },
  },
});
registerEnumType(ExerciseDifficulty, {
  name: 'ExerciseDifficulty',
  description: 'How demanding an exercise is.',
  valuesConfig: {
    BEGINNER: { description: 'For a first time.' },
    INTERMEDIATE: { description: 'For some practice.' },
    ADVANCED: { description: 'For much practice.' },
  },
});
registerEnumType(ExerciseCategory, {
  name: 'ExerciseCategory',
  description: 'What kind of writing an exercise is about.',
  valuesConfig: {
    CHARACTER: { description: 'People.' },
    PLOT: { description: 'What happens.' },
    SETTING: { description: 'Where and when.' },
    DIALOGUE: { description: 'What is said.' },
    DESCRIPTION: { description: 'How it looks, sounds and feels.' },
    POETRY: { description: 'Verse.' },
    FLASH_FICTION: { description: 'Very short stories.' },
    CREATIVE_NONFICTION: { description: 'What is true, told well.' },
  },
});

registerEnumType(FeedbackCategory, {
  name: 'FeedbackCategory',
  description: 'What a suggestion to the platform is about.',
  valuesConfig: {
    FEATURE: { description: 'A new feature or an enhancement.' },
    BUG: { description: "Something that doesn't work as it should." },
    IMPROVEMENT: { description: 'Something that is there, and could be better.' },
    OTHER: { description: 'Anything else, and questions.' },
  },
});
registerEnumType(FeedbackStatus, {
  name: 'FeedbackStatus',
  description: 'Where a suggestion stands; administrators say so.',
  valuesConfig: {
    OPEN: { description: 'Nobody has looked at it yet.' },
    UNDER_REVIEW: { description: 'It is being looked at.' },
    ACCEPTED: { description: 'It will be done.' },
    IMPLEMENTED: { description: 'It is there.' },
    REJECTED: { description: "It won't be done." },
    CLOSED: { description: 'Nothing more will come of it.' },
  },
});
registerEnumType(FeedbackPriority, {
  name: 'FeedbackPriority',
  description: 'How urgent its author finds it.',
  valuesConfig: {
    LOW: { description: 'It can wait.' },
    MEDIUM: { description: 'It would help.' },
    HIGH: { description: 'It hurts each day.' },
    CRITICAL: { description: 'Work is lost or stands still.' },
  },
});
registerEnumType(VoteType, {
  name: 'VoteType',
  description: 'For or against.',
  valuesConfig: {
    UPVOTE: { description: 'For.' },
    DOWNVOTE: { description: 'Against.' },
  },
});

/** What the decorators have no place for: the root types, and each mutation's input, which its own type describes. */
function describe(schema: GraphQLSchema): GraphQLSchema {
  const [query, mutation, subscription] = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ];
  if (query) query.description = 'What can be read.';
  if (mutation) mutation.description = 'What can be changed.';
  if (subscription) subscription.description = 'What can be followed as it changes.';
  for (const { args } of Object.values(mutation?.getFields() ?? {}))
    for (const arg of args) {
      const type = getNamedType(arg.type);
      if (!arg.description && 'description' in type) arg.description = type.description;
    }
  return schema;
}

let made: GraphQLSchema | undefined;

/** The schema, from the resolver classes; the same one for every app of a process, as the tests start many. */
export function makeSchema(): GraphQLSchema {
  made ??= buildSchema();
  return made;
}

function buildSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: [
      AccountResolver,
      CalendarResolver,
      CommentResolver,
      ExerciseResolver,
      FeedbackResolver,
      FollowResolver,
      ImportResolver,
      InfoResolver,
      JournalNotesResolver,
      JournalResolver,
      LeavingResolver,
      NodeResolver,
      NoteResolver,
      RecoveryResolver,
      RoomResolver,
      SessionPieceResolver,
      SessionCalendarResolver,
      SessionResolver,
      SessionRoomResolver,
      SessionRoomWriterResolver,
      SessionSubscriptions,
      SessionSummaryWriterResolver,
      SessionWritingResolver,
      SignInResolver,
      StoryCommentsResolver,
      StoryDownloadsResolver,
      StoryExerciseResolver,
      ViewerExercisesResolver,
      StoryResolver,
      StorySessionResolver,
      StoryVersionResolver,
      StoryVersionsResolver,
      TagResolver,
      UserResolver,
      ViewerDataResolver,
      ViewerJournalsResolver,
      ViewerNotesResolver,
      ViewerResolver,
      ViewerSessionsResolver,
      ViewerSignInsResolver,
      ViewerStoriesExportResolver,
      ViewerWritingDaysResolver,
    ],
    validate: { stopAtFirstError: true, forbidUnknownValues: false },
    // Topics are subscribed to by the resolvers' own `subscribe`, which authorises first.
    pubSub: {
      publish: () => undefined,
      subscribe: () => {
        throw new Error('Resolvers subscribe themselves');
      },
    },
  });
  return describe(schema);
}

const schemaFile = path.join(projectRoot, 'schema.graphql');

export const printedSchema = () => `${printSchema(lexicographicSortSchema(makeSchema()))}\n`;

if (require.main === module) {
  const check = process.argv.includes('--check');
  if (!check) writeFileSync(schemaFile, printedSchema());
  else if (readFileSync(schemaFile, 'utf8') !== printedSchema()) {
    console.error('schema.graphql has drifted from the code: run npm run schema:print');
    process.exit(1);
  }
}
