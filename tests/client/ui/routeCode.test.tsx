import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet } from 'react-router-dom';
import { PageError, StartingPage } from '../../../client/ui/feedback/ErrorBoundary';
import { NavigationProgress } from '../../../client/ui/layout/NavigationProgress';
import { retryLazyRoutes, watchRouteCode } from '../../../client/ui/layout/routeCode';
import { renderRouter } from '../support/routes';

let mockSettles = false;
jest.mock('../../../client/ui/layout/settlingNetwork', () => ({
  isNetworkSettling: () => mockSettles,
  settlingRetryMs: 0,
}));

const lost = () => new TypeError('Failed to fetch dynamically imported module: /assets/There.js');

let online: boolean;
let loads: number;
const loadCode = async () => {
  loads += 1;
  if (!online) throw lost();
  return () => <h1>There</h1>;
};

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

async function show(path = '/') {
  const router = createMemoryRouter(
    retryLazyRoutes([
      {
        element: (
          <>
            <NavigationProgress />
            <Outlet />
          </>
        ),
        HydrateFallback: StartingPage,
        ErrorBoundary: PageError,
        children: [
          {
            path: '/',
            element: (
              <>
                <label>
                  Words <input />
                </label>
                <Link to="/there">Go there</Link>
                <Link to="/elsewhere">Go elsewhere</Link>
              </>
            ),
          },
          { path: '/there', lazy: { Component: loadCode } },
          { path: '/elsewhere', element: <Link to="/there">Go on</Link> },
        ],
      },
    ]),
    { initialEntries: [path] },
  );
  watchRouteCode(router);
  await renderRouter(router);
  await settle();
}

const goTo = async (name: string) => {
  await userEvent.click(screen.getByRole('link', { name }));
  await settle();
};

beforeEach(() => {
  online = false;
  mockSettles = false;
  loads = 0;
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
});
afterEach(async () => {
  // Settle what still waits, so that it does not affect the next test.
  online = true;
  window.dispatchEvent(new Event('online'));
  await settle();
});

test('if a screen’s code can’t be loaded, the previous page stays with what was typed, until Try again opens it', async () => {
  await show();
  await userEvent.type(screen.getByLabelText('Words'), 'Once');
  await goTo('Go there');
  expect(screen.getByRole('alert')).toHaveTextContent('No connection.');
  expect(screen.getByLabelText('Words')).toHaveValue('Once');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(loads).toBe(2);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  online = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(screen.getByRole('heading', { name: 'There' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('coming online while the server is asked opens it, too', async () => {
  window.fetch = () => {
    online = true;
    window.dispatchEvent(new Event('online'));
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  await show();
  await goTo('Go there');
  expect(await screen.findByRole('heading', { name: 'There' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a network that has just come back and still fails is tried again', async () => {
  mockSettles = true;
  await show();
  await goTo('Go there');
  online = true;
  expect(await screen.findByRole('heading', { name: 'There' })).toBeInTheDocument();
});

test('other navigation is possible meanwhile, and going back to it later', async () => {
  await show();
  await goTo('Go there');
  await goTo('Go elsewhere');
  expect(screen.queryByRole('alert')).toBeNull();
  await goTo('Go on');
  expect(screen.getByRole('alert')).toHaveTextContent('No connection.');
  online = true;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(screen.getByRole('heading', { name: 'There' })).toBeInTheDocument();
});

test('on the first page it shows that there is no connection, with a link home', async () => {
  await show('/there');
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('alert'));
  expect(screen.getByRole('link', { name: 'Monday Writers' })).toHaveAttribute('href', '/');
  online = true;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('heading', { name: 'There' })).toBeInTheDocument();
});

test('if the server answers but the code no longer exists, it offers the newer version', async () => {
  window.fetch = async () => ({ ok: true }) as Response;
  await show('/there');
  expect(await screen.findByRole('alert')).toHaveTextContent('This page needs a fresh start');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
});
