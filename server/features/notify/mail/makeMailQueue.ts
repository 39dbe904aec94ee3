import type { Logger } from 'pino';
import type { ReadyConfig } from '../../../config/config';
import type { Database } from '../../../db/database';
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
  const write: WriteMail = (mail, recipient, begin) => {
    const { kind } = mail;
    if (kind === 'notification' || kind === 'digest')
      return writeNotificationMail(deps, mail, recipient, begin);
    if (isStaffMail(kind)) return writeStaffMail(deps, { ...mail, kind }, recipient, begin);
    if (kind !== 'reader_confirmation' && kind !== 'reader_stories')
      return writeAccountMail(deps, { ...mail, kind }, recipient, begin);
    // Mails to readers that were queued before the setting was turned off aren't sent.
    return deps.config.readerMail ? writeReaderMail(deps, mail, begin) : Promise.resolve(undefined);
  };
  return new MailQueue({ ...deps, write });
}
