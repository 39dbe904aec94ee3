import { idOf } from '../../../lib/ids';
import { sha256 } from '../../../lib/sha256';

/** In place of an author's id: the reader follows the blog. */
export const theBlog = 'blog';

/** Stands for a normalised address in mails and links, where the address itself would be in logs. */
export const addressKey = (email: string): string => sha256(email).slice(0, 40);

/** The row of an address and what it follows. */
export const readerId = (email: string, follows: string): string =>
  idOf('reader', `${addressKey(email)} ${follows}`);
