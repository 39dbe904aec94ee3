import type { Transaction } from '../../../db/database';
import type { Mail } from '../../../model/mail.entity';
import { MailFailure } from '../../../model/mailFailure.entity';

/** Administrators see how many mails were given up, and why. */
export const recordFailure = (
  tx: Transaction,
  { id, kind }: Pick<Mail, 'id' | 'kind'>,
  reason: string,
  failedAt: Date,
): Promise<void> => tx.insert(MailFailure, { id, kind, reason, failedAt });
