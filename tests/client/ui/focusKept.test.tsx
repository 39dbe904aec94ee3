import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { useFocusKept } from '../../../client/ui/layout/useFocusKept';

function Room() {
  const [said, setSaid] = useState(false);
  const [isOpen, setIsOpen] = useState(true);
  const part = useRef<HTMLElement>(null);
  useFocusKept(part);
  return (
    <>
      <header>
        <button type="button">Menu</button>
      </header>
      <p>Beside it</p>
      <main ref={part}>
        <section>
          <h2>Chat</h2>
          {isOpen && (
            <button type="button" onClick={() => setIsOpen(false)}>
              Remove
            </button>
          )}
        </section>
      </main>
      {said && <p>Good evening</p>}
      {/* Stands for an event from the server, so it never keeps the focus. */}
      <button
        type="button"
        tabIndex={-1}
        onFocus={(event) => event.target.blur()}
        onClick={() => setSaid(true)}
      >
        Somebody speaks
      </button>
    </>
  );
}

test('when the control that has the focus goes, the heading of its section takes it', async () => {
  render(<Room />);
  screen.getByRole('button', { name: 'Remove' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Chat' })).toHaveFocus());
});

test('the focus is not fetched back by others’ changes once the member went elsewhere', async () => {
  render(<Room />);
  screen.getByRole('button', { name: 'Remove' }).focus();
  screen.getByRole('button', { name: 'Menu' }).focus();
  await userEvent.click(screen.getByText('Beside it'));
  expect(document.body).toHaveFocus();
  act(() => screen.getByRole('button', { name: 'Somebody speaks' }).click());
  await screen.findByText('Good evening');
  expect(document.body).toHaveFocus();
});

test('nobody is fetched out of an open dialog whose control goes', async () => {
  const gone = jest.fn();
  function Loading() {
    const [loads, setLoads] = useState(true);
    useEffect(() => {
      if (!loads) gone();
    }, [loads]);
    return (
      <div role="dialog" aria-label="Share" data-state="open">
        {loads && (
          <button type="button" onClick={() => setLoads(false)}>
            Cancel
          </button>
        )}
      </div>
    );
  }
  render(
    <>
      <Room />
      <Loading />
    </>,
  );
  screen.getByRole('button', { name: 'Remove' }).focus();
  screen.getByRole('button', { name: 'Cancel' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(gone).toHaveBeenCalled());
  // Observers of the page are called in a microtask.
  await act(async () => {});
  expect(document.body).toHaveFocus();
});
