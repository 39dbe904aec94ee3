/** A story's audience. Source: specification, section 3. */
export enum PrivacyLevel {
  PRIVATE = 'private',
  SHARED = 'shared',
  PUBLIC = 'public',
}

/** Whether others may comment on a story, as its author decides. */
export enum CommentsMode {
  OPEN = 'open',
  APPROVAL = 'approval',
  CLOSED = 'closed',
}

/** A member's role. Source: specification, section 6. */
export enum Role {
  ADMIN = 'admin',
  INSTRUCTOR = 'instructor',
  USER = 'user',
}

/** The purpose of a mailed link. Source: contract, sections 5 and 9. */
export enum AccountLinkPurpose {
  PASSWORD_RESET = 'password_reset',
  MAGIC_LINK = 'magic_link',
  EMAIL_CONFIRMATION = 'email_confirmation',
  EMAIL_CHANGE = 'email_change',
}

/** The scope of a personal access token; WRITE includes READ. Source: contract, section 6. */
export enum TokenScope {
  READ = 'read',
  WRITE = 'write',
}

/** The status of a writing session. Source: contract, section 3. */
export enum SessionStatus {
  SCHEDULED = 'scheduled',
  IN_PROGRESS = 'in_progress',
  COMPLETED = 'completed',
  CANCELLED = 'cancelled',
}

/** Whether a session has a date or is always open. Source: contract, section 9. */
export enum SessionKind {
  SCHEDULED = 'scheduled',
  DROP_IN = 'drop_in',
}

/** Whether writers can join a session now. Source: contract, section 3. */
export enum SessionRegistration {
  OPEN = 'open',
  FULL = 'full',
  CLOSED = 'closed',
}

/** Source: specification, section 2 (Exercises). */
export enum ExerciseDifficulty {
  BEGINNER = 'beginner',
  INTERMEDIATE = 'intermediate',
  ADVANCED = 'advanced',
}

/** Source: specification, section 2 (Exercises). */
export enum ExerciseCategory {
  CHARACTER = 'character',
  PLOT = 'plot',
  SETTING = 'setting',
  DIALOGUE = 'dialogue',
  DESCRIPTION = 'description',
  POETRY = 'poetry',
  FLASH_FICTION = 'flash-fiction',
  CREATIVE_NONFICTION = 'creative-nonfiction',
}

/** The subject of feedback. Source: specification, section 9. */
export enum FeedbackCategory {
  FEATURE = 'feature',
  BUG = 'bug',
  IMPROVEMENT = 'improvement',
  OTHER = 'other',
}

/** The status of feedback. Source: specification, section 4. */
export enum FeedbackStatus {
  OPEN = 'open',
  UNDER_REVIEW = 'under_review',
  ACCEPTED = 'accepted',
  IMPLEMENTED = 'implemented',
  REJECTED = 'rejected',
  CLOSED = 'closed',
}

/** The priority chosen by feedback's author. Source: specification, section 5. */
export enum FeedbackPriority {
  LOW = 'low',
  MEDIUM = 'medium',
  HIGH = 'high',
  CRITICAL = 'critical',
}

/** Source: specification, section 7. */
export enum VoteType {
  UPVOTE = 'upvote',
  DOWNVOTE = 'downvote',
}

/** The result for an imported text. */
export enum ImportOutcome {
  CREATED = 'created',
  ALREADY_THERE = 'already_there',
  REFUSED = 'refused',
}

/** Sort order of a member's own stories. */
export enum StoryOrder {
  EDITED = 'edited',
  CREATED = 'created',
  TITLE = 'title',
  WORDS = 'words',
}

/** Which of a member's own stories a list has. */
export enum OwnStoryStatus {
  PUBLISHED = 'published',
  UNPUBLISHED_CHANGES = 'unpublished_changes',
}

/** The period of a writing goal. */
export enum GoalPeriod {
  DAY = 'day',
  WEEK = 'week',
  RANGE = 'range',
}

/** Unit of a goal or a challenge. */
export enum GoalUnit {
  WORDS = 'words',
  MINUTES = 'minutes',
}

/** Why a version of a story was kept. Source: contract, section 4. */
export enum StoryVersionKind {
  SAVED = 'saved',
  AUTOSAVED = 'autosaved',
  NAMED = 'named',
  NOT_CHOSEN = 'not_chosen',
}

/** Steps of reading aloud in a session. */
export enum SessionReadingStep {
  START = 'start',
  PAUSE = 'pause',
  NEXT = 'next',
  END = 'end',
}

/** Kinds of notifications. */
export enum NotificationKind {
  STORY_COMMENT = 'story_comment',
  LATER_COMMENT = 'later_comment',
  MENTION = 'mention',
  STORY_SHARED = 'story_shared',
  NEW_FOLLOWER = 'new_follower',
  NEW_STORY = 'new_story',
  SESSION_REMINDER = 'session_reminder',
  SESSION_MOVED = 'session_moved',
  SESSION_CANCELLED = 'session_cancelled',
  SESSION_PLACE = 'session_place',
  SESSION_RECAP = 'session_recap',
  FEEDBACK_STATUS = 'feedback_status',
  ACCOUNT_SECURITY = 'account_security',
  CONTENT_DECISION = 'content_decision',
  JOIN_REQUEST = 'join_request',
  NEW_REPORT = 'new_report',
  CONTENT_WAITS = 'content_waits',
}

/** A way in which a member is notified. */
export enum NotificationWay {
  APP = 'app',
  MAIL = 'mail',
  PUSH = 'push',
  DIGEST = 'digest',
}

/** When the digest of notifications is sent: at noon, daily or on Mondays. */
export enum DigestFrequency {
  DAILY = 'daily',
  WEEKLY = 'weekly',
}

/** How accounts can be made. */
export enum JoiningMode {
  OPEN = 'open',
  APPROVAL = 'approval',
  INVITATION = 'invitation',
  CLOSED = 'closed',
}

/** Why something is reported. */
export enum ReportReason {
  SPAM = 'spam',
  HARASSMENT = 'harassment',
  HATEFUL = 'hateful',
  PRIVATE_INFORMATION = 'private_information',
  STOLEN = 'stolen',
  OTHER = 'other',
}

/** Kinds of objects that members can report. */
export enum ReportedKind {
  STORY = 'story',
  COMMENT = 'comment',
  PROFILE = 'profile',
  FEEDBACK = 'feedback',
  MESSAGE = 'message',
}

/** Whether reports wait for a decision. */
export enum ReportState {
  OPEN = 'open',
  SETTLED = 'settled',
}

/** Decisions about reported objects. */
export enum ReportDecision {
  HIDDEN = 'hidden',
  REMOVED = 'removed',
  DISMISSED = 'dismissed',
  APPROVED = 'approved',
  WITHDRAWN = 'withdrawn',
}

/** Whether a member may use their account. */
export enum MemberState {
  ACTIVE = 'active',
  WAITING = 'waiting',
  SUSPENDED = 'suspended',
}

/** Acts in the audit log. */
export enum AuditAct {
  SIGN_UP = 'sign_up',
  SIGNED_IN = 'signed_in',
  SIGN_IN_REFUSED = 'sign_in_refused',
  SIGN_IN_ENDED = 'sign_in_ended',
  SIGN_IN_REPLAYED = 'sign_in_replayed',
  SIGNED_OUT_EVERYWHERE = 'signed_out_everywhere',
  PASSWORD_CHANGED = 'password_changed',
  EMAIL_CONFIRMED = 'email_confirmed',
  EMAIL_CHANGED = 'email_changed',
  TOKEN_CREATED = 'token_created',
  TOKEN_REVOKED = 'token_revoked',
  SECOND_FACTOR_ON = 'second_factor_on',
  SECOND_FACTOR_OFF = 'second_factor_off',
  RECOVERY_CODES_RENEWED = 'recovery_codes_renewed',
  RECOVERY_CODE_USED = 'recovery_code_used',
  PASSKEY_ADDED = 'passkey_added',
  PASSKEY_REMOVED = 'passkey_removed',
  SIGNED_IN_WITH_PROVIDER = 'signed_in_with_provider',
  PROVIDER_LINKED = 'provider_linked',
  PROVIDER_UNLINKED = 'provider_unlinked',
  APPROVED = 'approved',
  DECLINED = 'declined',
  INVITATION_MADE = 'invitation_made',
  INVITATION_REVOKED = 'invitation_revoked',
  ROLE_GIVEN = 'role_given',
  ROLE_TAKEN = 'role_taken',
  SUSPENDED = 'suspended',
  RESTORED = 'restored',
  SIGN_INS_ENDED = 'sign_ins_ended',
  RECOVERY_SENT = 'recovery_sent',
  GROUP_SETTINGS_CHANGED = 'group_settings_changed',
  REPORT_DISMISSED = 'report_dismissed',
  CONTENT_HELD = 'content_held',
  CONTENT_FLAGGED = 'content_flagged',
  CONTENT_APPROVED = 'content_approved',
  CONTENT_HIDDEN = 'content_hidden',
  CONTENT_RESTORED = 'content_restored',
  CONTENT_REMOVED = 'content_removed',
  CONTENT_EDITED = 'content_edited',
}

/** Actors in the audit log. */
export enum AuditActorKind {
  MEMBER = 'member',
  ORGANISER = 'organiser',
  OPERATOR = 'operator',
  VISITOR = 'visitor',
  SYSTEM = 'system',
}
