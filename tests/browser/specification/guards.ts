/** Specification, section 2: route groups. Addresses as the client's router writes them. */

/** Everyone sees these; who is signed in is led on from those of `guestOnly`. */
export const publicRoutes = [
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
] as const;

/** Members alone: anyone else is led to /login, and back after signing in. */
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
  '/settings',
  '/help',
] as const;

/** Its own words tell visitors that it is for members. */
export const ownRefusalRoutes = ['/profile/edit'] as const;

/** Staff alone: members read 'Access Restricted'. */
export const staffRoutes = [
  '/sessions/new',
  '/sessions/:id/edit',
  '/exercises/new',
  '/exercises/:id/edit',
] as const;

/** What this product has beside the specification's. */
export const addedRoutes = ['/stories/:id/versions'] as const;
