import { getRequest, graphql } from 'relay-runtime';
import type { refreshTokensMutation$data } from '../__generated__/refreshTokensMutation.graphql';
import { GraphQLRequestError } from '../lib/requestError';
import type { Post } from './post';
import { expireTokens, readAccessToken, readTokens, storeTokens, tokenSubject } from './tokens';

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
   * Returns an access token of the same member that is newer than the refused one. Null if the sign-in has
   * ended; the tokens are then removed. Also null if another member has signed in since. Rejects if the
   * server is unreachable: being offline signs nobody out.
   */
  renew(refused: string): Promise<string | null>;
}

/** Other tabs see a localStorage write with a delay, so the lock is held that much longer. */
const storageDelayMs = 100;

/** Runs one refresh at a time in this tab and, with Web Locks, in all tabs. */
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
  const running = new Map<string, Promise<string | null>>();
  let last: Promise<unknown> = Promise.resolve();

  async function refresh(refused: string): Promise<string | null> {
    const tokens = readTokens();
    if (!tokens) {
      // If both are gone, someone signed out meanwhile, which isn't an expiry.
      if (readAccessToken()) expireTokens();
      return null;
    }
    if (tokens.accessToken !== refused) return ifSameMember(refused, tokens.accessToken);
    try {
      const payload = await post({
        params: getRequest(mutation).params,
        variables: { input: { refreshToken: tokens.refreshToken } },
      });
      const renewed = (payload.data as refreshTokensMutation$data).refreshTokens.tokens;
      // Signed out during the request: stay signed out.
      if (readTokens()?.refreshToken !== tokens.refreshToken)
        return ifSameMember(refused, readTokens()?.accessToken ?? null);
      storeTokens(renewed);
      // Another tab stores its tokens in two steps; in between, the refresh token may be another member's.
      return isOfAnotherMember(refused, renewed.accessToken) ? null : renewed.accessToken;
    } catch (error) {
      if (!(error instanceof GraphQLRequestError) || !endsSignIn(error)) throw error;
      const current = readTokens();
      // Without Web Locks another tab may have used the same refresh token.
      if (current && current.refreshToken !== tokens.refreshToken)
        return ifSameMember(refused, current.accessToken);
      expireTokens();
      return null;
    }
  }

  return {
    renew(refused) {
      const shared = running.get(refused);
      if (shared) return shared;
      // Refreshes for different refused tokens run in sequence: the token that an earlier one would return is
      // itself refused.
      const renewal = last
        .then(() => underLock(() => refresh(refused)))
        .finally(() => running.delete(refused));
      last = renewal.catch(() => {});
      running.set(refused, renewal);
      return renewal;
    },
  };
}

/** The stored token if it belongs to the member of the refused one, otherwise null. An unreadable token could be anyone's. */
function ifSameMember(refused: string, stored: string | null): string | null {
  const member = tokenSubject(refused);
  return member !== null && member === tokenSubject(stored) ? stored : null;
}

function isOfAnotherMember(refused: string, renewed: string): boolean {
  const members = [tokenSubject(refused), tokenSubject(renewed)];
  return !members.includes(null) && members[0] !== members[1];
}

/** Whether the error means that the refresh token is no longer valid; others, such as of the network, say nothing about it. */
const endsSignIn = ({ code }: GraphQLRequestError) =>
  code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' || code === 'NOT_FOUND' || code === 'BAD_USER_INPUT';
