import { graphql, type RecordSourceSelectorProxy } from 'relay-runtime';
import type { notificationPreferencesQuery } from '../__generated__/notificationPreferencesQuery.graphql';
import type {
  NotificationKind,
  NotificationPreferenceInput,
  notificationPreferencesSetMutation,
} from '../__generated__/notificationPreferencesSetMutation.graphql';
import { environment } from '../relay/environment';
import { queuedBy } from '../relay/mutationQueues';
import { commit, readNow } from '../relay/requests';
import { applySettings } from './settingsStore';

/** The switches of this device's settings, and the kinds of events that they turn on and off in the account. */
const ruled = {
  session_reminders: ['SESSION_REMINDER'],
  story_comments: ['STORY_COMMENT', 'LATER_COMMENT', 'MENTION'],
} as const satisfies Record<string, readonly NotificationKind[]>;

type Switch = keyof typeof ruled;
export type Switches = Readonly<Record<Switch, boolean>>;

interface Preference {
  readonly kind: string;
  readonly ways: readonly string[];
}

/** A switch is on while one of its kinds is sent in any way. */
function switchesOf(preferences: readonly Preference[]): Switches {
  const isOn = (name: Switch) =>
    preferences.some(
      ({ kind, ways }) => (ruled[name] as readonly string[]).includes(kind) && ways.length > 0,
    );
  return { session_reminders: isOn('session_reminders'), story_comments: isOn('story_comments') };
}

/** The preferences that a change of switches sets: none, or those of a new member. */
export const preferencesOf = (changes: Partial<Switches>): NotificationPreferenceInput[] =>
  (Object.keys(ruled) as Switch[]).flatMap((name) => {
    const isOn = changes[name];
    return isOn === undefined ? [] : ruled[name].map((kind) => ({ kind, ways: isOn ? null : [] }));
  });

/** The switches as the account has them. */
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

/** Shows the chosen ways before the server has them. */
function showWays(
  store: RecordSourceSelectorProxy,
  preferences: readonly NotificationPreferenceInput[],
): void {
  const settings = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('notificationSettings');
  for (const record of settings?.getLinkedRecords('preferences') ?? []) {
    const chosen = preferences.find(({ kind }) => kind === record.getValue('kind'));
    if (chosen) record.setValue((chosen.ways ?? record.getValue('defaultWays')) as string[], 'ways');
  }
}

/** One queue for all settings, because each answer has all of them. */
export const settingsQueue = queuedBy('notification settings');

/** Settings have no id, so the answer's take the place of the viewer's. */
export function showSettings(store: RecordSourceSelectorProxy, field: string): void {
  const payload = store.getRootField(field as never) as ReturnType<typeof store.get>;
  const settings = payload?.getLinkedRecord('notificationSettings');
  if (settings) store.getRoot().getLinkedRecord('viewer')?.setLinkedRecord(settings, 'notificationSettings');
}

/** Sets the ways of some kinds, and the switches of this device accordingly. */
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
      cacheConfig: settingsQueue,
      optimisticUpdater: (store) => showWays(store, preferences),
      updater: (store) => showSettings(store, 'setNotificationPreferences'),
    },
  );
  const switches = switchesOf(answer.setNotificationPreferences.notificationSettings.preferences);
  applySettings((current) => ({ ...current, notifications: { ...current.notifications, ...switches } }));
}
