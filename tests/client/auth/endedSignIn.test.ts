import { expireSignIn, hasEndedInEditor } from '../../../client/auth/endedSignIn';
import { storeTokens } from '../../../client/relay/tokens';
import { accessTokenOf } from '../identity/account/renderApp';

jest.unmock('../../../client/relay/environment');

const ledFrom = (pathname: string, ended = true) =>
  hasEndedInEditor({
    pathname: '/login',
    search: '',
    hash: '',
    key: '',
    state: { from: { pathname }, ended },
  });

test('only a member whose sign-in ended while writing gets a message about the text', () => {
  for (const list of ['/stories', '/journals', '/notes']) {
    expect(ledFrom(`${list}/new`)).toBe(true);
    expect(ledFrom(`${list}/text_1/edit`)).toBe(true);
    expect(ledFrom(list)).toBe(false);
    expect(ledFrom(`${list}/text_1`)).toBe(false);
  }
  expect(ledFrom('/exercises/new')).toBe(false);
  // Nobody has ever signed in on this device, so there is no text.
  expect(ledFrom('/stories/new', false)).toBe(false);
  expect(hasEndedInEditor({ pathname: '/login', search: '', hash: '', key: '', state: null })).toBe(false);
});

test('a sign-in that another member has started since is not ended', () => {
  storeTokens({ accessToken: accessTokenOf('user_ben'), refreshToken: 'refresh' });
  expireSignIn();
  expect(localStorage.getItem('access_token')).not.toBeNull();
  storeTokens({ accessToken: 'nobody', refreshToken: 'refresh' });
  expireSignIn();
  expect(localStorage.getItem('access_token')).toBeNull();
});
