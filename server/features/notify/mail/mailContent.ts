import type { Config } from '../../../config/config';

/** What mails say of the whole site. */
export type MailSite = Pick<Config, 'appUrl' | 'groupName'>;

/** A part of a mail, from top to bottom. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** The mail's main link. */
  | { kind: 'button'; label: string; link: string }
  /** To be typed elsewhere. */
  | { kind: 'code'; text: string }
  /** Words of a member. */
  | { kind: 'quote'; text: string; by: string }
  /** The heading of a group of lines. */
  | { kind: 'group'; text: string }
  | { kind: 'line'; text: string; link: string; note?: string | undefined };

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });

/** A mail before it is set. Texts of members must have passed through `theirWords`. */
export interface MailContent {
  subject: string;
  /** What mail programs show beside the subject. */
  preview?: string;
  /** What it is about, in large letters. */
  heading?: string;
  blocks: MailBlock[];
  /** Why the member gets it. */
  reason?: string;
  links?: { label: string; link: string }[];
  /** Where a click, or a mail program by itself, ends mails like this one. Source: RFC 8058. */
  unsubscribe?: string;
}

export interface MailText {
  subject: string;
  text: string;
  html: string;
  /** The address that the mail's button opens. */
  link: string;
  unsubscribe?: string | undefined;
}
