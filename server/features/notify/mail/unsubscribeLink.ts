import { createHmac, timingSafeEqual } from 'node:crypto';

/** The mails that a link ends: those of one kind, or the digest, to one recipient. */
export interface UnsubscribeTarget {
  /** The member, or the reader. */
  id: string;
  /** A kind of notification, `digest`, or another topic of mails. */
  topic: string;
}

/** A separate key, so that no other signed address is accepted here, nor this one elsewhere. */
const keyOf = (authSecret: Uint8Array) =>
  createHmac('sha256', authSecret).update('one-click unsubscribe').digest();

const signatureOf = ({ id, topic }: UnsubscribeTarget, authSecret: Uint8Array) =>
  createHmac('sha256', keyOf(authSecret)).update(`${id} ${topic}`).digest().subarray(0, 18);

export const unsubscribePath = '/unsubscribe';

/** The address that ends the mails, by a form or by a mail program. It never expires, because people keep mails for years. */
export function unsubscribeAddress(
  appUrl: string,
  target: UnsubscribeTarget,
  authSecret: Uint8Array,
): string {
  const signature = signatureOf(target, authSecret).toString('base64url');
  return `${appUrl}${unsubscribePath}?token=${target.id}.${target.topic}.${signature}`;
}

/** The mails that a link's token ends; undefined if this installation didn't sign it. */
export function readUnsubscribeToken(token: unknown, authSecret: Uint8Array): UnsubscribeTarget | undefined {
  const [, id, topic, signature] =
    /^(\w{1,40})\.(\w{1,40})\.([\w-]{24})$/.exec(typeof token === 'string' ? token : '') ?? [];
  if (!id || !topic || !signature) return undefined;
  const target = { id, topic };
  const isValid = timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(target, authSecret));
  return isValid ? target : undefined;
}
