import { placeholders } from '../db/rows';
import type { Mail, MailKind } from '../model/mail.entity';

/** The rules for mails of a kind. */
interface KindOfMail {
  /** Attempts until the mail is given up: mails with links after some hours, deliveries after about a day. */
  tries: number;
  /**
   * The recipient: `owner`, the member who has the mail's address now; `member`, the mail's member, at their current address;
   * `address`, the mail's address, about the mail's member; `reader`, an address that follows by mail, or was entered in the form;
   * `former`, an address whose account is gone.
   */
  to: 'owner' | 'member' | 'address' | 'reader' | 'former';
  /** Set for mails that are sent to addresses that aren't confirmed, within the budget of these. */
  isSecurity?: true;
  /** Set for decisions of staff, which don't count in that budget, because staff make few about one account. */
  isDecision?: true;
  /** Set for mails that the member waits for, which are sent even to an address that refused mails. */
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

/** The kinds that this version can write; mails of other kinds wait for a server of a newer version. */
export const knownKinds = Object.keys(kindsOfMail);
/** SQL: the mail is of a known kind. Bind `knownKinds`. */
export const knownKindSql = `kind IN (${placeholders(knownKinds)})`;

/** Kinds that members wait for, which are sent first. */
const urgentKinds: readonly MailKind[] = [
  'password_reset',
  'magic_link',
  'password_changed',
  'email_confirmation',
];

/** The due time of a mail, in the column for its kind: urgent mails have their own. */
export const dueOf = (kind: MailKind, at: Date): Pick<Mail, 'dueAt' | 'sendAt'> =>
  urgentKinds.includes(kind) ? { dueAt: at, sendAt: null } : { dueAt: null, sendAt: at };

/** The topic of a mail to a former address that was confirmed. */
export const confirmedAddressTopic = 'confirmed';
