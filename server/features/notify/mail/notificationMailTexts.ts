import { NotificationKind } from '../../../contract/enums';

interface MailTexts {
  /** The heading of several of the kind. */
  several: string;
  button: string;
  /** Ends the sentence that says why the member gets the mail. */
  when: string;
}

/** Texts of mails about each kind, besides the notification's sentence. */
export const notificationMailTexts: Record<NotificationKind, MailTexts> = {
  [NotificationKind.STORY_COMMENT]: {
    several: 'Comments on your stories',
    button: 'Read and answer',
    when: 'of comments on your stories',
  },
  [NotificationKind.LATER_COMMENT]: {
    several: 'More comments where you commented',
    button: 'Read and answer',
    when: 'of further comments on stories that you commented on',
  },
  [NotificationKind.MENTION]: {
    several: 'You were mentioned',
    button: 'Read and answer',
    when: 'when somebody mentions you',
  },
  [NotificationKind.STORY_SHARED]: {
    several: 'Stories shared with you',
    button: 'Read the story',
    when: 'when a story is shared with you',
  },
  [NotificationKind.NEW_FOLLOWER]: {
    several: 'New followers',
    button: 'See the profile',
    when: 'of new followers',
  },
  [NotificationKind.NEW_STORY]: {
    several: 'New stories by writers you follow',
    button: 'Read it',
    when: 'of new stories by writers you follow',
  },
  [NotificationKind.SESSION_REMINDER]: {
    several: 'Sessions that start soon',
    button: 'See the session',
    when: 'before your sessions start',
  },
  [NotificationKind.SESSION_MOVED]: {
    several: 'Sessions that were moved',
    button: 'See the session',
    when: 'when your sessions are moved',
  },
  [NotificationKind.SESSION_CANCELLED]: {
    several: 'Sessions that were cancelled',
    button: 'See the session',
    when: 'when your sessions are cancelled',
  },
  [NotificationKind.SESSION_PLACE]: {
    several: 'Free places',
    button: 'Take the place',
    when: 'when a place in a full session is free',
  },
  [NotificationKind.SESSION_RECAP]: {
    several: 'Sessions that are over',
    button: 'See the session',
    when: 'after your sessions',
  },
  [NotificationKind.FEEDBACK_STATUS]: {
    several: 'Your feedback',
    button: 'See the feedback',
    when: 'when your feedback gets another status',
  },
  [NotificationKind.CONTENT_DECISION]: {
    several: 'Decisions of the organisers',
    button: 'See it in the app',
    when: 'what the organisers decide about your writing',
  },
  [NotificationKind.JOIN_REQUEST]: {
    several: 'Requests to join',
    button: 'See the requests',
    when: 'when people ask to join',
  },
  [NotificationKind.NEW_REPORT]: {
    several: 'New reports',
    button: 'See the reports',
    when: 'of new reports',
  },
  [NotificationKind.CONTENT_WAITS]: {
    several: 'Texts that wait',
    button: 'See what waits',
    when: 'when a text waits for an organiser',
  },
  [NotificationKind.ACCOUNT_SECURITY]: {
    several: 'The security of your account',
    button: 'Open Settings',
    when: '',
  },
};
