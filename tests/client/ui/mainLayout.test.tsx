import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Auth, AuthValue } from '../../../client/auth/useAuth';
import { keepForm, keptName } from '../../../client/forms/keptForm';
import { createConnectionNotice } from '../../../client/lib/connection';
import { isActive } from '../../../client/palette/navigation';
import { MainLayout } from '../../../client/shell/MainLayout';
import { useNewStoriesIn } from '../../../client/shortcuts/newStoryRoom';
import { markUnsavedText } from '../../../client/ui/form/unsavedText';
import { onPhone } from '../support/phone';
import { renderRoutes } from '../support/routes';
import { computeStyles } from '../support/styles';

const signOut = jest.fn();
const session = {
  status: 'signedIn',
  viewer: { id: 'user_1', username: 'ann', name: 'Ann', displayName: 'Ann' },
  signOut,
} as unknown as Auth;

const Layout = () => (
  <AuthValue value={session}>
    <MainLayout />
  </AuthValue>
);
const renderLayout = (path = '/stories') =>
  renderRoutes([{ Component: Layout, children: [{ path: '*', element: <h1>The page</h1> }] }], path);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const sideBar = () => screen.queryByRole('navigation', { name: 'Main' });
const stored = () => JSON.parse(localStorage.getItem('navigation-store') ?? 'null');

beforeEach(() => localStorage.clear());

test('the side bar leads to every room and offers the quick actions', async () => {
  await renderLayout();
  const links = within(sideBar() as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    ...['/dashboard', '/sessions', '/stories', '/journals', '/notes', '/exercises', '/members', '/feedback'],
    ...['/stories/new', '/journals/new', '/notes/new', '/feedback/new'],
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
  ['/stories', '/stories/story_1/edit', true],
  ['/stories', '/favorites', false],
  ['/dashboard', '/dashboard/more', false],
  ['/dashboard', '/Dashboard/', true],
  ['/journals', '/journalsandmore', false],
  ['/notes', '/notes-of-others/1', false],
])('the item %s on %s is active: %s', (href, pathname, active) => {
  expect(isActive(href, pathname)).toBe(active);
});

test('the active item is marked as the current page for screen readers', async () => {
  await renderLayout('/stories/story_1');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Stories');
});

const barsAre = (sideBarVisible: boolean, topBarVisible: boolean) =>
  localStorage.setItem('navigation-store', JSON.stringify({ sideBarVisible, topBarVisible }));

test('the side bar can be hidden, a floating button restores it with the focus, and both are remembered', async () => {
  await renderLayout();
  await press('Hide sidebar');
  expect(sideBar()).not.toBeInTheDocument();
  expect(stored()).toEqual({ sideBarVisible: false, topBarVisible: true });
  const [, floating] = screen.getAllByRole('button', { name: 'Show sidebar' });
  await userEvent.click(floating as HTMLElement);
  expect(screen.getByRole('complementary')).toHaveFocus();
  expect(stored()).toEqual({ sideBarVisible: true, topBarVisible: true });
});

test.each([
  ['floats on a list', '/stories', true],
  ['lies over no editor’s own bar, but in the page', '/notes/note_1/edit', false],
])('the button that restores the bars %s', async (_where, path, isFloating) => {
  computeStyles();
  barsAre(false, false);
  await renderLayout(path);
  const { parentElement } = screen.getByRole('button', { name: 'Show top bar' });
  expect(getComputedStyle(parentElement as Element).position === 'fixed').toBe(isFloating);
});

test('a top bar that was hidden elsewhere can be shown on a phone', async () => {
  onPhone();
  barsAre(true, false);
  await renderLayout();
  expect(screen.getByRole('button', { name: 'Show sidebar' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show top bar' })).toBeInTheDocument();
});

/** The menu gets key events only after it is focused. */
async function openUserMenu() {
  await press('Your menu, Ann');
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
  await act(async () => notice.clear());
  expect(line).toBeEmptyDOMElement();
  jest.useRealTimers();
});

test.each([
  ['/stories/new', 0],
  ['/notes/note_1', 1],
])('on %s a lost connection covers nothing of an editor', async (path, lines) => {
  jest.useFakeTimers();
  await renderLayout(path);
  const notice = createConnectionNotice();
  notice.lost();
  await act(async () => jest.advanceTimersByTime(4_000));
  expect(screen.queryAllByText('Not connected. What you see may be old.')).toHaveLength(lines);
  await act(async () => notice.clear());
  jest.useRealTimers();
});

test('the user menu leads on', async () => {
  await renderLayout();
  await openUserMenu();
  const items = screen.getAllByRole('menuitem');
  expect(items.map((item) => item.getAttribute('href'))).toEqual(['/u/ann', '/settings', '/help', null]);
});

describe('signing out', () => {
  const leave = async () => {
    await openUserMenu();
    await userEvent.keyboard('{End}{Enter}');
  };
  const asked = async () => within(await screen.findByRole('alertdialog', { name: /isn’t saved yet/ }));
  beforeEach(() => signOut.mockClear());

  test('asks first if a text on the screen isn’t saved anywhere', async () => {
    const saved = markUnsavedText();
    await renderLayout();
    await leave();
    await userEvent.click((await asked()).getByRole('button', { name: 'Cancel' }));
    expect(signOut).not.toHaveBeenCalled();
    await leave();
    await userEvent.click((await asked()).getByRole('button', { name: 'Sign Out' }));
    expect(signOut).toHaveBeenCalledTimes(1);
    saved();
  });

  test('asks first if another tab, or one that has ended, has left a form that it would delete', async () => {
    await renderLayout();
    keepForm(keptName('user_1', 'feedback:new'), { title: '' }, { title: 'Darker ink' });
    await leave();
    await asked();
    expect(signOut).not.toHaveBeenCalled();
  });

  test('does not ask because of another member’s form', async () => {
    await renderLayout();
    keepForm(keptName('user_bob', 'feedback:new'), { title: '' }, { title: 'Darker ink' });
    await leave();
    await waitFor(() => expect(signOut).toHaveBeenCalled());
  });
});

test('the focus moves from Hide top bar to Show top bar, and back', async () => {
  await renderLayout();
  await press('Hide top bar');
  expect(screen.getByRole('button', { name: 'Show top bar' })).toHaveFocus();
  await press('Show top bar');
  expect(screen.getByRole('button', { name: 'Hide top bar' })).toHaveFocus();
});

test('on a phone the side bar is a drawer that closes on the way to a page', async () => {
  onPhone();
  const { router } = await renderLayout();
  expect(sideBar()).not.toBeInTheDocument();
  await press('Show sidebar');
  const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
  await userEvent.click(within(drawer).getByRole('link', { name: 'Stories' }));
  expect(router.state.location.pathname).toBe('/stories');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
