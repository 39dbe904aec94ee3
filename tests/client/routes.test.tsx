import type { RouteObject } from 'react-router-dom';
import { routes } from '../../client/routes';
import { routes as addresses, appShell, documents, isPage, isRoute } from '../../server/contract/routes';

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
  // Those that are not the client's open there only without a network.
  expect([...new Set(known)].sort()).toEqual([...addresses, ...documents, appShell].sort());
});

// Others: tests/browser/addresses.test.ts.
test.each([
  ['/stories/', true],
  ['/stories/story_1/edit', true],
  ['/stories/story_1/edit/more', false],
  ['/stories//', false],
  ['//', false],
])('%s is an address of the client: %s', (path, known) => {
  expect(isRoute(path)).toBe(known);
});

test.each([
  ['/', true],
  ['/dashboard', true],
  ['/journals', true],
  ['/no/such/place', true],
  ['/apiary', true],
  ['/blog/story_1', true],
  ['/stories/a.b', true],
  ['/feed.atom', false],
  ['/blog/by/ines/feed.json', false],
  ['/blog/story_1/card.png', false],
  ['/sitemap.xml', false],
  ['/robots.txt', false],
  ['/oembed', false],
  ['/unsubscribe', false],
  ['/pages/late.js', false],
  ['/graphql', false],
  ['/graphiql', false],
  ['/api/openapi.json', false],
  ['/api', false],
  ['/downloads/my-data', false],
  ['/calendar/feed.ics', false],
  ['/healthz', false],
  ['/readyz', false],
  ['/sw.js', false],
])('without a network, who opens %s sees the client: %s', (path, seen) => {
  expect(isPage(path)).toBe(seen);
});
