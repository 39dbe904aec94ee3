/**
 * Every address that a person can open in the client, as its router writes them. The server answers these with 200
 * and any other with 404; a test holds the list against client/routes.tsx.
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

/** Whether the client has a screen at this path: as its router does, whatever the case, with or without a slash at the end. */
export const isRoute = (path: string): boolean => patterns.some((pattern) => pattern.test(path));

/** What the server answers itself, with or without more behind it. */
const serversOwn = /^\/(graphql|graphiql|api|downloads|calendar|healthz|readyz)(\/|$)/;

/** Whether a person who opens this path is to see the client: one of its screens, or its words that there is none. */
export const isPage = (path: string): boolean =>
  isRoute(path) || !(serversOwn.test(path) || /\.[^/.]+$/.test(path));
