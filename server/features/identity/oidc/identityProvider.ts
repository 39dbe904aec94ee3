import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client';
import { issuerOf, type ProviderSettings } from '../../../config/providerSettings';
import type { ProviderProblem } from '../../../contract/providerMessages';
import { sha256 } from '../../../lib/sha256';

/** Time limit of each request to the provider. */
const timeoutSeconds = 5;
/** How long the provider's addresses and keys are cached. */
const cacheMs = 60 * 60 * 1000;
/** How long a failure to read them is cached, so that the provider isn't asked again at once. */
const retryAfterMs = 10_000;
const responseBytesMax = 256 * 1024;
/** How far the provider's clock may differ from the server's. */
const toleranceSeconds = 30;

export const callbackPath = '/oidc/callback';

/** An identity that the provider has proved. */
export interface ProvedIdentity {
  issuer: string;
  /** SHA-256 of issuer and subject. */
  identityHash: string;
  /** The address at the provider; null unless the provider has verified it. */
  email: string | null;
  /** A name that the user chose at the provider, if it has one. */
  name: string | null;
}

/** The secrets of one visit to the provider. */
export interface VisitSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

/** A visit that the browser has come back from. */
interface EndedVisit extends VisitSecrets {
  /** Whether the provider had to authenticate the user again, even with an open session. */
  isAgain: boolean;
  startedAt: Date;
}

/** The provider denied the sign-in, couldn't be reached, or sent an invalid response. */
export class ProviderError extends Error {
  constructor(
    readonly problem: ProviderProblem,
    override readonly cause: unknown,
  ) {
    super(`the provider of sign-ins: ${problem}`);
  }
}

/** A fetch that limits the size of responses. */
const limitedFetch: CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    // Leaving the loop cancels the download.
    if (size > responseBytesMax) throw new TypeError('the answer is too long');
    chunks.push(chunk);
  }
  const body = size > 0 ? Buffer.concat(chunks) : null;
  return new Response(body, { status: response.status, headers: response.headers });
};

/** Sends the client's secret in the header, the standard's default, unless the provider accepts it in the body only. */
const authenticate =
  (clientSecret: string): ClientAuth =>
  (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported;
    const inBody = methods && !methods.includes('client_secret_basic');
    const authentication = inBody ? ClientSecretPost(clientSecret) : ClientSecretBasic(clientSecret);
    return authentication(server, client, body, headers);
  };

/** Whether the error, or one of its causes, means that there was no response. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error) && typeof error !== 'object') return false;
  const { name, code, message, cause } = (error ?? {}) as Record<string, unknown>;
  if (code === 'OAUTH_TIMEOUT' || name === 'TimeoutError' || message === 'fetch failed') return true;
  return cause !== undefined && cause !== null && isUnreachable(cause);
}

function problemOf(error: unknown): ProviderProblem {
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'denied';
    return error.error === 'temporarily_unavailable' ? 'unavailable' : 'failed';
  }
  return isUnreachable(error) ? 'unavailable' : 'failed';
}

/** A claim's text; null if it is none, empty, or longer than `lengthMax`. */
const textOf = (value: unknown, lengthMax: number): string | null =>
  typeof value === 'string' && value.length > 0 && value.length <= lengthMax ? value : null;

export const identityHash = (issuer: string, subject: string): string => sha256(`${issuer}\n${subject}`);

/**
 * Whether the provider authenticated the user again since the visit began. Users can edit the address that their browser is sent
 * to, so a provider that supports `auth_time` must include it.
 */
function isAuthenticatedAgain(
  { auth_time: authenticatedAt }: { auth_time?: unknown },
  { claims_supported: supportedClaims }: { claims_supported?: unknown },
  startedAt: Date,
): boolean {
  if (typeof authenticatedAt === 'number')
    return authenticatedAt >= startedAt.getTime() / 1000 - toleranceSeconds;
  return !(Array.isArray(supportedClaims) && supportedClaims.includes('auth_time'));
}

/** The provider of the settings. It is contacted only when somebody signs in with it, so that the app starts without it. */
export class IdentityProvider {
  private cached: { configuration: Promise<Configuration>; until: number } | undefined;

  constructor(
    readonly settings: ProviderSettings,
    private readonly appUrl: string,
  ) {}

  /** Reads the provider's addresses and keys, which are cached; concurrent callers share one request. */
  private readConfiguration(): Promise<Configuration> {
    if (this.cached && this.cached.until > Date.now()) return this.cached.configuration;
    const { issuer, clientId, clientSecret } = this.settings;
    const configuration = discovery(
      new URL(issuer),
      clientId,
      { [clockTolerance]: toleranceSeconds },
      authenticate(clientSecret),
      {
        [customFetch]: limitedFetch,
        timeout: timeoutSeconds,
        // The signatures of ID tokens are checked too, though they come from the provider itself.
        execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
      },
    );
    const cached = { configuration, until: Date.now() + cacheMs };
    this.cached = cached;
    configuration.catch(() => {
      cached.until = Date.now() + retryAfterMs;
    });
    return configuration;
  }

  /** Like readConfiguration(), but throws a ProviderError. */
  private async requireConfiguration(): Promise<Configuration> {
    try {
      return await this.readConfiguration();
    } catch (error) {
      throw new ProviderError('unavailable', error);
    }
  }

  /** The address at the provider to send a browser to. Throws a ProviderError. */
  async addressOf(
    { state, nonce, verifier }: VisitSecrets,
    { isAgain }: { isAgain: boolean },
  ): Promise<string> {
    const configuration = await this.requireConfiguration();
    return buildAuthorizationUrl(configuration, {
      redirect_uri: `${this.appUrl}${callbackPath}`,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      // For a confirmation, the provider must ask again instead of using an open session.
      ...(isAgain && { prompt: 'login', max_age: '0' }),
    }).href;
  }

  /** The identity of a user who came back from the provider with this query. Throws a ProviderError. */
  async identityOf(
    query: string,
    { state, nonce, verifier, isAgain, startedAt }: EndedVisit,
  ): Promise<ProvedIdentity> {
    const configuration = await this.requireConfiguration();
    try {
      const tokens = await authorizationCodeGrant(
        configuration,
        new URL(`${this.appUrl}${callbackPath}${query}`),
        { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
      );
      const claims = tokens.claims();
      if (!claims) throw new Error('there is no ID token');
      if (isAgain && !isAuthenticatedAgain(claims, configuration.serverMetadata(), startedAt))
        throw new Error('the provider didn’t ask again who it is');
      // Many providers return the address in the user info only.
      const userInfo =
        claims.email === undefined && configuration.serverMetadata().userinfo_endpoint
          ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {};
      const profile: Record<string, unknown> = { ...claims, ...userInfo };
      // Some providers send a string instead of a boolean.
      const isVerified = profile.email_verified === true || profile.email_verified === 'true';
      const issuer = issuerOf(this.settings);
      return {
        issuer,
        identityHash: identityHash(issuer, claims.sub),
        email: isVerified ? textOf(profile.email, 254) : null,
        name:
          textOf(profile.preferred_username, 100) ??
          textOf(profile.nickname, 100) ??
          textOf(profile.name, 100),
      };
    } catch (error) {
      throw new ProviderError(problemOf(error), error);
    }
  }
}
