import { graphql, type RecordSourceSelectorProxy } from 'relay-runtime';
import type { notificationPreferencesQuery } from '../__generated__/notificationPreferencesQuery.graphql';
import type {
  NotificationKind,
  NotificationPreferenceInput,
  notificationPreferencesSetMutation,
} from '../__generated__/notificationPreferencesSetMutation.graphql';
import { environment } from '../relay/environment';
import { queueConfig } from '../relay/mutationQueues';
import { commit, readNow } from '../relay/requests';
import { applySettings } from './settingsStore';

/** The switches among this device's settings, each with the kinds of notifications that it turns on and off in the account. */
const kindsOfSwitch = {
  session_reminders: ['SESSION_REMINDER'],
  story_comments: ['STORY_COMMENT', 'LATER_COMMENT', 'MENTION'],
} as const satisfies Record<string, readonly NotificationKind[]>;

type SwitchName = keyof typeof kindsOfSwitch;
/** Whether each switch is on. */
export type Switches = Readonly<Record<SwitchName, boolean>>;

interface Preference {
  readonly kind: string;
  /** How the kind is sent, such as by mail; empty if it is turned off. */
  readonly ways: readonly string[];
}

/** A switch is on if one of its kinds is sent in any way. */
function switchesOf(preferences: readonly Preference[]): Switches {
  const isOn = (name: SwitchName) => {
    const kinds: readonly string[] = kindsOfSwitch[name];
    return preferences.some(({ kind, ways }) => kinds.includes(kind) && ways.length > 0);
  };
  return { session_reminders: isOn('session_reminders'), story_comments: isOn('story_comments') };
}

/** The mutation's input for changed switches: off means no way, and on (null) the ways that new members have. */
export const preferencesOf = (changes: Partial<Switches>): NotificationPreferenceInput[] =>
  (Object.keys(kindsOfSwitch) as SwitchName[]).flatMap((name) => {
    const isOn = changes[name];
    return isOn === undefined ? [] : kindsOfSwitch[name].map((kind) => ({ kind, ways: isOn ? null : [] }));
  });

/** Reads the switches from the account; null without a signed-in viewer. */
export async function loadSwitches(): Promise<Switches | null> {
  const data = await readNow<notificationPreferencesQuery>(
    environment,
    graphql`
      query notificationPreferencesQuery {
        viewer {
          notificationSettings {
            preferences {
              kind
              ways
            }
          }
        }
      }
    `,
    {},
  );
  return data?.viewer ? switchesOf(data.viewer.notificationSettings.preferences) : null;
}

/** Updates the store optimistically with the chosen ways. */
function showChosenWays(
  store: RecordSourceSelectorProxy,
  preferences: readonly NotificationPreferenceInput[],
): void {
  const settings = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('notificationSettings');
  for (const record of settings?.getLinkedRecords('preferences') ?? []) {
    const chosen = preferences.find(({ kind }) => kind === record.getValue('kind'));
    if (chosen) record.setValue((chosen.ways ?? record.getValue('defaultWays')) as string[], 'ways');
  }
}

/** Mutations of notification settings run one after another, because each response has all of the settings. */
export const notificationSettingsQueue = queueConfig('notification settings');

/** Puts the settings in a mutation's response, which have no id, in the place of the viewer's. */
export function replaceNotificationSettings(store: RecordSourceSelectorProxy, field: string): void {
  const payload = store.getRootField(field as never) as ReturnType<typeof store.get>;
  const settings = payload?.getLinkedRecord('notificationSettings');
  if (settings) store.getRoot().getLinkedRecord('viewer')?.setLinkedRecord(settings, 'notificationSettings');
}

/** Saves the ways of some kinds in the account, and sets this device's switches accordingly. */
export async function setNotificationPreferences(preferences: NotificationPreferenceInput[]): Promise<void> {
  const answer = await commit<notificationPreferencesSetMutation>(
    environment,
    graphql`
      mutation notificationPreferencesSetMutation($input: SetNotificationPreferencesInput!) {
        setNotificationPreferences(input: $input) {
          notificationSettings {
            preferences {
              kind
              ways
              defaultWays
              availableWays
              isAlwaysOn
            }
            digest
            mailRefusedAt
            quietHours {
              from
              until
              timeZone
            }
          }
        }
      }
      `,
    { input: { preferences } },
    {
      cacheConfig: notificationSettingsQueue,
      optimisticUpdater: (store) => showChosenWays(store, preferences),
      updater: (store) => replaceNotificationSettings(store, 'setNotificationPreferences'),
    },
  );
  const switches = switchesOf(answer.setNotificationPreferences.notificationSettings.preferences);
  applySettings((current) => ({ ...current, notifications: { ...current.notifications, ...switches } }));
}
