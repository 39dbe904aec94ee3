import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  NotificationKind,
  NotificationWay,
  NotificationWays_settings$key,
} from '../../../__generated__/NotificationWays_settings.graphql';
import { setNotificationPreferences } from '../../../settings/notificationPreferences';
import { toastOutcome } from '../../../ui/feedback/toastOutcome';
import { SettingHelp, SettingsSection } from '../../../ui/form/SettingsSection';
import { groupsOfKinds, ways as shownWays } from './notificationKinds';

/** On wide screens a row has a column for the event and one for each way; on phones the ways are below the event. */
const columns = { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) repeat(4, 4.5rem)' };

/** The ways in which the member is notified of each kind of event, such as in the app, by mail or by push message. */
export function NotificationWays({ settings }: { settings: NotificationWays_settings$key }) {
  const { preferences } = useFragment(
    graphql`
      fragment NotificationWays_settings on NotificationSettings {
        preferences {
          kind
          ways
          defaultWays
          availableWays
          isAlwaysOn
        }
      }
    `,
    settings,
  );
  // The server returns the kinds that concern the viewer; some are for organisers only.
  const isOffered = ({ kinds }: (typeof groupsOfKinds)[number]) =>
    kinds.some(({ kind }) => preferences.some((preference) => preference.kind === kind));
  // After a failure the optimistic choice is undone.
  const choose = (kind: NotificationKind, ways: NotificationWay[]) =>
    toastOutcome(setNotificationPreferences([{ kind, ways }]), { failed: 'Your choice could not be saved' });
  return (
    <SettingsSection
      title="How"
      lead="For each event, one way or several, or none. Push messages go to the devices where you turned them on, below the bell."
    >
      {groupsOfKinds.filter(isOffered).map(({ title, kinds }) => (
        <chakra.section key={title} aria-label={title} mt="6" _first={{ mt: '0' }}>
          <GroupHeader>{title}</GroupHeader>
          {kinds.map(({ kind, label, help }) => {
            const preference = preferences.find((candidate) => candidate.kind === kind);
            if (!preference) return null;
            return (
              <WaysOfKind
                key={kind}
                label={label}
                help={help}
                chosen={preference.ways}
                available={preference.availableWays}
                isFixed={preference.isAlwaysOn}
                onChoose={(ways) => void choose(kind, ways)}
              />
            );
          })}
        </chakra.section>
      ))}
    </SettingsSection>
  );
}

/** The group's title and the columns' labels. These are hidden from screen readers, which read them with each checkbox. */
const GroupHeader = ({ children }: { children: ReactNode }) => (
  <chakra.div
    display="grid"
    gridTemplateColumns={columns}
    alignItems="baseline"
    pb="2"
    borderBottomWidth="1px"
    borderColor="rule.strong"
  >
    <chakra.h3 textStyle="label">{children}</chakra.h3>
    {shownWays.map(({ way, label }) => (
      <chakra.span
        key={way}
        aria-hidden
        hideBelow="md"
        textStyle="small"
        color="ink.muted"
        textAlign="center"
      >
        {label}
      </chakra.span>
    ))}
  </chakra.div>
);

interface WaysOfKindProps {
  label: string;
  help?: string;
  chosen: readonly NotificationWay[];
  available: readonly NotificationWay[];
  isFixed: boolean;
  onChoose: (ways: NotificationWay[]) => void;
}

function WaysOfKind({ label, help, chosen, available, isFixed, onChoose }: WaysOfKindProps) {
  const id = useId();
  return (
    <chakra.div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={help && `${id}-help`}
      display="grid"
      gridTemplateColumns={columns}
      alignItems="center"
      py={{ base: '3', md: '2' }}
      borderBottomWidth="1px"
      borderColor="rule"
      _last={{ borderBottomWidth: '0' }}
    >
      <div>
        <chakra.span id={`${id}-label`} display="block" fontWeight="medium">
          {label}
        </chakra.span>
        {help && <SettingHelp id={`${id}-help`}>{help}</SettingHelp>}
      </div>
      <chakra.div display={{ base: 'flex', md: 'contents' }} flexWrap="wrap" columnGap="5">
        {shownWays.map(
          ({ way, label: wayLabel }, index) =>
            available.includes(way) && (
              <chakra.label
                key={way}
                // Columns count from 1, and the first is the event's. Those of unavailable ways stay empty.
                gridColumn={{ md: index + 2 }}
                display="flex"
                alignItems="center"
                justifyContent="center"
                gap="2"
                minH="target"
                textStyle="small"
                cursor={isFixed ? undefined : 'pointer'}
              >
                <chakra.input
                  type="checkbox"
                  w="5"
                  h="5"
                  accentColor="accent"
                  cursor="inherit"
                  checked={chosen.includes(way)}
                  disabled={isFixed}
                  onChange={({ currentTarget: { checked } }) =>
                    onChoose(
                      shownWays
                        .map((shown) => shown.way)
                        .filter((shown) => (shown === way ? checked : chosen.includes(shown))),
                    )
                  }
                />
                <chakra.span css={{ '@media (min-width: 48rem)': { srOnly: true } }}>{wayLabel}</chakra.span>
              </chakra.label>
            ),
        )}
      </chakra.div>
    </chakra.div>
  );
}
