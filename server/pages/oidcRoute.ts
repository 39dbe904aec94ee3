import { type Request, type Response, Router } from 'express';
import type { ProviderProblem } from '../contract/providerMessages';
import { browserCookie, browserSecretIn, newSecret } from '../features/identity/oidc/browserCookie';
import {
  callbackPath,
  type IdentityProvider,
  ProviderError,
} from '../features/identity/oidc/identityProvider';
import { canSignInOrJoin } from '../features/identity/oidc/signInWithProvider';
import { beginVisit, endVisit, storeIdentity } from '../features/identity/oidc/visits';
import { isCrossSite } from '../http/forms';
import { clientOf, networkAround } from '../http/requests';
import { refuseOtherMethods } from '../http/responses';
import type { Services } from '../request/context';
import { clientError } from '../request/errorMapping';
import { sendErrorPage } from './sendPage';

interface Deps {
  services: Services;
  requestIdOf: (request: Request) => string;
}

/** Where the browser is sent, with a new secret for its cookie. */
interface Target {
  path: string;
  browser?: string;
}

const stateMax = 200;

/** The page that shows why it failed: /login, or /auth/provider for signed-in members, because /login would redirect them. */
const problemPath = (problem: ProviderProblem, { isSignedIn }: { isSignedIn: boolean }) =>
  `${isSignedIn ? '/auth/provider' : '/login'}?problem=${problem}`;

/** Data of a failure for the log, without the provider's responses, which have secrets. */
function factsOf(error: unknown) {
  const { name, message, code, error: reason, cause } = error as Record<string, unknown>;
  return { name, message, code, error: reason, cause: (cause as Error | undefined)?.message };
}

function sendToProvider({ services }: Deps, provider: IdentityProvider) {
  return async (request: Request): Promise<Target> => {
    const { config } = services;
    // Otherwise another site could start a sign-in here, with an invitation of its choice.
    if (isCrossSite(request, config.appUrl)) return { path: '/login' };
    const { query } = request;
    const isLinking = query.for === 'link';
    // The provider must authenticate the member again, even with an open session.
    const isAgain = query.again === '1';
    const browser = browserSecretIn(request.headers.cookie, config.appUrl) ?? newSecret();
    try {
      const secrets = await beginVisit(services, browser, {
        purpose: isLinking ? 'link' : 'sign_in',
        isAgain,
        returnTo: query.returnTo,
        invitation: query.invitation,
      });
      return { path: await provider.addressOf(secrets, { isAgain }), browser };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      services.log.warn({ provider: factsOf(error.cause) }, 'the provider of sign-ins can’t be reached');
      return { path: problemPath(error.problem, { isSignedIn: isLinking || isAgain }) };
    }
  };
}

function returnFromProvider({ services, requestIdOf }: Deps, provider: IdentityProvider) {
  return async (request: Request): Promise<Target> => {
    const { appUrl } = services.config;
    const { state } = request.query;
    const browser = browserSecretIn(request.headers.cookie, appUrl);
    const isPlausible = typeof state === 'string' && state.length <= stateMax && browser;
    const visit = isPlausible ? await endVisit(services, state, browser) : undefined;
    if (!isPlausible || !visit) return { path: problemPath('expired', { isSignedIn: false }) };
    const isLinking = visit.purpose === 'link';
    const isSignedIn = isLinking || visit.isAgain;
    try {
      const [query] = /\?.*$/s.exec(request.originalUrl) ?? [''];
      const identity = await provider.identityOf(query, { ...visit, state });
      if (!isLinking && !(await canSignInOrJoin(services, identity)))
        return { path: problemPath('unverified', { isSignedIn }) };
      const code = await storeIdentity(services, browser, visit, identity);
      return { path: `/auth/provider#${new URLSearchParams({ code, for: visit.purpose })}` };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      // `denied` isn't logged: the user or the provider has refused.
      if (error.problem !== 'denied')
        services.log.warn(
          { provider: factsOf(error.cause), requestId: requestIdOf(request) },
          'a sign-in with the provider failed',
        );
      return { path: problemPath(error.problem, { isSignedIn }) };
    }
  };
}

/** The redirects to the provider of sign-ins and back. There are none if the settings name no provider. */
export function oidcRouter(deps: Deps): Router {
  const router = Router();
  const { config, rateLimits, identityProvider } = deps.services;
  if (!identityProvider) return router;
  const redirecting =
    (targetOf: (request: Request) => Promise<Target>) => async (request: Request, response: Response) => {
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('Referrer-Policy', 'no-referrer');
      try {
        const client = clientOf(request, config.trustProxy);
        await rateLimits.take('providerClient', client);
        await rateLimits.take('providerNetwork', networkAround(client));
        const { path, browser } = await targetOf(request);
        if (browser) response.setHeader('Set-Cookie', browserCookie(browser, config.appUrl));
        response.redirect(303, path);
      } catch (error) {
        const known = clientError(error);
        if (!known) throw error;
        sendErrorPage(response, known, config);
      }
    };
  router.get('/oidc/start', redirecting(sendToProvider(deps, identityProvider)));
  router.get(callbackPath, redirecting(returnFromProvider(deps, identityProvider)));
  router.all(['/oidc/start', callbackPath], refuseOtherMethods);
  return router;
}
