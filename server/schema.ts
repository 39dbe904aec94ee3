import 'reflect-metadata';
import { type GraphQLSchema, GraphQLString, getNamedType } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { AccountResolver } from './features/identity/account/account.resolver';
import {
  ConfirmationResolver,
  ViewerAccountResolver,
} from './features/identity/account/confirmation.resolver';
import { EmailChangeResolver, ViewerAddressResolver } from './features/identity/account/emailChange.resolver';
import { RecoveryResolver } from './features/identity/account/recovery.resolver';
import { SignInResolver, ViewerSignInsResolver } from './features/identity/account/signIns.resolver';
import { VerifySignInResolver } from './features/identity/account/verifySignIn.resolver';
import {
  InvitationResolver,
  JoiningResolver,
  WaitingMemberResolver,
} from './features/identity/joining/joining.resolver';
import { OidcResolver, ViewerProviderResolver } from './features/identity/oidc/oidc.resolver';
import {
  PasskeyFieldsResolver,
  PasskeyResolver,
  ViewerPasskeysResolver,
} from './features/identity/passkey/passkey.resolver';
import {
  PersonalAccessTokenResolver,
  ViewerPersonalAccessTokensResolver,
} from './features/identity/personalAccessToken/personalAccessToken.resolver';
import {
  SecondFactorResolver,
  ViewerSecondFactorResolver,
} from './features/identity/secondFactor/secondFactor.resolver';
import { FollowResolver } from './features/members/follow/follow.resolver';
import {
  MemberBlockResolver,
  ViewerMemberBlocksResolver,
} from './features/members/memberBlock/memberBlock.resolver';
import { ViewerSettingsResolver } from './features/members/memberSettings/memberSettings.resolver';
import { DirectoryResolver } from './features/members/user/directory.resolver';
import { StoryMentionsResolver } from './features/members/user/mentionableMembers.resolver';
import { UserResolver, ViewerResolver } from './features/members/user/user.resolver';
import {
  NotificationConnectionResolver,
  NotificationResolver,
  ViewerNotificationsResolver,
} from './features/notify/notification/notification.resolver';
import { PushSubscriptionResolver, ViewerPushResolver } from './features/notify/push/push.resolver';
import { AccountDeletionResolver } from './features/own-data/accountDeletion/accountDeletion.resolver';
import { ViewerDataExportResolver } from './features/own-data/dataExport/dataExport.resolver';
import { CalendarResolver, SessionCalendarResolver } from './features/sessions/calendar/calendar.resolver';
import { ChatResolver, SessionChatResolver } from './features/sessions/chat/chat.resolver';
import { ReadingResolver, SessionReaderResolver } from './features/sessions/readAloud/reading.resolver';
import { RoomResolver } from './features/sessions/room/room.resolver';
import {
  SessionLinesResolver,
  SessionPieceResolver,
  SessionRoomResolver,
  SessionRoomWriterResolver,
  SessionSprintWriterResolver,
  SessionSummaryWriterResolver,
  SessionWritingResolver,
} from './features/sessions/room/writers.resolver';
import { SessionPlaceResolver } from './features/sessions/session/placeRequests.resolver';
import {
  SessionResolver,
  StorySessionResolver,
  ViewerSessionsResolver,
} from './features/sessions/session/session.resolver';
import { SessionSubscriptions } from './features/sessions/session/session.subscriptions';
import { FeedbackResolver, FeedbackVoteResolver } from './features/staff/feedback/feedback.resolver';
import { GroupSettingsResolver } from './features/staff/groupSettings/groupSettings.resolver';
import { InfoResolver } from './features/staff/info/info.resolver';
import { AuditEntryResolver, ViewerAccountLogResolver } from './features/staff/membership/auditLog.resolver';
import { MemberDetailsResolver } from './features/staff/membership/memberDetails.resolver';
import { MembershipResolver } from './features/staff/membership/membership.resolver';
import {
  HeldCaseResolver,
  HeldCommentResolver,
  HeldStoryResolver,
} from './features/staff/report/held.resolver';
import {
  ReportCaseResolver,
  ReportResolver,
  ViewerReportsResolver,
} from './features/staff/report/report.resolver';
import { SystemStateResolver } from './features/staff/systemState/systemState.resolver';
import { CommentResolver, StoryCommentsResolver } from './features/stories/comment/comment.resolver';
import {
  CommentModerationResolver,
  StoryModerationResolver,
} from './features/stories/comment/moderation.resolver';
import {
  StoryDownloadsResolver,
  ViewerStoriesExportResolver,
} from './features/stories/export/export.resolver';
import { ImportResolver } from './features/stories/import/import.resolver';
import { StoryDraftResolver, StoryDraftsResolver } from './features/stories/story/draft.resolver';
import { UserStoriesResolver, ViewerStoriesResolver } from './features/stories/story/memberStories.resolver';
import { StoryResolver } from './features/stories/story/story.resolver';
import { TagResolver } from './features/stories/tag/tag.resolver';
import { StoryVersionResolver, StoryVersionsResolver } from './features/stories/version/version.resolver';
import { ChallengeResolver, ViewerChallengesResolver } from './features/writing/challenge/challenge.resolver';
import {
  ExerciseResolver,
  StoryExerciseResolver,
  ViewerExercisesResolver,
} from './features/writing/exercise/exercise.resolver';
import { GoalResolver } from './features/writing/goal/goal.resolver';
import { JournalResolver, ViewerJournalsResolver } from './features/writing/journal/journal.resolver';
import {
  JournalNotesResolver,
  NoteResolver,
  ViewerNotesResolver,
} from './features/writing/note/note.resolver';
import { ViewerWritingDaysResolver } from './features/writing/writingDay/writingDay.resolver';
import { authorizeFirst } from './graphql/authorizeFirst';
import { validateArgument } from './lib/errors';
import './graphql/enumTypes';
import './graphql/reportEnumTypes';
import './graphql/enumTypesOfMembership';
import { NodeResolver } from './graphql/node.resolver';

const resolvers = [
  AccountResolver,
  CalendarResolver,
  ChatResolver,
  SessionChatResolver,
  ChallengeResolver,
  ReadingResolver,
  SessionReaderResolver,
  CommentResolver,
  CommentModerationResolver,
  StoryModerationResolver,
  DirectoryResolver,
  ExerciseResolver,
  FeedbackResolver,
  FeedbackVoteResolver,
  FollowResolver,
  MemberBlockResolver,
  ViewerMemberBlocksResolver,
  GoalResolver,
  ImportResolver,
  GroupSettingsResolver,
  InfoResolver,
  InvitationResolver,
  JoiningResolver,
  WaitingMemberResolver,
  AuditEntryResolver,
  ViewerAccountLogResolver,
  MembershipResolver,
  MemberDetailsResolver,
  JournalNotesResolver,
  JournalResolver,
  AccountDeletionResolver,
  NodeResolver,
  NoteResolver,
  NotificationConnectionResolver,
  NotificationResolver,
  ViewerNotificationsResolver,
  ConfirmationResolver,
  EmailChangeResolver,
  ViewerAddressResolver,
  ViewerAccountResolver,
  PersonalAccessTokenResolver,
  PushSubscriptionResolver,
  ViewerPushResolver,
  RecoveryResolver,
  ReportCaseResolver,
  HeldCaseResolver,
  HeldStoryResolver,
  HeldCommentResolver,
  ReportResolver,
  ViewerReportsResolver,
  VerifySignInResolver,
  PasskeyResolver,
  PasskeyFieldsResolver,
  ViewerPasskeysResolver,
  SecondFactorResolver,
  ViewerSecondFactorResolver,
  OidcResolver,
  ViewerProviderResolver,
  RoomResolver,
  SessionPieceResolver,
  SessionCalendarResolver,
  SessionResolver,
  SessionPlaceResolver,
  SessionRoomResolver,
  SessionRoomWriterResolver,
  SessionSubscriptions,
  SessionLinesResolver,
  SessionSprintWriterResolver,
  SessionSummaryWriterResolver,
  SessionWritingResolver,
  SignInResolver,
  StoryCommentsResolver,
  StoryDownloadsResolver,
  StoryDraftResolver,
  StoryDraftsResolver,
  StoryExerciseResolver,
  ViewerExercisesResolver,
  StoryResolver,
  StorySessionResolver,
  StoryMentionsResolver,
  StoryVersionResolver,
  StoryVersionsResolver,
  SystemStateResolver,
  TagResolver,
  UserResolver,
  UserStoriesResolver,
  ViewerChallengesResolver,
  ViewerDataExportResolver,
  ViewerJournalsResolver,
  ViewerNotesResolver,
  ViewerPersonalAccessTokensResolver,
  ViewerResolver,
  ViewerSessionsResolver,
  ViewerSettingsResolver,
  ViewerSignInsResolver,
  ViewerStoriesExportResolver,
  ViewerStoriesResolver,
  ViewerWritingDaysResolver,
] as const;

/** Adds descriptions that decorators can't: for root types and each mutation's input argument. */
function describe(schema: GraphQLSchema): GraphQLSchema {
  const [query, mutation, subscription] = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ];
  if (query) query.description = 'All queries.';
  if (mutation) mutation.description = 'All mutations.';
  if (subscription) subscription.description = 'All subscriptions.';
  for (const { args } of Object.values(mutation?.getFields() ?? {}))
    for (const arg of args) {
      const type = getNamedType(arg.type);
      if (!arg.description && 'description' in type) arg.description = type.description;
    }
  return schema;
}

const parseText = GraphQLString.parseValue;
/**
 * Half of a surrogate pair is no character, and no UTF-8: the database would store a replacement character. Replaced on the
 * way in, so that an answer has what was stored.
 */
GraphQLString.parseValue = (value) => parseText(value).replace(/\p{Cs}/gu, '\uFFFD');

let made: GraphQLSchema | undefined;

/** Returns the schema, built once per process, because tests start many apps. */
export function makeSchema(): GraphQLSchema {
  made ??= buildSchema();
  return made;
}

function buildSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers,
    validateFn: validateArgument,
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
