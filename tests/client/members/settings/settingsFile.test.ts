import { bindShortcut } from '../../../../client/settings/bindShortcut';
import { importSettings, settingsFileName, settingsFileText } from '../../../../client/settings/settingsFile';
import { changeGroup, readSettings } from '../../../../client/settings/settingsStore';

/** jsdom's File has no text method. */
const fileOf = (text: string | Error, size?: number) =>
  ({
    size: size ?? String(text).length,
    text: async () => {
      if (text instanceof Error) throw text;
      return text;
    },
  }) as File;

const notJson = 'Failed to import settings: Invalid JSON format';
const unreadable = 'Failed to import settings: Invalid file format';

beforeEach(() => localStorage.clear());

test('the file is named with the date, as the calendar of its owner has it', () => {
  expect(settingsFileName(new Date(2026, 10, 2, 23, 59))).toBe('settings-2026-11-02.json');
});

test('what is exported comes back by import', async () => {
  changeGroup('editor', { font_size: 'large', auto_save_delay: 10 });
  changeGroup('privacy', { show_activity_status: false });
  bindShortcut('dashboard', 'Cmd+Shift+D');
  const before = readSettings();
  const file = fileOf(settingsFileText());
  localStorage.clear();
  expect(await importSettings(file)).toBeNull();
  expect(readSettings()).toEqual(before);
});

test.each([
  ['text that is not JSON', 'settings, please', notJson],
  ['JSON without keyboard_shortcuts', '{"editor": {}}', notJson],
  ['keyboard_shortcuts that are no list', '{"keyboard_shortcuts": {}, "editor": {}}', notJson],
  ['an editor that is no group', '{"keyboard_shortcuts": [], "editor": [1]}', notJson],
  ['null', 'null', notJson],
])('%s changes nothing', async (_what, text, problem) => {
  changeGroup('editor', { font_size: 'large' });
  expect(await importSettings(fileOf(text))).toBe(problem);
  expect(readSettings().editor.font_size).toBe('large');
});

test('a file that can’t be read has a message of its own', async () => {
  expect(await importSettings(fileOf(new DOMException('gone', 'NotReadableError')))).toBe(unreadable);
  expect(await importSettings(fileOf('{}', 2_000_000))).toBe(unreadable);
});

test('imported values pass the same checks as stored ones', async () => {
  const file = {
    keyboard_shortcuts: [
      { id: 'save_story', current_key: 'Cmd+U' },
      { id: 'dashboard', current_key: 'Cmd+U' },
      { id: 'zen_mode', current_key: 'Cmd+J' },
    ],
    editor: { font_family: 'comic', line_height: 'relaxed' },
    secrets: 'none of ours',
  };
  expect(await importSettings(fileOf(JSON.stringify(file)))).toBeNull();
  const keys = readSettings().keyboard_shortcuts.map(({ id, current_key }) => [id, current_key]);
  expect(Object.fromEntries(keys)).toMatchObject({
    zen_mode: 'Cmd+J',
    save_story: 'Cmd+S',
    dashboard: 'Cmd+D',
  });
  expect(readSettings().editor).toMatchObject({ font_family: 'serif', line_height: 'relaxed' });
  expect(localStorage.getItem('app_settings')).not.toContain('secrets');
});
