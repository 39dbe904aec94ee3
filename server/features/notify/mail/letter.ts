import type { Config } from '../../../config/config';
import { contactOf } from './contact';
import { type MailText, paragraph } from './mailContent';
import { renderMail } from './mailLayout';

/** What letters to members are about. */
export interface LetterFacts {
  /** A display name is arbitrary text, which strangers could have us mail to others. */
  username: string;
  /** When the mail was requested, or the act happened. */
  at: Date;
  appUrl: string;
  groupName: string;
  timeZone: string;
  /** The address of those who run the installation. */
  contact: string;
}

/** The text of a mail to a member, from top to bottom. */
export interface Letter {
  subject: string;
  heading: string;
  preview: string;
  opening: string[];
  code?: string;
  /** The text between the code and the button. */
  middle?: string;
  button?: { label: string; link: string };
  closing: string[];
}

export type LetterConfig = Pick<Config, 'appUrl' | 'groupName' | 'groupTimeZone' | 'mailFrom'> &
  Partial<Pick<Config, 'groupContact'>>;

export const factsOfSite = (config: LetterConfig) => ({
  appUrl: config.appUrl,
  groupName: config.groupName,
  timeZone: config.groupTimeZone,
  contact: contactOf(config),
});

export function renderLetter(letter: Letter, facts: Omit<LetterFacts, 'at'>): MailText {
  const { subject, heading, preview, opening, code, middle, button, closing } = letter;
  const blocks = [
    // There is no username once the account was declined or deleted.
    ...[facts.username ? `Hello ${facts.username},` : 'Hello,', ...opening].map(paragraph),
    ...(code ? [{ kind: 'code', text: code } as const] : []),
    ...(middle ? [paragraph(middle)] : []),
    ...(button ? [{ kind: 'button', ...button } as const] : []),
    ...closing.map(paragraph),
  ];
  return renderMail({ subject, heading, preview, blocks }, facts);
}
