import { NotificationKind } from './enums';
import { isolated } from './isolated';

/** Data for a notification's sentence and address. */
export interface NotificationDetails {
  kind: NotificationKind;
  /** Names of those who acted, latest first; at most three. */
  actors: readonly string[];
  /** How many acted. */
  actorCount: number;
  /** How many events it joins. */
  itemCount: number;
  /** The latest event: an id, or a word such as `PT1H`. */
  itemId: string;
  subjectId: string;
  /** The story's or session's or feedback's title; undefined if the reader may not read it, or it is gone. */
  title?: string | undefined;
  /** Whether the story is for the group, and not public. */
  isShared?: boolean | undefined;
  /** The start of a session that is ahead. */
  startsAt?: Date | undefined;
  /** Whether the session was deleted. */
  isGone?: boolean | undefined;
  /** The status of feedback, in words. */
  status?: string | undefined;
  /** The organisers' decision about a text of the receiver. */
  decided?:
    | {
        /** As a participle, such as `approved`, `hidden` or `reworded`. */
        what: string;
        /** The kind of text as a noun, such as `story`. */
        aboutA: string;
        reason: string;
        removedText: string | null;
        /** Whether others can read the text now. */
        isShown: boolean;
        /** The story of a comment. */
        storyId: string | null;
      }
    | undefined;
  /** The username of the follower, of the author of the new story, or of the reader. */
  username?: string | undefined;
}

const someone = 'Someone';

/** 'Ana', 'Ana and Ben', 'Ana, Ben and Cleo' or 'Ana and 3 others'. */
function namesOf({ actors, actorCount }: NotificationDetails): string {
  const [first = someone, second, third] = actors.map(isolated);
  if (actorCount <= 1 || second === undefined) return first;
  if (actorCount === 2) return `${first} and ${second}`;
  if (actorCount === 3 && third !== undefined) return `${first}, ${second} and ${third}`;
  return `${first} and ${actorCount - 1} others`;
}

const quoted = (title: string | undefined, otherwise: string) => (title ? `“${isolated(title)}”` : otherwise);

/** The first part of an `itemId`, which can have further ones after a dot. */
const itemWordOf = ({ itemId }: NotificationDetails) => itemId.split('.')[0] ?? '';

const reminders: Record<string, string> = { PT24H: 'starts within 24 hours', PT1H: 'starts within an hour' };

/** Begins the `itemId` of a session that was cancelled and takes place again. */
export const takesPlaceAgain = 'again';

/** Where the author finds the words that a decision removed. */
const whereItIs: Record<string, string> = {
  removed: ' (your data export has it)',
  reworded: ' (your data export has your words)',
};

const securityTexts: Record<string, string> = {
  password_changed: 'Your password was changed',
  email_changed: 'Your email address was changed',
  token_created: 'A personal access token was created',
  second_factor_on: 'Two-step sign-in was turned on',
  second_factor_off: 'Two-step sign-in was turned off',
  recovery_codes_renewed: 'You have new recovery codes',
  recovery_code_used: 'One of your recovery codes was used',
  passkey_added: 'A passkey was added to your account',
  passkey_removed: 'A passkey was removed from your account',
  provider_linked: 'An account at a provider now signs in to yours',
  provider_unlinked: 'The account at a provider no longer signs in to yours',
};

const sentences: Record<NotificationKind, (details: NotificationDetails) => string> = {
  [NotificationKind.STORY_COMMENT]: (details) =>
    `${namesOf(details)} commented on ${quoted(details.title, 'your story')}`,
  [NotificationKind.LATER_COMMENT]: (details) =>
    `${namesOf(details)} also commented on ${quoted(details.title, 'a story')}`,
  [NotificationKind.MENTION]: (details) =>
    `${namesOf(details)} mentioned you in a comment on ${quoted(details.title, 'a story')}`,
  [NotificationKind.STORY_SHARED]: (details) =>
    `${namesOf(details)} shared ${quoted(details.title, 'a story')} with you`,
  [NotificationKind.NEW_FOLLOWER]: (details) => `${namesOf(details)} started following you`,
  [NotificationKind.NEW_STORY]: (details) => {
    if (details.itemCount > 1) return `${details.itemCount} new stories by ${namesOf(details)}`;
    const story = quoted(details.title, 'a story');
    return details.isShared
      ? `${namesOf(details)} shared ${story} with the group`
      : `${namesOf(details)} published ${story}`;
  },
  [NotificationKind.SESSION_REMINDER]: (details) =>
    `${quoted(details.title, 'A session')} ${reminders[itemWordOf(details)] ?? 'starts soon'}`,
  [NotificationKind.SESSION_MOVED]: (details) =>
    `${quoted(details.title, 'A session')} ${details.itemId.startsWith(`${takesPlaceAgain}.`) ? 'takes place after all' : 'was moved'}`,
  [NotificationKind.SESSION_CANCELLED]: (details) => `${quoted(details.title, 'A session')} was cancelled`,
  [NotificationKind.SESSION_PLACE]: (details) => `A place in ${quoted(details.title, 'a session')} is free`,
  [NotificationKind.SESSION_RECAP]: (details) =>
    `${quoted(details.title, 'A session')} is over: see what you wrote`,
  [NotificationKind.FEEDBACK_STATUS]: (details) =>
    `Your feedback ${quoted(details.title, '')}`.trimEnd() +
    (details.status ? ` is now ${details.status}` : ' has a new status'),
  [NotificationKind.CONTENT_DECISION]: ({ decided, title }) => {
    const name = title ? ` “${isolated(title)}”` : '';
    if (!decided) return 'The organisers decided about something you wrote';
    const { what, aboutA, reason, isShown } = decided;
    const yourText = `Your ${aboutA}${name}`;
    // An approved or restored text may still wait for the story's author, or be withheld for another reason.
    if (what === 'approved')
      return isShown
        ? `${yourText} was approved: others can read it now`
        : `${yourText} was approved by the organisers`;
    if (what === 'restored')
      return isShown ? `${yourText} is shown again` : `${yourText} is no longer hidden by the organisers`;
    return `${yourText} was ${what} by the organisers${whereItIs[what] ?? ''}: ${isolated(reason)}`;
  },
  [NotificationKind.JOIN_REQUEST]: ({ itemCount }) =>
    itemCount > 1 ? `${itemCount} people ask to join` : 'Someone asks to join',
  [NotificationKind.NEW_REPORT]: ({ itemCount }) =>
    itemCount > 1 ? `There are ${itemCount} new reports` : 'There is a new report',
  [NotificationKind.CONTENT_WAITS]: ({ itemCount }) =>
    itemCount > 1 ? `${itemCount} texts wait for an organiser` : 'A text waits for an organiser',
  [NotificationKind.ACCOUNT_SECURITY]: (details) =>
    securityTexts[itemWordOf(details)] ?? 'The security of your account changed',
};

/** The notification in one sentence, without a full stop: in the app, and as the subject of mails and push messages. */
export const notificationText = (details: NotificationDetails): string => sentences[details.kind](details);

/** The address in the app that shows what the notification is about. */
// Branches: one case per kind.
export function notificationPath({
  kind,
  subjectId,
  itemId,
  itemCount,
  username,
  isGone,
  decided,
}: NotificationDetails): string {
  switch (kind) {
    case NotificationKind.STORY_COMMENT:
    case NotificationKind.LATER_COMMENT:
    case NotificationKind.MENTION:
      return `/stories/${subjectId}#comments`;
    case NotificationKind.STORY_SHARED:
      return `/stories/${subjectId}`;
    case NotificationKind.NEW_STORY:
      return itemCount > 1 && username ? `/u/${username}` : `/stories/${itemId}`;
    case NotificationKind.NEW_FOLLOWER:
      return username ? `/u/${username}` : '/notifications';
    case NotificationKind.FEEDBACK_STATUS:
      return `/feedback/${subjectId}`;
    case NotificationKind.CONTENT_DECISION:
      if (decided?.storyId) return `/stories/${decided.storyId}#comments`;
      return itemId.startsWith('story_') ? `/stories/${itemId}` : '/settings?tab=data';
    case NotificationKind.JOIN_REQUEST:
      return '/admin/approvals';
    case NotificationKind.NEW_REPORT:
    case NotificationKind.CONTENT_WAITS:
      return '/admin/reports';
    case NotificationKind.ACCOUNT_SECURITY:
      return '/settings';
    default:
      return isGone ? '/sessions' : `/sessions/${subjectId}`;
  }
}
