import { registerEnumType } from 'type-graphql';
import {
  AccountLinkPurpose,
  CommentsMode,
  DigestFrequency,
  ExerciseCategory,
  ExerciseDifficulty,
  FeedbackCategory,
  FeedbackPriority,
  FeedbackStatus,
  GoalPeriod,
  GoalUnit,
  ImportOutcome,
  JoiningMode,
  NotificationKind,
  NotificationWay,
  OwnStoryStatus,
  PrivacyLevel,
  Role,
  SessionKind,
  SessionReadingStep,
  SessionRegistration,
  SessionStatus,
  StoryOrder,
  StoryVersionKind,
  TokenScope,
  VoteType,
} from '../contract/enums';

registerEnumType(PrivacyLevel, {
  name: 'PrivacyLevel',
  description: 'Who may read a story.',
  valuesConfig: {
    PRIVATE: { description: 'Only its author.' },
    SHARED: { description: 'Every signed-in member, or members named by the author.' },
    PUBLIC: { description: 'Everyone.' },
  },
});
registerEnumType(CommentsMode, {
  name: 'CommentsMode',
  description: 'Who may comment on a story.',
  valuesConfig: {
    OPEN: { description: 'Every reader.' },
    APPROVAL: { description: "Every reader; others' comments are shown once its author approves them." },
    CLOSED: { description: 'Its author alone. Earlier comments stay.' },
  },
});
registerEnumType(StoryOrder, {
  name: 'StoryOrder',
  description: "The order of a member's own stories.",
  valuesConfig: {
    EDITED: { description: 'Last edited first; a draft counts.' },
    CREATED: { description: 'Newest first.' },
    TITLE: { description: 'By title, A to Z, numbers by their values.' },
    WORDS: { description: 'Longest first.' },
  },
});
registerEnumType(OwnStoryStatus, {
  name: 'OwnStoryStatus',
  description: "The status of a member's own story.",
  valuesConfig: {
    PUBLISHED: { description: 'Others can read it: shared or public.' },
    UNPUBLISHED_CHANGES: { description: 'It has a draft of changes.' },
  },
});
registerEnumType(Role, {
  name: 'Role',
  description: "A member's role.",
  valuesConfig: {
    ADMIN: { description: 'Manages everything.' },
    INSTRUCTOR: { description: 'Creates sessions and exercises.' },
    USER: { description: 'Writes.' },
  },
});
registerEnumType(TokenScope, {
  name: 'TokenScope',
  description: "The scope of a personal access token, within its member's permissions.",
  valuesConfig: {
    READ: { description: "Queries, and subscriptions that don't show the member as present." },
    WRITE: { description: 'Also mutations and all subscriptions, except those about the account or tokens.' },
  },
});
registerEnumType(AccountLinkPurpose, {
  name: 'AccountLinkPurpose',
  description: 'The purpose of a mailed link.',
  valuesConfig: {
    PASSWORD_RESET: { description: 'It sets a new password.' },
    MAGIC_LINK: { description: 'It signs in.' },
    EMAIL_CONFIRMATION: { description: 'It confirms the address.' },
    EMAIL_CHANGE: { description: "It changes the account's address." },
  },
});
registerEnumType(JoiningMode, {
  name: 'JoiningMode',
  description: 'Who may make an account.',
  valuesConfig: {
    OPEN: { description: 'Everyone.' },
    APPROVAL: { description: 'Who was invited, at once; everyone else once an organiser approves.' },
    INVITATION: { description: 'Only who was invited.' },
    CLOSED: { description: 'Nobody.' },
  },
});
registerEnumType(SessionKind, {
  name: 'SessionKind',
  description: 'Whether a session has a date.',
  valuesConfig: {
    SCHEDULED: { description: 'It has a start, a leader and seats.' },
    DROP_IN: { description: "The group's standing session: always open, to every member." },
  },
});
registerEnumType(SessionStatus, {
  name: 'SessionStatus',
  description: 'The status of a writing session.',
  valuesConfig: {
    SCHEDULED: { description: 'It has not started.' },
    IN_PROGRESS: { description: 'It is in progress.' },
    COMPLETED: { description: 'It is over; this is final.' },
    CANCELLED: { description: 'It was cancelled; it can be scheduled again until its planned start.' },
  },
});
registerEnumType(SessionRegistration, {
  name: 'SessionRegistration',
  description: 'Whether writers can join a session.',
  valuesConfig: {
    OPEN: { description: 'Seats are available.' },
    FULL: { description: 'All seats are taken.' },
    CLOSED: { description: 'It is over or was cancelled.' },
  },
});
registerEnumType(GoalPeriod, {
  name: 'GoalPeriod',
  description: 'The period of a writing goal.',
  valuesConfig: {
    DAY: { description: 'Each day.' },
    WEEK: { description: 'Each week, from Monday to Sunday.' },
    RANGE: { description: 'Once, from a first to a last day.' },
  },
});
registerEnumType(GoalUnit, {
  name: 'GoalUnit',
  description: 'What a goal or a challenge counts.',
  valuesConfig: {
    WORDS: { description: 'Words added to stories, journals and notes.' },
    MINUTES: { description: 'Minutes in which something was written.' },
  },
});
registerEnumType(ImportOutcome, {
  name: 'ImportOutcome',
  description: 'The outcome for an imported text.',
  valuesConfig: {
    CREATED: { description: 'A story was created, or would be.' },
    ALREADY_THERE: { description: 'It was imported before.' },
    REFUSED: { description: 'It is invalid; see its problems.' },
  },
});
registerEnumType(StoryVersionKind, {
  name: 'StoryVersionKind',
  description: 'Why a version of a story was stored.',
  valuesConfig: {
    SAVED: { description: 'It was replaced by a save.' },
    AUTOSAVED: { description: 'It was replaced by an auto-save.' },
    NAMED: { description: 'Its author stored it under a name.' },
    NOT_CHOSEN: { description: 'It lost a conflict.' },
  },
});
registerEnumType(ExerciseDifficulty, {
  name: 'ExerciseDifficulty',
  description: 'The difficulty of an exercise.',
  valuesConfig: {
    BEGINNER: { description: 'For beginners.' },
    INTERMEDIATE: { description: 'For writers with some practice.' },
    ADVANCED: { description: 'For writers with much practice.' },
  },
});
registerEnumType(ExerciseCategory, {
  name: 'ExerciseCategory',
  description: 'The category of an exercise.',
  valuesConfig: {
    CHARACTER: { description: 'Characters.' },
    PLOT: { description: 'Plot.' },
    SETTING: { description: 'Place and time.' },
    DIALOGUE: { description: 'Dialogue.' },
    DESCRIPTION: { description: 'Description of what can be perceived.' },
    POETRY: { description: 'Poetry.' },
    FLASH_FICTION: { description: 'Very short stories.' },
    CREATIVE_NONFICTION: { description: 'Non-fiction with literary means.' },
  },
});
registerEnumType(FeedbackCategory, {
  name: 'FeedbackCategory',
  description: 'The category of feedback.',
  valuesConfig: {
    FEATURE: { description: 'A new feature or an enhancement.' },
    BUG: { description: "Something that doesn't work as it should." },
    IMPROVEMENT: { description: 'An improvement of something existing.' },
    OTHER: { description: 'Anything else, and questions.' },
  },
});
registerEnumType(FeedbackStatus, {
  name: 'FeedbackStatus',
  description: 'The status of feedback, set by administrators.',
  valuesConfig: {
    OPEN: { description: 'Not reviewed yet.' },
    UNDER_REVIEW: { description: 'Being reviewed.' },
    ACCEPTED: { description: 'Planned.' },
    IMPLEMENTED: { description: 'Done and available.' },
    REJECTED: { description: 'Will not be done.' },
    CLOSED: { description: 'Closed without further action.' },
  },
});
registerEnumType(FeedbackPriority, {
  name: 'FeedbackPriority',
  description: 'The priority chosen by the author.',
  valuesConfig: {
    LOW: { description: 'Can wait.' },
    MEDIUM: { description: 'Would help.' },
    HIGH: { description: 'Causes daily problems.' },
    CRITICAL: { description: 'Work is lost or blocked.' },
  },
});
registerEnumType(VoteType, {
  name: 'VoteType',
  description: 'A vote.',
  valuesConfig: {
    UPVOTE: { description: 'A vote for it.' },
    DOWNVOTE: { description: 'A vote against it.' },
  },
});
registerEnumType(SessionReadingStep, {
  name: 'SessionReadingStep',
  description: 'A step of reading aloud in a session.',
  valuesConfig: {
    START: { description: 'The first one who has not read yet begins; if it is paused, it goes on.' },
    PAUSE: { description: 'The time of the one who reads stands still.' },
    NEXT: { description: 'The one who reads is done; the next one begins.' },
    END: { description: 'Nobody reads, and nobody counts as having read.' },
  },
});
registerEnumType(NotificationKind, {
  name: 'NotificationKind',
  description: 'What a notification is about.',
  valuesConfig: {
    STORY_COMMENT: { description: "A comment on the member's story." },
    LATER_COMMENT: { description: 'A comment on a story on which the member commented before.' },
    MENTION: { description: 'A comment that mentions the member.' },
    STORY_SHARED: { description: 'A story that was shared with the member by name.' },
    NEW_FOLLOWER: { description: 'A new follower.' },
    NEW_STORY: {
      description: 'A story that a writer the member follows published, or shared with the group.',
    },
    SESSION_REMINDER: { description: 'A session that starts within 24 hours or within one hour.' },
    SESSION_MOVED: { description: 'A session that has another date or time.' },
    SESSION_CANCELLED: { description: 'A session that was cancelled.' },
    SESSION_PLACE: { description: 'A free place in a session, for members who asked to be told.' },
    SESSION_RECAP: { description: 'A session that is over.' },
    FEEDBACK_STATUS: { description: "A new status of the member's feedback." },
    ACCOUNT_SECURITY: { description: 'A change that concerns the security of the account.' },
    CONTENT_DECISION: { description: 'What staff decided about what the member wrote, and why.' },
    JOIN_REQUEST: { description: 'Somebody asks to join. For staff.' },
    NEW_REPORT: { description: 'A new report. For staff.' },
    CONTENT_WAITS: { description: 'Something waits for an organiser before others read it. For staff.' },
  },
});
registerEnumType(NotificationWay, {
  name: 'NotificationWay',
  description: 'A way to notify a member.',
  valuesConfig: {
    APP: { description: 'In the app.' },
    MAIL: { description: 'By email, at once.' },
    PUSH: { description: "By Web Push to the member's browsers." },
    DIGEST: { description: 'In a digest by email.' },
  },
});
registerEnumType(DigestFrequency, {
  name: 'DigestFrequency',
  description: 'When the digest is sent.',
  valuesConfig: {
    DAILY: { description: "Daily at noon in the group's time zone." },
    WEEKLY: { description: "On Mondays at noon in the group's time zone." },
  },
});
