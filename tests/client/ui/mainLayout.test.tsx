import '../relay/routerRequest';
import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type Auth, AuthContext } from '../../../client/auth/useAuth';
import { createConnectionNotice } from '../../../client/relay/connection';
import { MainLayout } from '../../../client/shell/MainLayout';
import { isActive } from '../../../client/shell/navigation';
import { useNewStoriesIn } from '../../../client/shortcuts/newStoryRoom';
import { keepForm, keptName } from '../../../client/ui/form/keptForm';
import { markUnsavedText } from '../../../client/ui/form/unsavedText';
import { UiProvider } from '../../../client/ui/theme/UiProvider';
import { computeStyles } from '../support/styles';

const signOut = jest.fn();
const session = {
  status: 'signedIn',
  viewer: { id: 'user_1', username: 'ann', name: 'Ann', displayName: 'Ann' },
  signOut,
} as unknown as Auth;

async function renderLayout(path = '/stories') {
  const router = createMemoryRouter(
    [{ Component: MainLayout, children: [{ path: '*', element: <h1>The page</h1> }] }],
    { initialEntries: [path] },
  );
  render(
    <UiProvider>
      <AuthContext value={session}>
        <RouterProvider router={router} />
      </AuthContext>
    </UiProvider>,
  );
  await act(async () => {});
  return router;
}

const sideBar = () => screen.queryByRole('navigation', { name: 'Main' });
const stored = () => JSON.parse(localStorage.getItem('navigation-store') ?? 'null');

beforeEach(() => localStorage.clear());

test('the side bar leads to every room and offers the quick actions', async () => {
  await renderLayout();
  const links = within(sideBar() as HTMLElement)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Dashboard', '/dashboard'],
    ['Sessions', '/sessions'],
    ['Stories', '/stories'],
    ['Journals', '/journals'],
    ['Notes', '/notes'],
    ['Exercises', '/exercises'],
    ['Members', '/members'],
    ['Feedback', '/feedback'],
    ['New Story', '/stories/new'],
    ['New Journal', '/journals/new'],
    ['New Note', '/notes/new'],
    ['Submit Feedback', '/feedback/new'],
  ]);
});

test('in a room, New Story leads to a story of the room', async () => {
  await renderLayout();
  const address = () => screen.getByRole('link', { name: 'New Story' }).getAttribute('href');
  const room = renderHook(() => useNewStoriesIn('session_1'));
  expect(address()).toBe('/stories/new?session=session_1');
  room.unmount();
  expect(address()).toBe('/stories/new');
});

test.each([
  ['/stories', '/stories', true],
  ['/stories', '/stories/story_1/edit', true],
  ['/stories', '/favorites', false],
  ['/dashboard', '/dashboard', true],
  ['/dashboard', '/dashboard/more', false],
  ['/dashboard', '/Dashboard/', true],
  ['/journals', '/journals/new', true],
  ['/journals', '/journals/', true],
  ['/journals', '/journalsandmore', false],
  ['/notes', '/notes-of-others/1', false],
])('the item %s on %s is active: %s', (href, pathname, active) => {
  expect(isActive(href, pathname)).toBe(active);
});

test('the active item is marked as the current page for screen readers', async () => {
  await renderLayout('/stories/story_1');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Stories');
});

test('the side bar can be hidden, a floating button restores it, and both are remembered', async () => {
  await renderLayout();
  await userEvent.click(screen.getByRole('button', { name: 'Hide sidebar' }));
  expect(sideBar()).not.toBeInTheDocument();
  expect(stored()).toEqual({ sideBarVisible: false, topBarVisible: true });
  const [, floating] = screen.getAllByRole('button', { name: 'Show sidebar' });
  await userEvent.click(floating as HTMLElement);
  expect(sideBar()).toBeInTheDocument();
  expect(stored()).toEqual({ sideBarVisible: true, topBarVisible: true });
});

describe('the button that restores the bars', () => {
  beforeEach(computeStyles);

  const hideBoth = () =>
    localStorage.setItem('navigation-store', JSON.stringify({ sideBarVisible: false, topBarVisible: false }));
  const position = () =>
    getComputedStyle(screen.getByRole('button', { name: 'Show top bar' }).parentElement as Element).position;

  test('floats at the bottom of the window', async () => {
    hideBoth();
    await renderLayout('/stories');
    expect(position()).toBe('fixed');
  });

  test.each(['/stories/new', '/notes/note_1/edit'])(
    'lies over no editor’s own bar: on %s it is in the page',
    async (path) => {
      hideBoth();
      await renderLayout(path);
      expect(position()).not.toBe('fixed');
    },
  );

  test('also exists on a phone, for a top bar that was hidden elsewhere', async () => {
    const matchMedia = window.matchMedia;
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('max-width') });
    localStorage.setItem('navigation-store', JSON.stringify({ sideBarVisible: true, topBarVisible: false }));
    await renderLayout();
    expect(screen.getByRole('button', { name: 'Show sidebar' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show top bar' })).toBeInTheDocument();
    window.matchMedia = matchMedia;
  });
});

/** The menu gets key events only after it is focused. */
async function openUserMenu() {
  await userEvent.click(screen.getByRole('button', { name: 'Your menu, Ann' }));
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
}

test('a lost connection is shown in one line, until it is back', async () => {
  jest.useFakeTimers();
  await renderLayout();
  const notice = createConnectionNotice();
  const line = within(screen.getByRole('main')).getByRole('status');
  notice.lost();
  await act(async () => jest.advanceTimersByTime(2_900));
  expect(line).toBeEmptyDOMElement();
  await act(async () => jest.advanceTimersByTime(200));
  expect(line).toHaveTextContent('Not connected. What you see may be old.');
  await act(async () => notice.settled());
  expect(line).toBeEmptyDOMElement();
  jest.useRealTimers();
});

test.each([
  ['/stories/new', 0],
  ['/journals/journal_1/edit', 0],
  ['/notes/note_1', 1],
])('on %s a lost connection covers nothing of an editor', async (path, lines) => {
  jest.useFakeTimers();
  await renderLayout(path);
  const notice = createConnectionNotice();
  notice.lost();
  await act(async () => jest.advanceTimersByTime(4_000));
  expect(screen.queryAllByText('Not connected. What you see may be old.')).toHaveLength(lines);
  await act(async () => notice.settled());
  jest.useRealTimers();
});

test('the bell counts 0, and the user menu leads on', async () => {
  await renderLayout();
  expect(screen.getByRole('button', { name: '0 notifications' })).toHaveTextContent('0');
  await openUserMenu();
  const items = screen.getAllByRole('menuitem');
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Your Profile', '/u/ann'],
    ['Settings', '/settings'],
    ['Help', '/help'],
    ['Sign Out', null],
  ]);
  await userEvent.keyboard('{End}{Enter}');
  await waitFor(() => expect(signOut).toHaveBeenCalled());
});

describe('signing out', () => {
  const leave = async () => {
    await openUserMenu();
    await userEvent.keyboard('{End}{Enter}');
  };
  beforeEach(() => {
    signOut.mockClear();
  });

  test('asks first if a text on the screen isn’t saved anywhere', async () => {
    const saved = markUnsavedText();
    await renderLayout();
    await leave();
    const dialog = within(await screen.findByRole('alertdialog', { name: /isn’t saved yet/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(signOut).not.toHaveBeenCalled();
    await leave();
    const again = within(await screen.findByRole('alertdialog', { name: /isn’t saved yet/ }));
    await userEvent.click(again.getByRole('button', { name: 'Sign Out' }));
    expect(signOut).toHaveBeenCalledTimes(1);
    saved();
  });

  test('asks first if another tab, or one that has ended, has left a form that it would delete', async () => {
    await renderLayout();
    keepForm(keptName('user_1', 'feedback:new'), { title: '' }, { title: 'Darker ink' });
    await leave();
    await screen.findByRole('alertdialog', { name: /isn’t saved yet/ });
    expect(signOut).not.toHaveBeenCalled();
  });

  test('does not ask because of another member’s form', async () => {
    await renderLayout();
    keepForm(keptName('user_bob', 'feedback:new'), { title: '' }, { title: 'Darker ink' });
    await leave();
    await waitFor(() => expect(signOut).toHaveBeenCalled());
  });
});

describe('the focus, when a pressed control disappears', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  test('moves from Hide top bar to Show top bar, and back', async () => {
    await renderLayout();
    await press('Hide top bar');
    expect(screen.getByRole('button', { name: 'Show top bar' })).toHaveFocus();
    await press('Show top bar');
    expect(screen.getByRole('button', { name: 'Hide top bar' })).toHaveFocus();
  });

  test('moves from the floating button into the side bar that it brings', async () => {
    localStorage.setItem('navigation-store', JSON.stringify({ sideBarVisible: false, topBarVisible: false }));
    await renderLayout();
    await press('Show sidebar');
    expect(screen.getByRole('complementary')).toHaveFocus();
  });
});

test('on a phone the side bar is a drawer that closes on the way to a page', async () => {
  const matchMedia = window.matchMedia;
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('max-width') });
  const router = await renderLayout();
  expect(sideBar()).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show sidebar' }));
  const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
  await userEvent.click(within(drawer).getByRole('link', { name: 'Stories' }));
  expect(router.state.location.pathname).toBe('/stories');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  window.matchMedia = matchMedia;
});
