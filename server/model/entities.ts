import { AccountLink, ConfirmationCode } from './accountLink.entity';
import { AuditEntry } from './auditEntry.entity';
import { CalendarFeed } from './calendarFeed.entity';
import { Challenge, ChallengeMembership } from './challenge.entity';
import { Comment } from './comment.entity';
import { DeletedDocument } from './deletedDocument.entity';
import { DeletedPublicStory } from './deletedPublicStory.entity';
import { Exercise, ExerciseTag } from './exercise.entity';
import { Feedback, FeedbackVote } from './feedback.entity';
import { Follow, NotifiedFollower } from './follow.entity';
import { WritingDayOff, WritingGoalRow, WritingMinutes } from './goal.entity';
import { InstallationSetting, PublicEpoch, RateLimit } from './installation.entity';
import { Invitation, InvitationUse } from './invitation.entity';
import { Journal } from './journal.entity';
import { Mail } from './mail.entity';
import { MailFailure } from './mailFailure.entity';
import { Block, Mute } from './memberBlock.entity';
import { MemberSetting } from './memberSetting.entity';
import { Note } from './note.entity';
import { Act, Delivery, Notification, NotificationItem } from './notification.entity';
import { NotificationPreferenceRow, NotificationSettingsRow } from './notificationSettings.entity';
import { NotifiedMember } from './notifiedMember.entity';
import { Passkey, PasskeyChallenge } from './passkey.entity';
import { PersistedDocument } from './persistedDocument.entity';
import { PersonalAccessToken } from './personalAccessToken.entity';
import { ProviderCode, ProviderFlow, ProviderIdentity } from './provider.entity';
import { PushMessages, PushSubscription } from './pushSubscription.entity';
import { Reader } from './reader.entity';
import { CaseFinding, ContentDecision, Report, ReportCase } from './report.entity';
import { SessionPresence, SessionWordInterval, SessionWords, SessionWriter } from './room.entity';
import { RecoveryCode, TotpSecret } from './secondFactor.entity';
import { Session } from './session.entity';
import { SessionLines } from './sessionLines.entity';
import { SessionMessage } from './sessionMessage.entity';
import { DeletedSessionMember, SessionPlaceRequest, SessionReminder } from './sessionNotices.entity';
import { SessionParticipant } from './sessionParticipant.entity';
import { SessionReader, SessionReading } from './sessionReading.entity';
import { RefreshToken, SignIn } from './signIn.entity';
import { Sprint, SprintWords } from './sprint.entity';
import { StoredTexts } from './storedTexts.entity';
import { Story } from './story.entity';
import { StoryCard } from './storyCard.entity';
import { StoryDraft } from './storyDraft.entity';
import { StoryFavorite, StoryShare, StoryTag } from './storyLinks.entity';
import { StoryVersion } from './storyVersion.entity';
import { Tag } from './tag.entity';
import { UnconfirmedMails } from './unconfirmedMails.entity';
import { LateComment, UnseenComments } from './unseenComments.entity';
import { User } from './user.entity';
import { WritingDayWords } from './writingDay.entity';

/** All tables, for TypeORM. */
export const entities = [
  User,
  SignIn,
  RefreshToken,
  AccountLink,
  ConfirmationCode,
  PersonalAccessToken,
  PersistedDocument,
  TotpSecret,
  RecoveryCode,
  Passkey,
  PasskeyChallenge,
  ProviderIdentity,
  ProviderFlow,
  ProviderCode,
  AuditEntry,
  Invitation,
  InvitationUse,
  Mail,
  MemberSetting,
  Notification,
  NotificationItem,
  Act,
  Delivery,
  NotificationSettingsRow,
  NotificationPreferenceRow,
  SessionReminder,
  SessionPlaceRequest,
  DeletedSessionMember,
  PushSubscription,
  PushMessages,
  Reader,
  ReportCase,
  CaseFinding,
  Report,
  ContentDecision,
  UnconfirmedMails,
  Follow,
  NotifiedFollower,
  Mute,
  Block,
  NotifiedMember,
  Tag,
  Exercise,
  ExerciseTag,
  Session,
  SessionParticipant,
  SessionMessage,
  SessionReading,
  SessionReader,
  Story,
  StoryShare,
  StoryTag,
  StoryFavorite,
  StoryVersion,
  StoryDraft,
  DeletedPublicStory,
  StoryCard,
  Comment,
  UnseenComments,
  LateComment,
  Journal,
  Note,
  DeletedDocument,
  StoredTexts,
  WritingDayWords,
  WritingGoalRow,
  WritingDayOff,
  WritingMinutes,
  Challenge,
  ChallengeMembership,
  Feedback,
  FeedbackVote,
  SessionWriter,
  SessionPresence,
  SessionWords,
  SessionWordInterval,
  Sprint,
  SprintWords,
  SessionLines,
  CalendarFeed,
  PublicEpoch,
  RateLimit,
  InstallationSetting,
  MailFailure,
];
