import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useUnlinkProviderMutation as Mutation } from '../../../__generated__/useUnlinkProviderMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useUnlinkProviderMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useUnlinkProviderMutation {
      unlinkProvider {
        viewer {
          linkedProvider {
            name
          }
        }
      }
    }
  `);
  const unlinkProvider = useCallback(
    // The viewer that is shown is another record.
    () =>
      commit(
        {},
        { updater: (store) => store.getRoot().getLinkedRecord('viewer')?.setValue(null, 'linkedProvider') },
      ),
    [commit],
  );
  return [unlinkProvider, inFlight] as const;
}
