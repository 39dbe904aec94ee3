/** The provider that members may sign in with, as the operator registered this installation there. */
export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The provider's name on buttons. */
  name: string;
}

/**
 * The issuer as rows have it: a URL's normal form, the same with or without a slash at its end and in upper or lower case.
 * Discovery refuses a provider that names another address.
 */
export const issuerOf = ({ issuer }: Pick<ProviderSettings, 'issuer'>): string => new URL(issuer).href;

const settingNames = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const;

/** Hosts that may be used without https, because requests don't leave the machine. */
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

function issuerProblem(issuer: string): string | undefined {
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && loopbackHosts.has(url.hostname));
  if (!url || !isSafe || url.search || url.hash || url.username || url.href.length > 255)
    return 'OIDC_ISSUER must be the https address of the provider, as its discovery document has it';
  return undefined;
}

/** Reads the settings, all or none; adds what is wrong with them to `problems`. */
export function providerIn(
  value: (name: string) => string | undefined,
  problems: string[],
): ProviderSettings | undefined {
  const [issuer, clientId, clientSecret, name] = settingNames.map(value);
  const missing = settingNames.filter((setting) => !value(setting));
  if (missing.length === settingNames.length) return undefined;
  if (!issuer || !clientId || !clientSecret || !name) {
    problems.push(
      `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing: ${settingNames.slice(0, -1).join(', ')} and OIDC_NAME go together`,
    );
    return undefined;
  }
  const problem = issuerProblem(issuer);
  if (problem) problems.push(problem);
  if (name.length > 40 || /\p{C}/u.test(name))
    problems.push('OIDC_NAME must be a name of at most 40 characters');
  return { issuer, clientId, clientSecret, name };
}
