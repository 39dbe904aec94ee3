import type { Request } from 'express';
import { BodyTooLarge, readBody } from './requests';

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:;|$)/i;

/** Reads a form in either encoding of HTML; undefined if the body is too long or isn't a form. */
export async function readForm(request: Request, maxBytes: number): Promise<FormData | undefined> {
  const type = request.headers['content-type'] ?? '';
  if (!formTypes.test(type)) return undefined;
  const body = await readBody(request, maxBytes).catch((error) => {
    if (error instanceof BodyTooLarge) return undefined;
    throw error;
  });
  if (!body) return undefined;
  return new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined);
}

/** The value of a text field; empty if it is missing or a file. */
export function fieldOf(form: FormData | undefined, name: string): string {
  const value = form?.get(name);
  return typeof value === 'string' ? value : '';
}

/**
 * Whether another site's page sent the form. Browsers say so in Sec-Fetch-Site where the connection is secure, and otherwise
 * in Origin, which is 'null' for our own pages that send no referrer.
 */
export function isCrossSite({ headers }: Request, appUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  return Boolean(origin) && origin !== 'null' && origin !== new URL(appUrl).origin;
}
