import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSettings } from '../../../../client/settings/settingsStore';
import { toasts } from '../../support/toasts';
import { button, content, openNewNote } from '../screens/editorScreen';

afterEach(() => {
  resetSettings();
  localStorage.clear();
});

const state = () => screen.getByRole('search').querySelector('[role=status]');
test('finds in a text, reports an invalid pattern in place, and replaces all', async () => {
  await openNewNote();
  await userEvent.type(content(), 'rain, Rain and trains');
  await userEvent.keyboard('{Control>}{Shift>}f{/Shift}{/Control}');
  await userEvent.type(screen.getByLabelText('Find'), 'rain');
  await waitFor(() => expect(state()).toHaveTextContent(/^\d of 3$|^3 found$/));
  await userEvent.click(screen.getByLabelText('Whole word'));
  await waitFor(() => expect(state()).toHaveTextContent(/2/));
  await userEvent.click(screen.getByLabelText('Pattern'));
  await userEvent.type(screen.getByLabelText('Find'), '(');
  await waitFor(() => expect(state()).toHaveTextContent('This pattern is not valid'));
  await userEvent.type(screen.getByLabelText('Find'), '{Backspace}');
  await userEvent.type(screen.getByLabelText('Replace with'), '[[$&]');
  await waitFor(() => expect(button('Replace all')).toBeEnabled());
  await userEvent.click(button('Replace all'));
  await waitFor(() => expect(content()).toHaveValue('[rain], [Rain] and trains'));
  expect(await toasts()).toContain('2 replaced');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('search')).toBeNull();
  expect(content()).toHaveFocus();
});
