import type { Logger } from 'pino';
import type { ReadyConfig } from './config';
import type { Database } from './db/database';
import { makeLink } from './features/account/accountLinks';
import { makeCode } from './features/account/confirmationCodes';
import { writeAccountMail } from './mail/accountMails';
import { MailQueue, type WriteMail } from './mail/mailQueue';
import type { MailTransport } from './mail/mailTransport';
import { writeNoticeMail } from './mail/noticeMails';
import { writeReaderMail } from './mail/readerMails';
import { isStaffMail, writeStaffMail } from './mail/staffMails';

interface Deps {
  db: Database;
  config: Pick<
    ReadyConfig,
    'appUrl' | 'groupName' | 'groupTimeZone' | 'mailFrom' | 'authSecret' | 'readerMail'
  > &
    Partial<Pick<ReadyConfig, 'oidc' | 'groupContact'>>;
  transport: MailTransport;
  log: Logger;
  now: () => Date;
}

/** The queue that sends mails of all kinds. */
export function makeMailQueue(deps: Deps): MailQueue {
  const writing = { ...deps, makeLink, makeCode };
  const write: WriteMail = (mail, recipient, begin) => {
    const { kind } = mail;
    if (kind === 'notification' || kind === 'digest') return writeNoticeMail(writing, mail, recipient, begin);
    if (isStaffMail(kind)) return writeStaffMail(writing, { ...mail, kind }, recipient, begin);
    if (kind !== 'reader_confirmation' && kind !== 'reader_stories')
      return writeAccountMail(writing, { ...mail, kind }, recipient, begin);
    // Queued before the setting was turned off: not sent any more.
    return deps.config.readerMail ? writeReaderMail(writing, mail, begin) : Promise.resolve(undefined);
  };
  return new MailQueue({ ...deps, write });
}
