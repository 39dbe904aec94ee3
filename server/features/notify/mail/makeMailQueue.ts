import type { Logger } from 'pino';
import type { ReadyConfig } from '../../../config/config';
import type { Database } from '../../../db/database';
import { makeLink } from '../../identity/account/accountLinks';
import { makeCode } from '../../identity/account/confirmationCodes';
import { writeAccountMail } from './accountMails';
import { MailQueue, type WriteMail } from './mailQueue';
import type { MailTransport } from './mailTransport';
import { writeNotificationMail } from './notificationMails';
import { writeReaderMail } from './readerMails';
import { isStaffMail, writeStaffMail } from './staffMails';

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

/** Makes the queue that writes and sends mails of all kinds. */
export function makeMailQueue(deps: Deps): MailQueue {
  const writeDeps = { ...deps, makeLink, makeCode };
  const write: WriteMail = (mail, recipient, begin) => {
    const { kind } = mail;
    if (kind === 'notification' || kind === 'digest')
      return writeNotificationMail(writeDeps, mail, recipient, begin);
    if (isStaffMail(kind)) return writeStaffMail(writeDeps, { ...mail, kind }, recipient, begin);
    if (kind !== 'reader_confirmation' && kind !== 'reader_stories')
      return writeAccountMail(writeDeps, { ...mail, kind }, recipient, begin);
    // Mails to readers that were queued before the setting was turned off aren't sent.
    return deps.config.readerMail ? writeReaderMail(writeDeps, mail, begin) : Promise.resolve(undefined);
  };
  return new MailQueue({ ...deps, write });
}
