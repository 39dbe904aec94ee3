import '../relay/routerRequest';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type Location, RouterProvider } from 'react-router-dom';
import { SearchBox } from '../../../client/ui/form/SearchBox';
import { useNavigationTarget } from '../../../client/ui/layout/useNavigationTarget';
import { UiProvider } from '../../../client/ui/theme/UiProvider';

let target: () => Location | null;
let arrive: () => void;

function Here() {
  target = useNavigationTarget();
  return <SearchBox label="Search stories" />;
}

/** A screen with a search field, and another one whose code is loaded slowly. */
async function show() {
  const code = new Promise<() => string>((resolve) => {
    arrive = () => resolve(() => 'There');
  });
  const router = createMemoryRouter([
    { path: '/', Component: Here },
    { path: '/there', lazy: { Component: () => code } },
  ]);
  render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  );
  await screen.findByRole('searchbox');
  return router;
}

test('says where the user is going before React has rendered that', async () => {
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

test('words typed just before a click on a link don’t bring the user back to the search', async () => {
  const router = await show();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  try {
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .type(screen.getByRole('searchbox'), 'lamp');
    await act(async () => void router.navigate('/there'));
    await act(async () => jest.advanceTimersByTime(1_000));
    expect(router.state.location.search).toBe('');
    await act(async () => arrive());
  } finally {
    jest.useRealTimers();
  }
  expect(await screen.findByText('There')).toBeInTheDocument();
});
