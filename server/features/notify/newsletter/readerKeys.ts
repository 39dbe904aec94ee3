import { idOf } from '../../../lib/ids';
import { sha256 } from '../../../lib/sha256';

/** What a reader of the whole blog follows, in place of an author's id. */
export const theBlog = 'blog';

/** Stands for a normalised address in mails and links, because the address itself would appear in logs. */
export const addressKey = (email: string): string => sha256(email).slice(0, 40);

/** The id of the row for an address and what it follows. */
export const readerId = (email: string, follows: string): string =>
  idOf('reader', `${addressKey(email)} ${follows}`);
