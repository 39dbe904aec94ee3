import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const lengths = { nonce: 12, tag: 16 };

/** A separate key, so that no other use of AUTH_SECRET opens a secret. */
const keyOf = (authSecret: Uint8Array): Buffer =>
  Buffer.from(hkdfSync('sha256', authSecret, '', 'secrets of authenticator apps', 32));

/** Seals a member's secret. Neither the database nor its backups can open it, and it opens for this member only. */
export function sealSecret(secret: Uint8Array, userId: string, authSecret: Uint8Array): string {
  const nonce = randomBytes(lengths.nonce);
  const sealing = createCipheriv(cipher, keyOf(authSecret), nonce).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([sealing.update(secret), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
}

/** Opens a sealed secret; undefined if it was sealed with another AUTH_SECRET, or for another member. */
export function openSecret(text: string, userId: string, authSecret: Uint8Array): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url');
  const nonce = bytes.subarray(0, lengths.nonce);
  const tag = bytes.subarray(lengths.nonce, lengths.nonce + lengths.tag);
  const sealed = bytes.subarray(lengths.nonce + lengths.tag);
  try {
    const opening = createDecipheriv(cipher, keyOf(authSecret), nonce, { authTagLength: lengths.tag })
      .setAAD(Buffer.from(userId))
      .setAuthTag(tag);
    return Buffer.concat([opening.update(sealed), opening.final()]);
  } catch {
    return undefined;
  }
}
