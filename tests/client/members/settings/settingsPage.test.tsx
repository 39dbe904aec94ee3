import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pending, refuse, settle } from '../../stories/story/renderScreens';
import {
  answerAccount,
  button,
  importFile,
  keyOf,
  open,
  recordDownloads,
  stored,
  tab,
} from './settingsOnPage';

beforeEach(() => localStorage.clear());

test('the tabs can be opened by address, without further requests', async () => {
  await open('?tab=privacy');
  expect(screen.getByRole('switch', { name: 'Show activity status' })).toBeChecked();
  await answerAccount();
  for (const name of ['Editor', 'Notifications', 'Privacy', 'Data']) await tab(name);
  expect(pending('viewer.hasPassword')).toHaveLength(0);
  await tab('Privacy');
  expect(screen.getByRole('heading', { name: 'Where you’re signed in' })).toBeInTheDocument();
});

test.each([
  ['data', 'Delete account'],
  ['privacy', 'Change password'],
])('on the tab %s a form of the account is shown once that is known, or can’t be', async (at, name) => {
  // The answer would take what was typed before it.
  const { unmount } = await open(`?tab=${at}`);
  expect(screen.queryByRole('button', { name })).toBeNull();
  await answerAccount();
  expect(button(name)).toBeInTheDocument();
  unmount();
  await open(`?tab=${at}`);
  await refuse('viewer.hasPassword', { code: 'SERVICE_UNAVAILABLE', message: 'Please try again later.' });
  expect(button(name)).toBeInTheDocument();
});

test('the device’s settings stay usable if the server refuses the account’s', async () => {
  await open('?tab=privacy');
  await refuse('viewer.hasPassword', { code: 'FORBIDDEN', message: 'You may not do this.' });
  expect(screen.getAllByText('This part could not be loaded')).not.toHaveLength(0);
  expect(screen.getByRole('switch', { name: 'Show activity status' })).toBeEnabled();
});

describe('keyboard shortcuts', () => {
  const change = (name: string) => userEvent.click(button(`Change ${name}`));
  const openAndChange = async (name: string) => {
    await open();
    await change(name);
  };
  const field = () => screen.getByRole('textbox');

  test('typing a combination and Enter binds it', async () => {
    await openAndChange('Save story');
    await userEvent.clear(field());
    await userEvent.type(field(), 'cmd+shift+k{Enter}');
    expect(screen.getAllByText('Keyboard shortcut updated!')).toHaveLength(1);
    expect(keyOf('save_story')).toBe('Cmd+Shift+K');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(button('Change Save story')).toHaveFocus();
  });

  test('keys that are being recorded have no other effect', async () => {
    await openAndChange('Save story');
    expect(fireEvent.keyDown(field(), { key: 'd', code: 'KeyD', ctrlKey: true })).toBe(false);
    expect(field()).toHaveValue('Ctrl+D');
    // Keys for editing text keep their function here.
    expect(fireEvent.keyDown(field(), { key: 'a', code: 'KeyA', ctrlKey: true })).toBe(true);
    expect(fireEvent.keyDown(field(), { key: 'Tab', code: 'Tab' })).toBe(true);
    expect(field()).toHaveValue('Ctrl+D');
  });

  test('Escape cancels', async () => {
    await openAndChange('Save story');
    await userEvent.clear(field());
    await userEvent.type(field(), 'Cmd+U{Escape}');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(stored()).toBeNull();
  });

  test('a combination in use is refused in place', async () => {
    await openAndChange('Save story');
    await userEvent.keyboard('{Control>}p{/Control}{Enter}');
    expect(field()).toHaveAccessibleDescription(/^Ctrl\+P is taken by/);
    await userEvent.keyboard('{Control>}u{/Control}');
    expect(field()).toBeValid();
  });

  test('combinations that a browser may keep are allowed with a warning', async () => {
    await openAndChange('Save story');
    await userEvent.keyboard('{Control>}t{/Control}');
    expect(field()).toHaveAccessibleDescription('Your browser may keep these keys for itself.');
    await userEvent.keyboard('{Enter}');
    expect(keyOf('save_story')).toBe('Cmd+T');
  });

  test('one is reset to its default, or all of them', async () => {
    await open();
    expect(button('Reset all shortcuts')).toBeDisabled();
    for (const [name, key] of [
      ['Save story', 'u'],
      ['Dashboard', 'j'],
    ] as const) {
      await change(name);
      await userEvent.keyboard(`{Control>}${key}{/Control}{Enter}`);
    }
    await userEvent.click(button('Reset Save story'));
    expect([keyOf('save_story'), keyOf('dashboard')]).toEqual(['Cmd+S', 'Cmd+J']);
    expect(screen.queryByRole('button', { name: 'Reset Save story' })).toBeNull();
    await userEvent.click(button('Reset all shortcuts'));
    expect(keyOf('dashboard')).toBe('Cmd+D');
  });

  test('the key that opens their list can be turned off, and on again', async () => {
    await open();
    expect(screen.getByText(/Some browsers keep Ctrl\+N for themselves/)).toBeInTheDocument();
    const listKey = screen.getByRole('switch', { name: 'Open it with ?' });
    expect(listKey).toBeChecked();
    await userEvent.click(listKey);
    expect(listKey).not.toBeChecked();
    expect(localStorage.getItem('shortcut_list_key')).toBe('off');
    await userEvent.click(listKey);
    expect(listKey).toBeChecked();
  });

  test('a default that another shortcut uses is not restored', async () => {
    await openAndChange('Save story');
    await userEvent.keyboard('{Control>}u{/Control}{Enter}');
    await change('Dashboard');
    await userEvent.keyboard('{Control>}s{/Control}{Enter}');
    await userEvent.click(button('Reset Save story'));
    expect(screen.getByRole('alert')).toHaveTextContent('Ctrl+S is taken by “Dashboard”');
    expect(keyOf('save_story')).toBe('Cmd+U');
  });
});

test('editor settings are changed and stored', async () => {
  await open('?tab=editor');
  const choose = (group: string, name: string) =>
    userEvent.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name }));
  await choose('Font', 'Mono');
  await choose('Font size', 'Large');
  await choose('Line height', 'Relaxed');
  await choose('Zen mode padding', 'Spacious');
  await choose('Auto-save delay', '10 s');
  for (const name of ['Show word count', 'Show reading time', 'Show writing tips', 'Smart punctuation'])
    await userEvent.click(screen.getByRole('switch', { name }));
  expect(stored().editor).toEqual({
    auto_save_delay: 10,
    font_family: 'mono',
    font_size: 'large',
    line_height: 'relaxed',
    zen_mode_padding: 'spacious',
    show_word_count: false,
    show_reading_time: false,
    show_writing_tips: false,
    smart_punctuation: false,
    focus_paragraph: false,
  });
});

test('notifications and privacy are changed and stored', async () => {
  await open('?tab=notifications');
  for (const name of ['Auto-save', 'Session reminders', 'Comments'])
    await userEvent.click(screen.getByRole('switch', { name }));
  await tab('Privacy');
  await userEvent.click(screen.getByRole('radio', { name: 'Shared' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Show activity status' }));
  expect(stored()).toMatchObject({
    notifications: { auto_save_notifications: false, session_reminders: false, story_comments: false },
    privacy: { default_story_privacy: 'shared', show_activity_status: false },
  });
});

test('this device’s settings work without the server', async () => {
  await open('?tab=privacy');
  await refuse('viewer.hasPassword', { code: 'NETWORK', message: 'We can’t reach the server.' });
  expect(screen.getByText('We can’t reach the server.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('switch', { name: 'Show activity status' }));
  expect(stored().privacy.show_activity_status).toBe(false);
  await userEvent.click(button('Try again'));
  await settle();
  expect(screen.queryByText('We can’t reach the server.')).toBeNull();
  expect(pending('viewer.hasPassword')).toHaveLength(1);
});

describe('data', () => {
  const saved = recordDownloads();

  test('export saves a file named with the date', async () => {
    await open('?tab=data');
    await userEvent.click(button('Export Settings'));
    expect(saved).toEqual([
      { name: expect.stringMatching(/^settings-\d{4}-\d\d-\d\d\.json$/), address: 'blob:settings' },
    ]);
    expect(screen.getByText('Settings exported successfully!')).toBeInTheDocument();
  });

  test('a failed export says so', async () => {
    await open('?tab=data');
    URL.createObjectURL = () => {
      throw new Error('no room');
    };
    await userEvent.click(button('Export Settings'));
    expect(screen.getByText('Failed to export settings')).toBeInTheDocument();
  });

  test.each([
    [
      '{"keyboard_shortcuts": [], "editor": {"font_size": "large"}}',
      'Settings imported successfully!',
      'large',
    ],
    ['not JSON', 'Failed to import settings: Invalid JSON format', undefined],
  ])('import of %s: %s', async (text, toast, size) => {
    await open('?tab=data');
    await importFile(text);
    // The toast of the previous test may still be shown.
    expect(screen.getAllByText(toast).length).toBeGreaterThan(0);
    expect(stored()?.editor.font_size).toBe(size);
  });

  test('reset puts everything back, after a question', async () => {
    localStorage.setItem('app_settings', '{"editor": {"font_size": "large"}}');
    await open('?tab=data');
    await userEvent.click(button('Reset to Defaults'));
    await screen.findByRole('alertdialog', { name: /^Are you sure you want to reset all settings/ });
    expect(stored().editor.font_size).toBe('large');
    await userEvent.click(button('Reset'));
    expect(stored()).toBeNull();
  });
});

test('if the browser can’t store anything, the page says so', async () => {
  await open('?tab=notifications');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.click(screen.getByRole('switch', { name: 'Comments' }));
  expect(screen.getByRole('switch', { name: 'Comments' })).not.toBeChecked();
  expect(screen.getByRole('alert')).toHaveTextContent('lasts until you close this tab');
  full.mockRestore();
  await userEvent.click(screen.getByRole('switch', { name: 'Comments' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
