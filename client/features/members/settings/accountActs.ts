import type { AuditAct } from '../../../../server/contract/enums';
import { withRole } from '../../../auth/roles';

interface ActTexts {
  /** The sentence if the member did it, or for everyone without `by`. */
  own: string;
  /** The rest of a sentence that begins with 'An organiser' or 'The operator', if one of them did it. */
  by?: string;
}

/** The sentences of the account's log, by act; {role} stands for a role with its article, {title} for one without it. */
const texts: Record<Exclude<keyof typeof AuditAct, 'REPORT_DISMISSED'>, ActTexts> = {
  SIGN_UP: { own: 'You created your account', by: 'created your account' },
  APPROVED: { own: 'Your request to join was approved', by: 'approved your request to join' },
  DECLINED: { own: 'Your request to join was declined', by: 'declined your request to join' },
  INVITATION_MADE: { own: 'You created an invitation' },
  INVITATION_REVOKED: { own: 'You revoked an invitation', by: 'revoked an invitation of yours' },
  ROLE_GIVEN: { own: 'You became {role}', by: 'made you {role}' },
  ROLE_TAKEN: {
    own: 'You gave up the role of {title}',
    by: 'took the role of {title} from you',
  },
  SUSPENDED: { own: 'Your account was suspended', by: 'suspended your account' },
  RESTORED: { own: 'Your account was restored', by: 'restored your account' },
  SIGN_INS_ENDED: { own: 'You were signed out everywhere', by: 'signed you out everywhere' },
  RECOVERY_SENT: {
    own: 'You were sent a link to a new password',
    by: 'had a link to a new password sent to you',
  },
  SIGNED_IN: { own: 'You signed in' },
  SIGN_IN_REFUSED: { own: 'A sign-in with your address was refused' },
  SIGN_IN_ENDED: { own: 'You signed out on a device' },
  SIGN_IN_REPLAYED: { own: 'A sign-in of yours was ended, because it may have been copied' },
  SIGNED_OUT_EVERYWHERE: { own: 'You signed out everywhere' },
  PASSWORD_CHANGED: { own: 'You changed your password', by: 'changed your password' },
  EMAIL_CONFIRMED: { own: 'You confirmed your address' },
  EMAIL_CHANGED: { own: 'You changed your address' },
  SECOND_FACTOR_ON: { own: 'You turned two-step sign-in on' },
  SECOND_FACTOR_OFF: { own: 'You turned two-step sign-in off', by: 'turned your two-step sign-in off' },
  RECOVERY_CODES_RENEWED: { own: 'You made new recovery codes' },
  RECOVERY_CODE_USED: { own: 'You signed in with a recovery code' },
  PASSKEY_ADDED: { own: 'You added a passkey' },
  PASSKEY_REMOVED: { own: 'You removed a passkey', by: 'removed your passkeys' },
  SIGNED_IN_WITH_PROVIDER: { own: 'You signed in with a provider' },
  PROVIDER_LINKED: { own: 'You linked an account at a provider' },
  PROVIDER_UNLINKED: { own: 'You unlinked your account at a provider' },
  GROUP_SETTINGS_CHANGED: { own: 'You changed a setting of the group' },
  CONTENT_HELD: { own: 'A text of yours waits for an organiser' },
  CONTENT_FLAGGED: { own: 'A rule listed a text of yours for the organisers' },
  CONTENT_APPROVED: { own: 'A text of yours was approved', by: 'approved a text of yours' },
  CONTENT_HIDDEN: { own: 'A text of yours was hidden', by: 'hid a text of yours' },
  CONTENT_RESTORED: { own: 'A text of yours was restored', by: 'restored a text of yours' },
  CONTENT_REMOVED: { own: 'A text of yours was removed', by: 'removed a text of yours' },
  CONTENT_EDITED: { own: 'Feedback of yours was reworded', by: 'reworded feedback of yours' },
  TOKEN_CREATED: { own: 'You created a personal access token' },
  TOKEN_REVOKED: { own: 'You revoked a personal access token' },
};

/** Subjects of sentences, by the kind of an actor other than the member. */
const otherActors: Record<string, string> = { ORGANISER: 'An organiser', OPERATOR: 'The operator' };

interface AccountAct {
  act: string;
  actorKind: string;
  thing: string | null | undefined;
}

/** The sentence for an entry of the account's log, addressed to its member. */
export function sentenceToMember({ act, actorKind, thing }: AccountAct): string {
  if (!Object.hasOwn(texts, act)) return 'Something happened with your account';
  const { own, by } = texts[act as keyof typeof texts];
  const otherActor = otherActors[actorKind];
  return withRole(otherActor && by ? `${otherActor} ${by}` : own, thing);
}
