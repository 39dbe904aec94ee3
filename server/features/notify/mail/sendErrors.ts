import type { Transaction } from '../../../db/database';
import type { Mail } from '../../../model/mail.entity';
import { MailFailure } from '../../../model/mailFailure.entity';

/** Error details from nodemailer and the file system. */
export interface SendError {
  code?: string;
  /** The mail server's answer; undefined if it gave none. */
  responseCode?: number;
  command?: string;
  /** The text of the answer. */
  response?: string;
}

/** Whether the mail server refused the recipient or the mail for good. */
export const isRefusal = ({ responseCode = 0, command }: SendError): boolean =>
  responseCode >= 500 && responseCode < 600 && (command === 'RCPT TO' || command === 'DATA');

/** Whether the response is about the mail's content, not its address: members write parts of it. Source: RFC 3463. */
export const isAboutContent = ({ command, response = '' }: SendError): boolean =>
  command === 'DATA' && /^\d{3}[ -]5\.[67]\./.test(response);

/** The kind of failure in a few characters, without the text of the answer. */
export const classOf = ({ code, responseCode }: SendError): string =>
  [code?.replace(/\W/g, '').slice(0, 40), responseCode].filter(Boolean).join(' ') || 'unknown';

/** Details for the log, without the error's message: mail servers repeat the address in it. */
export const factsOf = (
  { id, kind, attempts }: Pick<Mail, 'id' | 'kind' | 'attempts'>,
  { code, responseCode, command }: SendError,
) => ({
  mail: id,
  kind,
  attempts,
  code,
  responseCode,
  command,
});

/** Records that a mail was given up, and why, for the state of the system that administrators see. */
export const recordFailure = (
  tx: Transaction,
  { id, kind }: Pick<Mail, 'id' | 'kind'>,
  reason: string,
  failedAt: Date,
): Promise<void> => tx.insert(MailFailure, { id, kind, reason, failedAt });
