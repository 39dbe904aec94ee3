import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Response } from 'express';
import type { RequestFacts } from './context';
import { messages } from './contract/messages';
import { type AppError, httpStatusOf, unavailable } from './errors';
import { takeUnreadBuffer } from './unreadBytes';

/** A story of two million characters in JSON, each escaped at its longest in UTF-8, with room for the rest. */
export const storyBodyBytes = 16 * 1024 * 1024;

const requestIdPattern = /^[\w.-]{8,64}$/;

/** The id that a proxy gave the request, or a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
}

/** The client's address: the nearest one that the trusted proxies did not write themselves. */
export function addressOf(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return direct;
  const forwarded = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? ''))
    .split(',')
    .map((hop) => hop.trim());
  return hops.at(-trustedProxies) || hops[0] || direct;
}

/** What stands for one client in rate limits: an IPv4 address, or the /64 network that one IPv6 client has to itself. */
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

/** The network around a client as networkOf() gives it: /24 of IPv4, /56 of IPv6. */
export function networkAround(client: string): string {
  const ipv4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(client);
  if (ipv4) return `${ipv4[1]}.0/24`;
  const ipv6 = /^(.*:)([0-9a-f]{1,4})::\/64$/.exec(client);
  if (!ipv6) return client;
  const group = Number.parseInt(ipv6[2] ?? '', 16) & 0xff00;
  return `${ipv6[1]}${group.toString(16)}::/56`;
}

/** The client as rate limits know it. */
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
  };
}

export class BodyTooLarge extends Error {}

/** Nobody is there to be answered, and nothing is wrong here. */
export class ClientGone extends Error {}

const goneCodes = new Set(['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']);

export const isClientGone = (error: unknown, response: ServerResponse): boolean =>
  error instanceof ClientGone ||
  (response.destroyed && goneCodes.has((error as NodeJS.ErrnoException | undefined)?.code ?? ''));

/** The whole body as text. Throws BodyTooLarge past the limit, before more of it is kept. */
export function readBody(request: IncomingMessage, limit: number): Promise<string> {
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
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    request.on('error', () => reject(new ClientGone('The client went away')));
    request.on('aborted', () => reject(new ClientGone('The client went away')));
  });
}

/** An answer as it goes out: whole, so that it can be kept and sent again. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** Headers that every answer of the API carries. */
export const apiHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** An error as a page of plain text. */
export function sendPlain(response: Response, { code, message, details }: AppError): void {
  if (details.retryAfter) response.setHeader('Retry-After', details.retryAfter);
  response.status(httpStatusOf(code)).type('text').send(`${message}\n`);
}

/** Counts an answer until its client has read it or has gone. Throws SERVICE_UNAVAILABLE where too many bytes wait already. */
export function reserveBytes(response: ServerResponse, { body }: Answer, address: string): void {
  // A connection that has closed already tells of no further close.
  if (!body || response.destroyed) return;
  const release = takeUnreadBuffer(address, body);
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
