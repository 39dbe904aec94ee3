import { getRequest, graphql } from 'relay-runtime';
import type { refreshTokensMutation$data } from '../__generated__/refreshTokensMutation.graphql';
import type { Post } from '../relay/post';
import { GraphQLRequestError } from '../relay/requestError';
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
   * Gives an access token of the same member, newer than the one that was refused. Null once the sign-in is over (the
   * tokens are removed then), and where another member has signed in since. Rejects where the server can't say: being offline signs nobody out.
   */
  renew(refused: string): Promise<string | null>;
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
  const running = new Map<string, Promise<string | null>>();
  let last: Promise<unknown> = Promise.resolve();

  async function refresh(refused: string): Promise<string | null> {
    const tokens = readTokens();
    if (!tokens) {
      // Both gone: someone signed out meanwhile, and that is not an expiry.
      if (readAccessToken()) expireTokens();
      return null;
    }
    if (tokens.accessToken !== refused) return ofSameMember(refused, tokens.accessToken);
    try {
      const payload = await post({
        params: getRequest(mutation).params,
        variables: { input: { refreshToken: tokens.refreshToken } },
      });
      const renewed = (payload.data as refreshTokensMutation$data).refreshTokens.tokens;
      // Signed out while the answer was on its way: stay signed out.
      if (readTokens()?.refreshToken !== tokens.refreshToken)
        return ofSameMember(refused, readTokens()?.accessToken ?? null);
      storeTokens(renewed);
      // Another tab stores its pair in two steps: between them the refresh token may be another member's already.
      return ofAnotherMember(refused, renewed.accessToken) ? null : renewed.accessToken;
    } catch (error) {
      if (!(error instanceof GraphQLRequestError) || !endsSignIn(error)) throw error;
      const current = readTokens();
      // Without Web Locks another tab may have used the same refresh token a moment earlier.
      if (current && current.refreshToken !== tokens.refreshToken)
        return ofSameMember(refused, current.accessToken);
      expireTokens();
      return null;
    }
  }

  return {
    renew(refused) {
      const shared = running.get(refused);
      if (shared) return shared;
      // One that was refused earlier waits its turn: what it would be given now is being refused itself.
      const renewal = last
        .then(() => underLock(() => refresh(refused)))
        .finally(() => running.delete(refused));
      last = renewal.catch(() => {});
      running.set(refused, renewal);
      return renewal;
    },
  };
}

/** The stored token, where it stands for the member of the refused one. One that can't be read might be anyone's. */
function ofSameMember(refused: string, stored: string | null): string | null {
  const member = tokenSubject(refused);
  return member !== null && member === tokenSubject(stored) ? stored : null;
}

function ofAnotherMember(refused: string, renewed: string): boolean {
  const members = [tokenSubject(refused), tokenSubject(renewed)];
  return !members.includes(null) && members[0] !== members[1];
}

/** Anything but these says nothing about the refresh token. */
const endsSignIn = ({ code }: GraphQLRequestError) =>
  code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' || code === 'NOT_FOUND' || code === 'BAD_USER_INPUT';
