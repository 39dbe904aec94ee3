import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useSaveGroupSettingsMutation as Mutation } from '../../../__generated__/useSaveGroupSettingsMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';

export function useSaveGroupSettingsMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useSaveGroupSettingsMutation($input: SaveGroupSettingsInput!) {
      saveGroupSettings(input: $input) {
        groupSettings {
          ...GroupSettingsForm_settings
        }
      }
    }
  `);
  const saveGroupSettings = useCallback(
    (input: Mutation['variables']['input']) =>
      commit(
        { input },
        {
          // The settings have no id, so Relay stores the response's beside those of the query.
          updater: (store) => {
            const saved = store.getRootField('saveGroupSettings')?.getLinkedRecord('groupSettings');
            if (saved) store.getRoot().setLinkedRecord(saved, 'groupSettings');
          },
        },
      ),
    [commit],
  );
  return [saveGroupSettings, inFlight] as const;
}
