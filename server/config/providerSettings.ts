/** The provider that members may sign in with, as the operator registered this installation there. */
export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The provider's name on buttons. */
  name: string;
}

/**
 * The issuer as rows have it, however it was typed: with a slash at its end or without, in capitals or not. Discovery refuses a
 * provider that names another address.
 */
export const issuerOf = ({ issuer }: Pick<ProviderSettings, 'issuer'>): string => new URL(issuer).href;

const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const;

/** Hosts that may be used without https, because requests don't leave the machine. */
const local = new Set(['localhost', '127.0.0.1', '[::1]']);

function issuerProblem(issuer: string): string | undefined {
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && local.has(url.hostname));
  if (!url || !isSafe || url.search || url.hash || url.username || url.href.length > 255)
    return 'OIDC_ISSUER must be the https address of the provider, as its discovery document has it';
  return undefined;
}

/** Reads the settings, all or none; adds what is wrong with them to `problems`. */
export function providerIn(
  value: (name: string) => string | undefined,
  problems: string[],
): ProviderSettings | undefined {
  const [issuer, clientId, clientSecret, name] = names.map(value);
  const missing = names.filter((setting) => !value(setting));
  if (missing.length === names.length) return undefined;
  if (!issuer || !clientId || !clientSecret || !name) {
    problems.push(
      `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing: ${names.slice(0, -1).join(', ')} and OIDC_NAME go together`,
    );
    return undefined;
  }
  const problem = issuerProblem(issuer);
  if (problem) problems.push(problem);
  if (name.length > 40 || /\p{C}/u.test(name))
    problems.push('OIDC_NAME must be a name of at most 40 characters');
  return { issuer, clientId, clientSecret, name };
}
