import { type LoaderFunctionArgs, replace } from 'react-router-dom';

export const resetPath = '/reset-password';
export const magicLinkPath = '/auth/magic-link';
export const confirmPath = '/auth/confirm';
/** Also the page of invitations' links. */
export const registerPath = '/register';
export const waitingPath = '/waiting';
export const providerPath = '/auth/provider';

const linkPaths: readonly string[] = [resetPath, magicLinkPath, confirmPath, registerPath, providerPath];

/** Tokens of links by page, in memory only: not in the address, history or storage. */
const kept = new Map<string, URLSearchParams>();

export const forgetLink = (path: string) => void kept.delete(path);

/**
 * The page for a recovery link's fragment; null for other fragments. The landing page leads here with the fragment; without a
 * network, the app opens in its place.
 */
export function placeOfFragment({ pathname, hash }: { pathname: string; hash: string }): string | null {
  const fragment = hash.replace(/^#/, '');
  const carries = new URLSearchParams(fragment);
  return (pathname === '/' || pathname === resetPath) && (carries.get('access_token') || carries.get('error'))
    ? `${resetPath}?${fragment}`
    : null;
}

/**
 * Moves a link's tokens from the address and history entry into memory. Called before the router starts, so
 * that nothing else sees them.
 */
export function takeLinkAtStart(location: Location, history: History): void {
  const place = placeOfFragment(location);
  if (place) history.replaceState(history.state, '', place);
  const path = location.pathname;
  // The code of the provider's answer comes in the fragment, which no server sees.
  const carried = path === providerPath && location.hash ? location.hash.slice(1) : location.search;
  if (!carried || !linkPaths.includes(path)) return;
  kept.set(path, new URLSearchParams(carried));
  history.replaceState(history.state, '', path);
}

/**
 * A loader that returns a link's parameters. If the router gets them in the address, it redirects without
 * them.
 */
export const linkLoader =
  (path: string) =>
  ({ request }: Pick<LoaderFunctionArgs, 'request'>): URLSearchParams => {
    const { searchParams } = new URL(request.url);
    if (searchParams.size > 0) {
      kept.set(path, searchParams);
      throw replace(path);
    }
    return kept.get(path) ?? searchParams;
  };
