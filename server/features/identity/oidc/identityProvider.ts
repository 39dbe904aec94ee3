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
/** How long the provider's addresses and keys are kept, and how long it isn't asked again after a failure. */
const keptMs = 60 * 60 * 1000;
const restMs = 10_000;
const answerBytes = 256 * 1024;
/** Seconds by which clocks may differ. */
const tolerance = 30;

export const callbackPath = '/oidc/callback';

/** An identity that the provider has proved. */
export interface ProvedIdentity {
  issuer: string;
  /** SHA-256 of issuer and subject. */
  identityHash: string;
  /** Null unless the provider has verified it. */
  email: string | null;
  /** A name that they chose, if the provider has one. */
  name: string | null;
}

/** The secrets of one visit to the provider. */
export interface VisitSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

interface Ended extends VisitSecrets {
  isAgain: boolean;
  startedAt: Date;
}

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
    // Leaving the loop cancels the rest.
    if (size > answerBytes) throw new TypeError('the answer is too long');
    chunks.push(chunk);
  }
  const body = size > 0 ? Buffer.concat(chunks) : null;
  return new Response(body, { status: response.status, headers: response.headers });
};

/** Sends the secret in the header, the standard's default, unless the provider takes it in the body only. */
const authenticate =
  (clientSecret: string): ClientAuth =>
  (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported;
    const inBody = methods && !methods.includes('client_secret_basic');
    const authentication = inBody ? ClientSecretPost(clientSecret) : ClientSecretBasic(clientSecret);
    return authentication(server, client, body, headers);
  };

/** Whether the error, or its cause, means that there was no response. */
function isUnreached(error: unknown): boolean {
  if (!(error instanceof Error) && typeof error !== 'object') return false;
  const { name, code, message, cause } = (error ?? {}) as Record<string, unknown>;
  if (code === 'OAUTH_TIMEOUT' || name === 'TimeoutError' || message === 'fetch failed') return true;
  return cause !== undefined && cause !== null && isUnreached(cause);
}

function problemOf(error: unknown): ProviderProblem {
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'denied';
    return error.error === 'temporarily_unavailable' ? 'unavailable' : 'failed';
  }
  return isUnreached(error) ? 'unavailable' : 'failed';
}

const textOf = (value: unknown, longest: number): string | null =>
  typeof value === 'string' && value.length > 0 && value.length <= longest ? value : null;

export const identityHash = (issuer: string, subject: string): string => sha256(`${issuer}\n${subject}`);

/**
 * Whether the provider authenticated the user again since the visit began. Users can edit the address that their browser is sent
 * to, so a provider that supports `auth_time` must include it.
 */
function isAsked(
  { auth_time: at }: { auth_time?: unknown },
  { claims_supported: known }: { claims_supported?: unknown },
  startedAt: Date,
): boolean {
  if (typeof at === 'number') return at >= startedAt.getTime() / 1000 - tolerance;
  return !(Array.isArray(known) && known.includes('auth_time'));
}

/** The provider of the settings. Asked only when somebody signs in with it, so that the app starts without it. */
export class IdentityProvider {
  private found: { configuration: Promise<Configuration>; until: number } | undefined;

  constructor(
    readonly settings: ProviderSettings,
    private readonly appUrl: string,
  ) {}

  /** The provider's addresses; concurrent callers share one request. */
  private configuration(): Promise<Configuration> {
    if (this.found && this.found.until > Date.now()) return this.found.configuration;
    const { issuer, clientId, clientSecret } = this.settings;
    const configuration = discovery(
      new URL(issuer),
      clientId,
      { [clockTolerance]: tolerance },
      authenticate(clientSecret),
      {
        [customFetch]: limitedFetch,
        timeout: timeoutSeconds,
        // The signatures of ID tokens are checked too, though they come from the provider itself.
        execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
      },
    );
    const found = { configuration, until: Date.now() + keptMs };
    this.found = found;
    configuration.catch(() => {
      found.until = Date.now() + restMs;
    });
    return configuration;
  }

  private async reach(): Promise<Configuration> {
    try {
      return await this.configuration();
    } catch (error) {
      throw new ProviderError('unavailable', error);
    }
  }

  /** The address at the provider to send a browser to. */
  async addressOf(
    { state, nonce, verifier }: VisitSecrets,
    { isAgain }: { isAgain: boolean },
  ): Promise<string> {
    const configuration = await this.reach();
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
    { state, nonce, verifier, isAgain, startedAt }: Ended,
  ): Promise<ProvedIdentity> {
    const configuration = await this.reach();
    try {
      const tokens = await authorizationCodeGrant(
        configuration,
        new URL(`${this.appUrl}${callbackPath}${query}`),
        { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
      );
      const claims = tokens.claims();
      if (!claims) throw new Error('there is no ID token');
      if (isAgain && !isAsked(claims, configuration.serverMetadata(), startedAt))
        throw new Error('the provider didn’t ask again who it is');
      // Many providers return the address only here.
      const more =
        claims.email === undefined && configuration.serverMetadata().userinfo_endpoint
          ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {};
      const profile: Record<string, unknown> = { ...claims, ...more };
      // Some providers send a string.
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
