import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toInput } from '../../../../client/features/staff/admin/groupSettingsValues';
import { formatBytes } from '../../../../client/ui/content/formats';
import { messages } from '../../../../server/contract/messages';
import { answer, pending, refuse, variablesOf } from '../../stories/story/renderScreens';
import { fill } from '../../support/formFields';
import { press, showAdmin } from './adminScreens';

beforeEach(() => localStorage.clear());

const mutation = 'saveGroupSettings';
const texts = messages.groupSettings;
const defaults = {
  __typename: 'GroupSettingValues',
  name: 'Monday Writers',
  tagline: 'We write.',
  timeZone: 'Europe/London',
  joining: 'OPEN',
  contact: null,
  allowsAiCrawlers: false,
  newAccountsWait: false,
};
const settings = (values: object = {}) => ({
  __typename: 'GroupSettings',
  values: { ...defaults, ...values },
  defaults,
});

async function show(values: object = {}) {
  const view = await showAdmin('/admin/settings');
  await answer({ groupSettings: settings(values) });
  await screen.findByRole('form', { name: 'Group settings' });
  return view;
}
test('only what was changed is saved, and each setting says what the configuration has', async () => {
  await show();
  expect(screen.getByRole('button', { name: 'Save settings' })).toBeDisabled();
  fill('Name', 'Tuesday Poets');
  await userEvent.click(screen.getByRole('radio', { name: /^Closed/ }));
  await press('Save settings');
  expect(variablesOf(mutation)).toEqual({ input: { name: 'Tuesday Poets', joining: 'CLOSED' } });
  await answer({
    saveGroupSettings: { groupSettings: settings({ name: 'Tuesday Poets', joining: 'CLOSED' }) },
  });
  expect(screen.getByRole('button', { name: 'Save settings' })).toBeDisabled();
});

test('the way back to the configuration saves null', async () => {
  await show({ name: 'Tuesday Poets', contact: 'hello@poets.example' });
  await press(/^Go back to it ?: name/);
  await press(/^Go back to it ?: contact/);
  expect(screen.getByLabelText('Name')).toHaveValue('Monday Writers');
  await press('Save settings');
  expect(variablesOf(mutation)).toEqual({ input: { name: null, contact: null } });
});

test.each([
  ['Name', '', texts.nameNeeded],
  ['Time zone', 'Mars/Olympus', texts.timeZone],
  ['Contact', 'nobody', texts.contact],
])('%s “%s” is refused at its field, without a request', async (label, text, problem) => {
  await show();
  fill(label, text);
  await press('Save settings');
  expect(screen.getByText(problem)).toBeInTheDocument();
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(pending(mutation)).toEqual([]);
});

test('the server’s refusal is shown at its field', async () => {
  await show();
  fill('Contact', 'hello@poets.example');
  await press('Save settings');
  await refuse(mutation, {
    code: 'BAD_USER_INPUT',
    message: texts.contact,
    extensions: { code: 'BAD_USER_INPUT', fields: { contact: texts.contact } },
  });
  expect(screen.getByText(texts.contact)).toBeInTheDocument();
});

test('a test email that reaches nobody says so', async () => {
  await show();
  await press('Send a test email');
  await answer({ sendTestEmail: { isSent: false, message: messages.testEmail.notConfigured } });
  expect(screen.getByText(messages.testEmail.notConfigured)).toBeInTheDocument();
});

test('the system’s figures are shown in words', async () => {
  await showAdmin('/admin/system');
  await answer({
    systemState: {
      __typename: 'SystemState',
      ...{ version: '1.2.0', build: '1.2.0', nodeVersion: 'v22', auditEntries: 12 },
      startedAt: '2026-03-02T19:00:00.000Z',
      checkedAt: '2026-03-02T19:00:00.000Z',
      ...{ isSmtpConfigured: false, isSmtpReachable: null, isRedisConfigured: true, isRedisConnected: false },
      members: [{ __typename: 'MemberCount', state: 'WAITING', count: 3 }],
      storage: { __typename: 'StorageFacts', bytes: 7e9, most: 1.9e9, nearlyFull: 3, bytesMax: 2e9 },
      queues: { __typename: 'QueueFacts', mails: 4, oldestMailAt: null, events: 0, pushes: 0 },
      mailFailures: [
        { __typename: 'MailFailures', reason: 'EAUTH 535', count: 2, lastAt: '2026-03-02T19:00:00.000Z' },
      ],
      database: {
        __typename: 'DatabaseFacts',
        ...{ kind: 'MariaDB', version: '11.8.2', state: 'full', clusterSize: 3, migrations: 40 },
        bytes: 1_500_000,
        largestTables: [{ __typename: 'TableSize', name: 'stories', bytes: 900 }],
      },
    },
  });
  const terms = (await screen.findAllByRole('term')).map(({ textContent }) => textContent);
  expect(terms).toContain('Given up in 7 days: EAUTH 535');
  const said = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  for (const text of [
    'Not connected',
    'Not set up: mail reaches nobody',
    'Its disk is full',
    '1.5 MB',
    '900 bytes',
    '1.9 GB of 2 GB',
  ])
    expect(said).toContain(text);
});

test('bytes are said in their unit', () => {
  expect([999, 1_234_567, 45_600_000_000].map(formatBytes)).toEqual(['999 bytes', '1.2 MB', '46 GB']);
});

test('what was typed outlasts a reload, with a notice until it is saved', async () => {
  const restored = 'Your unsaved changes have been restored.';
  const first = await show();
  fill('Tagline', 'We write on Mondays.');
  first.unmount();
  await show();
  expect(screen.getByText(restored)).toBeInTheDocument();
  expect(screen.getByLabelText('Tagline')).toHaveValue('We write on Mondays.');
  await press('Save settings');
  expect(variablesOf(mutation)).toEqual({ input: { tagline: 'We write on Mondays.' } });
  const saved = { groupSettings: settings({ tagline: 'We write on Mondays.' }) };
  await answer({ saveGroupSettings: saved });
  fill('Name', 'Tuesday Poets');
  expect(screen.queryByText(restored)).toBeNull();
});

test('spaces at the edges are no change', () => {
  const saved = { ...defaults, contact: '' };
  expect(toInput(saved, saved, { ...saved, name: ' Monday Writers ' })).toEqual({});
});
