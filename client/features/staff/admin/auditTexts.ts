import type { AuditAct } from '../../../../server/contract/enums';
import { withRole } from '../../../auth/roles';

export type ActName = keyof typeof AuditAct;

interface ActTexts {
  /** In the filter. */
  label: string;
  /** What the member did, or what happened to them: {who} is the member it is about. */
  own: string;
  /** The same by somebody else, {by}. */
  by?: string;
}

/** What the audit log has, in sentences; {role} is a role with its article, {title} without. */
export const auditTexts: Record<ActName, ActTexts> = {
  SIGN_UP: {
    label: 'Accounts created',
    own: '{who} created an account',
    by: '{by} created the account of {who}',
  },
  APPROVED: { label: 'Requests approved', own: '{who} was approved', by: '{by} approved {who}' },
  DECLINED: {
    label: 'Requests declined',
    own: 'A request to join was declined',
    by: '{by} declined a request to join',
  },
  INVITATION_MADE: { label: 'Invitations created', own: '{who} created an invitation' },
  INVITATION_REVOKED: {
    label: 'Invitations revoked',
    own: '{who} revoked an invitation',
    by: '{by} revoked an invitation by {who}',
  },
  ROLE_GIVEN: {
    label: 'Roles given',
    own: '{who} became {role}',
    by: '{by} made {who} {role}',
  },
  ROLE_TAKEN: {
    label: 'Roles taken away',
    own: '{who} gave up the role of {title}',
    by: '{by} took the role of {title} from {who}',
  },
  SUSPENDED: { label: 'Suspensions', own: '{who} was suspended', by: '{by} suspended {who}' },
  RESTORED: { label: 'Restorations', own: '{who} was restored', by: '{by} restored {who}' },
  SIGN_INS_ENDED: {
    label: 'Signed out by others',
    own: '{who} was signed out everywhere',
    by: '{by} signed {who} out everywhere',
  },
  RECOVERY_SENT: {
    label: 'Links to new passwords sent',
    own: '{who} was sent a link to a new password',
    by: '{by} had a link to a new password sent to {who}',
  },
  GROUP_SETTINGS_CHANGED: {
    label: 'Settings changed',
    own: 'The group’s {setting} was changed',
    by: '{by} changed the group’s {setting}',
  },
  SIGNED_IN: { label: 'Sign-ins', own: '{who} signed in' },
  SIGN_IN_REFUSED: { label: 'Sign-ins refused', own: 'A sign-in as {who} was refused' },
  SIGN_IN_ENDED: { label: 'Sign-outs', own: '{who} signed out on a device' },
  SIGN_IN_REPLAYED: {
    label: 'Sign-ins ended for safety',
    own: 'A sign-in of {who} was ended, because it may have been copied',
  },
  SIGNED_OUT_EVERYWHERE: { label: 'Signed out everywhere', own: '{who} signed out everywhere' },
  PASSWORD_CHANGED: {
    label: 'Passwords changed',
    own: '{who} changed their password',
    by: '{by} changed the password of {who}',
  },
  EMAIL_CONFIRMED: { label: 'Addresses confirmed', own: '{who} confirmed their address' },
  EMAIL_CHANGED: { label: 'Addresses changed', own: '{who} changed their address' },
  SECOND_FACTOR_ON: { label: 'Two-step sign-in on', own: '{who} turned two-step sign-in on' },
  SECOND_FACTOR_OFF: {
    label: 'Two-step sign-in off',
    own: '{who} turned two-step sign-in off',
    by: '{by} turned off the two-step sign-in of {who}',
  },
  RECOVERY_CODES_RENEWED: { label: 'Recovery codes made', own: '{who} made new recovery codes' },
  RECOVERY_CODE_USED: { label: 'Recovery codes used', own: '{who} signed in with a recovery code' },
  PASSKEY_ADDED: { label: 'Passkeys added', own: '{who} added a passkey' },
  PASSKEY_REMOVED: {
    label: 'Passkeys removed',
    own: '{who} removed a passkey',
    by: '{by} removed the passkeys of {who}',
  },
  SIGNED_IN_WITH_PROVIDER: { label: 'Sign-ins with a provider', own: '{who} signed in with a provider' },
  PROVIDER_LINKED: { label: 'Providers linked', own: '{who} linked an account at a provider' },
  PROVIDER_UNLINKED: { label: 'Providers unlinked', own: '{who} unlinked their account at a provider' },
  REPORT_DISMISSED: {
    label: 'Reports dismissed',
    own: 'A report about {who} was dismissed',
    by: '{by} dismissed a report about {who}',
  },
  CONTENT_HELD: {
    label: 'Texts held back by a rule',
    own: 'A text by {who} waits for an organiser',
  },
  CONTENT_FLAGGED: {
    label: 'Texts found by a rule',
    own: 'A rule listed a text by {who} for the organisers',
  },
  CONTENT_APPROVED: {
    label: 'Texts approved',
    own: 'A text by {who} was approved',
    by: '{by} approved a text by {who}',
  },
  CONTENT_HIDDEN: {
    label: 'Texts hidden',
    own: 'A text by {who} was hidden',
    by: '{by} hid a text by {who}',
  },
  CONTENT_RESTORED: {
    label: 'Texts restored',
    own: 'A text by {who} was restored',
    by: '{by} restored a text by {who}',
  },
  CONTENT_REMOVED: {
    label: 'Texts removed',
    own: 'A text by {who} was removed',
    by: '{by} removed a text by {who}',
  },
  CONTENT_EDITED: {
    label: 'Feedback reworded',
    own: 'Feedback by {who} was reworded',
    by: '{by} reworded feedback by {who}',
  },
  TOKEN_CREATED: { label: 'Personal access tokens created', own: '{who} created a personal access token' },
  TOKEN_REVOKED: { label: 'Personal access tokens revoked', own: '{who} revoked a personal access token' },
};

export const isKnownAct = (act: string): act is ActName => Object.hasOwn(auditTexts, act);

const settings: Record<string, string> = {
  name: 'name',
  tagline: 'tagline',
  time_zone: 'time zone',
  joining: 'way to join',
  contact: 'contact',
  ai_crawlers: 'rule for crawlers',
  new_accounts_wait: 'rule for new accounts',
};

type Part = { text: string } | { person: 'who' | 'by' };

/** The parts of the sentence about an act, with the places of the persons in it. */
export function sentenceOf(act: string, isByOther: boolean, thing: string | null): Part[] {
  if (!isKnownAct(act)) return [{ text: 'Something happened with the account of ' }, { person: 'who' }];
  const { own, by } = auditTexts[act];
  const sentence = withRole((isByOther && by) || own, thing).replace(
    '{setting}',
    settings[thing ?? ''] ?? 'settings',
  );
  return sentence
    .split(/(\{who\}|\{by\})/)
    .filter((text) => text !== '')
    .map((text) => {
      if (text === '{who}') return { person: 'who' };
      return text === '{by}' ? { person: 'by' } : { text };
    });
}
