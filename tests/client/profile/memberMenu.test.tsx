import { screen } from '@testing-library/react';
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

test('a member is blocked after a question that says what it ends', async () => {
  await openMenu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Block…' }));
  expect(await screen.findByText(/doesn’t bring back what this ends/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Block' }));
  expect(variablesOf('useMemberBlockMutationsBlockMutation')).toEqual({ input: { id: 'user_ben' } });
  await answer('useMemberBlockMutationsBlockMutation', {
    blockMember: {
      user: {
        ...{ __typename: 'User', id: 'user_ben', viewerBlocks: true, viewerIsFollowing: false },
        followerCount: { totalCount: 0 },
      },
    },
  });
  expect(screen.getByRole('button', { name: 'Follow Ben Okri' })).toBeInTheDocument();
});

test('who is muted is unmuted at once', async () => {
  await openMenu({ viewerMutes: true });
  await userEvent.click(screen.getByRole('menuitem', { name: 'Unmute' }));
  expect(variablesOf('useMemberBlockMutationsUnmuteMutation')).toEqual({ input: { id: 'user_ben' } });
});
