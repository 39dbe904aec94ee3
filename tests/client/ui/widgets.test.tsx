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

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const showRegion = () => {
    render(<UiProvider>{null}</UiProvider>);
    return screen.getByRole('region', { name: 'Notifications' });
  };

  test('appear in a polite live region and last 4 seconds', async () => {
    const region = showRegion();
    await act(async () => toast.success('Welcome back!'));
    expect(region).toHaveAttribute('aria-live', 'polite');
    await pass(3_900);
    expect(region).toHaveTextContent('Welcome back!');
    await pass(200);
    expect(region).toHaveTextContent('');
  });

  test('replace a success, while errors are shown one after the other', async () => {
    const region = showRegion();
    await act(async () => {
      toast.success('Saved');
      toast.error('Failed to vote');
      toast.error('Failed to save');
    });
    expect(region).toHaveTextContent(/^Failed to vote$/);
    await pass(4_100);
    expect(region).toHaveTextContent(/^Failed to save$/);
    await pass(4_100);
    expect(region).toHaveTextContent('');
  });

  test('with the same text are shown once, from the last time on', async () => {
    const region = showRegion();
    await act(async () => toast.error('Failed to update note'));
    await pass(3_000);
    await act(async () => toast.error('Failed to update note'));
    await pass(3_000);
    expect(region).toHaveTextContent(/^Failed to update note$/);
    await pass(1_100);
    expect(region).toHaveTextContent('');
  });

  test('where they are held, failures wait and successes are left out', async () => {
    const region = showRegion();
    const release = holdToasts();
    await act(async () => {
      toast.success('Saved');
      toast.error('Failed to vote');
    });
    expect(region).toHaveTextContent('');
    expect(screen.getByText('Failed to vote').parentElement).toHaveAttribute('aria-live', 'polite');
    await act(async () => release());
    expect(region).toHaveTextContent(/^Failed to vote$/);
    await pass(4_100);
    expect(region).toHaveTextContent('');
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
