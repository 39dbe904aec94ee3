import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readSettings } from '../../../../client/settings/settingsStore';
import { answer, pending, refuse, variablesOf } from '../../stories/story/renderScreens';
import { open } from './settingsOnPage';

beforeEach(() => localStorage.clear());

const preference = (kind: string, ways: string[], isAlwaysOn = false) => ({
  __typename: 'NotificationPreference',
  kind,
  ways,
  defaultWays: ['APP', 'MAIL'],
  availableWays: kind === 'SESSION_REMINDER' ? ['APP', 'MAIL', 'PUSH'] : ['APP', 'MAIL', 'PUSH', 'DIGEST'],
  isAlwaysOn,
});
const settingsWith = (overrides: Record<string, unknown> = {}) => ({
  __typename: 'NotificationSettings',
  preferences: [
    preference('MENTION', ['APP', 'MAIL']),
    preference('SESSION_REMINDER', ['APP']),
    preference('ACCOUNT_SECURITY', ['APP', 'MAIL'], true),
  ],
  digest: 'WEEKLY',
  mailRefusedAt: null as string | null,
  quietHours: null as object | null,
  ...overrides,
});

async function show(overrides: Record<string, unknown> = {}, account: Record<string, unknown> = {}) {
  await open('?tab=notifications');
  await answer({
    viewer: {
      email: 'ann@example.test',
      emailConfirmedAt: '2026-03-02T19:00:00.000Z',
      notificationSettings: settingsWith(overrides),
      ...account,
    },
  });
}

const box = (event: string, way: string) =>
  within(screen.getByRole('group', { name: event })).getByRole('checkbox', { name: way });

test('each event has its ways; the account’s security can’t be changed', async () => {
  await show();
  expect(box('Mentions', 'Email')).toBeChecked();
  expect(box('Mentions', 'Push')).not.toBeChecked();
  const reminders = within(screen.getByRole('group', { name: 'Reminders' }));
  expect(reminders.queryByRole('checkbox', { name: 'Digest' })).toBeNull();
  expect(box('Security', 'App')).toBeChecked();
  expect(box('Security', 'App')).toBeDisabled();
});

test('a way is chosen at once, and the switch above follows when no way is left', async () => {
  await show();
  await userEvent.click(box('Reminders', 'App'));
  expect(variablesOf('setNotificationPreferences')).toEqual({
    input: { preferences: [{ kind: 'SESSION_REMINDER', ways: [] }] },
  });
  expect(box('Reminders', 'App')).not.toBeChecked();
  const changed = settingsWith({
    preferences: [preference('SESSION_REMINDER', []), preference('MENTION', ['APP'])],
  });
  await answer({ setNotificationPreferences: { notificationSettings: changed } });
  expect(box('Reminders', 'App')).not.toBeChecked();
  expect(box('Mentions', 'Email')).not.toBeChecked();
  expect(screen.getByRole('switch', { name: 'Session reminders' })).not.toBeChecked();
  expect(readSettings().notifications).toMatchObject({ session_reminders: false, story_comments: true });
});

test('a choice that can’t be saved is taken back', async () => {
  await show();
  await userEvent.click(box('Mentions', 'Push'));
  expect(box('Mentions', 'Push')).toBeChecked();
  await refuse('setNotificationPreferences', { code: 'NETWORK', message: 'We can’t reach the server.' });
  expect(box('Mentions', 'Push')).not.toBeChecked();
  expect(screen.getByText('We can’t reach the server.')).toBeInTheDocument();
});

test('quiet hours start with the browser’s time zone, and must not end when they start', async () => {
  await show();
  await userEvent.click(screen.getByRole('switch', { name: 'Quiet hours' }));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const quietHours = { from: 1_320, until: 420, timeZone };
  expect(variablesOf('setNotificationSettings')).toEqual({ input: { quietHours } });
  await answer({
    setNotificationSettings: {
      notificationSettings: settingsWith({ quietHours: { __typename: 'QuietHours', ...quietHours } }),
    },
  });
  const until = screen.getByLabelText('Until');
  expect([screen.getByLabelText('From'), until].map((field) => (field as HTMLInputElement).value)).toEqual([
    '22:00',
    '07:00',
  ]);
  await userEvent.clear(until);
  await userEvent.type(until, '22:00');
  expect(until).toHaveAccessibleDescription('Quiet hours must end at another time than they start');
  await userEvent.clear(until);
  await userEvent.type(until, '06:30');
  await userEvent.tab();
  expect(variablesOf('setNotificationSettings')).toEqual({
    input: { quietHours: { ...quietHours, until: 390 } },
  });
});

test('quiet hours are saved once both times are left, not between them', async () => {
  const quietHours = { __typename: 'QuietHours', from: 1_320, until: 420, timeZone: 'Europe/London' };
  await show({ quietHours });
  const [from, until] = [screen.getByLabelText('From'), screen.getByLabelText('Until')];
  await userEvent.clear(from);
  await userEvent.type(from, '21:00');
  await userEvent.tab();
  expect(until).toHaveFocus();
  expect(pending('setNotificationSettings')).toEqual([]);
  await userEvent.clear(until);
  await userEvent.type(until, '06:00');
  await userEvent.click(document.body);
  expect(variablesOf('setNotificationSettings')).toEqual({
    input: { quietHours: { from: 1_260, until: 360, timeZone: 'Europe/London' } },
  });
});

test.each([
  ['is not confirmed', {}, { emailConfirmedAt: null }, /Not confirmed yet/, false],
  [
    'refuses mails',
    { mailRefusedAt: '2026-03-03T09:00:00.000Z' },
    {},
    /has refused them since 3 March 2026|March 3, 2026/,
    true,
  ],
] as const)('an address that %s says so', async (_state, settings, account, text, canTest) => {
  await show(settings, account);
  const section = screen.getByRole('region', { name: 'Where emails go' });
  expect(section).toHaveTextContent('ann@example.test');
  expect(section).toHaveTextContent(text);
  const test = screen.queryByRole('button', { name: 'Send me a test email' });
  expect(test !== null).toBe(canTest);
});

test.each([
  ['is on its way to the address', true, 'status', /on its way to ann@example.test/],
  ['reaches nobody without a mail server', false, 'alert', /^No mail server/],
] as const)('a test mail %s', async (_what, isSent, role, text) => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Send me a test email' }));
  const message = 'No mail server is set up here, so email reaches nobody.';
  await answer({ sendTestEmail: { isSent, message } });
  const section = screen.getByRole('region', { name: 'Where emails go' });
  expect(within(section).getByRole(role)).toHaveTextContent(text);
});
