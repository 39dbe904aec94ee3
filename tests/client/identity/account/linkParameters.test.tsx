import {
  forgetLink,
  linkLoader,
  magicLinkPath,
  resetAddressOf,
  resetPath,
  takeLinkAtStart,
} from '../../../../client/features/identity/account/linkParameters';

beforeEach(() => {
  localStorage.clear();
  forgetLink(resetPath);
  forgetLink(magicLinkPath);
});
afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  [
    '/',
    '#access_token=a&refresh_token=b&type=recovery',
    '/reset-password?access_token=a&refresh_token=b&type=recovery',
  ],
  [
    '/',
    '#error=access_denied&error_code=otp_expired',
    '/reset-password?error=access_denied&error_code=otp_expired',
  ],
  ['/', '#main', null],
  ['/', '#error', null],
  ['/', '#type=recovery', null],
  ['/blog', '#access_token=a', null],
])('at %s the fragment %s belongs to %s', (pathname, hash, place) => {
  expect(resetAddressOf({ pathname, hash })).toBe(place);
});

const kept = (path: string) =>
  Object.fromEntries(linkLoader(path)({ request: { url: `http://here${path}` } as Request }));

test.each(['/', '/reset-password'])(
  'a recovery link at %s is removed from the address and the history before the router starts, and its tokens are kept',
  (at) => {
    window.history.replaceState(null, '', `${at}#access_token=a&refresh_token=b&type=recovery`);
    const entries = window.history.length;
    takeLinkAtStart(window.location, window.history);
    expect(window.location.href).toBe('http://localhost/reset-password');
    expect(window.history.length).toBe(entries);
    expect(window.history.state).toBeNull();
    expect(kept(resetPath)).toEqual({ access_token: 'a', refresh_token: 'b', type: 'recovery' });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).toBe('{}');
  },
);

test('so is a magic link', () => {
  window.history.replaceState(null, '', '/auth/magic-link?token=t');
  takeLinkAtStart(window.location, window.history);
  expect(window.location.href).toBe('http://localhost/auth/magic-link');
  expect(kept(magicLinkPath)).toEqual({ token: 't' });
});

test.each(['/#main', '/blog?q=token', '/reset-password', '/login?token=t'])('%s is left as it is', (path) => {
  window.history.replaceState({ idx: 3 }, '', path);
  takeLinkAtStart(window.location, window.history);
  expect(window.location.href).toBe(`http://localhost${path}`);
  expect(window.history.state).toEqual({ idx: 3 });
});
