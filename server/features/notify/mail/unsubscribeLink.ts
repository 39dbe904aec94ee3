import { createHmac, timingSafeEqual } from 'node:crypto';

/** The mails that a link ends: those of one kind, or the digest, to one recipient. */
export interface Unsubscribing {
  /** The member, or the reader. */
  id: string;
  /** A kind of notification, `digest`, or another topic of mails. */
  topic: string;
}

/** A separate key, so that no other signed address is accepted here, nor this one elsewhere. */
const keyOf = (authSecret: Uint8Array) =>
  createHmac('sha256', authSecret).update('one-click unsubscribe').digest();

const signatureOf = ({ id, topic }: Unsubscribing, authSecret: Uint8Array) =>
  createHmac('sha256', keyOf(authSecret)).update(`${id} ${topic}`).digest().subarray(0, 18);

export const unsubscribePath = '/unsubscribe';

/** The address that ends the mails, by a form or by a mail program. It never expires: mails are kept for years. */
export const unsubscribeAddress = (appUrl: string, of: Unsubscribing, authSecret: Uint8Array): string =>
  `${appUrl}${unsubscribePath}?token=${of.id}.${of.topic}.${signatureOf(of, authSecret).toString('base64url')}`;

/** The mails that a link's token ends; undefined if we did not sign it. */
export function readUnsubscribing(token: unknown, authSecret: Uint8Array): Unsubscribing | undefined {
  const [, id, topic, signature] =
    /^(\w{1,40})\.(\w{1,40})\.([\w-]{24})$/.exec(typeof token === 'string' ? token : '') ?? [];
  if (!id || !topic || !signature) return undefined;
  const of = { id, topic };
  return timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(of, authSecret)) ? of : undefined;
}
