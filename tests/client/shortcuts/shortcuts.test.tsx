import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { bindShortcut } from '../../../client/settings/bindShortcut';
import type { ShortcutId } from '../../../client/settings/settings';
import { UiProvider } from '../../../client/shell/UiProvider';
import { useShortcut } from '../../../client/shortcuts/shortcuts';
import { ConfirmDialog } from '../../../client/ui/feedback/ConfirmDialog';

const save = jest.fn();
const zen = jest.fn();
const exit = jest.fn();

function Listens({ id, to }: { id: ShortcutId; to: () => void }) {
  useShortcut(id, to);
  return null;
}

function Screen() {
  const [asking, setAsking] = useState(false);
  useShortcut('save_story', save);
  useShortcut('zen_mode', zen);
  useShortcut('exit_zen_mode', exit);
  return (
    <>
      <textarea aria-label="Text" />
      <button type="button" onClick={() => setAsking(true)}>
        Ask
      </button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        text="Sure?"
        confirmLabel="Yes"
        onConfirm={() => {}}
      />
    </>
  );
}

const show = (children = <Screen />) => render(<UiProvider>{children}</UiProvider>);

/** Presses the key. Returns whether the browser's default was prevented. */
const press = (key: string, init: KeyboardEventInit = {}, target: Element = document.body) =>
  !fireEvent.keyDown(target, { key, code: `Key${key.toUpperCase()}`, ctrlKey: true, ...init });

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
});

test('an unused combination is left to the browser', () => {
  show();
  expect([press('p'), press('d'), press('k')]).toEqual([false, false, false]);
  expect(press('s', { ctrlKey: false })).toBe(false);
  expect(save).not.toHaveBeenCalled();
});

test('the latest listening screen handles it, until it ends', () => {
  const later = jest.fn();
  const { rerender, unmount } = show(
    <>
      <Screen />
      <Listens id="save_story" to={later} />
    </>,
  );
  press('s');
  expect([save, later].map((listener) => listener.mock.calls.length)).toEqual([0, 1]);
  rerender(
    <UiProvider>
      <Screen />
    </UiProvider>,
  );
  press('s');
  expect(save).toHaveBeenCalledTimes(1);
  unmount();
  expect(press('s')).toBe(false);
  expect(save).toHaveBeenCalledTimes(1);
});

test('it uses its new keys at once, and leaves the old ones to the browser', () => {
  show();
  act(() => void bindShortcut('save_story', 'Cmd+Shift+K'));
  expect(press('s')).toBe(false);
  expect(press('K', { shiftKey: true })).toBe(true);
  expect(save).toHaveBeenCalledTimes(1);
});

test.each([
  ['while a word is being composed', { isComposing: true }],
  ['on the key that ends it in Safari', { keyCode: 229 }],
])('keys are the input method’s %s', (_when, init) => {
  show();
  expect(press('s', init)).toBe(false);
  expect(save).not.toHaveBeenCalled();
});

test('it works while typing, and is kept from the browser; held down it acts once, and handled elsewhere not at all', () => {
  show();
  const field = screen.getByLabelText('Text');
  expect(press('s', {}, field)).toBe(true);
  expect(press('s', { repeat: true }, field)).toBe(true);
  expect(save).toHaveBeenCalledTimes(1);
  field.addEventListener('keydown', (event) => event.preventDefault());
  press('s', {}, field);
  expect(save).toHaveBeenCalledTimes(1);
});

test('while a question is open, only Escape works: it closes the question', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('alertdialog');
  // The dialog hears Escape from the frame in which it takes the focus.
  await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveFocus());
  expect(press('s')).toBe(true);
  expect(save).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(exit).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await userEvent.keyboard('{Escape}');
  expect(exit).toHaveBeenCalledTimes(1);
});

test('Escape in a dialog or a menu is left to it', () => {
  show(
    <>
      <Screen />
      <div role="menu">
        <input aria-label="Inside" />
      </div>
    </>,
  );
  const leave = (target: Element) => press('Escape', { ctrlKey: false }, target);
  expect(leave(screen.getByLabelText('Inside'))).toBe(false);
  expect(exit).not.toHaveBeenCalled();
  expect(leave(screen.getByLabelText('Text'))).toBe(true);
  expect(exit).toHaveBeenCalledTimes(1);
});
