/**
 * All addresses of client screens, in the router's syntax. The server answers these with the app, and others that aren't
 * its own with 404; a test compares the list with client/routes.tsx.
 */
export const routes = [
  '/login',
  '/register',
  '/waiting',
  '/forgot-password',
  '/reset-password',
  '/auth/magic-link',
  '/auth/confirm',
  '/auth/provider',
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
  '/goals',
  '/exercises',
  '/exercises/new',
  '/exercises/:id',
  '/exercises/:id/edit',
  '/feedback',
  '/feedback/new',
  '/feedback/:id',
  '/feedback/:id/edit',
  '/members',
  '/u/:username',
  '/profile/edit',
  '/notifications',
  '/settings',
  '/help',
  '/admin',
  '/admin/approvals',
  '/admin/invitations',
  '/admin/members',
  '/admin/members/:id',
  '/admin/reports',
  '/admin/audit-log',
  '/admin/settings',
  '/admin/system',
] as const;

/** The address of the client's one page, which the service worker keeps. */
export const appShell = '/app';

/** Addresses of the public documents, which the server renders. */
export const documents = [
  '/',
  '/about',
  '/blog',
  '/blog/:id',
  '/blog/by/:username',
  '/blog/tags/:name',
  '/terms',
  '/privacy',
] as const;

/** Addresses of what programs read, served like the documents: feeds, and what search engines ask for. */
export const resources = [
  '/feed.atom',
  '/feed.json',
  '/blog/by/:username/feed.atom',
  '/blog/by/:username/feed.json',
  '/blog/tags/:name/feed.atom',
  '/blog/tags/:name/feed.json',
  '/sitemap.xml',
  '/sitemap/:part.xml',
  '/robots.txt',
] as const;

const patternOf = (route: string) =>
  new RegExp(`^${route.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`, 'i');

const patterns = routes.map(patternOf);
const documentPatterns = documents.map(patternOf);

/** Whether a path is a public document's. */
export const isDocument = (path: string): boolean => documentPatterns.some((pattern) => pattern.test(path));

/** Whether the client has a screen at this path. Like the router, ignores case and a trailing slash. */
export const isRoute = (path: string): boolean => patterns.some((pattern) => pattern.test(path));

/** First parts of the paths that the server handles itself, including subpaths. */
export const serverPaths = [
  'api',
  'calendar',
  'downloads',
  'follow',
  'graphiql',
  'graphql',
  'healthz',
  'oembed',
  'oidc',
  'unsubscribe',
  'pages',
  'readyz',
] as const;

const serversPattern = new RegExp(`^/(${serverPaths.join('|')})(/|$)`);

/**
 * Whether the service worker may answer a navigation to this path by the app when the server can't be reached: the app's
 * screens, the documents, and unknown addresses, for which the app has a not-found page. Other paths are files and programs'.
 */
export const isPage = (path: string): boolean =>
  isRoute(path) || !(serversPattern.test(path) || /\.[^/.]+$/.test(path));
