import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { profileRoutes } from '../../../../client/features/members/profile/profileRoutes';
import { sessionRoutes } from '../../../../client/features/sessions/session/sessionRoutes';
import {
  answerPage,
  buildWholeSession,
  buildWriter,
  ben as inRoom,
  roomOf,
} from '../../sessions/room/sessionOnScreen';
import { answer, pending, renderScreens, settle, variablesOf } from '../../stories/story/renderScreens';
import { buildProfile } from './memberScreens';

async function openMenu(overrides: Record<string, unknown> = {}) {
  await renderScreens(profileRoutes, '/u/ben');
  await showMenu(overrides);
}

async function showMenu(overrides: Record<string, unknown>) {
  await answer({ user: buildProfile({ viewerIsFollowing: true, ...overrides }) });
  await userEvent.click(screen.getByRole('button', { name: 'More about Ben Okri' }));
  await settle();
}

/** By the keyboard, because the menu places itself where a pointer would be. */
async function pick(name: string) {
  const item = screen.getByRole('menuitem', { name });
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  for (let n = 0; !item.hasAttribute('data-highlighted') && n < 10; n += 1)
    await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
}

test('a member is blocked after a question that says what it ends', async () => {
  await openMenu();
  await pick('Block…');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/doesn’t bring back what this ends/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
  expect(variablesOf('blockMember')).toEqual({ input: { id: 'user_ben' } });
  await answer({
    blockMember: {
      user: {
        __typename: 'User',
        id: 'user_ben',
        viewerBlocks: true,
        viewerIsFollowing: false,
        followerCount: { totalCount: 0 },
      },
    },
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: /ollow Ben Okri/ })).toBeNull());
});

test('a muted member is unmuted at once', async () => {
  await openMenu({ viewerMutes: true });
  await pick('Unmute');
  expect(variablesOf('unmuteMember')).toEqual({ input: { id: 'user_ben' } });
});

describe('a room that is shown again before it is read', () => {
  const line = 'A letter to you';

  /** Goes from the room to Ben's profile and chooses there what is done to him. */
  async function roomAfter(
    name: string,
    field: string,
    { profile, avoided }: Record<'profile' | 'avoided', Record<string, unknown>>,
  ) {
    const room = roomOf([buildWriter(inRoom, { isHere: true, intention: line })]);
    const { router } = await renderScreens([...sessionRoutes, ...profileRoutes], '/sessions/session_1');
    await answerPage(buildWholeSession({ joined: [inRoom], status: 'IN_PROGRESS', room }), avoided);
    await act(() => router.navigate('/u/ben'));
    await showMenu(profile);
    await pick(name);
    const verb = name.replace('…', '');
    const question = screen.queryByRole('alertdialog');
    if (question) await userEvent.click(within(question).getByRole('button', { name: verb }));
    await answer({
      [`${verb.toLowerCase()}Member`]: {
        user: {
          __typename: 'User',
          id: inRoom.id,
          [field]: !verb.startsWith('Un'),
          viewerIsFollowing: false,
          followerCount: { totalCount: 0 },
        },
      },
    });
    await act(() => router.navigate('/sessions/session_1'));
    await settle();
    expect(pending('session')).toHaveLength(1);
  }

  test.each([
    ['Block…', 'viewerBlocks', 'A line by someone you blocked.'],
    ['Mute…', 'viewerMutes', 'A line by someone you muted.'],
  ])('folds the lines of members whom the viewer chose to %s', async (name, field, note) => {
    await roomAfter(name, field, { profile: {}, avoided: {} });
    expect(screen.getByText(note)).toBeInTheDocument();
    expect(screen.queryByText(line)).toBeNull();
  });

  test.each([
    ['Unblock', 'viewerBlocks', 'blockedMemberIds'],
    ['Unmute', 'viewerMutes', 'mutedMemberIds'],
  ])('shows the lines of members whom the viewer chose to %s', async (name, field, ids) => {
    await roomAfter(name, field, { profile: { [field]: true }, avoided: { [ids]: [inRoom.id] } });
    expect(screen.getByText(line)).toBeInTheDocument();
  });
});
