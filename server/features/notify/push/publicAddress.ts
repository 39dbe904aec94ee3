import { type LookupAddress, lookup } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Networks that no push service is in: this machine, private and local networks, and those reserved for other uses
 * (https://www.iana.org/assignments/iana-ipv4-special-registry and iana-ipv6-special-registry).
 */
const reservedNetworks = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  reservedNetworks.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  reservedNetworks.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address is in the public internet. IPv4 addresses in IPv6 notation (`::ffff:192.0.2.1`) count as IPv4. */
export function isPublicIp(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const ip = mapped ?? address;
  const family = isIP(ip);
  if (family === 0 || (!mapped && /^::ffff:/i.test(ip))) return false;
  return !reservedNetworks.check(ip, family === 4 ? 'ipv4' : 'ipv6');
}

const endpointLengthMax = 2_000;
/** Matches names that are resolved in local networks only, or reserved. */
const localNamePattern =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|arpa|test|example|invalid|onion)$/;

/** Whether a push service can have this address: https, a public name, the usual port, no credentials. */
export function isPushEndpoint(text: string): boolean {
  const isPrintableAscii = /^[\x21-\x7e]+$/.test(text);
  if (text.length > endpointLengthMax || !isPrintableAscii) return false;
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return false;
  }
  const { protocol, hostname, port, username, password, hash } = url;
  const host = hostname.replace(/\.$/, '');
  return (
    protocol === 'https:' &&
    port === '' &&
    !username &&
    !password &&
    !hash &&
    // No IP address: push services have names, and the lookup below checks names only.
    isIP(host) === 0 &&
    !host.startsWith('[') &&
    host.includes('.') &&
    !localNamePattern.test(host)
  );
}

/** Looks a name up and refuses it if any of its addresses isn't public, so that a name can't lead to a private network. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[] = []) => {
    const refused = error ?? (addresses.every(({ address }) => isPublicIp(address)) ? null : notPublic());
    const [first] = addresses;
    if (refused || !first) return callback(refused ?? notPublic(), '', 0);
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};

const notPublic = () => Object.assign(new Error('the address is not public'), { code: 'ENOTPUBLIC' });

/** Makes an agent that connects to public addresses only: it connects to the address that its lookup has checked. */
export const makePublicAgent = (): Agent =>
  new Agent({ lookup: publicLookup, keepAlive: true, maxSockets: 20, timeout: 10_000 });
