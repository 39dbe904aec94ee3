import { getRequest, graphql } from 'relay-runtime';
import type { refreshTokensMutation$data } from '../__generated__/refreshTokensMutation.graphql';
import type { Post } from './post';
import { GraphQLRequestError } from './requestError';
import { expireTokens, readAccessToken, readTokens, storeTokens } from './tokens';

const mutation = graphql`
  mutation refreshTokensMutation($input: RefreshTokensInput!) {
    refreshTokens(input: $input) {
      tokens {
        accessToken
        refreshToken
      }
    }
  }
`;

export interface Refresher {
  /**
   * Gives an access token newer than the one that was refused, or null once the sign-in is over (the tokens are
   * removed then). Rejects where the server can't say: being offline signs nobody out.
   */
  renew(refused: string | null): Promise<string | null>;
}

/** localStorage reaches the other tabs a moment after it was written, so the lock is kept that much longer. */
const storageDelayMs = 100;

/** One refresh at a time, in this tab and, where the browser has Web Locks, in all tabs. */
export function createRefresher(post: Post, locks: LockManager | undefined): Refresher {
  const underLock = (task: () => Promise<string | null>) =>
    new Promise<string | null>((resolve, reject) => {
      if (!locks) return resolve(task());
      locks
        .request('token-refresh', async () => {
          const result = task();
          resolve(result);
          await result;
          await new Promise((proceed) => setTimeout(proceed, storageDelayMs));
        })
        .catch(reject);
    });
  let running: Promise<string | null> | null = null;

  async function refresh(refused: string | null): Promise<string | null> {
    const tokens = readTokens();
    if (!tokens) {
      // Both gone: someone signed out meanwhile, and that is not an expiry.
      if (readAccessToken()) expireTokens();
      return null;
    }
    if (tokens.accessToken !== refused) return tokens.accessToken;
    try {
      const payload = await post({
        params: getRequest(mutation).params,
        variables: { input: { refreshToken: tokens.refreshToken } },
      });
      const renewed = (payload.data as refreshTokensMutation$data).refreshTokens.tokens;
      // Signed out while the answer was on its way: stay signed out.
      if (readTokens()?.refreshToken !== tokens.refreshToken) return readTokens()?.accessToken ?? null;
      storeTokens(renewed);
      return renewed.accessToken;
    } catch (error) {
      if (!(error instanceof GraphQLRequestError) || !endsSignIn(error)) throw error;
      const current = readTokens();
      // Without Web Locks another tab may have used the same refresh token a moment earlier.
      if (current && current.refreshToken !== tokens.refreshToken) return current.accessToken;
      expireTokens();
      return null;
    }
  }

  return {
    renew(refused) {
      running ??= underLock(() => refresh(refused)).finally(() => {
        running = null;
      });
      return running;
    },
  };
}

/** Anything but these says nothing about the refresh token. */
const endsSignIn = ({ code }: GraphQLRequestError) =>
  code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' || code === 'NOT_FOUND' || code === 'BAD_USER_INPUT';
