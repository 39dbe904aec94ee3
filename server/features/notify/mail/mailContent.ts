import type { Config } from '../../../config/config';

/** The settings that every mail needs. */
export type MailSite = Pick<Config, 'appUrl' | 'groupName'>;

/** A part of a mail, from top to bottom. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** The mail's main link. */
  | { kind: 'button'; label: string; link: string }
  /** A code to be typed in the app. */
  | { kind: 'code'; text: string }
  /** A text by a member. */
  | { kind: 'quote'; text: string; by: string }
  /** The heading of a group of lines. */
  | { kind: 'group'; text: string }
  | { kind: 'line'; text: string; link: string; note?: string | undefined };

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });

/** A mail before it is rendered. Texts by members must have passed through safeLine() or safeLines(). */
export interface MailContent {
  subject: string;
  /** What mail programs show beside the subject. */
  preview?: string;
  /** The headline, in large letters. */
  heading?: string;
  blocks: MailBlock[];
  /** The sentence that says why the recipient gets the mail. */
  reason?: string;
  links?: { label: string; link: string }[];
  /** The address that unsubscribes, opened by a click or called by the mail program. Source: RFC 8058. */
  unsubscribe?: string;
}

/** A rendered mail. */
export interface MailText {
  subject: string;
  text: string;
  html: string;
  /** The address that the mail's button opens. */
  link: string;
  unsubscribe?: string | undefined;
}
