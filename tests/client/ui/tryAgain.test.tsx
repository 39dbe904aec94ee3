import { act, screen } from '@testing-library/react';
import { announceConnected } from '../../../client/lib/connection';
import { GraphQLRequestError } from '../../../client/lib/requestError';
import { useTryAgain } from '../../../client/ui/feedback/useTryAgain';
import { renderRoutes } from '../support/routes';

let tries: number;
let isBack: boolean;

/** The page fails anew with each navigation, as a loader does, until the network is back. */
function Page() {
  const error = isBack
    ? undefined
    : new GraphQLRequestError({ code: 'NETWORK', message: 'We can’t reach the server.' });
  useTryAgain(error);
  tries += 1;
  return <p>{isBack ? 'Stories' : 'No connection'}</p>;
}

beforeEach(() => {
  jest.useFakeTimers();
  tries = 0;
  isBack = false;
});
afterEach(() => jest.useRealTimers());

test('a page that couldn’t be loaded is tried again once when the socket reaches the server', async () => {
  await renderRoutes([{ path: '/', element: <Page /> }]);
  const first = tries;
  await act(async () => announceConnected());
  const second = tries;
  expect(second).toBeGreaterThan(first);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(tries).toBe(second);
  isBack = true;
  await act(async () => announceConnected());
  expect(screen.getByText('Stories')).toBeInTheDocument();
  const last = tries;
  await act(async () => announceConnected());
  expect(tries).toBe(last);
});

test('a page that couldn’t be loaded is tried again when the network returns, until it has settled', async () => {
  await renderRoutes([{ path: '/', element: <Page /> }]);
  const first = tries;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(tries).toBe(first);
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(100);
  });
  const second = tries;
  expect(second).toBeGreaterThan(first);
  isBack = true;
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('Stories')).toBeInTheDocument();
  const last = tries;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(tries).toBe(last);
});
