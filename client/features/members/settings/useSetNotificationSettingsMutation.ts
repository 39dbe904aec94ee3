import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type {
  useSetNotificationSettingsMutation as Mutation,
  SetNotificationSettingsInput,
} from '../../../__generated__/useSetNotificationSettingsMutation.graphql';
import { useAppMutation } from '../../../relay/useAppMutation';
import {
  notificationSettingsQueue,
  replaceNotificationSettings,
} from '../../../settings/notificationPreferences';

export type SetSettings = (change: SetNotificationSettingsInput) => Promise<unknown>;

/** Sets the digest's frequency and the quiet hours. */
export function useSetNotificationSettingsMutation() {
  const [commit, inFlight] = useAppMutation<Mutation>(graphql`
    mutation useSetNotificationSettingsMutation($input: SetNotificationSettingsInput!) {
      setNotificationSettings(input: $input) {
        notificationSettings {
          mailRefusedAt
          ...NotificationWays_settings
          ...MailTimes_settings
        }
      }
    }
  `);
  const setSettings = useCallback<SetSettings>(
    (change) =>
      commit(
        { input: change },
        {
          cacheConfig: notificationSettingsQueue,
          optimisticUpdater: (store) => {
            const settings = store
              .getRoot()
              .getLinkedRecord('viewer')
              ?.getLinkedRecord('notificationSettings');
            if (change.digest) settings?.setValue(change.digest, 'digest');
            if (change.quietHours === null) settings?.setValue(null, 'quietHours');
            if (change.quietHours && settings) {
              const hours = settings.getOrCreateLinkedRecord('quietHours', 'QuietHours');
              for (const [name, value] of Object.entries(change.quietHours)) hours.setValue(value, name);
            }
          },
          updater: (store) => replaceNotificationSettings(store, 'setNotificationSettings'),
        },
      ),
    [commit],
  );
  return [setSettings, inFlight] as const;
}
