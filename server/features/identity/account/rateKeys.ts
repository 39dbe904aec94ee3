import { createHash } from 'node:crypto';

/** A rate-limit key of fixed length that doesn't store the address itself. */
export const accountKey = (email: string) => createHash('sha256').update(email).digest('base64url');
