import '../relay/routerRequest';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { forgetMoves, movePage } from '../../../client/ui/layout/movedPage';
import { useMoveOn } from '../../../client/ui/layout/useMoveOn';

let moveOn: (to: string) => Promise<boolean>;

function Text() {
  moveOn = useMoveOn();
  return 'A text';
}

/** A page, as it is when something is begun there that leads on once it is done. */
async function begun() {
  const router = createMemoryRouter([{ path: '*', Component: Text }], {
    initialEntries: ['/notes/old/edit'],
  });
  render(<RouterProvider router={router} />);
  await screen.findByText('A text');
  return { router, leadOn: moveOn };
}

afterEach(forgetMoves);

test('a page whose own address has moved meanwhile is led on', async () => {
  const { router, leadOn } = await begun();
  movePage('/notes/old/edit', '/notes/new/edit');
  await act(() => router.navigate('/notes/new/edit', { replace: true }));
  await act(async () => expect(await leadOn('/notes')).toBe(true));
  expect(router.state.location.pathname).toBe('/notes');
});

test('whoever is on another page of that kind is not called away from there', async () => {
  const { router, leadOn } = await begun();
  await act(() => router.navigate('/notes/other/edit'));
  await act(async () => expect(await leadOn('/notes')).toBe(false));
  expect(router.state.location.pathname).toBe('/notes/other/edit');
});
