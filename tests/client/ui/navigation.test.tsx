import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Location } from 'react-router-dom';
import { SearchBox } from '../../../client/ui/form/SearchBox';
import { Link } from '../../../client/ui/layout/Link';
import { forgetMoves, movePage } from '../../../client/ui/layout/movedPage';
import { useMoveOn } from '../../../client/ui/layout/useMoveOn';
import { useNavigationTarget } from '../../../client/ui/layout/useNavigationTarget';
import { renderRoutes } from '../support/routes';

describe('a link', () => {
  /** Follows a link to the address; returns whether the browser loads it, and where the router is. */
  async function follow(to: string) {
    const { router } = await renderRoutes([{ path: '*', element: <Link to={to}>There</Link> }], '/help');
    const clicked = { isLoaded: false };
    window.addEventListener(
      'click',
      (event) => {
        clicked.isLoaded = !event.defaultPrevented;
        // jsdom loads no other page.
        event.preventDefault();
      },
      { once: true },
    );
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'There' })));
    return { ...clicked, at: router.state.location.pathname };
  }

  test.each(['/', '/about', '/blog?q=sea', '/blog/story_1#end', '/terms', '/privacy'])(
    'has the browser load the document %s',
    async (to) => expect(await follow(to)).toEqual({ isLoaded: true, at: '/help' }),
  );

  test.each(['/stories', '/no/such/place'])('has the router show the screen %s', async (to) => {
    expect(await follow(to)).toEqual({ isLoaded: false, at: to });
  });
});

describe('what is begun on a page and leads on once it is done', () => {
  let moveOn: (to: string) => Promise<boolean>;

  function Text() {
    moveOn = useMoveOn();
    return 'A text';
  }

  async function begun() {
    const { router } = await renderRoutes([{ path: '*', Component: Text }], '/notes/old/edit');
    return { router, leadOn: moveOn };
  }

  afterEach(forgetMoves);

  test('leads on from a page whose own address has moved meanwhile', async () => {
    const { router, leadOn } = await begun();
    movePage('/notes/old/edit', '/notes/new/edit');
    await act(() => router.navigate('/notes/new/edit', { replace: true }));
    await act(async () => expect(await leadOn('/notes')).toBe(true));
    expect(router.state.location.pathname).toBe('/notes');
  });

  test('does not call away whoever is on another page of that kind', async () => {
    const { router, leadOn } = await begun();
    await act(() => router.navigate('/notes/other/edit'));
    await act(async () => expect(await leadOn('/notes')).toBe(false));
    expect(router.state.location.pathname).toBe('/notes/other/edit');
  });
});

describe('on the way to a page whose code is loaded slowly', () => {
  let target: () => Location | null;
  let arrive: () => void;

  function Here() {
    target = useNavigationTarget();
    return <SearchBox label="Search stories" />;
  }

  async function show() {
    const code = new Promise<() => string>((resolve) => {
      arrive = () => resolve(() => 'There');
    });
    const { router } = await renderRoutes([
      { path: '/', Component: Here },
      { path: '/there', lazy: { Component: () => code } },
    ]);
    return router;
  }

  test('it is known where the user is going before React has rendered that', async () => {
    const router = await show();
    expect(target()).toBeNull();
    await act(async () => {
      void router.navigate('/there');
      expect(target()?.pathname).toBe('/there');
    });
    expect(target()?.pathname).toBe('/there');
    await act(async () => arrive());
    await screen.findByText('There');
  });

  test('words typed just before don’t bring the user back to the search', async () => {
    const router = await show();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      await user.type(screen.getByRole('searchbox'), 'lamp');
      await act(async () => void router.navigate('/there'));
      await act(async () => jest.advanceTimersByTime(1_000));
      expect(router.state.location.search).toBe('');
      await act(async () => arrive());
    } finally {
      jest.useRealTimers();
    }
    expect(await screen.findByText('There')).toBeInTheDocument();
  });
});
