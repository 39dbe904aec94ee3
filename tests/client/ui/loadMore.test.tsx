import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../../../client/shell/UiProvider';
import { LoadMore } from '../../../client/ui/content/LoadMore';
import { observeSight } from '../support/sight';

let answer: (error: Error | null) => void;

/** A list of five rows in pages of two. */
function List() {
  const [rows, setRows] = useState(2);
  const [loading, setLoading] = useState(false);
  return (
    <>
      <ul>
        {['One', 'Two', 'Three', 'Four', 'Five'].slice(0, rows).map((title) => (
          <li key={title}>
            <a href={`/${title}`}>{title}</a>
          </li>
        ))}
      </ul>
      <LoadMore
        hasNext={rows < 5}
        loading={loading}
        count={2}
        what="pages"
        loadNext={(count, options) => {
          setLoading(true);
          answer = (error) => {
            setLoading(false);
            if (!error) setRows((shown) => Math.min(5, shown + count));
            options?.onComplete?.(error);
          };
        }}
      />
      <button type="button">After it</button>
    </>
  );
}

const show = () =>
  render(
    <UiProvider>
      <List />
    </UiProvider>,
  );
const more = () => screen.getByRole('button', { name: 'Load more' });
const press = async () => {
  more().focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Loading…' })).toBeDisabled();
};
const come = async (error: Error | null = null) => waitFor(() => answer(error));

test('loading more by keyboard focuses the first new row, also on the last page', async () => {
  show();
  await press();
  await come();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Three' })).toHaveFocus());
  await press();
  await come();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Five' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('a focus that was moved meanwhile stays', async () => {
  show();
  await press();
  screen.getByRole('button', { name: 'After it' }).focus();
  await come();
  expect(await screen.findByRole('link', { name: 'Four' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'After it' })).toHaveFocus();
});

test('a failure is shown, with a retry', async () => {
  show();
  await press();
  await come(new Error('gone'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The next pages could not be loaded.');
  await press();
  await come();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Three' })).toHaveFocus());
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('a button that comes into sight', () => {
  const comeIntoSight = observeSight();

  test('loads the next page by itself', () => {
    show();
    comeIntoSight();
    expect(screen.getByRole('button', { name: 'Loading…' })).toBeDisabled();
  });

  test('because the focus reached it keeps the focus, and waits to be pressed', async () => {
    show();
    more().focus();
    comeIntoSight();
    expect(more()).toHaveFocus();
    await press();
  });
});
