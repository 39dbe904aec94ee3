import { createHmac, timingSafeEqual } from 'node:crypto';
import { dayMs } from '../../../contract/calendar';
import { confirmationDays } from './readerRows';

type Purpose = 'reader form' | 'reader confirmation';

/** The signature of a text. Each purpose has its own key, so that no token is accepted for another purpose. */
function signatureOf(purpose: Purpose, text: string, authSecret: Uint8Array): Buffer {
  const key = createHmac('sha256', authSecret).update(purpose).digest();
  return createHmac('sha256', key).update(text).digest().subarray(0, 18);
}

const sign = (purpose: Purpose, text: string, authSecret: Uint8Array) =>
  `${text}.${signatureOf(purpose, text, authSecret).toString('base64url')}`;

/** The signed text of a token; undefined if this installation didn't sign it for the purpose. */
function readSigned(purpose: Purpose, token: unknown, authSecret: Uint8Array): string | undefined {
  const [, text, signature = ''] =
    /^([\w.]{1,80})\.([\w-]{24})$/.exec(typeof token === 'string' ? token : '') ?? [];
  if (!text) return undefined;
  const isValid = timingSafeEqual(
    Buffer.from(signature, 'base64url'),
    signatureOf(purpose, text, authSecret),
  );
  return isValid ? text : undefined;
}

const periodMs = 30 * dayMs;

/**
 * The end of the period in which a form made now is accepted: 30 to 60 days from now. It changes every 30 days only, so that
 * documents with the form can be cached, and are the same on every server.
 */
export const formUntil = (now: Date): Date => new Date((Math.floor(now.getTime() / periodMs) + 2) * periodMs);

/** The token of a form to follow the blog or an author. It names what is followed, and is the same for every visitor. */
export const formToken = (follows: string, until: Date, authSecret: Uint8Array): string =>
  sign('reader form', `${follows}.${until.getTime().toString(36)}`, authSecret);

/** The content of a form's token. */
interface FormToken {
  follows: string;
  isExpired: boolean;
}

/** Reads the token of a form; undefined if this installation didn't sign it. */
export function readFormToken(token: unknown, now: Date, authSecret: Uint8Array): FormToken | undefined {
  const [follows, until] = readSigned('reader form', token, authSecret)?.split('.') ?? [];
  if (!follows || !until) return undefined;
  return { follows, isExpired: Number.parseInt(until, 36) <= now.getTime() };
}

export const confirmationPath = '/follow/confirm';

/** When a confirmation that is mailed now expires. */
export const confirmationUntil = (now: Date): Date => new Date(now.getTime() + confirmationDays * dayMs);

/**
 * The address of the mailed link that confirms a row. It expires, because a repeated request for the same address has the same row,
 * which an old mail must not confirm.
 */
export const confirmationAddress = (
  appUrl: string,
  id: string,
  until: Date,
  authSecret: Uint8Array,
): string =>
  `${appUrl}${confirmationPath}?token=${sign('reader confirmation', `${id}.${until.getTime().toString(36)}`, authSecret)}`;

/** The id of the row that a link confirms; undefined once it has expired. */
export function readConfirmation(token: unknown, now: Date, authSecret: Uint8Array): string | undefined {
  const [id, until] = readSigned('reader confirmation', token, authSecret)?.split('.') ?? [];
  return id && until && Number.parseInt(until, 36) > now.getTime() ? id : undefined;
}
