import { NotificationKind, NotificationWay } from '../../../contract/enums';

const { APP, MAIL, PUSH, DIGEST } = NotificationWay;
const { ACCOUNT_SECURITY } = NotificationKind;

/** The ways of each kind for new members, who may choose others, except for `account_security`. */
export const defaultWays: Record<NotificationKind, readonly NotificationWay[]> = {
  [NotificationKind.STORY_COMMENT]: [APP, MAIL],
  [NotificationKind.LATER_COMMENT]: [APP],
  [NotificationKind.MENTION]: [APP, MAIL],
  [NotificationKind.STORY_SHARED]: [APP, MAIL],
  [NotificationKind.NEW_FOLLOWER]: [APP, DIGEST],
  [NotificationKind.NEW_STORY]: [APP, DIGEST],
  [NotificationKind.SESSION_REMINDER]: [APP, MAIL, PUSH],
  [NotificationKind.SESSION_MOVED]: [APP, MAIL, PUSH],
  [NotificationKind.SESSION_CANCELLED]: [APP, MAIL, PUSH],
  [NotificationKind.SESSION_PLACE]: [APP, MAIL, PUSH],
  [NotificationKind.SESSION_RECAP]: [APP],
  [NotificationKind.FEEDBACK_STATUS]: [APP, MAIL],
  [ACCOUNT_SECURITY]: [APP, MAIL],
  [NotificationKind.CONTENT_DECISION]: [APP, MAIL],
  [NotificationKind.JOIN_REQUEST]: [MAIL],
  [NotificationKind.NEW_REPORT]: [MAIL],
  [NotificationKind.CONTENT_WAITS]: [MAIL],
};

/** Kinds for which a digest would come too late. */
const urgentKinds: ReadonlySet<NotificationKind> = new Set([
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

/** Whether members can't change the ways of a kind. */
export const isAlwaysOn = (kind: NotificationKind) => kind === ACCOUNT_SECURITY;

/** The ways among which members choose for a kind. */
export function availableWays(kind: NotificationKind): readonly NotificationWay[] {
  if (isAlwaysOn(kind)) return defaultWays[kind];
  return [...(isForStaff(kind) ? [] : [APP]), MAIL, PUSH, ...(urgentKinds.has(kind) ? [] : [DIGEST])];
}

/** The ways of a kind for a member who hasn't chosen any. Accounts from before there were notifications start with `app`. */
export function waysWithoutChoice(kind: NotificationKind, startsWith: 'app' | 'standard') {
  if (startsWith === 'standard' || isAlwaysOn(kind)) return defaultWays[kind];
  return isForStaff(kind) ? [] : [APP];
}
