import { createHash } from 'node:crypto';

/** A limiter's key for an address: of one length, and no address stands in the store. */
export const accountKey = (email: string) => createHash('sha256').update(email).digest('base64url');
