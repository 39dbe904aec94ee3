import type { AuditAct } from '../../../../server/contract/enums';
import { withRole } from '../../../auth/roles';

export type ActName = keyof typeof AuditAct;

interface ActTexts {
  label: string;
  /** Names no actor; {who} is the member that the act is about. */
  sentence: string;
  /** The sentence if an organiser or the operator did it: {by}. */
  byOther?: string;
}

/** The texts of each act. In sentences, {role} is a role with its article, {title} one without; {setting} is a setting of the group. */
export const auditTexts: Record<ActName, ActTexts> = {
  SIGN_UP: {
    label: 'Accounts created',
    sentence: '{who} created an account',
    byOther: '{by} created the account of {who}',
  },
  APPROVED: { label: 'Requests approved', sentence: '{who} was approved', byOther: '{by} approved {who}' },
  DECLINED: {
    label: 'Requests declined',
    sentence: 'A request to join was declined',
    byOther: '{by} declined a request to join',
  },
  INVITATION_MADE: { label: 'Invitations created', sentence: '{who} created an invitation' },
  INVITATION_REVOKED: {
    label: 'Invitations revoked',
    sentence: '{who} revoked an invitation',
    byOther: '{by} revoked an invitation by {who}',
  },
  ROLE_GIVEN: {
    label: 'Roles given',
    sentence: '{who} became {role}',
    byOther: '{by} made {who} {role}',
  },
  ROLE_TAKEN: {
    label: 'Roles taken away',
    sentence: '{who} gave up the role of {title}',
    byOther: '{by} took the role of {title} from {who}',
  },
  SUSPENDED: { label: 'Suspensions', sentence: '{who} was suspended', byOther: '{by} suspended {who}' },
  RESTORED: { label: 'Restorations', sentence: '{who} was restored', byOther: '{by} restored {who}' },
  SIGN_INS_ENDED: {
    label: 'Signed out by others',
    sentence: '{who} was signed out everywhere',
    byOther: '{by} signed {who} out everywhere',
  },
  RECOVERY_SENT: {
    label: 'Links to new passwords sent',
    sentence: '{who} was sent a link to a new password',
    byOther: '{by} had a link to a new password sent to {who}',
  },
  GROUP_SETTINGS_CHANGED: {
    label: 'Settings changed',
    sentence: 'The group’s {setting} was changed',
    byOther: '{by} changed the group’s {setting}',
  },
  SIGNED_IN: { label: 'Sign-ins', sentence: '{who} signed in' },
  SIGN_IN_REFUSED: { label: 'Sign-ins refused', sentence: 'A sign-in as {who} was refused' },
  SIGN_IN_ENDED: { label: 'Sign-outs', sentence: '{who} signed out on a device' },
  SIGN_IN_REPLAYED: {
    label: 'Sign-ins ended for safety',
    sentence: 'A sign-in of {who} was ended, because it may have been copied',
  },
  SIGNED_OUT_EVERYWHERE: { label: 'Signed out everywhere', sentence: '{who} signed out everywhere' },
  PASSWORD_CHANGED: {
    label: 'Passwords changed',
    sentence: '{who} changed their password',
    byOther: '{by} changed the password of {who}',
  },
  EMAIL_CONFIRMED: { label: 'Addresses confirmed', sentence: '{who} confirmed their address' },
  EMAIL_CHANGED: { label: 'Addresses changed', sentence: '{who} changed their address' },
  SECOND_FACTOR_ON: { label: 'Two-step sign-in on', sentence: '{who} turned two-step sign-in on' },
  SECOND_FACTOR_OFF: {
    label: 'Two-step sign-in off',
    sentence: '{who} turned two-step sign-in off',
    byOther: '{by} turned off the two-step sign-in of {who}',
  },
  RECOVERY_CODES_RENEWED: { label: 'Recovery codes made', sentence: '{who} made new recovery codes' },
  RECOVERY_CODE_USED: { label: 'Recovery codes used', sentence: '{who} signed in with a recovery code' },
  PASSKEY_ADDED: { label: 'Passkeys added', sentence: '{who} added a passkey' },
  PASSKEY_REMOVED: {
    label: 'Passkeys removed',
    sentence: '{who} removed a passkey',
    byOther: '{by} removed the passkeys of {who}',
  },
  SIGNED_IN_WITH_PROVIDER: { label: 'Sign-ins with a provider', sentence: '{who} signed in with a provider' },
  PROVIDER_LINKED: { label: 'Providers linked', sentence: '{who} linked an account at a provider' },
  PROVIDER_UNLINKED: { label: 'Providers unlinked', sentence: '{who} unlinked their account at a provider' },
  REPORT_DISMISSED: {
    label: 'Reports dismissed',
    sentence: 'A report about {who} was dismissed',
    byOther: '{by} dismissed a report about {who}',
  },
  CONTENT_HELD: {
    label: 'Texts held back by a rule',
    sentence: 'A text by {who} waits for an organiser',
  },
  CONTENT_FLAGGED: {
    label: 'Texts found by a rule',
    sentence: 'A rule listed a text by {who} for the organisers',
  },
  CONTENT_APPROVED: {
    label: 'Texts approved',
    sentence: 'A text by {who} was approved',
    byOther: '{by} approved a text by {who}',
  },
  CONTENT_HIDDEN: {
    label: 'Texts hidden',
    sentence: 'A text by {who} was hidden',
    byOther: '{by} hid a text by {who}',
  },
  CONTENT_RESTORED: {
    label: 'Texts restored',
    sentence: 'A text by {who} was restored',
    byOther: '{by} restored a text by {who}',
  },
  CONTENT_REMOVED: {
    label: 'Texts removed',
    sentence: 'A text by {who} was removed',
    byOther: '{by} removed a text by {who}',
  },
  CONTENT_EDITED: {
    label: 'Feedback reworded',
    sentence: 'Feedback by {who} was reworded',
    byOther: '{by} reworded feedback by {who}',
  },
  TOKEN_CREATED: {
    label: 'Personal access tokens created',
    sentence: '{who} created a personal access token',
  },
  TOKEN_REVOKED: {
    label: 'Personal access tokens revoked',
    sentence: '{who} revoked a personal access token',
  },
};

export const isKnownAct = (act: string): act is ActName => Object.hasOwn(auditTexts, act);

/** The group's settings by the names that the audit log stores: those in the table `installation_settings`, without 'group.'. */
const settingNames: Record<string, string> = {
  name: 'name',
  tagline: 'tagline',
  time_zone: 'time zone',
  joining: 'way to join',
  contact: 'contact',
  ai_crawlers: 'rule for crawlers',
  new_accounts_wait: 'rule for new accounts',
};

type Part = { text: string } | { person: 'who' | 'by' };

interface AuditedAct {
  act: string;
  isByOther: boolean;
  /** The role or setting that was changed, as the audit log stores it. */
  thing: string | null;
}

/** The sentence about an act in parts, so that persons can be shown as links. */
export function sentenceOf({ act, isByOther, thing }: AuditedAct): Part[] {
  if (!isKnownAct(act)) return [{ text: 'Something happened with the account of ' }, { person: 'who' }];
  const { sentence, byOther } = auditTexts[act];
  return (
    withRole((isByOther && byOther) || sentence, thing)
      .replace('{setting}', settingNames[thing ?? ''] ?? 'settings')
      // The group in the expression keeps the placeholders among the parts.
      .split(/(\{who\}|\{by\})/)
      .filter((text) => text !== '')
      .map((part) => {
        if (part === '{who}') return { person: 'who' };
        return part === '{by}' ? { person: 'by' } : { text: part };
      })
  );
}
