import type { Config } from '../../../config/config';
import { issuerOf } from '../../../config/providerSettings';
import { relyingPartyOf } from '../../../config/relyingParty';
import type { Transaction } from '../../../db/database';
import type { LinkPurpose } from '../../../model/accountLink.entity';
import type { Mail, MailKind } from '../../../model/mail.entity';
import { makeLink } from '../../identity/account/accountLinks';
import { makeCode } from '../../identity/account/confirmationCodes';
import { factsOfSite, type Letter, type LetterConfig, type LetterFacts, renderLetter } from './letter';
import type { MailText } from './mailContent';
import type { BeginMail } from './mailQueue';
import { timeOf } from './mailTimes';
import type { Recipient } from './recipients';
import type { StaffMailKind } from './staffMails';

/** Mails about the account, of which strangers can cause some: they name members by username only. */
type AccountMailKind = Exclude<
  MailKind,
  StaffMailKind | 'notification' | 'digest' | 'reader_confirmation' | 'reader_stories'
>;

interface AccountMailFacts extends LetterFacts {
  kind: AccountMailKind;
  /** Tokens of its link, if it has one. */
  tokens: readonly string[];
  /** A code that confirms the address when it is typed in the app. */
  code?: string;
  /** How many passkeys sign in to the account. */
  passkeys?: number;
  /** The name of the provider whose account signs in, if one is linked. */
  provider?: string | undefined;
}

/**
 * Mentions passkeys, because a new password doesn't end them, and an intruder's would stay unnoticed. It doesn't name them: their names
 * are arbitrary text.
 */
const passkeysStillSignIn = (passkeys: number) =>
  `${passkeys === 1 ? 'One passkey still signs' : `${passkeys} passkeys still sign`} in to your account. Settings, Privacy lists what there is: remove any that you don’t know.`;

const providerStillSignsIn = (provider: string) =>
  `Signing in with ${provider} still opens your account. If the account there that is linked isn’t yours, unlink it in Settings, Privacy.`;

const letters: Record<AccountMailKind, (facts: AccountMailFacts) => Letter> = {
  password_reset: ({ tokens: [access = '', refresh = ''], appUrl, groupName }) => ({
    subject: `Choose a new password for ${groupName}`,
    heading: 'A new password',
    preview: 'The link works once, within an hour.',
    opening: ['You asked for a new password. Choose it on this page:'],
    button: {
      label: 'Choose a new password',
      link: `${appUrl}/#access_token=${access}&refresh_token=${refresh}&type=recovery`,
    },
    closing: [
      'The link works once, within an hour. A new password signs you out everywhere.',
      'If you did not ask for it, you need not do anything: your password stays as it is. Please don’t pass the link on.',
    ],
  }),
  magic_link: ({ tokens: [token = ''], appUrl, groupName }) => ({
    subject: `Your link to sign in to ${groupName}`,
    heading: 'Your link to sign in',
    preview: 'The link works once, within 15 minutes.',
    opening: ['You asked for a link that signs you in. Here it is:'],
    button: { label: 'Sign in', link: `${appUrl}/auth/magic-link?token=${token}` },
    closing: [
      'The link works once, within 15 minutes.',
      'If you did not ask for it, you need not do anything: nobody gets in without this mail. Please don’t pass the link on.',
    ],
  }),
  email_confirmation: ({ tokens: [token = ''], code, username, appUrl, groupName }) => ({
    subject: `Confirm your address for ${groupName}`,
    heading: 'Is this your address?',
    preview: `Your code is ${code}.`,
    opening: [
      `An account named ${username} was made with this address. If you made it, type this code where you signed up:`,
    ],
    code: code ?? '',
    middle: 'Or open this page on a device where you are signed in:',
    button: { label: 'Confirm this address', link: `${appUrl}/auth/confirm?token=${token}` },
    closing: [
      'The code works for 24 hours, the link for 7 days. Opened anywhere else, the page shows the code. Nobody is signed out, and your password stays.',
      'If you did not make the account, you need not do anything. Please don’t tell anyone the code, and don’t pass the link on.',
    ],
  }),
  email_change: ({ tokens: [token = ''], username, appUrl, groupName }) => ({
    subject: `Confirm your new address for ${groupName}`,
    heading: 'Your new address',
    preview: `The account ${username} is to use this address.`,
    opening: [
      `The account named ${username} is to use this address from now on. If it is your account, confirm the address where you are signed in:`,
    ],
    button: {
      label: 'Use this address',
      link: `${appUrl}/auth/confirm?token=${token}&type=email_change`,
    },
    closing: [
      'The link works once, within 24 hours. Until then the account keeps its present address.',
      'If it is not your account, you need not do anything: nobody can use your address without this link. Please don’t pass the link on.',
    ],
  }),
  email_changed: ({ at, contact, appUrl, timeZone, groupName }) => ({
    subject: `Your ${groupName} address was changed`,
    heading: 'Your address was changed',
    preview: 'If it was not you, act now.',
    opening: [
      `Your account has used another email address since ${timeOf(at, timeZone)}. This one no longer belongs to it.`,
      `If that was you, all is well. If it was not, somebody knows your password. If you are still signed in somewhere, change it there at once and end the other sign-ins. Otherwise write to ${contact}, from this address.`,
    ],
    button: { label: 'Open Settings', link: `${appUrl}/settings` },
    closing: [],
  }),
  password_changed: ({ at, appUrl, timeZone, groupName, passkeys = 0, provider }) => ({
    subject: `Your ${groupName} password was changed`,
    heading: 'Your password was changed',
    preview: 'If it was not you, choose a new one at once.',
    opening: [
      `The password of your account was changed on ${timeOf(at, timeZone)}. Other devices were signed out, and the address of your calendar, if you had one, no longer works.`,
      'If that was you, all is well. If it was not, choose a new password at once:',
    ],
    button: { label: 'Choose a new password', link: `${appUrl}/forgot-password` },
    closing: [
      ...(passkeys > 0 ? [passkeysStillSignIn(passkeys)] : []),
      ...(provider ? [providerStillSignsIn(provider)] : []),
    ],
  }),
  approved: ({ tokens: [token], appUrl, groupName }) => ({
    subject: `Welcome to ${groupName}`,
    heading: 'You’re in',
    preview: 'An organiser approved your request to join.',
    opening: [
      token
        ? 'An organiser approved your request to join. This page leads you to signing in, and confirms your address once you have:'
        : 'An organiser approved your request to join. Sign in the way you signed up:',
    ],
    button: { label: 'Sign in', link: token ? `${appUrl}/auth/confirm?token=${token}` : `${appUrl}/login` },
    closing: token
      ? [
          'The link works once, within 7 days; after that, sign in as usual and ask for another in Settings.',
          'If you did not ask to join, you need not do anything. Please don’t pass the link on.',
        ]
      : [],
  }),
  declined: ({ appUrl, groupName }) => ({
    subject: `Your request to join ${groupName}`,
    heading: 'Your request was declined',
    preview: 'The organisers did not take up your request to join.',
    opening: [
      'The organisers did not take up the request to join that was made with this address. What you entered has been deleted.',
      'What members publish stays open to you:',
    ],
    button: { label: 'Read the stories', link: `${appUrl}/blog` },
    closing: ['If you did not ask to join, you need not do anything.'],
  }),
  account_deleted: ({ at, contact, appUrl, timeZone, groupName }) => ({
    subject: `Your ${groupName} account was deleted`,
    heading: 'Your account was deleted',
    preview: 'If it was not you, write to us.',
    opening: [
      `The account with this address was deleted on ${timeOf(at, timeZone)}, with its profile and its writing. Nobody can bring them back. Feedback and comments on other members’ public stories stay, as said by ‘Deleted member’.`,
      `If that was you, you need not do anything: this is the last mail about the account. If it was not, somebody could use your account. Write to ${contact}, from this address.`,
      'What members publish stays open to you:',
    ],
    button: { label: 'Read the stories', link: `${appUrl}/blog` },
    closing: [],
  }),
  test: ({ appUrl, groupName }) => ({
    subject: `A test email from ${groupName}`,
    heading: 'It works',
    preview: `Email from ${groupName} reaches you.`,
    opening: [
      `You asked for a test email, and here it is: email from ${groupName} reaches you.`,
      'If it was among spam, tell your mail program that it isn’t, so that the next one arrives where you look.',
    ],
    button: { label: 'Open Settings', link: `${appUrl}/settings` },
    closing: [],
  }),
};

export const accountMail = (facts: AccountMailFacts): MailText =>
  renderLetter(letters[facts.kind](facts), facts);

interface Deps {
  config: LetterConfig & Pick<Config, 'authSecret'> & Partial<Pick<Config, 'oidc'>>;
  now: () => Date;
}

const linkPurposes: Partial<Record<MailKind, LinkPurpose>> = {
  password_reset: 'password_reset',
  magic_link: 'magic_link',
  email_confirmation: 'email_confirmation',
  email_change: 'email_change',
  approved: 'email_confirmation',
};

/** Counts the member's passkeys for the current host name. */
async function countPasskeys(tx: Transaction, { appUrl }: Deps['config'], userId: string): Promise<number> {
  const [row] = await tx.read<{ count: number }>(
    'SELECT COUNT(*) AS count FROM passkeys WHERE user_id = ? AND rp_id = ?',
    [userId, relyingPartyOf(appUrl).id],
  );
  return Number(row?.count ?? 0);
}

/** The name of the provider of the settings, if the member's account is linked to it. */
async function readProviderName(tx: Transaction, { oidc }: Deps['config'], userId: string) {
  if (!oidc) return undefined;
  const [linked] = await tx.read(
    'SELECT 1 FROM provider_identities WHERE user_id = ? AND issuer = ? AND unlinked_at IS NULL',
    [userId, issuerOf(oidc)],
  );
  return linked ? oidc.name : undefined;
}

/** Reads the member's sign-in methods besides the password. */
const readOtherMethods = async (tx: Transaction, config: Deps['config'], userId: string) => ({
  passkeys: await countPasskeys(tx, config, userId),
  provider: await readProviderName(tx, config, userId),
});

/** Writes a mail about the account, with a new link if its kind has one; undefined if the mail isn't needed any more. */
export async function writeAccountMail(
  { config, now }: Deps,
  mail: Pick<Mail, 'id' | 'createdAt' | 'unanswered'> & { kind: AccountMailKind },
  { userId, username, address, isCurrent, isConfirmed }: Recipient,
  begin: BeginMail,
): Promise<MailText | undefined> {
  const { id: mailId, kind } = mail;
  const mayHaveArrived = mail.unanswered > 0;
  if (kind === 'email_confirmation' && isConfirmed) return undefined;
  if (kind === 'email_change' && isCurrent) return undefined;
  const purpose = kind === 'approved' && isConfirmed ? undefined : linkPurposes[kind];
  const link = { userId, mailId, email: address, now: now() };
  const begun = await begin(async (tx) => ({
    tokens: purpose ? await makeLink(tx, { ...link, purpose, mayHaveArrived }) : [],
    ...(kind === 'email_confirmation' && { code: await makeCode(tx, config.authSecret, link) }),
    ...(kind === 'password_changed' && (await readOtherMethods(tx, config, userId))),
  }));
  if (!begun) return undefined;
  return accountMail({ kind, username, ...begun, at: mail.createdAt, ...factsOfSite(config) });
}
