import path from 'node:path';
import { projectRoot } from '../lib/paths';
import { readTextFile } from '../lib/readTextFile';
import { settings } from './settings';

/** A host name, an IPv4 address, or an IPv6 address in brackets. */
const hostPattern = /^(\[[\da-f:.]+\]|[\w.-]+)$/i;

const howToEncode = 'with special characters of user and password encoded, as %40 for @';

/** Whether a web address has parts that requests to it would drop or refuse. */
const hasUnusableParts = (given: string): boolean => {
  const { protocol, username, password } = new URL(given);
  return protocol.startsWith('http') && (Boolean(username || password) || /[?#]/.test(given));
};

/** Whether a text is an address with one of the protocols, a host and a port that can be connected to. */
function isAddress(given: string, protocols: readonly string[]): boolean {
  const hasProtocol = protocols.some((protocol) => given.toLowerCase().startsWith(`${protocol}//`));
  if (!hasProtocol || !URL.canParse(given)) return false;
  const { protocol, hostname, port, pathname, hash, username, password } = new URL(given);
  // A # or / in a password that isn't encoded ends the host name: smtp://mina:12/34@mail has the host mina.
  if (hash && !protocol.startsWith('http')) return false;
  if (protocol.startsWith('smtp') && !/^\/?$/.test(pathname)) return false;
  try {
    decodeURIComponent(username + password);
  } catch {
    return false;
  }
  return hostPattern.test(hostname) && port !== '0';
}

export type SettingsReader = ReturnType<typeof settingsIn>;

/** Returns functions that read a setting by its name. They add a message about an invalid value to `problems`. */
export function settingsIn(env: NodeJS.ProcessEnv, problems: string[]) {
  const value = (name: string): string | undefined => {
    const given = env[name]?.trim();
    return given || settings.find((setting) => setting.name === name)?.default;
  };
  const number = (name: string, min: number, max: number, { isInteger = true } = {}): number => {
    const read = Number(value(name));
    if (!(read >= min && read <= max) || (isInteger && !Number.isInteger(read)))
      problems.push(`${name} must be a ${isInteger ? 'whole ' : ''}number from ${min} to ${max}`);
    return read;
  };
  /** An address to listen on, without the brackets that an IPv6 address has in a URL. */
  const host = (name: string): string | undefined => value(name)?.replace(/^\[(.*:.*)\]$/, '$1');
  /** The absolute path of a file or folder. A `~` is refused: only shells replace it, so it comes from a file of settings. */
  const filePath = (name: string): string | undefined => {
    const read = value(name);
    if (read?.startsWith('~'))
      problems.push(`${name} may not begin with ~, which only a shell replaces: write the whole path`);
    return read && path.resolve(projectRoot, read);
  };
  /** An address, with its scheme in lower case: ioredis encrypts for `rediss:` alone. */
  const url = (name: string, protocols: readonly string[], example: string): string | undefined => {
    const read = value(name);
    if (read === undefined) return undefined;
    if (isAddress(read, protocols)) {
      if (hasUnusableParts(read)) problems.push(`${name} may not have a user, a query or a fragment`);
      return read.replace(/^[^:]+/, (scheme) => scheme.toLowerCase());
    }
    problems.push(
      `${name} must be an address such as ${example}${example.includes('@') ? `, ${howToEncode}` : ''}`,
    );
    return undefined;
  };
  const choice = <Choice extends string>(name: string, choices: readonly Choice[]): Choice => {
    const read = value(name) as Choice;
    if (!choices.includes(read))
      problems.push(`${name} must be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`);
    return read;
  };
  /** The content of the file that the setting names. */
  const fileText = (name: string): string | undefined => {
    const file = value(name);
    try {
      return file && readTextFile(path.resolve(projectRoot, file));
    } catch {
      problems.push(`${name} must be a file that can be read: ${file}`);
      return undefined;
    }
  };
  return { value, number, host, filePath, url, choice, fileText };
}

/** Options of SMTP_URL that nodemailer knows. It would ignore others, such as a misspelt requireTLS. */
const smtpOption = /^(?:requireTLS|ignoreTLS|name|authMethod|tls\.\w+)$/;
/** Options of SMTP_URL that are true or false. nodemailer would take `no` for true, and an empty value for false. */
const smtpSwitch = /^(?:requireTLS|ignoreTLS|tls\.rejectUnauthorized)$/;

/** Reads SMTP_URL with its options. */
export function smtpIn({ url }: SettingsReader, problems: string[]): string | undefined {
  const smtpUrl = url('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@host:587');
  for (const [option, value] of smtpUrl ? new URL(smtpUrl).searchParams : [])
    if (!smtpOption.test(option))
      problems.push(`SMTP_URL has the unknown option ${option}; ?requireTLS=true requires encryption`);
    else if (smtpSwitch.test(option) && !/^(?:true|false)$/.test(value))
      problems.push(`SMTP_URL must have ${option}=true or ${option}=false`);
  return smtpUrl;
}
