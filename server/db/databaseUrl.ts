import { isIP } from 'node:net';
import type { ConnectionOptions } from 'mysql2/promise';

export interface DatabaseHost {
  host: string;
  port: number;
}

/** A parsed `DATABASE_URL`. */
export interface DatabaseAddress {
  protocol: 'mysql' | 'mariadb';
  /** In the operator's order: the first one that accepts writes is used. At least one. */
  hosts: readonly DatabaseHost[];
  /** Everything that connections to these hosts have in common. */
  access: Pick<ConnectionOptions, 'user' | 'password' | 'database' | 'ssl'>;
}

/** The form of DATABASE_URL, for messages. */
export const databaseUrlForm =
  'mysql://user:password@host:port/name, with special characters of user and password encoded, as %40 for @; several hosts are separated by commas, and only ?tls=true may follow';

/** Matches the protocol, user, password, hosts, database and query. */
const urlPattern = /^(mysql|mariadb):\/\/(?:([^:@/]*)(?::([^@/]*))?@)?([^@/?#]+)\/([^@/?#]+)(?:\?([^#]*))?$/;

/** Matches an IPv6 address in brackets, or a host name or IPv4 address, and maybe a port. */
const hostPattern = /^(?:\[([0-9a-fA-F:.]+)\]|([\w.-]+))(?::(\d{1,5}))?$/;

function hostOf(text: string): DatabaseHost | undefined {
  const [, ip6, name, port = '3306'] = hostPattern.exec(text) ?? [];
  const host = ip6 ?? name;
  return host && Number(port) >= 1 && Number(port) <= 65_535 ? { host, port: Number(port) } : undefined;
}

/**
 * How connections are encrypted: `?tls=true`; without it they are not. Undefined for anything else, such as `?ssl=true`,
 * which would otherwise leave them readable. The certificate must be the host's; an IP address can't be compared.
 */
function encryptionIn(
  query: string,
  hosts: readonly DatabaseHost[],
): Pick<ConnectionOptions, 'ssl'> | undefined {
  if (query === '' || query === 'tls=false') return {};
  if (query !== 'tls=true') return undefined;
  return { ssl: { verifyIdentity: hosts.every(({ host }) => isIP(host) === 0) } };
}

/** Reads `mysql://user:password@host:port,host:port/name?tls=true`; undefined if it has another form. */
export function parseDatabaseUrl(url: string): DatabaseAddress | undefined {
  const [, protocol, user = '', password = '', hostList = '', database = '', query = ''] =
    urlPattern.exec(url) ?? [];
  const hosts = hostList.split(',').map(hostOf);
  if (!protocol || !hosts.every((host) => host !== undefined)) return undefined;
  const encryption = encryptionIn(query, hosts);
  if (!encryption) return undefined;
  try {
    return {
      protocol: protocol as DatabaseAddress['protocol'],
      hosts,
      access: {
        user: decodeURIComponent(user),
        password: decodeURIComponent(password),
        database: decodeURIComponent(database),
        ...encryption,
      },
    };
  } catch {
    // The address has a percent sign that encodes nothing.
    return undefined;
  }
}

export const hostName = ({ host, port }: DatabaseHost): string =>
  `${host.includes(':') ? `[${host}]` : host}:${port}`;
