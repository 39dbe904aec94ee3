import { waitFor } from '@testing-library/react';
import { outbox, type Senders } from '../../../../client/outbox/outbox';
import { sendAccountSettings, syncAccountSettings } from '../../../../client/settings/accountSettings';
import {
  type AccountSetting,
  loadAccountSettings,
  type SettingChange,
  saveAccountSettings,
} from '../../../../client/settings/accountTransport';
import { changeGroup, readSettings, resetSettings } from '../../../../client/settings/settingsStore';

jest.mock('../../../../client/settings/accountTransport');

let account: Map<string, { value: string; at: number }>;
let isReachable: boolean;
let stops: (() => void)[];

const storedSettings = (): AccountSetting[] => [...account].map(([name, { value }]) => ({ name, value }));
const ifReachable = async () => {
  if (!isReachable) throw new Error('offline');
};

/** An account on a server: of several changes the last one wins. */
const transport = {
  load: jest.mocked(loadAccountSettings).mockImplementation(async () => {
    await ifReachable();
    return storedSettings();
  }),
  save: jest.mocked(saveAccountSettings).mockImplementation(async (changes: readonly SettingChange[]) => {
    await ifReachable();
    for (const { name, value, changedAgoMs } of changes) {
      const at = Date.now() - changedAgoMs;
      if (at >= (account.get(name)?.at ?? 0)) account.set(name, { value, at });
    }
    return storedSettings();
  }),
};
const signIn = (memberId: string) => {
  const senders = { settings: sendAccountSettings } as Partial<Senders> as Senders;
  const ends = [outbox.start(memberId, senders, () => true), syncAccountSettings(memberId)];
  const stop = () => {
    for (const end of ends.splice(0)) end();
  };
  stops.push(stop);
  return stop;
};
const has = (name: string, value: unknown) =>
  waitFor(() => expect(account.get(name)?.value).toBe(JSON.stringify(value)));

beforeEach(() => {
  localStorage.clear();
  account = new Map();
  isReachable = true;
  stops = [];
  jest.clearAllMocks();
});
afterEach(() => {
  for (const stop of stops) stop();
  resetSettings();
});

test('what the account has is taken, and the rest stays as it is on the device', async () => {
  account.set('editor.font_size', { value: '"large"', at: 1 });
  account.set('privacy.default_story_privacy', { value: '"shared"', at: 1 });
  account.set('editor.later_invention', { value: 'true', at: 1 });
  account.set('editor.line_height', { value: '"enormous"', at: 1 });
  changeGroup('notifications', { auto_save_notifications: false });
  signIn('ann');
  await waitFor(() => expect(readSettings().editor.font_size).toBe('large'));
  expect(readSettings()).toMatchObject({
    editor: { line_height: 'normal', font_family: 'serif' },
    privacy: { default_story_privacy: 'shared', show_activity_status: true },
    notifications: { auto_save_notifications: false },
  });
  expect(transport.save).not.toHaveBeenCalled();
});

test('a change reaches the account, but one of auto-save notifications stays on the device', async () => {
  signIn('ann');
  await waitFor(() => expect(transport.load).toHaveBeenCalled());
  changeGroup('editor', { show_word_count: false });
  changeGroup('notifications', { auto_save_notifications: false });
  await has('editor.show_word_count', false);
  expect([...account.keys()]).toEqual(['editor.show_word_count']);
});

test('the switches of reminders and comments follow the account, in both directions', async () => {
  account.set('notifications.story_comments', { value: 'false', at: 1 });
  signIn('ann');
  await waitFor(() => expect(readSettings().notifications.story_comments).toBe(false));
  changeGroup('notifications', { session_reminders: false, story_comments: true });
  await has('notifications.session_reminders', false);
  await has('notifications.story_comments', true);
});

test('a change made offline is sent later, and loses against a later one made elsewhere', async () => {
  signIn('ann');
  await waitFor(() => expect(transport.load).toHaveBeenCalled());
  isReachable = false;
  changeGroup('editor', { font_size: 'small', font_family: 'mono' });
  await waitFor(() => expect(transport.save).toHaveBeenCalled());
  account.set('editor.font_size', { value: '"large"', at: Date.now() });
  isReachable = true;
  window.dispatchEvent(new Event('online'));
  await has('editor.font_family', 'mono');
  await waitFor(() =>
    expect(readSettings().editor).toMatchObject({ font_size: 'large', font_family: 'mono' }),
  );
});

test('what was set on the device before goes to the account of its member, not to that of the next', async () => {
  changeGroup('editor', { font_size: 'small' });
  const stop = signIn('ann');
  await has('editor.font_size', 'small');
  await waitFor(() =>
    expect(outbox.entries({ memberId: 'ann', kind: 'settings', about: 'account' })).toEqual([]),
  );
  stop();
  account = new Map([['editor.font_family', { value: '"mono"', at: 1 }]]);
  signIn('bob');
  await waitFor(() =>
    expect(readSettings().editor).toMatchObject({ font_size: 'medium', font_family: 'mono' }),
  );
  expect(account.has('editor.font_size')).toBe(false);
});

test('changes that wait belong to their member, whoever signs in meanwhile', async () => {
  const stop = signIn('ann');
  await waitFor(() => expect(transport.load).toHaveBeenCalled());
  isReachable = false;
  changeGroup('editor', { font_size: 'small' });
  stop();
  isReachable = true;
  const stopBob = signIn('bob');
  await waitFor(() => expect(readSettings().editor.font_size).toBe('medium'));
  stopBob();
  expect(account.size).toBe(0);
  signIn('ann');
  await has('editor.font_size', 'small');
  await waitFor(() => expect(readSettings().editor.font_size).toBe('small'));
});
