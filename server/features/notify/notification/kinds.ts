import { NotificationKind, NotificationWay } from '../../../contract/enums';

const { APP, MAIL, PUSH, DIGEST } = NotificationWay;
const { ACCOUNT_SECURITY } = NotificationKind;

interface KindOfNotification {
  /** The ways for new members; they may choose others. */
  ways: readonly NotificationWay[];
}

/**
 * The kinds of notifications. All but `account_security` can be switched off. While a notification is unread, further
 * acts of its kind about the same subject join it.
 */
export const kinds: Record<NotificationKind, KindOfNotification> = {
  [NotificationKind.STORY_COMMENT]: { ways: [APP, MAIL] },
  [NotificationKind.LATER_COMMENT]: { ways: [APP] },
  [NotificationKind.MENTION]: { ways: [APP, MAIL] },
  [NotificationKind.STORY_SHARED]: { ways: [APP, MAIL] },
  [NotificationKind.NEW_FOLLOWER]: { ways: [APP, DIGEST] },
  [NotificationKind.NEW_STORY]: { ways: [APP, DIGEST] },
  [NotificationKind.SESSION_REMINDER]: { ways: [APP, MAIL, PUSH] },
  [NotificationKind.SESSION_MOVED]: { ways: [APP, MAIL, PUSH] },
  [NotificationKind.SESSION_CANCELLED]: { ways: [APP, MAIL, PUSH] },
  [NotificationKind.SESSION_PLACE]: { ways: [APP, MAIL, PUSH] },
  [NotificationKind.SESSION_RECAP]: { ways: [APP] },
  [NotificationKind.FEEDBACK_STATUS]: { ways: [APP, MAIL] },
  [ACCOUNT_SECURITY]: { ways: [APP, MAIL] },
  [NotificationKind.CONTENT_DECISION]: { ways: [APP, MAIL] },
  [NotificationKind.JOIN_REQUEST]: { ways: [MAIL] },
  [NotificationKind.NEW_REPORT]: { ways: [MAIL] },
  [NotificationKind.CONTENT_WAITS]: { ways: [MAIL] },
};

/** Kinds for which a digest would come too late. */
const urgent: ReadonlySet<NotificationKind> = new Set([
  NotificationKind.SESSION_REMINDER,
  NotificationKind.SESSION_MOVED,
  NotificationKind.SESSION_CANCELLED,
  NotificationKind.SESSION_PLACE,
]);

/**
 * Kinds for staff only. The app always shows them, and the notification counts the acts that join it until it is read; other
 * ways announce only the first act.
 */
export const isForStaff = (kind: NotificationKind) =>
  kind === NotificationKind.JOIN_REQUEST ||
  kind === NotificationKind.NEW_REPORT ||
  kind === NotificationKind.CONTENT_WAITS;

/** The ways among which members choose for a kind. */
export const availableWays = (kind: NotificationKind): readonly NotificationWay[] =>
  isAlwaysOn(kind)
    ? kinds[kind].ways
    : [...(isForStaff(kind) ? [] : [APP]), MAIL, PUSH, ...(urgent.has(kind) ? [] : [DIGEST])];

export const isAlwaysOn = (kind: NotificationKind) => kind === ACCOUNT_SECURITY;

/** The ways of a kind for a member who has not chosen any. */
export const waysWithoutChoice = (kind: NotificationKind, startsWith: 'app' | 'standard') =>
  startsWith === 'standard' || isAlwaysOn(kind) ? kinds[kind].ways : isForStaff(kind) ? [] : [APP];
