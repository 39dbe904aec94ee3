import { isIP } from 'node:net';
import type { ConnectionOptions } from 'mysql2/promise';

/** A parsed `DATABASE_URL`. */
export interface DatabaseAddress {
  protocol: 'mysql' | 'mariadb';
  options: Pick<ConnectionOptions, 'host' | 'port' | 'user' | 'password' | 'database' | 'ssl'>;
}

const form =
  'mysql://user:password@host:port/name, with special characters of user and password encoded, as %40 for @; only ?tls=true may follow';

/** What DATABASE_URL must be if it can't be read, for messages. */
export const databaseUrlAdvice = (url: string): string =>
  /^\w+:\/\/(?:[^/@]*@)?[^/@]*,/.test(url)
    ? 'DATABASE_URL must name one host: of several, name a proxy in front of them, as in docs/operating/database-proxy.cfg'
    : `DATABASE_URL must be ${form}`;

/**
 * Reads `mysql://user:password@host:port/name?tls=true`; undefined if it has another form. Without `?tls=true` connections are not
 * encrypted, so anything else that follows, such as `?ssl=true`, is refused. The certificate must be the host's; an IP address can't
 * be compared.
 */
export function parseDatabaseUrl(text: string): DatabaseAddress | undefined {
  const [, protocol, query = ''] = /^(mysql|mariadb):\/\/[^?#]+(?:\?tls=(true|false))?$/.exec(text) ?? [];
  try {
    const url = new URL(text);
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    const [, database] = /^\/([^/@]+)$/.exec(url.pathname) ?? [];
    if (!protocol || !database || !/^[\w.:-]+$/.test(host) || url.port === '0') return undefined;
    return {
      protocol: protocol as DatabaseAddress['protocol'],
      options: {
        host,
        port: Number(url.port || 3306),
        user: decodeURIComponent(url.username),
        password: decodeURIComponent(url.password),
        database: decodeURIComponent(database),
        ...(query === 'true' && { ssl: { verifyIdentity: isIP(host) === 0 } }),
      },
    };
  } catch {
    // No address, or a percent sign in it that encodes nothing.
    return undefined;
  }
}

/** The host and port of an address, for messages. */
export const hostName = ({ options: { host = '', port } }: DatabaseAddress): string =>
  `${host.includes(':') ? `[${host}]` : host}:${port}`;
