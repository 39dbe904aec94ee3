import { storage } from '../lib/storage';
import { createListeners } from '../lib/store';

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

export type TokenChange =
  | { kind: 'stored'; previous: string | null; accessToken: string }
  | { kind: 'removed' }
  | { kind: 'expired' };

const accessTokenKey = 'access_token';
const refreshTokenKey = 'refresh_token';

const changes = createListeners<TokenChange>();

export function readTokens(): Tokens | null {
  const accessToken = storage.get(accessTokenKey);
  const refreshToken = storage.get(refreshTokenKey);
  return accessToken && refreshToken ? { accessToken, refreshToken } : null;
}

export const readAccessToken = () => storage.get(accessTokenKey);

export function storeTokens(tokens: Tokens): void {
  // Store the refresh token first, so that a tab notified of the new access token finds both.
  storage.set(refreshTokenKey, tokens.refreshToken);
  storage.set(accessTokenKey, tokens.accessToken);
}

export function removeTokens(): void {
  storage.remove(refreshTokenKey);
  storage.remove(accessTokenKey);
}

/** Removes tokens that the server refused, and notifies about it. */
export function expireTokens(): void {
  removeTokens();
  changes.notify({ kind: 'expired' });
}

/** Notifies about tokens that expired here, or that another tab stored or removed. */
export const subscribeToTokens = changes.subscribe;

/** The member of an access token; null if it is unreadable. */
export function tokenSubject(accessToken: string | null): string | null {
  return tokenClaims(accessToken)?.sub ?? null;
}

/** A token that expires this soon could expire on its way to the server. */
const leewaySeconds = 10;

/** Whether the token has expired or will within the leeway, by this device's clock. */
export function isTokenExpired(accessToken: string): boolean {
  const exp = tokenClaims(accessToken)?.exp;
  return exp !== undefined && exp < Date.now() / 1000 + leewaySeconds;
}

/** The claims in the payload of a JSON Web Token, which is base64url; null if it is unreadable. */
function tokenClaims(token: string | null): { sub?: string; exp?: number } | null {
  const payload = token?.split('.')[1];
  if (!payload) return null;
  try {
    return JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')));
  } catch {
    return null;
  }
}

function onStoredElsewhere(previous: string | null) {
  const accessToken = readAccessToken();
  changes.notify(accessToken ? { kind: 'stored', previous, accessToken } : { kind: 'removed' });
}

window.addEventListener('storage', ({ key, oldValue }) => {
  // A null key means localStorage.clear().
  if (key === accessTokenKey || key === null) onStoredElsewhere(oldValue);
});

// While the page is in the browser's back/forward cache, it gets no events of other tabs.
let tokenWhenHidden: string | null = null;
window.addEventListener('pagehide', () => {
  tokenWhenHidden = readAccessToken();
});
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && readAccessToken() !== tokenWhenHidden) onStoredElsewhere(tokenWhenHidden);
});
