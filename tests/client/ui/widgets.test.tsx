import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { GraphQLRequestError, unreachable } from '../../../client/lib/requestError';
import { NotFoundPage } from '../../../client/shell/notFound/NotFoundPage';
import { UiProvider } from '../../../client/shell/UiProvider';
import { formatTime } from '../../../client/ui/content/Time';
import { ConfirmDialog } from '../../../client/ui/feedback/ConfirmDialog';
import { ContentError } from '../../../client/ui/feedback/ErrorBoundary';
import { holdToasts, toast } from '../../../client/ui/feedback/toaster';
import { Button } from '../../../client/ui/form/Button';
import { Field, Input } from '../../../client/ui/form/Field';
import { distanceBelowControls, shiftClearOf } from '../../../client/ui/form/useClearOfButtons';
import { renderRoutes } from '../support/routes';

function Failing({ error }: { error: unknown }): ReactNode {
  throw error;
}

const renderPage = (page: ReactNode, ...entries: string[]) =>
  renderRoutes(
    [
      { path: '/', element: page, ErrorBoundary: ContentError },
      { path: '*', Component: NotFoundPage },
    ],
    ...entries,
  );

/** A DOMRect for these coordinates. */
const rect = (top: number, left: number, width: number, height: number) =>
  ({ top, left, width, height, right: left + width, bottom: top + height }) as DOMRect;

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const showRegion = () => {
    render(<UiProvider>{null}</UiProvider>);
    return screen.getByRole('region', { name: 'Notifications' });
  };

  test('appear in a polite live region and last 4 seconds', async () => {
    const region = showRegion();
    act(() => toast.success('Welcome back!'));
    expect(region).toHaveAttribute('aria-live', 'polite');
    expect(region).toHaveTextContent('Welcome back!');
    act(() => jest.advanceTimersByTime(3_900));
    expect(region).toHaveTextContent('Welcome back!');
    act(() => jest.advanceTimersByTime(200));
    expect(region).toBeEmptyDOMElement();
  });

  test('with a key replace the previous one with it, and no other', () => {
    const region = showRegion();
    act(() => {
      toast.success('Saved');
      toast.success('Upvoted', 'vote');
      toast.error('Failed to vote', 'vote');
      toast.success('Deleted');
    });
    expect([...region.children].map(({ textContent }) => textContent)).toEqual([
      'Saved',
      'Failed to vote',
      'Deleted',
    ]);
    act(() => jest.advanceTimersByTime(4_100));
    expect(region).toBeEmptyDOMElement();
  });

  test('with the same text are shown once, from the last time on', () => {
    const region = showRegion();
    act(() => toast.error('Failed to update note'));
    act(() => jest.advanceTimersByTime(3_000));
    act(() => toast.error('Failed to update note'));
    expect(region.children).toHaveLength(1);
    act(() => jest.advanceTimersByTime(3_000));
    expect(region.children).toHaveLength(1);
    act(() => jest.advanceTimersByTime(1_100));
    expect(region).toBeEmptyDOMElement();
  });

  test.each([
    ['clear of all', [rect(0, 50, 100, 40)], 0],
    ['over a button: goes below it', [rect(20, 300, 100, 40)], 62],
    ['over a button, and below it over another', [rect(120, 260, 100, 40), rect(20, 300, 100, 40)], 162],
    ['in a corner full of buttons: stays', [rect(0, 200, 300, 900)], 0],
  ])('%s', (_state, buttons, down) => {
    expect(distanceBelowControls(rect(10, 200, 200, 50), buttons, 800)).toBe(down);
  });

  test.each([
    ['a menu elsewhere: stay', [rect(300, 16, 200, 100)], { right: 0, down: 0 }],
    ['a panel at the side: go beside it', [rect(0, 880, 400, 800)], { right: -396, down: 0 }],
    ['a menu at the top: go below it', [rect(40, 100, 1180, 200)], { right: 0, down: 236 }],
    [
      'a dialog that fills the upper part and all its width: go to the foot',
      [rect(0, 0, 1280, 720)],
      { right: 0, down: 716 },
    ],
    ['one that fills the window: wait', [rect(0, 0, 1280, 800)], null],
  ])('over %s', (_state, open, place) => {
    expect(shiftClearOf(rect(16, 914, 350, 52), open, 800)).toEqual(place);
  });

  test('over an open dialog without room wait, announced but unseen, and last 4 seconds from when it is closed', async () => {
    const measure = jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue(rect(0, 0, 320, window.innerHeight));
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.dataset.state = 'open';
    document.body.append(dialog);
    const region = showRegion();
    act(() => toast.success('Welcome back!'));
    expect(region).toHaveAttribute('data-waiting');
    act(() => jest.advanceTimersByTime(10_000));
    expect(region).toHaveTextContent('Welcome back!');
    measure.mockRestore();
    dialog.remove();
    // The change is seen, and then the next frame.
    await act(async () => {});
    act(() => jest.advanceTimersByTime(100));
    expect(region).not.toHaveAttribute('data-waiting');
    act(() => jest.advanceTimersByTime(4_000));
    expect(region).toBeEmptyDOMElement();
  });

  test('where they are held, failures wait and successes are left out', () => {
    const region = showRegion();
    const release = holdToasts();
    act(() => {
      toast.success('Saved');
      toast.error('Failed to vote');
    });
    act(() => jest.advanceTimersByTime(10_000));
    expect([region.hasAttribute('data-waiting'), region.textContent]).toEqual([true, 'Failed to vote']);
    act(release);
    expect(region).not.toHaveAttribute('data-waiting');
    act(() => jest.advanceTimersByTime(4_100));
    expect(region).toBeEmptyDOMElement();
  });
});

test('a field is described by its hint, or by its error instead', () => {
  const show = (error?: string) => (
    <UiProvider>
      <Field label="Name" hint="At least 8 characters." error={error}>
        {(control) => <Input {...control} />}
      </Field>
    </UiProvider>
  );
  const { rerender } = render(show());
  const input = screen.getByLabelText('Name');
  expect(input).toHaveAccessibleDescription('At least 8 characters.');
  rerender(show('Name is too short'));
  expect(input).toHaveAccessibleDescription('Name is too short');
  expect(screen.queryByText('At least 8 characters.')).toBeNull();
});

test("unknown paths read 'Page not found', with a way back", async () => {
  const { router } = await renderPage(<p>Home</p>, '/', '/nowhere');
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
  expect(router.state.location.pathname).toBe('/');
});

describe('a page that fails', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());

  test.each([
    [
      'that there is no connection',
      unreachable(new TypeError('Failed to fetch')),
      'No connection',
      'Try again',
    ],
    [
      'the server’s message',
      new GraphQLRequestError({ code: 'RATE_LIMITED', message: 'Wait.' }),
      'Wait.',
      'Try again',
    ],
    [
      'no details of other errors',
      new Error('undefined is not a function'),
      'Something went wrong',
      'Reload',
    ],
  ])('says %s', async (_what, error, text, wayOn) => {
    await renderPage(<Failing error={error} />);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('alert')).not.toHaveTextContent('undefined');
    expect(screen.getByRole('button', { name: wayOn })).toBeInTheDocument();
  });
});

test('a question does nothing when cancelled, and runs the confirmed action before it closes', async () => {
  const question = 'Are you sure you want to delete this story?';
  const onConfirm = jest.fn();
  const trigger = <Button>Remove it</Button>;
  await renderPage(
    <ConfirmDialog text={question} confirmLabel="Delete" onConfirm={onConfirm} trigger={trigger} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove it' }));
  expect(await screen.findByRole('alertdialog', { name: question })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Remove it' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test.each([
  [new Date(2026, 5, 17, 14, 59, 40), 'just now'],
  [new Date(2026, 5, 17, 14, 55), '5 minutes ago'],
  [new Date(2026, 5, 17, 12, 0), '3 hours ago'],
  [new Date(2026, 5, 16, 23, 0), 'yesterday'],
  [new Date(2026, 5, 15, 9, 0), 'Monday'],
  [new Date(2026, 2, 3, 9, 0), 'March 3'],
  [new Date(2024, 2, 3, 9, 0), 'March 3, 2024'],
])('on a Wednesday afternoon %s is %s', (date, said) => {
  expect(formatTime(date, new Date(2026, 5, 17, 15, 0))).toBe(said);
});
