/**
 * All addresses of client screens, in the router's syntax. The server answers these with 200 and others with
 * 404; a test compares the list with client/routes.tsx.
 */
export const routes = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/auth/magic-link',
  '/auth/confirm',
  '/about',
  '/blog',
  '/blog/:id',
  '/dashboard',
  '/sessions',
  '/sessions/new',
  '/sessions/:id',
  '/sessions/:id/edit',
  '/stories',
  '/stories/new',
  '/stories/:id',
  '/stories/:id/edit',
  '/stories/:id/versions',
  '/favorites',
  '/journals',
  '/journals/new',
  '/journals/:id',
  '/journals/:id/edit',
  '/notes',
  '/notes/new',
  '/notes/:id',
  '/notes/:id/edit',
  '/exercises',
  '/exercises/new',
  '/exercises/:id',
  '/exercises/:id/edit',
  '/feedback',
  '/feedback/new',
  '/feedback/:id',
  '/feedback/:id/edit',
  '/u/:username',
  '/profile/edit',
  '/settings',
  '/help',
] as const;

const patterns = routes.map(
  (route) => new RegExp(`^${route.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
);

/** Whether the client has a screen at this path. Like the router, ignores case and a trailing slash. */
export const isRoute = (path: string): boolean => patterns.some((pattern) => pattern.test(path));

/** Paths that the server handles itself, including subpaths. */
const serversOwn = /^\/(graphql|graphiql|api|downloads|calendar|healthz|readyz)(\/|$)/;

/** Whether the client handles this path: a screen, or its not-found page. */
export const isPage = (path: string): boolean =>
  isRoute(path) || !(serversOwn.test(path) || /\.[^/.]+$/.test(path));
