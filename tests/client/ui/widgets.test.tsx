import '../relay/routerRequest';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NotFoundPage } from '../../../client/features/notFound/NotFoundPage';
import { GraphQLRequestError, unreachable } from '../../../client/relay/requestError';
import { formatTime } from '../../../client/ui/content/Time';
import { ConfirmDialog } from '../../../client/ui/feedback/ConfirmDialog';
import { ContentError, PageError } from '../../../client/ui/feedback/ErrorBoundary';
import { holdToasts, toast } from '../../../client/ui/feedback/toaster';
import { Button } from '../../../client/ui/form/Button';
import { Field, Input } from '../../../client/ui/form/Field';
import { clearance, placeClearOf } from '../../../client/ui/form/useClearOfButtons';
import { UiProvider } from '../../../client/ui/theme/UiProvider';

function Failing({ error }: { error: unknown }): ReactNode {
  throw error;
}

async function renderPage(page: ReactNode, entries = ['/']) {
  const router = createMemoryRouter(
    [
      { path: '/', element: page, ErrorBoundary: ContentError },
      { path: '*', Component: NotFoundPage },
    ],
    { initialEntries: entries },
  );
  render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  );
  await act(async () => {});
  return router;
}

/** A DOMRect for these coordinates. */
const rect = (top: number, left: number, width: number, height: number) =>
  ({ top, left, width, height, right: left + width, bottom: top + height }) as DOMRect;

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('appear in a polite live region and last 4 seconds', async () => {
    render(<UiProvider>{null}</UiProvider>);
    act(() => toast.success('Welcome back!'));
    const region = screen.getByRole('region', { name: 'Notifications' });
    expect(region).toHaveAttribute('aria-live', 'polite');
    expect(region).toHaveTextContent('Welcome back!');
    act(() => jest.advanceTimersByTime(3_900));
    expect(region).toHaveTextContent('Welcome back!');
    act(() => jest.advanceTimersByTime(200));
    expect(region).toBeEmptyDOMElement();
  });

  test('with a key replace the previous one with it, and no other', () => {
    render(<UiProvider>{null}</UiProvider>);
    act(() => {
      toast.success('Saved');
      toast.success('Upvoted', 'vote');
      toast.error('Failed to vote', 'vote');
      toast.success('Deleted');
    });
    const region = screen.getByRole('region', { name: 'Notifications' });
    expect([...region.children].map(({ textContent }) => textContent)).toEqual([
      'Saved',
      'Failed to vote',
      'Deleted',
    ]);
    act(() => jest.advanceTimersByTime(4_100));
    expect(region).toBeEmptyDOMElement();
  });

  test('with the same text are shown once, from the last time on', () => {
    render(<UiProvider>{null}</UiProvider>);
    act(() => toast.error('Failed to update note'));
    act(() => jest.advanceTimersByTime(3_000));
    act(() => toast.error('Failed to update note'));
    const region = screen.getByRole('region', { name: 'Notifications' });
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
    expect(clearance(rect(10, 200, 200, 50), buttons, 800)).toBe(down);
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
    expect(placeClearOf(rect(16, 914, 350, 52), open, 800)).toEqual(place);
  });

  test('over an open dialog without room wait, announced but unseen, and last 4 seconds from when it is closed', async () => {
    const measure = jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue(rect(0, 0, 320, window.innerHeight));
    const screenWith = (dialog: ReactNode) => <UiProvider>{dialog}</UiProvider>;
    const { rerender } = render(screenWith(<div role="dialog" data-state="open" />));
    act(() => toast.success('Welcome back!'));
    const region = screen.getByRole('region', { name: 'Notifications' });
    expect(region).toHaveAttribute('data-waiting');
    act(() => jest.advanceTimersByTime(10_000));
    expect(region).toHaveTextContent('Welcome back!');
    measure.mockRestore();
    rerender(screenWith(null));
    // The change is seen, and then the next frame.
    await act(async () => {});
    act(() => jest.advanceTimersByTime(100));
    expect(region).not.toHaveAttribute('data-waiting');
    act(() => jest.advanceTimersByTime(4_000));
    expect(region).toBeEmptyDOMElement();
  });

  test('where they are held, failures wait and successes are left out', () => {
    render(<UiProvider>{null}</UiProvider>);
    const region = screen.getByRole('region', { name: 'Notifications' });
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

describe('a field', () => {
  const show = (error?: string) => (
    <UiProvider>
      <Field label="Name" hint="At least 8 characters." error={error}>
        {(control) => <Input {...control} />}
      </Field>
    </UiProvider>
  );

  test('is described by its hint, or by its error instead', () => {
    const { rerender } = render(show());
    const input = screen.getByLabelText('Name');
    expect(input).toHaveAccessibleDescription('At least 8 characters.');
    rerender(show('Name is too short'));
    expect(input).toHaveAccessibleDescription('Name is too short');
    expect(input.getAttribute('aria-describedby')?.split(' ')).toHaveLength(1);
    expect(screen.queryByText('At least 8 characters.')).toBeNull();
    rerender(show());
    expect(input).toHaveAccessibleDescription('At least 8 characters.');
  });
});

describe('unknown paths', () => {
  test("read 'Page not found' with ways home and back", async () => {
    const router = await renderPage(<p>Home</p>, ['/', '/nowhere']);
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    expect(router.state.location.pathname).toBe('/');
  });
});

describe('errors of a page', () => {
  const failWith = (error: unknown) => {
    return renderPage(<Failing error={error} />);
  };
  let silenced: jest.SpyInstance;
  beforeEach(() => {
    silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => silenced.mockRestore());

  test('code that can’t be loaded any more offers a reload', async () => {
    window.fetch = async () => ({ ok: true }) as Response;
    await failWith(new TypeError('Failed to fetch dynamically imported module: /assets/Page.js'));
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeInTheDocument();
  });

  test('an unreachable server is reported as such, with a retry', async () => {
    await failWith(unreachable(new TypeError('Failed to fetch')));
    expect(screen.getByRole('alert')).toHaveTextContent('No connection');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  test('the server’s message is shown', async () => {
    await failWith(new GraphQLRequestError({ code: 'RATE_LIMITED', message: 'Too many attempts.' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts.');
  });

  test('other errors log their details only to the console', async () => {
    await failWith(new Error('undefined is not a function'));
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.getByRole('alert')).not.toHaveTextContent('undefined');
  });
});

describe('an error of the whole page', () => {
  test('is shown under the site’s name, which links home', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const router = createMemoryRouter(
      [{ path: '/', element: <Failing error={new Error('no')} />, ErrorBoundary: PageError }],
      { initialEntries: ['/'] },
    );
    render(
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    const head = within(screen.getByRole('banner'));
    expect(head.getByRole('link', { name: 'Monday Writers' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('alert'));
    jest.restoreAllMocks();
  });
});

describe('ConfirmDialog', () => {
  const question = 'Are you sure you want to delete this story?';

  test('asks, does nothing when cancelled, and runs the confirmed action before it closes', async () => {
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
});

describe('dates, as people say them', () => {
  const now = new Date(2026, 5, 17, 15, 0);
  test.each([
    [new Date(2026, 5, 17, 14, 59, 40), 'just now'],
    [new Date(2026, 5, 17, 14, 55), '5 minutes ago'],
    [new Date(2026, 5, 17, 12, 0), '3 hours ago'],
    [new Date(2026, 5, 16, 23, 0), 'yesterday'],
    [new Date(2026, 5, 15, 9, 0), 'Monday'],
    [new Date(2026, 2, 3, 9, 0), 'March 3'],
    [new Date(2024, 2, 3, 9, 0), 'March 3, 2024'],
  ])('%s is %s', (date, said) => {
    expect(formatTime(date, now)).toBe(said);
  });
});
