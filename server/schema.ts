import 'reflect-metadata';
import { type GraphQLSchema, GraphQLString, getNamedType } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { validateArgument } from './errors';
import { AccountResolver } from './features/account/account.resolver';
import { ConfirmationResolver, ViewerAccountResolver } from './features/account/confirmation.resolver';
import { EmailChangeResolver, ViewerAddressResolver } from './features/account/emailChange.resolver';
import { RecoveryResolver } from './features/account/recovery.resolver';
import { SignInResolver, ViewerSignInsResolver } from './features/account/signIns.resolver';
import { VerifySignInResolver } from './features/account/verifySignIn.resolver';
import { AccountDeletionResolver } from './features/accountDeletion/accountDeletion.resolver';
import { CalendarResolver, SessionCalendarResolver } from './features/calendar/calendar.resolver';
import { ChallengeResolver, ViewerChallengesResolver } from './features/challenge/challenge.resolver';
import { ChatResolver, SessionChatResolver } from './features/chat/chat.resolver';
import { CommentResolver, StoryCommentsResolver } from './features/comment/comment.resolver';
import { CommentModerationResolver, StoryModerationResolver } from './features/comment/moderation.resolver';
import { ViewerDataExportResolver } from './features/dataExport/dataExport.resolver';
import {
  ExerciseResolver,
  StoryExerciseResolver,
  ViewerExercisesResolver,
} from './features/exercise/exercise.resolver';
import { StoryDownloadsResolver, ViewerStoriesExportResolver } from './features/export/export.resolver';
import { FeedbackResolver, FeedbackVoteResolver } from './features/feedback/feedback.resolver';
import { FollowResolver } from './features/follow/follow.resolver';
import { GoalResolver } from './features/goal/goal.resolver';
import { GroupSettingsResolver } from './features/groupSettings/groupSettings.resolver';
import { ImportResolver } from './features/import/import.resolver';
import { InfoResolver } from './features/info/info.resolver';
import {
  InvitationResolver,
  JoiningResolver,
  WaitingMemberResolver,
} from './features/joining/joining.resolver';
import { JournalResolver, ViewerJournalsResolver } from './features/journal/journal.resolver';
import { MemberBlockResolver, ViewerMemberBlocksResolver } from './features/memberBlock/memberBlock.resolver';
import { ViewerSettingsResolver } from './features/memberSettings/memberSettings.resolver';
import { AuditEntryResolver, ViewerAccountLogResolver } from './features/membership/auditLog.resolver';
import { MemberDetailsResolver } from './features/membership/memberDetails.resolver';
import { MembershipResolver } from './features/membership/membership.resolver';
import { JournalNotesResolver, NoteResolver, ViewerNotesResolver } from './features/note/note.resolver';
import {
  NotificationConnectionResolver,
  NotificationResolver,
  ViewerNotificationsResolver,
} from './features/notification/notification.resolver';
import { OidcResolver, ViewerProviderResolver } from './features/oidc/oidc.resolver';
import {
  PasskeyFieldsResolver,
  PasskeyResolver,
  ViewerPasskeysResolver,
} from './features/passkey/passkey.resolver';
import {
  PersonalAccessTokenResolver,
  ViewerPersonalAccessTokensResolver,
} from './features/personalAccessToken/personalAccessToken.resolver';
import { PushSubscriptionResolver, ViewerPushResolver } from './features/push/push.resolver';
import { ReadingResolver, SessionReaderResolver } from './features/reading/reading.resolver';
import { HeldCaseResolver, HeldCommentResolver, HeldStoryResolver } from './features/report/held.resolver';
import { ReportCaseResolver, ReportResolver, ViewerReportsResolver } from './features/report/report.resolver';
import { RoomResolver } from './features/room/room.resolver';
import {
  SessionLinesResolver,
  SessionPieceResolver,
  SessionRoomResolver,
  SessionRoomWriterResolver,
  SessionSprintWriterResolver,
  SessionSummaryWriterResolver,
  SessionWritingResolver,
} from './features/room/writers.resolver';
import {
  SecondFactorResolver,
  ViewerSecondFactorResolver,
} from './features/secondFactor/secondFactor.resolver';
import { SessionPlaceResolver } from './features/session/placeRequests.resolver';
import {
  SessionResolver,
  StorySessionResolver,
  ViewerSessionsResolver,
} from './features/session/session.resolver';
import { SessionSubscriptions } from './features/session/session.subscriptions';
import { StoryDraftResolver, StoryDraftsResolver } from './features/story/draft.resolver';
import { UserStoriesResolver, ViewerStoriesResolver } from './features/story/memberStories.resolver';
import { StoryResolver } from './features/story/story.resolver';
import { SystemStateResolver } from './features/systemState/systemState.resolver';
import { TagResolver } from './features/tag/tag.resolver';
import { DirectoryResolver } from './features/user/directory.resolver';
import { StoryMentionsResolver } from './features/user/mentionableMembers.resolver';
import { UserResolver, ViewerResolver } from './features/user/user.resolver';
import { StoryVersionResolver, StoryVersionsResolver } from './features/version/version.resolver';
import { ViewerWritingDaysResolver } from './features/writingDay/writingDay.resolver';
import { authorizeFirst } from './graphql/authorizeFirst';
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
