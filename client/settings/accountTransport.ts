import { graphql } from 'relay-runtime';
import type { accountTransportQuery } from '../__generated__/accountTransportQuery.graphql';
import type { accountTransportSaveMutation } from '../__generated__/accountTransportSaveMutation.graphql';
import { environment } from '../relay/environment';
import { commit, readNow } from '../relay/requests';
import { type AccountSetting, type AccountSettingsTransport, followAccount } from './accountSettings';
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

const group = 'notifications.';

/** Notifications are preferences of the account, not settings of the app. */
const isSwitch = ({ name }: AccountSetting) => name.startsWith(group);

async function saveSettings(
  settings: readonly (AccountSetting & { changedAgoMs: number })[],
): Promise<readonly AccountSetting[]> {
  const variables = { input: { settings } };
  return (await commit<accountTransportSaveMutation>(environment, mutation, variables)).saveSettings.settings;
}

async function loadSettings(): Promise<readonly AccountSetting[]> {
  const data = await readNow<accountTransportQuery>(environment, query, {});
  return data?.viewer?.settings ?? [];
}

const settingsOf = (switches: Switches | null): AccountSetting[] =>
  Object.entries(switches ?? {}).map(([name, isOn]) => ({ name: group + name, value: String(isOn) }));

const accountTransport: AccountSettingsTransport = {
  async load() {
    const [settings, switches] = await Promise.all([loadSettings(), loadSwitches()]);
    return [...settings, ...settingsOf(switches)];
  },
  async save(changes) {
    const switched = changes.filter(isSwitch);
    if (switched.length > 0) {
      const chosen = switched.map(({ name, value }) => [name.slice(group.length), value === 'true']);
      await setNotificationPreferences(preferencesOf(Object.fromEntries(chosen) as Partial<Switches>));
    }
    const others = changes.filter((change) => !isSwitch(change));
    const settings = await (others.length > 0 ? saveSettings(others) : loadSettings());
    return [...settings, ...settingsOf(await loadSwitches())];
  },
};

export const startAccountSettings = (memberId: string) => followAccount(memberId, accountTransport);
