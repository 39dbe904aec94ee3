import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { profileRoutes } from '../../../client/features/profile/profileRoutes';
import { answer, renderScreens, settle, variablesOf } from '../story/renderScreens';

const none = { edges: [], pageInfo: { endCursor: null, hasNextPage: false } };
const ben = (overrides: Record<string, unknown> = {}) => ({
  ...{
    __typename: 'User',
    id: 'user_ben',
    username: 'ben',
    name: 'Ben Okri',
    bio: null,
    profileImageUrl: null,
  },
  ...{
    websiteUrl: null,
    createdAt: null,
    viewerCanEdit: false,
    viewerCanFollow: true,
    viewerIsFollowing: true,
  },
  ...{ viewerMutes: false, viewerBlocks: false },
  ...{ storyCount: { totalCount: 0 }, followerCount: { totalCount: 1 }, followingCount: { totalCount: 0 } },
  ...{ stories: none, followers: none, following: none },
  ...overrides,
});

async function openMenu(overrides: Record<string, unknown> = {}) {
  await renderScreens(profileRoutes, '/u/ben');
  await answer('ProfilePageQuery', { user: ben(overrides) });
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
  expect(variablesOf('useMemberBlockMutationsBlockMutation')).toEqual({ input: { id: 'user_ben' } });
  await answer('useMemberBlockMutationsBlockMutation', {
    blockMember: {
      user: {
        ...{ __typename: 'User', id: 'user_ben', viewerBlocks: true, viewerIsFollowing: false },
        followerCount: { totalCount: 0 },
      },
    },
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: /ollow Ben Okri/ })).toBeNull());
});

test('who is muted is unmuted at once', async () => {
  await openMenu({ viewerMutes: true });
  await pick('Unmute');
  expect(variablesOf('useMemberBlockMutationsUnmuteMutation')).toEqual({ input: { id: 'user_ben' } });
});
