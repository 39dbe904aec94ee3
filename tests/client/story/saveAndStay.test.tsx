import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeGroup, resetSettings } from '../../../client/settings/settingsStore';
import { button, content, openEdit, openNew, title, write } from './editorScreen';
import { documentServer } from './renderScreens';

jest.setTimeout(120_000);

beforeEach(() => changeGroup('editor', { auto_save_delay: 30 }));
afterEach(resetSettings);

test('Ctrl+S without a title shows and names it, leaves the caret, and the text is kept as Untitled Draft', async () => {
  changeGroup('editor', { auto_save_delay: 1 });
  await openNew();
  const scrolled = jest.fn();
  title().scrollIntoView = scrolled;
  await write('', 'It fell.');
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
  await write('Dusk', '');
  expect(announced()).toEqual([]);
});

test.each([
  ['PUBLIC', 'Saved. Readers see the earlier text until you publish.'],
  ['SHARED', 'Saved. Readers see the earlier text until you update it for the group.'],
])('Ctrl+S on a %s story says what its readers see', async (privacyLevel, words) => {
  await openEdit({ privacyLevel });
  await write('', ' More.');
  await userEvent.keyboard('{Control>}s{/Control}');
  // Shown, and announced.
  await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
  expect(screen.queryByText('Saved')).toBeNull();
  expect(content()).toHaveFocus();
});

test('Retry leaves the caret in the text', async () => {
  await openNew();
  documentServer.transport.send = async () => ({ kind: 'refused', message: 'Too long', fields: {} });
  await write('Dusk', 'It fell.');
  await userEvent.keyboard('{Control>}s{/Control}');
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(content()).toHaveFocus();
  await userEvent.keyboard(' And on.');
  expect(content()).toHaveValue('It fell. And on.');
});
