import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';
import type { usePasskeyMutationsAddMutation } from '../../../__generated__/usePasskeyMutationsAddMutation.graphql';
import type { usePasskeyMutationsRemoveMutation } from '../../../__generated__/usePasskeyMutationsRemoveMutation.graphql';
import type { usePasskeyMutationsRenameMutation } from '../../../__generated__/usePasskeyMutationsRenameMutation.graphql';
import type { usePasskeyMutationsStartMutation } from '../../../__generated__/usePasskeyMutationsStartMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';
import { copyRights } from './showSecondFactor';

/** Copies a mutation's passkeys to the viewer: mutations return the viewer as another record. */
function showPasskeys(store: RecordSourceProxy, payload: RecordProxy | null | undefined): void {
  const shownViewer = store.getRoot().getLinkedRecord('viewer');
  const mutationViewer = payload?.getLinkedRecord('viewer');
  if (!shownViewer || !mutationViewer) return;
  shownViewer.setLinkedRecords(mutationViewer.getLinkedRecords('passkeys') ?? [], 'passkeys');
  copyRights(shownViewer, mutationViewer);
}

/** Asks the server for the options with which the browser creates a passkey. */
export function useStartPasskeyMutation() {
  const [commit, inFlight] = useAppMutation<usePasskeyMutationsStartMutation>(graphql`
    mutation usePasskeyMutationsStartMutation {
      startPasskey {
        options
      }
    }
  `);
  const startPasskey = useCallback(() => commit({}), [commit]);
  return [startPasskey, inFlight] as const;
}

export function useAddPasskeyMutation() {
  const [commit, inFlight] = useAppMutation<usePasskeyMutationsAddMutation>(graphql`
    mutation usePasskeyMutationsAddMutation($input: AddPasskeyInput!) {
      addPasskey(input: $input) {
        viewer {
          secondFactorOwed
          canCreateSessions
          canCreateExercises
          passkeys {
            id
            ...PasskeyRow_passkey
          }
        }
      }
    }
  `);
  const addPasskey = useCallback(
    (input: { name: string; response: string }) =>
      commit({ input }, { updater: (store) => showPasskeys(store, store.getRootField('addPasskey')) }),
    [commit],
  );
  return [addPasskey, inFlight] as const;
}

export function useRenamePasskeyMutation() {
  const [commit, inFlight] = useAppMutation<usePasskeyMutationsRenameMutation>(graphql`
    mutation usePasskeyMutationsRenameMutation($input: RenamePasskeyInput!) {
      renamePasskey(input: $input) {
        passkey {
          ...PasskeyRow_passkey
        }
      }
    }
  `);
  const renamePasskey = useCallback((input: { id: string; name: string }) => commit({ input }), [commit]);
  return [renamePasskey, inFlight] as const;
}

export function useRemovePasskeyMutation() {
  const [commit, inFlight] = useAppMutation<usePasskeyMutationsRemoveMutation>(graphql`
    mutation usePasskeyMutationsRemoveMutation($input: RemovePasskeyInput!) {
      removePasskey(input: $input) {
        viewer {
          secondFactorOwed
          canCreateSessions
          canCreateExercises
          passkeys {
            id
            ...PasskeyRow_passkey
          }
        }
      }
    }
  `);
  const removePasskey = useCallback(
    (id: string) =>
      commit(
        { input: { id } },
        { updater: (store) => showPasskeys(store, store.getRootField('removePasskey')) },
      ),
    [commit],
  );
  return [removePasskey, inFlight] as const;
}
