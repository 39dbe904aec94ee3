import { type LoaderFunctionArgs, replace } from 'react-router-dom';

export const resetPath = '/reset-password';
export const magicLinkPath = '/auth/magic-link';
export const confirmPath = '/auth/confirm';
/** Also the page of invitations' links. */
export const registerPath = '/register';
export const waitingPath = '/waiting';
export const providerPath = '/auth/provider';

const linkPaths: readonly string[] = [resetPath, magicLinkPath, confirmPath, registerPath, providerPath];

/** Parameters of links by their page's path. They contain tokens, so they are in memory only, never in the address or storage. */
const parametersByPath = new Map<string, URLSearchParams>();

export const forgetLink = (path: string) => void parametersByPath.delete(path);

/**
 * The address of the page to reset a password, for a link that has its tokens in the fragment; null for other links. Such a link
 * opens the landing page, which redirects here. Offline, the app opens instead of the landing page.
 */
export function resetAddressOf({ pathname, hash }: { pathname: string; hash: string }): string | null {
  const fragment = hash.replace(/^#/, '');
  const parameters = new URLSearchParams(fragment);
  const isResetLink = parameters.get('access_token') || parameters.get('error');
  return isResetLink && (pathname === '/' || pathname === resetPath) ? `${resetPath}?${fragment}` : null;
}

/**
 * Moves a link's tokens from the address and history entry into memory. Called before the router starts, so
 * that nothing else sees them.
 */
export function takeLinkAtStart(location: Location, history: History): void {
  const resetAddress = resetAddressOf(location);
  if (resetAddress) history.replaceState(history.state, '', resetAddress);
  const path = location.pathname;
  // After a visit to the provider, the code is in the fragment, which no server sees.
  const query = path === providerPath && location.hash ? location.hash.slice(1) : location.search;
  if (!query || !linkPaths.includes(path)) return;
  parametersByPath.set(path, new URLSearchParams(query));
  history.replaceState(history.state, '', path);
}

/** Makes a route's loader that returns the link's parameters. If they are in the address, it redirects without them. */
export const linkLoader =
  (path: string) =>
  ({ request }: Pick<LoaderFunctionArgs, 'request'>): URLSearchParams => {
    const { searchParams } = new URL(request.url);
    if (searchParams.size > 0) {
      parametersByPath.set(path, searchParams);
      throw replace(path);
    }
    return parametersByPath.get(path) ?? searchParams;
  };
