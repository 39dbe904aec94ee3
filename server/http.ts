import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import type { RequestFacts } from './context';

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

export function factsOfRequest(
  request: IncomingMessage,
  requestId: string,
  trustedProxies: number,
): RequestFacts {
  return {
    requestId,
    ip: networkOf(addressOf(request, trustedProxies)),
    userAgent: request.headers['user-agent'] ?? '',
    authorization: request.headers.authorization,
  };
}

export class BodyTooLarge extends Error {}

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
    request.on('error', reject);
    request.on('aborted', () => reject(new Error('The client went away')));
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
