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

let asked: Promise<string | null> | undefined;

/** The provider's name; asked once, because it changes only when the server restarts. */
function askOnce(): Promise<string | null> {
  asked ??= commitWithoutRelay<useSignInProviderQuery>(query, {}).then(
    ({ info }) => info.signInProvider ?? null,
    () => {
      asked = undefined;
      return null;
    },
  );
  return asked;
}

/** The name of the provider that members may sign in with; null if there is none, and until it is known. */
export function useSignInProvider(): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    void askOnce().then((answer) => !left && setName(answer));
    return () => {
      left = true;
    };
  }, []);
  return name;
}
