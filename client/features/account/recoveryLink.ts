import { type LoaderFunctionArgs, replace } from 'react-router-dom';

export const resetPath = '/reset-password';
export const magicLinkPath = '/auth/magic-link';
export const confirmPath = '/auth/confirm';

const linkPaths: readonly string[] = [resetPath, magicLinkPath, confirmPath];

/** What links brought along, by the page they open. It stays in memory: in no address, no history and no storage. */
const kept = new Map<string, URLSearchParams>();

export const forgetLink = (path: string) => void kept.delete(path);

/** Where a recovery link's fragment belongs; null for every other fragment, which stays where it is. */
export function placeOfFragment({ pathname, hash }: { pathname: string; hash: string }): string | null {
  const fragment = hash.replace(/^#/, '');
  const carries = new URLSearchParams(fragment);
  return pathname === '/' && (carries.get('access_token') || carries.get('error'))
    ? `${resetPath}?${fragment}`
    : null;
}

/**
 * Takes a link's tokens out of the address and the history entry that the page was opened with. Called before the
 * router starts, so that nothing else ever sees them.
 */
export function takeLinkAtStart(location: Location, history: History): void {
  const place = placeOfFragment(location);
  if (place) history.replaceState(history.state, '', place);
  const path = location.pathname;
  if (!location.search || !linkPaths.includes(path)) return;
  kept.set(path, new URLSearchParams(location.search));
  history.replaceState(history.state, '', path);
}

interface Router {
  state: { location: { pathname: string; hash: string } };
  subscribe(listener: (state: RouterState) => void): () => void;
  navigate(to: string, options: { replace: boolean }): Promise<void>;
}

interface RouterState {
  location: { pathname: string; hash: string };
  navigation: { state: string };
}

/** A link that is pasted where the landing page is open changes its fragment alone: nothing is loaded anew. */
export function watchForLinks(router: Router): () => void {
  return router.subscribe(({ location, navigation }) => {
    const place = navigation.state === 'idle' ? placeOfFragment(location) : null;
    if (place) void router.navigate(place, { replace: true });
  });
}

/** Gives a page what its link brought along. Where the router itself meets the tokens, it goes on without them. */
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
