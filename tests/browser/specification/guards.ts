/** Specification, section 2: route groups. Addresses as the client's router writes them. */

/** Routes for everyone; signed-in members are redirected from those of `guestOnly`. */
export const publicRoutes = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/auth/magic-link',
  '/auth/confirm',
] as const;

/** Documents of the server, the same for everyone. */
export const publicDocuments = ['/', '/about', '/blog', '/blog/:id'] as const;

/** Routes for members; others are redirected to /login, and back after signing in. */
export const memberRoutes = [
  '/dashboard',
  '/sessions',
  '/sessions/:id',
  '/stories',
  '/stories/new',
  '/stories/:id',
  '/stories/:id/edit',
  '/favorites',
  '/u/:username',
  '/journals',
  '/journals/new',
  '/journals/:id',
  '/journals/:id/edit',
  '/notes',
  '/notes/new',
  '/notes/:id',
  '/notes/:id/edit',
  '/exercises',
  '/exercises/:id',
  '/feedback',
  '/feedback/new',
  '/feedback/:id',
  '/feedback/:id/edit',
  '/members',
  '/notifications',
  '/settings',
  '/help',
] as const;

/** Routes that show visitors their own message instead of a redirect. */
export const ownRefusalRoutes = ['/profile/edit'] as const;

/** Routes for staff; members see 'Access Restricted'. */
export const staffRoutes = [
  '/sessions/new',
  '/sessions/:id/edit',
  '/exercises/new',
  '/exercises/:id/edit',
] as const;

/** Routes that the specification does not have. */
export const addedRoutes = [
  '/goals',
  '/stories/:id/versions',
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

/** The same for visitors. */
export const addedPublicRoutes = ['/waiting', '/auth/provider'] as const;
