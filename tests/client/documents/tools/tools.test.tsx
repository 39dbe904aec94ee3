import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSettings } from '../../../../client/settings/settingsStore';
import { toasts } from '../../support/toasts';
import { button, content, openNewNote } from '../screens/editorScreen';

jest.setTimeout(120_000);

afterEach(() => {
  resetSettings();
  localStorage.clear();
});

const state = () => screen.getByRole('search').querySelector('[role=status]');
const choose = async (name: string) => {
  await userEvent.click(button('Tools'));
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${name}`) }));
};

test('finds in a text, tells an invalid pattern in place, and replaces all', async () => {
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

test('a goal in words is kept on the device, until it is removed', async () => {
  await openNewNote();
  await userEvent.type(content(), 'one two');
  await choose('Goal');
  await userEvent.type(await screen.findByLabelText('Goal'), '0');
  await userEvent.click(button('Set goal'));
  expect(screen.getByLabelText('Goal')).toHaveAccessibleDescription('Enter a number from 1 to 1,000,000.');
  await userEvent.clear(screen.getByLabelText('Goal'));
  await userEvent.type(screen.getByLabelText('Goal'), '1500{Enter}');
  await screen.findByText('2 of 1,500 words');
  expect(Object.values(localStorage).join()).toContain('1500');
  await choose('Goal');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove goal' }));
  await waitFor(() => expect(screen.queryByText('2 of 1,500 words')).toBeNull());
});

const drop = (...files: File[]) =>
  fireEvent.drop(content(), { dataTransfer: { types: ['Files'], files } });

test('a dropped text goes into the text, and a file that is none is told', async () => {
  await openNewNote();
  await userEvent.type(content(), 'one ');
  drop(new File(['# Head\n\nIt *rained*.'], 'head.md'), new File(['x'], 'picture.png'));
  await waitFor(() => expect(content()).toHaveValue('one It *rained*.'));
  expect(await toasts()).toContain('“picture.png” was left out. It is no .md, .txt or .docx file.');
});
