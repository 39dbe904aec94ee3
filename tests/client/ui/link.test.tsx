import '../relay/routerRequest';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Link } from '../../../client/ui/layout/Link';

/** Follows a link to the address; the result tells whether the browser loads it, and where the router is. */
async function follow(to: string) {
  const router = createMemoryRouter([{ path: '*', element: <Link to={to}>There</Link> }], {
    initialEntries: ['/help'],
  });
  render(<RouterProvider router={router} />);
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

test.each(['/', '/about', '/blog', '/blog?q=sea', '/blog/story_1#end', '/terms', '/privacy'])(
  'the browser loads the document %s',
  async (to) => {
    expect(await follow(to)).toEqual({ isLoaded: true, at: '/help' });
  },
);

test.each(['/stories', '/login', '/no/such/place'])('the router shows the screen %s', async (to) => {
  expect(await follow(to)).toEqual({ isLoaded: false, at: to });
});
