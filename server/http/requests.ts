import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import type { RequestFacts } from '../request/context';

/** Maximum body with a text: two million characters as JSON, each with its longest escape, and the other fields. */
export const storyBodyBytes = 16 * 1024 * 1024;

/** Request ids that are taken over from a proxy. */
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

/**
 * Percent-encoded letters, digits, hyphens, dots, underscores and tildes, which mean the same without encoding. Source: RFC
 * 3986, section 2.3.
 */
const needlesslyEncoded = /(?<!%[\dA-F]?)%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi;

/** A request's target as path and query, also if a proxy sent an absolute URL. Source: RFC 9112, section 3.2. */
export function originForm(target = '/'): string {
  const [origin] = /^https?:\/\/[^/?#]*/i.exec(target) ?? [''];
  const pathAndQuery = target.slice(origin.length);
  const plain = pathAndQuery.replace(needlesslyEncoded, decodeURIComponent);
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
  const [withoutZone = ''] = plain.split('%');
  const [head = '', tail] = withoutZone.split('::');
  const groups = head ? head.split(':') : [];
  if (tail !== undefined) {
    // `::` stands for as many zero groups as are missing to eight.
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

/** The network from which a request came, as returned by networkOf(). */
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

/** The body is longer than the limit of readBody(). */
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
