import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeGroup } from '../../../../client/settings/settingsStore';
import { toast } from '../../../../client/ui/feedback/toaster';
import { at } from '../../documents/screens/editorScreen';
import { withoutAutoSaves } from '../../support/autoSaves';
import { enter } from '../../support/formFields';
import { button, content, openEdit, openNew, title, write } from './editorScreen';
import { answer, documentServer, notices, pending, setOnline } from './renderScreens';

withoutAutoSaves();

test('Ctrl+S without a title shows and names it, leaves the caret, and the text is kept as Untitled Draft', async () => {
  changeGroup('editor', { auto_save_delay: 1 });
  await openNew();
  const scrolled = jest.fn();
  title().scrollIntoView = scrolled;
  write('', 'It fell.');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
  expect(title()).toBeInvalid();
  const announced = () =>
    screen.getAllByRole('status').filter((one) => one.textContent === 'Add a title to save.');
  expect(announced()).toHaveLength(1);
  expect(content()).toHaveFocus();
  await screen.findAllByText('Saved as “Untitled Draft”');
  expect(documentServer.requests).toMatchObject([{ kind: 'create', text: { title: 'Untitled Draft' } }]);
  expect(screen.queryByText('Synced')).toBeNull();
  expect(button('Save')).toHaveAccessibleDescription('Add a title to save.');
  write('Dusk', '');
  expect(announced()).toEqual([]);
});

test.each([
  ['PUBLIC', 'Saved. Readers see the earlier text until you publish.'],
  ['SHARED', 'Saved. Readers see the earlier text until you update it for the group.'],
])('Ctrl+S on a %s story says what its readers see', async (privacyLevel, words) => {
  await openEdit({ privacyLevel });
  write('', ' More.');
  await userEvent.keyboard('{Control>}s{/Control}');
  // Shown, and announced.
  await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
  expect(screen.queryByText('Saved')).toBeNull();
  expect(content()).toHaveFocus();
});

test('Retry leaves the caret in the text', async () => {
  await openNew();
  documentServer.transport.send = async () => ({ kind: 'refused', message: 'Too long', fields: {} });
  write('Dusk', 'It fell.');
  await userEvent.keyboard('{Control>}s{/Control}');
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(content()).toHaveFocus();
  await userEvent.keyboard(' And on.');
  expect(content()).toHaveValue('It fell. And on.');
});

test.each([
  [{ bytes: 1_850_000_000 }, 'Your space is 92 % full. Settings'],
  [
    { hourBytes: 190_000_000 },
    'You have saved nearly as much as an hour allows. More waits on this device until the hour is over. Settings',
  ],
  [{}, null],
])('with %j used, a save is followed by %p, asked for once a minute', async (used, words) => {
  await openEdit();
  const save = async (text: string, count: number) => {
    write('', text);
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(documentServer.requests).toHaveLength(count));
  };
  await save(' More.', 1);
  await answer({
    viewer: { storage: { bytes: 0, bytesMax: 2e9, hourBytes: 0, hourBytesMax: 2e8, ...used } },
  });
  await save(' And more.', 2);
  await screen.findByText('Saved');
  expect(pending('viewer.storage')).toEqual([]);
  const link = screen.queryByRole('link', { name: 'Settings' });
  if (words) expect(link?.parentElement).toHaveTextContent(words);
  else expect(link).toBeNull();
});

let watching: MutationObserver | null = null;
afterEach(() => watching?.disconnect());

/** Collects each text that is put into a live region of the page from now on, in order. */
function hearing(): readonly string[] {
  const heard: string[] = [];
  watching = new MutationObserver((mutations) => {
    for (const { target, type, addedNodes } of mutations) {
      const within = target instanceof Element ? target : target.parentElement;
      if (!within?.closest('[aria-live="polite"], [role="status"], [role="alert"]')) continue;
      const texts = type === 'characterData' ? [target] : [...addedNodes];
      heard.push(...texts.map(({ textContent }) => textContent ?? '').filter((text) => text !== ''));
    }
  });
  watching.observe(document.body, { childList: true, characterData: true, subtree: true });
  return heard;
}

describe('a save is announced once', () => {
  const words = 'Story updated successfully';
  beforeEach(() => {
    notices.mockImplementation(() => toast.success(words));
    changeGroup('notifications', { auto_save_notifications: true });
  });

  test('by its toast, whether one stays or leaves', async () => {
    const view = await openEdit();
    write('', ' More.');
    const heard = hearing();
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByText(words);
    await screen.findByText('Saved');
    expect(heard).toEqual([words]);
    enter(content(), ' And more.');
    await userEvent.click(button('Save'));
    await at(view, '/stories/story_1');
    expect(heard.filter((text) => /saved|updated/i.test(text))).toEqual([words, words]);
  });

  test.each([
    ['in Zen mode, which has no toasts', () => userEvent.click(button('Zen mode')), 'Saved'],
    ['on a device that is offline', () => setOnline(false), 'Saved on this device'],
  ])('by the state %s', async (_where, prepare, state) => {
    await openEdit();
    await prepare();
    const heard = hearing();
    write('', ' More.');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(heard).toEqual([state]));
  });

  test('by a toast, where the device keeps it until the server is back', async () => {
    const view = await openEdit();
    setOnline(false);
    write('', ' More.');
    const heard = hearing();
    await userEvent.click(button('Save'));
    await at(view, '/stories/story_1');
    await screen.findByText('Saved on this device');
    expect(heard.filter((text) => /saved/i.test(text))).toEqual(['Saved on this device']);
  });
});
