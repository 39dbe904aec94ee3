import { act, render, screen } from '@testing-library/react';
import { bindShortcut, resetShortcuts } from '../../../../client/settings/bindShortcut';
import { defaultSettings } from '../../../../client/settings/settings';
import {
  areSettingsStored,
  changeGroup,
  readSettings,
  resetSettings,
} from '../../../../client/settings/settingsStore';
import { toSettings } from '../../../../client/settings/toSettings';
import { useSettings } from '../../../../client/settings/useSettings';

const store = (value: unknown) =>
  localStorage.setItem('app_settings', typeof value === 'string' ? value : JSON.stringify(value));
const stored = () => JSON.parse(localStorage.getItem('app_settings') ?? 'null');
const keys = () =>
  Object.fromEntries(readSettings().keyboard_shortcuts.map(({ id, current_key }) => [id, current_key]));
const keyed = (bound: Record<string, unknown>) => ({
  keyboard_shortcuts: Object.entries(bound).map(([id, current_key]) => ({ id, current_key })),
});

beforeEach(() => localStorage.clear());

test('a change is stored under app_settings, with the specification’s names', () => {
  changeGroup('editor', { font_family: 'mono' });
  expect(Object.keys(stored())).toEqual(['keyboard_shortcuts', 'editor', 'notifications', 'privacy']);
  expect(stored().editor.font_family).toBe('mono');
  expect(Object.keys(stored().keyboard_shortcuts[0]).sort()).toEqual(
    ['id', 'name', 'description', 'default_key', 'current_key', 'category'].sort(),
  );
  expect(areSettingsStored()).toBe(true);
});

describe('saved values are merged over the defaults', () => {
  test('a missing value gets its default', () => {
    store({ editor: { font_size: 'large' }, privacy: { default_story_privacy: 'shared' } });
    expect(readSettings()).toEqual({
      ...defaultSettings,
      editor: { ...defaultSettings.editor, font_size: 'large' },
      privacy: { ...defaultSettings.privacy, default_story_privacy: 'shared' },
    });
  });

  test.each([
    ['text that is not JSON', '{"editor":'],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['a number', '7'],
    [
      'groups of the wrong kind',
      { editor: 'serif', notifications: [], privacy: null, keyboard_shortcuts: {} },
    ],
    ['values out of range', { editor: { auto_save_delay: 4, font_family: 'comic', show_word_count: 'yes' } }],
    ['values of the wrong type', { editor: { auto_save_delay: '3', font_size: 2, line_height: null } }],
    ['a name that every object has', { editor: { font_family: 'constructor' } }],
    ['what the app does not know', { editor: { wings: true }, theme: 'pink' }],
    ['broken shortcuts', { keyboard_shortcuts: [null, 7, { id: 'save_story' }, { current_key: 'Cmd+J' }] }],
    ['shortcuts that would break typing', keyed({ save_story: 'S', dashboard: 'Enter', zen_mode: 'Cmd+C' })],
    ['a shortcut without keys', keyed({ save_story: '', dashboard: 3 })],
    ['a shortcut that is unknown', keyed({ make_tea: 'Cmd+J' })],
    ['keys bound twice', keyed({ save_story: 'Cmd+J', dashboard: 'Cmd+J' })],
    ['keys that are another’s default', keyed({ save_story: 'Cmd+P' })],
  ])('%s gives way to the defaults', (_what, value) => {
    store(value);
    expect(readSettings()).toEqual(defaultSettings);
  });

  test('an invalid value affects no other', () => {
    store({
      editor: { font_family: 'comic', font_size: 'small' },
      ...keyed({ save_story: 7, dashboard: 'Cmd+J' }),
    });
    expect(readSettings().editor).toMatchObject({ font_family: 'serif', font_size: 'small' });
    expect(keys()).toMatchObject({ save_story: 'Cmd+S', dashboard: 'Cmd+J' });
  });

  test('shortcuts may swap their keys', () => {
    store(keyed({ save_story: 'Cmd+P', toggle_preview: 'Cmd+S' }));
    expect(keys()).toMatchObject({ save_story: 'Cmd+P', toggle_preview: 'Cmd+S' });
  });

  test('a conflict created by restoring a default is also resolved', () => {
    store(keyed({ save_story: 'Cmd+J', dashboard: 'Cmd+J', zen_mode: 'Cmd+S' }));
    const all = Object.values(keys());
    expect(new Set(all).size).toBe(all.length);
    expect(keys()).toMatchObject({ save_story: 'Cmd+S', dashboard: 'Cmd+D', zen_mode: 'Cmd+E' });
  });

  test('names and descriptions are the app’s, not the file’s', () => {
    const [first] = toSettings({
      keyboard_shortcuts: [{ id: 'zen_mode', name: 'Evil', default_key: 'Cmd+X', current_key: 'Cmd+J' }],
    }).keyboard_shortcuts;
    expect(first).toMatchObject({ name: 'Zen mode', default_key: 'Cmd+E', current_key: 'Cmd+J' });
  });
});

describe('binding', () => {
  test('keys in use are refused, naming their shortcut', () => {
    expect(bindShortcut('save_story', 'ctrl+p')).toEqual({
      problem: 'Ctrl+P is taken by “Toggle preview”. Change that one first.',
    });
    expect(keys().save_story).toBe('Cmd+S');
    expect(stored()).toBeNull();
  });

  test('they are free after that shortcut was changed', () => {
    expect(bindShortcut('toggle_preview', 'Cmd+J')).toBe('changed');
    expect(bindShortcut('save_story', 'Cmd+P')).toBe('changed');
    expect(keys()).toMatchObject({ save_story: 'Cmd+P', toggle_preview: 'Cmd+J' });
    resetShortcuts();
    expect(keys()).toMatchObject({ save_story: 'Cmd+S', toggle_preview: 'Cmd+P' });
  });

  test.each([
    ['nothing', '  ', 'unchanged'],
    ['its own keys', 'Cmd+S', 'unchanged'],
    ['no keys at all', 'whatever', { problem: 'Press the keys, or write them like Ctrl+Shift+E.' }],
    ['keys with Alt', 'Alt+S', { problem: 'Alt types characters on many keyboards. Use Ctrl.' }],
    ['a letter', 's', { problem: 'S types text. Use it with Ctrl.' }],
  ])('%s', (_what, text, answer) => {
    expect(bindShortcut('save_story', text)).toEqual(answer);
    expect(keys().save_story).toBe('Cmd+S');
  });
});

function Shown() {
  const { editor, privacy } = useSettings();
  return <p>{`${editor.font_family} ${privacy.default_story_privacy}`}</p>;
}
const show = () => render(<Shown />);

describe('tabs', () => {
  const elsewhere = (value: unknown) =>
    act(async () => {
      store(value);
      window.dispatchEvent(new StorageEvent('storage', { key: 'app_settings' }));
    });

  test('a change in another tab is followed', async () => {
    show();
    await elsewhere({ editor: { font_family: 'sans' } });
    expect(screen.getByText('sans private')).toBeInTheDocument();
  });

  test('a change here keeps other changes made in another tab since', async () => {
    show();
    store({ editor: { font_family: 'sans' } });
    act(() => changeGroup('privacy', { default_story_privacy: 'public' }));
    expect(screen.getByText('sans public')).toBeInTheDocument();
  });

  test('a reset is applied too', async () => {
    store({ editor: { font_family: 'sans' } });
    show();
    act(() => resetSettings());
    expect(screen.getByText('serif private')).toBeInTheDocument();
    expect(stored()).toBeNull();
  });
});

test('if the browser can’t store anything, settings last until the tab closes, and this is known', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  changeGroup('editor', { font_family: 'mono' });
  expect(readSettings().editor.font_family).toBe('mono');
  expect(areSettingsStored()).toBe(false);
  full.mockRestore();
  changeGroup('editor', { font_family: 'sans' });
  expect(areSettingsStored()).toBe(true);
});
