import type {
  NotificationKind,
  NotificationWay,
} from '../../../__generated__/NotificationWays_settings.graphql';

/** The ways of notifying, in the order of the columns. */
export const ways: readonly { way: NotificationWay; label: string }[] = [
  { way: 'APP', label: 'App' },
  { way: 'MAIL', label: 'Email' },
  { way: 'PUSH', label: 'Push' },
  { way: 'DIGEST', label: 'Digest' },
];

interface ShownKind {
  kind: NotificationKind;
  label: string;
  help?: string;
}

/** All kinds of events, in the order in which they are shown. */
export const groupsOfKinds: readonly { title: string; kinds: readonly ShownKind[] }[] = [
  {
    title: 'Comments',
    kinds: [
      { kind: 'STORY_COMMENT', label: 'Comments on your stories' },
      { kind: 'LATER_COMMENT', label: 'Later comments', help: 'On stories where you commented before.' },
      { kind: 'MENTION', label: 'Mentions', help: 'When someone writes @ and your username.' },
    ],
  },
  {
    title: 'Stories and followers',
    kinds: [
      { kind: 'STORY_SHARED', label: 'Stories shared with you' },
      { kind: 'NEW_STORY', label: 'New stories', help: 'By members you follow.' },
      { kind: 'NEW_FOLLOWER', label: 'New followers' },
    ],
  },
  {
    title: 'Sessions',
    kinds: [
      { kind: 'SESSION_REMINDER', label: 'Reminders', help: 'A day and an hour before.' },
      { kind: 'SESSION_MOVED', label: 'Another date or time' },
      { kind: 'SESSION_CANCELLED', label: 'Cancelled sessions' },
      { kind: 'SESSION_PLACE', label: 'A free place', help: 'In a full session, if you asked for it.' },
      { kind: 'SESSION_RECAP', label: 'What everyone wrote', help: 'When a session is over.' },
    ],
  },
  {
    title: 'Account',
    kinds: [
      { kind: 'FEEDBACK_STATUS', label: 'News of your feedback' },
      {
        kind: 'CONTENT_DECISION',
        label: 'Decisions of the organisers',
        help: 'When something you wrote is approved, hidden or removed.',
      },
      { kind: 'ACCOUNT_SECURITY', label: 'Security', help: 'Always in the app and by email.' },
    ],
  },
  {
    title: 'For organisers',
    kinds: [
      { kind: 'JOIN_REQUEST', label: 'Requests to join', help: 'Always in the app.' },
      { kind: 'NEW_REPORT', label: 'New reports', help: 'Always in the app.' },
      { kind: 'CONTENT_WAITS', label: 'Texts that wait for you', help: 'Always in the app.' },
    ],
  },
];
