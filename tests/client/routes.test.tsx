import type { RouteObject } from 'react-router-dom';
import { routes } from '../../client/routes';
import { routes as addresses, isPage, isRoute } from '../../server/contract/routes';

/** The full paths of all routes. */
function addressesOf(children: RouteObject[], parent = ''): string[] {
  return children.flatMap((route) => {
    const own = route.path?.startsWith('/') ? route.path : [parent, route.path].filter(Boolean).join('/');
    const below = addressesOf(route.children ?? [], own);
    if (route.index || (route.path && !route.children)) below.push(`/${own.replace(/^\//, '')}`);
    return below;
  });
}

test('the server knows every address of the client, and no other', () => {
  const known = addressesOf(routes).filter((address) => address !== '/*');
  expect([...new Set(known)].sort()).toEqual([...addresses].sort());
});

test.each([
  ['/', true],
  ['/blog', true],
  ['/blog/', true],
  ['/Blog', true],
  ['/blog/story_1', true],
  ['/blog/a.b', true],
  ['/stories/story_1/edit', true],
  ['/stories/story_1/edit/more', false],
  ['/blog/story_1/edit', false],
  ['/blog//', false],
  ['/no/such/place', false],
  ['//', false],
  ['/wp-login', false],
])('%s is an address of the client: %s', (path, known) => {
  expect(isRoute(path)).toBe(known);
});

test.each([
  ['/dashboard', true],
  ['/journals', true],
  ['/no/such/place', true],
  ['/apiary', true],
  ['/blog/a.b', true],
  ['/graphql', false],
  ['/graphiql', false],
  ['/api/openapi.json', false],
  ['/api', false],
  ['/downloads/my-data', false],
  ['/calendar/feed.ics', false],
  ['/oembed', false],
  ['/healthz', false],
  ['/readyz', false],
  ['/sw.js', false],
])('who opens %s is to see the client: %s', (path, seen) => {
  expect(isPage(path)).toBe(seen);
});
