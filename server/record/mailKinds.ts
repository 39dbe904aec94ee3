import { placeholders } from '../db/rows';
import type { Mail, MailKind } from '../model/mail.entity';

interface KindOfMail {
  /** Attempts until it is given up: links are abandoned after some hours, deliveries after about a day. */
  tries: number;
  /**
   * The receiver: `owner`, the member whose address it is now; `member`, the member named, at their address; `address`,
   * the address itself, about the member named; `reader`, an address that follows by mail, or was entered in the form; `former`, an address whose account is gone.
   */
  to: 'owner' | 'member' | 'address' | 'reader' | 'former';
  /** Such mails are sent to addresses that aren't confirmed, within their budget. */
  isSecurity?: true;
  /** A decision of staff, once an account: not counted in the budget of addresses that aren't confirmed. */
  isDecision?: true;
  /** The member asked for it, so that it is sent to an address that refused mails. */
  isAskedFor?: true;
}

export const kindsOfMail: Record<MailKind, KindOfMail> = {
  password_reset: { tries: 6, to: 'owner', isSecurity: true, isAskedFor: true },
  magic_link: { tries: 6, to: 'owner', isSecurity: true, isAskedFor: true },
  email_confirmation: { tries: 8, to: 'owner', isSecurity: true, isAskedFor: true },
  password_changed: { tries: 8, to: 'owner', isSecurity: true },
  email_change: { tries: 6, to: 'address', isSecurity: true, isAskedFor: true },
  email_changed: { tries: 8, to: 'address', isSecurity: true },
  approved: { tries: 8, to: 'owner', isSecurity: true, isAskedFor: true, isDecision: true },
  declined: { tries: 8, to: 'former', isSecurity: true, isAskedFor: true, isDecision: true },
  account_deleted: { tries: 8, to: 'former', isSecurity: true },
  suspended: { tries: 8, to: 'member', isSecurity: true, isAskedFor: true, isDecision: true },
  restored: { tries: 8, to: 'member', isSecurity: true, isAskedFor: true, isDecision: true },
  roles_changed: { tries: 8, to: 'member', isSecurity: true, isDecision: true },
  sign_ins_ended: { tries: 8, to: 'member', isSecurity: true, isDecision: true },
  test: { tries: 4, to: 'member', isAskedFor: true },
  notification: { tries: 8, to: 'member' },
  digest: { tries: 8, to: 'member' },
  reader_confirmation: { tries: 6, to: 'reader', isSecurity: true },
  reader_stories: { tries: 8, to: 'reader' },
};

/** Mails of other kinds wait for a version that can write them. */
export const known = Object.keys(kindsOfMail);
export const knownOnly = `kind IN (${placeholders(known)})`;

/** Kinds that members wait for, which are sent first. */
const urgentKinds: readonly MailKind[] = [
  'password_reset',
  'magic_link',
  'password_changed',
  'email_confirmation',
];

/** When a mail is due, in the column of its kind. */
export const dueOf = (kind: MailKind, at: Date): Pick<Mail, 'dueAt' | 'sendAt'> =>
  urgentKinds.includes(kind) ? { dueAt: at, sendAt: null } : { dueAt: null, sendAt: at };

/** The topic of a mail to a former address that was confirmed. */
export const confirmedAddress = 'confirmed';
