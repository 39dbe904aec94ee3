import '../relay/routerRequest';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { type Auth, AuthValue } from '../../../client/auth/useAuth';
import { bindShortcut } from '../../../client/settings/bindShortcut';
import { MemberShortcuts } from '../../../client/shell/MemberShortcuts';
import { UiProvider } from '../../../client/shell/UiProvider';
import { setListKey } from '../../../client/shortcuts/listKey';

const sessionOf = (status: Auth['status']) => ({ status }) as Auth;

async function show(status: Auth['status'] = 'signedIn') {
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <MemberShortcuts />
            <Outlet />
          </>
        ),
        children: [
          {
            path: '/',
            element: (
              <>
                <textarea aria-label="Text" />
                <select aria-label="Choice" />
                {/* biome-ignore lint/a11y/useSemanticElements: as the editor of stories is */}
                <div role="textbox" tabIndex={0} aria-label="Story" contentEditable />
              </>
            ),
          },
          { path: '*', element: <p>Elsewhere</p> },
        ],
      },
    ],
    { initialEntries: ['/'] },
  );
  render(
    <UiProvider>
      <AuthValue value={sessionOf(status)}>
        <RouterProvider router={router} />
      </AuthValue>
    </UiProvider>,
  );
  await act(async () => {});
  return router;
}

/** Presses `?`. Returns whether the app handled it. */
const ask = (target: Element = document.body) =>
  !fireEvent.keyDown(target, { key: '?', code: 'Slash', shiftKey: true });
const list = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

beforeEach(() => localStorage.clear());
afterEach(() => act(() => setListKey(true)));

test('? opens a list of all shortcuts with their current keys, and a link to change them', async () => {
  act(() => void bindShortcut('dashboard', 'Cmd+Shift+K'));
  await show();
  expect(ask()).toBe(true);
  const shown = within(await list());
  expect(shown.getAllByRole('term').map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'Zen mode',
    'Exit Zen mode',
    'Toggle preview',
    'Save story',
    'New story',
    'Find',
    'Find and replace',
    'Outline',
    'Footnote',
    'Scene break',
    'Keep lines and indents',
    'Focus on the paragraph',
    'Dashboard',
    'Search and commands',
  ]);
  expect(shown.getAllByRole('definition').at(-2)).toHaveTextContent('Ctrl+Shift+K');
  expect(shown.getByRole('link', { name: 'Change shortcuts in Settings' })).toHaveAttribute(
    'href',
    '/settings?tab=shortcuts',
  );
});

test.each(['Text', 'Choice', 'Story'])('in a field (%s) it is a question mark', async (name) => {
  await show();
  expect(ask(screen.getByLabelText(name))).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('it opens once, and closes with Escape or with its page', async () => {
  const router = await show();
  ask();
  await list();
  expect(ask()).toBe(false);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  ask();
  await list();
  await act(() => router.navigate('/elsewhere'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(() => router.navigate(-1));
  await screen.findByLabelText('Text');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a visitor’s keys are left to the browser, and so is this one if it is turned off', async () => {
  await show('signedOut');
  expect(ask()).toBe(false);
  act(() => setListKey(false));
  await show();
  expect(ask()).toBe(false);
});
