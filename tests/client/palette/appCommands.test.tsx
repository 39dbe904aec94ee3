import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetEnvironment } from '../support/mockEnvironment';
import { activeRow, openPalette, rows, showPage } from './palettePage';

beforeEach(() => {
  localStorage.clear();
  resetEnvironment();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['goals', 'Goals', '/goals'],
  ['goals and challenges', 'Goals', '/goals'],
  ['drop-in room', 'The drop-in room', '/sessions/drop-in'],
])('%s: the screen is found by its title', async (search, label, path) => {
  const router = await showPage();
  await userEvent.type(await openPalette(), search);
  await waitFor(() => expect(activeRow()).toBe(label));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
});

test('a sprint is started in the drop-in room where the screen below can start none', async () => {
  const router = await showPage();
  await userEvent.type(await openPalette(), 'start a sprint');
  await waitFor(() => expect(activeRow()).toBe('Start a sprint'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/sessions/drop-in'));
});

test('a sprint is started here where the screen below can start one, and listed once', async () => {
  const router = await showPage([], '/session');
  await userEvent.type(await openPalette(), 'start a sprint');
  await waitFor(() => expect(rows().filter((row) => row === 'Start a sprint')).toHaveLength(1));
  await userEvent.keyboard('{Enter}');
  await screen.findByText('A sprint has started.');
  expect(router.state.location.pathname).toBe('/session');
});
