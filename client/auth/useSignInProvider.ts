import { useEffect, useState } from 'react';
import { graphql } from 'relay-runtime';
import type { useSignInProviderQuery } from '../__generated__/useSignInProviderQuery.graphql';
import { commitWithoutRelay } from './accountMutations';

const query = graphql`
  query useSignInProviderQuery {
    info {
      signInProvider
    }
  }
`;

let request: Promise<string | null> | undefined;

/** Loads the provider's name, once unless it fails, because it changes only when the server restarts. */
function loadNameOnce(): Promise<string | null> {
  request ??= commitWithoutRelay<useSignInProviderQuery>(query, {}).then(
    ({ info }) => info.signInProvider ?? null,
    () => {
      request = undefined;
      return null;
    },
  );
  return request;
}

/** The name of the provider that members may sign in with; null if there is none, and until it is known. */
export function useSignInProvider(): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => void loadNameOnce().then(setName), []);
  return name;
}
