import { ViewerDataExportResolver } from './features/dataExport/dataExport.resolver';
import { UserStoriesResolver, ViewerStoriesResolver } from './features/story/memberStories.resolver';
import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type GraphQLSchema, getNamedType, lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchemaSync, registerEnumType } from 'type-graphql';
import {
  AccountLinkPurpose,
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
  TokenScope,
  VoteType,
} from './contract/enums';
import { validatorOptions } from './errors';
import { AccountResolver } from './features/account/account.resolver';
import { ConfirmationResolver, ViewerAccountResolver } from './features/account/confirmation.resolver';
import { RecoveryResolver } from './features/account/recovery.resolver';
import { SignInResolver, ViewerSignInsResolver } from './features/account/signIns.resolver';
import { AccountDeletionResolver } from './features/accountDeletion/accountDeletion.resolver';
import { CalendarResolver, SessionCalendarResolver } from './features/calendar/calendar.resolver';
import { CommentResolver, StoryCommentsResolver } from './features/comment/comment.resolver';
import {
  ExerciseResolver,
  StoryExerciseResolver,
  ViewerExercisesResolver,
} from './features/exercise/exercise.resolver';
import { StoryDownloadsResolver, ViewerStoriesExportResolver } from './features/export/export.resolver';
import { FeedbackResolver, FeedbackVoteResolver } from './features/feedback/feedback.resolver';
import { FollowResolver } from './features/follow/follow.resolver';
import { ImportResolver } from './features/import/import.resolver';
import { InfoResolver } from './features/info/info.resolver';
import { JournalResolver, ViewerJournalsResolver } from './features/journal/journal.resolver';
import { JournalNotesResolver, NoteResolver, ViewerNotesResolver } from './features/note/note.resolver';
import {
  PersonalAccessTokenResolver,
  ViewerPersonalAccessTokensResolver,
} from './features/personalAccessToken/personalAccessToken.resolver';
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
import { authorizeFirst } from './graphql/authorizeFirst';
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
registerEnumType(TokenScope, {
  name: 'TokenScope',
  description: 'What a personal access token may do, within what its member may.',
  valuesConfig: {
    READ: { description: 'Queries, and subscriptions that show others nothing of the member.' },
    WRITE: { description: 'Mutations and all subscriptions as well, but none about the account or tokens.' },
  },
});

registerEnumType(AccountLinkPurpose, {
  name: 'AccountLinkPurpose',
  description: 'What a mailed link is for.',
  valuesConfig: {
    PASSWORD_RESET: { description: 'It sets a new password.' },
    MAGIC_LINK: { description: 'It signs in.' },
    EMAIL_CONFIRMATION: { description: 'It confirms the address.' },
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
    UNDER_REVIEW: { description: 'Being reviewed.' },
    ACCEPTED: { description: 'Planned.' },
    IMPLEMENTED: { description: 'Done and available.' },
    REJECTED: { description: 'Will not be done.' },
    CLOSED: { description: 'Closed without further action.' },
  },
});
registerEnumType(FeedbackPriority, {
  name: 'FeedbackPriority',
  description: 'How urgent it is to its author.',
  valuesConfig: {
    LOW: { description: 'Can wait.' },
    MEDIUM: { description: 'Would help.' },
    HIGH: { description: 'Causes daily problems.' },
    CRITICAL: { description: 'Work is lost or blocked.' },
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

/** Adds descriptions that decorators can't: for root types and each mutation's input argument. */
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

/** Returns the schema, built once per process, because tests start many apps. */
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
      FeedbackVoteResolver,
      FollowResolver,
      ImportResolver,
      InfoResolver,
      JournalNotesResolver,
      JournalResolver,
      AccountDeletionResolver,
      NodeResolver,
      NoteResolver,
      ConfirmationResolver,
      ViewerAccountResolver,
      PersonalAccessTokenResolver,
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
      UserStoriesResolver,
      ViewerDataExportResolver,
      ViewerJournalsResolver,
      ViewerNotesResolver,
      ViewerPersonalAccessTokensResolver,
      ViewerResolver,
      ViewerSessionsResolver,
      ViewerSignInsResolver,
      ViewerStoriesExportResolver,
      ViewerStoriesResolver,
      ViewerWritingDaysResolver,
    ],
    validate: validatorOptions,
    // Unused: the resolvers' own `subscribe` authorises and subscribes.
    pubSub: {
      publish: () => undefined,
      subscribe: () => {
        throw new Error('Resolvers subscribe themselves');
      },
    },
  });
  authorizeFirst(schema);
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
