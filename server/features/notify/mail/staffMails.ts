import { Role } from '../../../contract/enums';
import { limits } from '../../../contract/limits';
import type { Database } from '../../../db/database';
import type { Mail, MailKind } from '../../../model/mail.entity';
import { readMemberWith } from '../../members/user/memberRows';
import { factsOfSite, type Letter, type LetterConfig, type LetterFacts, renderLetter } from './letter';
import type { MailText } from './mailContent';
import type { BeginMail } from './mailQueue';
import { timeOf } from './mailTimes';
import type { Recipient } from './recipients';
import { safeLine } from './safeText';

/** Mails about what staff did with an account, which members can't turn off. */
export type StaffMailKind = 'suspended' | 'restored' | 'roles_changed' | 'sign_ins_ended';

export const isStaffMail = (kind: MailKind): kind is StaffMailKind => kind in letters;

interface StaffMailFacts extends LetterFacts {
  roles: readonly Role[];
}

const roleNames: Record<Role, string> = {
  [Role.ADMIN]: 'an administrator',
  [Role.INSTRUCTOR]: 'an instructor',
  [Role.USER]: 'a member',
};

/** Names roles in a sentence; without a special one, 'a member'. */
function describeRoles(roles: readonly Role[]): string {
  const granted = roles.filter((role) => role !== Role.USER);
  return (granted.length > 0 ? granted : [Role.USER]).map((role) => roleNames[role]).join(' and ');
}

const letters: Record<StaffMailKind, (facts: StaffMailFacts) => Letter> = {
  suspended: ({ at, timeZone, contact, groupName }) => ({
    subject: `Your ${groupName} account is suspended`,
    heading: 'Your account is suspended',
    preview: 'You can’t sign in for now.',
    opening: [`An organiser suspended your account on ${timeOf(at, timeZone)}.`],
    closing: [
      'You can’t sign in for now, and others don’t see your profile or what you wrote. Once an organiser restores the account, what was hidden is shown again, and your data export has the words of what was removed.',
      `If you think this is a mistake, write to ${contact}.`,
    ],
  }),
  restored: ({ appUrl, groupName }) => ({
    subject: `Your ${groupName} account is restored`,
    heading: 'Welcome back',
    preview: 'You can sign in again.',
    opening: ['An organiser restored your account. You can sign in again, and others see what was hidden.'],
    button: { label: 'Sign in', link: `${appUrl}/login` },
    closing: [],
  }),
  roles_changed: ({ roles, appUrl, groupName }) => ({
    subject: `Your role at ${groupName} has changed`,
    heading: 'Your role has changed',
    preview: `You are ${describeRoles(roles)} now.`,
    opening: [`An organiser changed your role: you are ${describeRoles(roles)} now.`],
    button: { label: `Open ${groupName}`, link: `${appUrl}/dashboard` },
    closing: [],
  }),
  sign_ins_ended: ({ at, timeZone, appUrl, groupName }) => ({
    subject: `You were signed out of ${groupName}`,
    heading: 'You were signed out',
    preview: 'An organiser signed you out on all devices.',
    opening: [`An organiser signed you out on all devices on ${timeOf(at, timeZone)}.`],
    button: { label: 'Sign in', link: `${appUrl}/login` },
    closing: ['If somebody else may know your password, choose a new one.'],
  }),
};

/** Writes a mail about what staff did. Its topic is the entry of the audit log, which has the reason. */
export async function writeStaffMail(
  { db, config }: { db: Pick<Database, 'read'>; config: LetterConfig },
  { kind, topic, createdAt: at }: Pick<Mail, 'topic' | 'createdAt'> & { kind: StaffMailKind },
  { userId, username }: Recipient,
  begin: BeginMail,
): Promise<MailText | undefined> {
  const facts = await readMemberWith<{ roles: string; reason: string | null }>(
    db,
    userId,
    'u.roles, (SELECT a.reason FROM audit_log a WHERE a.id = ? AND a.subject_id = u.id) AS reason',
    { params: [topic ?? ''], among: 'all' },
  );
  if (!facts || !(await begin(async () => true))) return undefined;
  const roles = facts.roles.split(',') as Role[];
  const letterFacts = { username, roles, at, ...factsOfSite(config) };
  const letter = letters[kind](letterFacts);
  // There is none if staff gave none, or the audit log no longer has it.
  if (facts.reason) letter.opening.push(`The reason: ${safeLine(facts.reason, limits.reason.max)}`);
  return renderLetter(letter, letterFacts);
}
