import '../relay/routerRequest';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { UiProvider } from '../../../client/shell/UiProvider';

export async function renderRouter(router: ReturnType<typeof createMemoryRouter>) {
  const view = render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  );
  await act(async () => {});
  return { ...view, router };
}

/** Renders the last of these addresses. */
export const renderRoutes = (routes: RouteObject[], ...initialEntries: string[]) =>
  renderRouter(createMemoryRouter(routes, initialEntries.length > 0 ? { initialEntries } : {}));
