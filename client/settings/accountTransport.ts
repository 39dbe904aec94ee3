import { graphql } from 'relay-runtime';
import type { accountTransportQuery } from '../__generated__/accountTransportQuery.graphql';
import type { accountTransportSaveMutation } from '../__generated__/accountTransportSaveMutation.graphql';
import { environment } from '../relay/environment';
import { commit, readNow } from '../relay/requests';
import {
  loadSwitches,
  preferencesOf,
  type Switches,
  setNotificationPreferences,
} from './notificationPreferences';

const query = graphql`
  query accountTransportQuery {
    viewer {
      settings {
        name
        value
      }
    }
  }
`;

const mutation = graphql`
  mutation accountTransportSaveMutation($input: SaveSettingsInput!) {
    saveSettings(input: $input) {
      settings {
        name
        value
      }
    }
  }
`;

/** A setting as the account has it; `value` is JSON. */
export interface AccountSetting {
  name: string;
  value: string;
}

export type SettingChange = AccountSetting & { changedAgoMs: number };

/** Settings with this prefix are switches, which the account stores as notification preferences. */
export const switchPrefix = 'notifications.';

const isSwitch = ({ name }: AccountSetting) => name.startsWith(switchPrefix);

async function saveSettings(settings: readonly SettingChange[]): Promise<readonly AccountSetting[]> {
  const variables = { input: { settings } };
  return (await commit<accountTransportSaveMutation>(environment, mutation, variables)).saveSettings.settings;
}

async function loadSettings(): Promise<readonly AccountSetting[]> {
  const data = await readNow<accountTransportQuery>(environment, query, {});
  return data?.viewer?.settings ?? [];
}

const settingsOf = (switches: Switches | null): AccountSetting[] =>
  Object.entries(switches ?? {}).map(([name, isOn]) => ({ name: switchPrefix + name, value: String(isOn) }));

export async function loadAccountSettings(): Promise<readonly AccountSetting[]> {
  const [settings, switches] = await Promise.all([loadSettings(), loadSwitches()]);
  return [...settings, ...settingsOf(switches)];
}

/** Resolves with all settings of the account. */
export async function saveAccountSettings(
  changes: readonly SettingChange[],
): Promise<readonly AccountSetting[]> {
  const changedSwitches = changes.filter(isSwitch);
  if (changedSwitches.length > 0) {
    const entries = changedSwitches.map(({ name, value }) => [
      name.slice(switchPrefix.length),
      value === 'true',
    ]);
    await setNotificationPreferences(preferencesOf(Object.fromEntries(entries) as Partial<Switches>));
  }
  const changedSettings = changes.filter((change) => !isSwitch(change));
  const settings = await (changedSettings.length > 0 ? saveSettings(changedSettings) : loadSettings());
  return [...settings, ...settingsOf(await loadSwitches())];
}
