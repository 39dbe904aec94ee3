import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import type { RequestHandler, Response } from 'express';
import { messages } from '../contract/messages';
import { type AppError, httpStatusOf, unavailable } from '../lib/errors';
import type { RequestFacts } from '../request/context';
import { takeUnread } from './unreadBytes';

/**
 * A story of two million characters as JSON, with every character escaped at its longest, plus other fields.
 */
export const storyBodyBytes = 16 * 1024 * 1024;

const requestIdPattern = /^[\w.-]{8,64}$/;

const idKey = Symbol('request id');

/** The request id given by a proxy, or a new one; the same at each call. */
export function requestIdOf(request: IncomingMessage & { [idKey]?: string }): string {
  const known = request[idKey];
  if (known) return known;
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
  request[idKey] = id;
  return id;
}

const operationKey = Symbol('operation');
type Named = IncomingMessage & { [operationKey]?: string };

/**
 * Names a request's operation for metrics and traces. The name comes from the app's own tables, never from the client, so
 * that there is a bounded number of names.
 */
export function nameOperation(request: IncomingMessage, name: string): void {
  (request as Named)[operationKey] = name;
}

export const operationNameOf = (request: IncomingMessage): string =>
  (request as Named)[operationKey] ?? 'other';

/** Letters, digits, hyphens, dots, underscores and tildes, which are the same when encoded. Source: RFC 3986, section 2.3. */
const encodedInVain = /(?<!%[\dA-F]?)%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi;

/** A request's target as path and query; a proxy may send a whole address. Source: RFC 9112, section 3.2. */
export function originForm(target = '/'): string {
  const [origin] = /^https?:\/\/[^/?#]*/i.exec(target) ?? [''];
  const rest = target.slice(origin.length);
  const plain = rest.replace(encodedInVain, decodeURIComponent);
  return origin && !plain.startsWith('/') ? `/${plain}` : plain;
}

/** The client's address: the last forwarded one that wasn't added by a trusted proxy. */
export function addressOf(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return direct;
  const forwarded = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? ''))
    .split(',')
    .map((hop) => hop.trim());
  return hops.at(-trustedProxies) || hops[0] || direct;
}

/** A client's key for rate limits: its IPv4 address or IPv6 /64 network. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('%')[0]?.split('::') ?? [];
  const groups = head ? head.split(':') : [];
  if (tail !== undefined) {
    const after = tail ? tail.split(':') : [];
    groups.push(...new Array(Math.max(0, 8 - groups.length - after.length)).fill('0'), ...after);
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`;
}

/** The network around a client returned by networkOf(): /24 for IPv4, /56 for IPv6. */
export function networkAround(client: string): string {
  const ipv4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(client);
  if (ipv4) return `${ipv4[1]}.0/24`;
  const ipv6 = /^(.*:)([0-9a-f]{1,4})::\/64$/.exec(client);
  if (!ipv6) return client;
  const group = Number.parseInt(ipv6[2] ?? '', 16) & 0xff00;
  return `${ipv6[1]}${group.toString(16)}::/56`;
}

export const clientOf = (request: IncomingMessage, trustedProxies: number): string =>
  networkOf(addressOf(request, trustedProxies));

export function factsOfRequest(
  request: IncomingMessage,
  requestId: string,
  trustedProxies: number,
): RequestFacts {
  return {
    requestId,
    ip: clientOf(request, trustedProxies),
    userAgent: request.headers['user-agent'] ?? '',
    authorization: request.headers.authorization,
    cookies: request.headers.cookie,
  };
}

/** A strong entity tag, which changes with the bytes alone, so that every server gives the same. */
export const etagOf = (body: string | Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/** Whether the client's cached copy is current. Source: RFC 9110, section 13.1.2. */
export const hasCopy = ({ headers }: IncomingMessage, etag: string): boolean =>
  (headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');

export class BodyTooLarge extends Error {}

/** The client disconnected; not an error of the server. */
class ClientGone extends Error {}

const goneCodes = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']);

export const isClientGone = (error: unknown, response: ServerResponse): boolean =>
  error instanceof ClientGone ||
  (response.destroyed && goneCodes.has((error as NodeJS.ErrnoException | undefined)?.code ?? ''));

/** Reads the body. Throws BodyTooLarge at the limit. */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length']) > limit) {
      reject(new BodyTooLarge());
      return;
    }
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) {
        request.removeAllListeners('data');
        request.resume();
        reject(new BodyTooLarge());
      } else chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => reject(new ClientGone('The client went away')));
    request.on('aborted', () => reject(new ClientGone('The client went away')));
  });
}

/** A complete response, which can be cached and sent again. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** Headers of all API responses. */
export const apiHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** The required WWW-Authenticate header of a 401. Source: RFC 6750, section 3, and RFC 9110, section 15.5.2. */
export const bearerChallenge = ({ headers }: IncomingMessage): string =>
  headers.authorization === undefined ? 'Bearer' : 'Bearer error="invalid_token"';

/** The methods of what is only read. */
export const readMethods = 'GET, HEAD, OPTIONS';

/** The methods of what also takes POST. */
export const postMethods = 'GET, HEAD, POST, OPTIONS';

/** Answers OPTIONS and refuses every other method but the allowed ones. Source: RFC 9110, sections 9.3.7 and 15.5.6. */
export function answerOtherMethod(
  request: IncomingMessage,
  response: ServerResponse,
  allow: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const answer = { ...headers, Allow: allow };
  // The body is discarded.
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

/** Refuses what isn't reading, at a route that is only read. */
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
  const release = takeUnread(address, body);
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
