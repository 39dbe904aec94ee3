import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { profileRoutes } from '../../../../client/features/members/profile/profileRoutes';
import {
  answer,
  buildStory,
  connectionOf,
  pending,
  refuse,
  renderScreens,
  settle,
  variablesOf,
} from '../../stories/story/renderScreens';
import { rowTitles } from '../../support/rowTitles';
import { buildMember, buildProfile, cy, people } from './memberScreens';

// The same name as in the author line of story rows.
const own = { id: 'user_ann', username: 'ann', name: 'Ann Lee', viewerCanEdit: true, viewerCanFollow: false };

async function show(overrides: Record<string, unknown> = {}, search = '') {
  const view = await renderScreens(profileRoutes, `/u/ben${search}`);
  await answer({
    user: buildProfile({ stories: connectionOf([buildStory()]), ...overrides }),
  });
  return view;
}

const tab = (name: string) => screen.getByRole('tab', { name });
const open = async (name: string) => {
  await userEvent.click(tab(name));
  await settle();
};
const followAnswer = (follows: boolean, count: number) => ({
  user: {
    __typename: 'User',
    id: 'user_ben',
    viewerIsFollowing: follows,
    followerCount: { totalCount: count },
  },
});

test('an external picture is loaded only when its viewer requests it', async () => {
  const profileImageUrl = 'https://pictures.example/ben.png';
  const { container } = await show({ profileImageUrl });
  const sources = () =>
    [...container.querySelectorAll('header img')].map((image) => image.getAttribute('src'));
  expect(sources()).not.toContain(profileImageUrl);
  await userEvent.click(screen.getByRole('button', { name: 'Show picture from pictures.example' }));
  expect(sources()).toContain(profileImageUrl);
  expect(screen.queryByRole('button', { name: /Show picture/ })).not.toBeInTheDocument();
});

test('a profile shows the member', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Ben Okri' })).toBeInTheDocument();
  expect(screen.getByText('@ben')).toBeInTheDocument();
  expect(screen.getByText('Writes by day.')).toBeInTheDocument();
  expect(screen.getByText(/^Member since/)).toHaveTextContent('2026');
  for (const count of ['1 story', '2 followers', '3 following'])
    expect(screen.getByText(count)).toBeInTheDocument();
  expect(document.title).toMatch(/^Ben Okri/);
});

test('a website is shown without its scheme, and its link has no referrer and no ranking value', async () => {
  await show();
  const link = screen.getByRole('link', { name: 'ben.example/poems' });
  expect(link).toHaveAttribute('href', 'https://ben.example/poems/');
  expect(link.getAttribute('rel')?.split(' ').sort()).toEqual(['nofollow', 'noopener', 'noreferrer', 'ugc']);
});

test('a website that is no web address is no link', async () => {
  await show({ websiteUrl: 'javascript:alert(1)' });
  for (const link of screen.getAllByRole('link'))
    expect(link.getAttribute('href')).not.toMatch(/^javascript/);
});

describe('the tabs', () => {
  test('are in the address, so that Back works, and need no request', async () => {
    const { router } = await show();
    await open('Followers');
    expect(router.state.location.search).toBe('?tab=followers');
    expect(screen.getByRole('link', { name: 'Cy' })).toHaveAttribute('href', '/u/cy');
    await act(() => router.navigate(-1));
    await settle();
    expect(screen.getByRole('link', { name: 'The Lamp' })).toBeInTheDocument();
    expect(pending('user')).toEqual([]);
  });

  test('load more on demand', async () => {
    await show({ followers: people([cy], 'cursor') }, '?tab=followers');
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    const variables = { id: 'user_ben', count: 20, cursor: 'cursor' };
    expect(variablesOf('node.followers')).toEqual(variables);
    const di = buildMember({ id: 'user_di', username: 'di', name: 'Di' });
    await answer({ node: buildProfile({ followers: people([di]) }) });
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  test('offer the next step on one’s own profile if they are empty', async () => {
    await show({ ...own, stories: connectionOf([]), followers: people([]), following: people([]) });
    expect(screen.getByText('Get started by writing your first story.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Write Story' })).toHaveAttribute('href', '/stories/new');
    await open('Followers');
    expect(screen.getByText('No followers yet')).toBeInTheDocument();
    await open('Following');
    expect(screen.getByRole('link', { name: 'Read shared stories' })).toHaveAttribute(
      'href',
      '/stories?tab=shared',
    );
  });

  test('say so on another’s if they are empty', async () => {
    await show({ stories: connectionOf([]), followers: people([]) });
    expect(screen.getByText('What Ben Okri shares will be here.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Write Story' })).toBeNull();
    await open('Followers');
    expect(screen.getByText('Be the first to follow Ben Okri.')).toBeInTheDocument();
  });
});

test('a card in a list cuts a long bio at 150 characters', async () => {
  const bio = `${'A 🪶 '.repeat(60)}`;
  await show({ followers: people([{ ...cy, bio }]) }, '?tab=followers');
  const shown = within(screen.getByRole('article')).getByText(/\.\.\.$/).textContent ?? '';
  expect([...shown].length).toBeLessThanOrEqual(153);
  expect([...shown].length).toBeGreaterThan(147);
  expect(bio.startsWith(shown.slice(0, -3))).toBe(true);
});

describe('on another’s profile', () => {
  test('following changes button and count at once, and sends a request', async () => {
    await show();
    const button = screen.getByRole('button', { name: 'Follow Ben Okri' });
    expect(screen.queryByRole('link', { name: 'Edit Profile' })).toBeNull();
    await userEvent.click(button);
    expect(button).toHaveTextContent('Unfollow');
    expect(button).toHaveFocus();
    expect(screen.getByText('3 followers')).toBeInTheDocument();
    expect(variablesOf('followUser').input).toEqual({ id: 'user_ben' });
    await answer({
      followUser: {
        ...followAnswer(true, 7),
        followerEdge: {
          __typename: 'UserEdge',
          cursor: 'c',
          node: buildMember({ ...own, viewerIsFollowing: false }),
        },
      },
    });
    expect(screen.getByText('7 followers')).toBeInTheDocument();
    await open('Followers');
    expect(rowTitles()).toEqual(['Ann Lee', 'Cy']);
  });

  test('a follow that fails is rolled back, button and count, with a message', async () => {
    await show();
    const button = screen.getByRole('button', { name: 'Follow Ben Okri' });
    await userEvent.click(button);
    expect(button).toHaveTextContent('Unfollow');
    await refuse('followUser', { code: 'NETWORK', message: 'no' });
    expect(button).toHaveTextContent('Follow');
    expect(button).toHaveAccessibleName('Follow Ben Okri');
    expect(button).toHaveFocus();
    expect(screen.getByText('2 followers')).toBeInTheDocument();
    expect(await screen.findByText('Ben Okri could not be followed')).toBeInTheDocument();
  });

  test('unfollowing shows at once and takes the viewer out of the list', async () => {
    await show({
      viewerIsFollowing: true,
      followers: people([buildMember(own), cy]),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Unfollow Ben Okri' }));
    expect(screen.getByText('1 follower')).toBeInTheDocument();
    await answer({ unfollowUser: { ...followAnswer(false, 1), removedFollowerId: 'user_ann' } });
    await open('Followers');
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  test('pressing again during the request sends nothing more', async () => {
    await show();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Follow Ben Okri' }));
    expect(pending('followUser')).toHaveLength(1);
    expect(pending('unfollowUser')).toHaveLength(0);
  });
});

describe('on one’s own profile', () => {
  test('an unfollowed member stays in the list, can be followed again, and is no longer counted', async () => {
    await show({ ...own, following: people([buildMember({ viewerIsFollowing: true })]) }, '?tab=following');
    await userEvent.click(screen.getByRole('button', { name: 'Unfollow Ben Okri' }));
    expect(screen.getByText('2 following')).toBeInTheDocument();
    await answer({ unfollowUser: { ...followAnswer(false, 0), removedFollowerId: 'user_ann' } });
    expect(screen.getByText('2 following')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Follow Ben Okri' })).toBeInTheDocument();
  });
});
