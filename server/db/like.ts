import { normalForm } from '../contract/normalForm';

/** A search as a part of a LIKE pattern: in the normal form in which names are stored, because LIKE compares code points. */
export const escapeLike = (search: string) => normalForm('NFC', search).replace(/[\\%_]/g, '\\$&');
