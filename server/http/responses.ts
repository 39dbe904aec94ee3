import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import { messages } from '../contract/messages';
import { type AppError, httpStatusOf, unavailable } from '../lib/errors';
import { reserveUnread } from './unreadBytes';

/** A complete response, which can be cached and sent again. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** A strong entity tag: a hash of the body, so that every server gives the same one. */
export const etagOf = (body: string | Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/** Whether the client's cached copy is current. Source: RFC 9110, section 13.1.2. */
export const hasCopy = ({ headers }: IncomingMessage, etag: string): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');

/** Headers of all API responses. */
export const apiHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** The required WWW-Authenticate header of a 401. Source: RFC 6750, section 3, and RFC 9110, section 15.5.2. */
export const bearerChallenge = ({ headers }: IncomingMessage): string =>
  headers.authorization === undefined ? 'Bearer' : 'Bearer error="invalid_token"';

/** The methods of an address that is only read. */
export const readMethods = 'GET, HEAD, OPTIONS';

/** The methods of an address that also takes POST. */
export const postMethods = 'GET, HEAD, POST, OPTIONS';

/** Answers OPTIONS and refuses every other method but the allowed ones. Source: RFC 9110, sections 9.3.7 and 15.5.6. */
export function answerOtherMethod(
  request: IncomingMessage,
  response: ServerResponse,
  allow: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const answer = { ...headers, Allow: allow };
  // Discards the body.
  request.resume();
  if (request.method === 'OPTIONS') response.writeHead(204, answer).end();
  else
    response
      .writeHead(405, { ...answer, 'Content-Type': 'text/plain; charset=utf-8' })
      .end(`${request.method} is not allowed here\n`);
}

/** Refuses methods other than those of `allow` with 405; OPTIONS lists them. */
export const allowing =
  (allow: string): RequestHandler =>
  (request, response) =>
    answerOtherMethod(request, response, allow);

/** Refuses writing methods at a route that is only read. */
export const refuseOtherMethods = allowing(readMethods);

/** Sends an error as plain text. */
export function sendPlain(response: Response, { code, message, details }: AppError): void {
  if (details.retryAfter) response.setHeader('Retry-After', details.retryAfter);
  response.status(httpStatusOf(code)).type('text').send(`${message}\n`);
}

/**
 * Counts a response as unread until the client has read it or disconnected. Throws SERVICE_UNAVAILABLE if too
 * many bytes are unread.
 */
export function reserveBytes(response: ServerResponse, { body }: Answer, address: string): void {
  // A closed response emits no further 'close' event.
  if (!body || response.destroyed) return;
  const release = reserveUnread(address, body);
  if (!release) throw unavailable(messages.tooManyLongAnswers);
  response.once('close', release);
}

export function sendAnswer(response: ServerResponse, { status, headers, body }: Answer, requestId: string) {
  if (response.headersSent) return response.destroy();
  response.writeHead(status, {
    ...apiHeaders,
    ...headers,
    'X-Request-Id': requestId,
    ...(body && { 'Content-Length': body.length }),
  });
  return response.end(body);
}
