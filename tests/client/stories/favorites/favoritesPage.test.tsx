import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { favoriteRoutes } from '../../../../client/features/stories/story/favoriteRoutes';
import { computeStyles } from '../../support/styles';
import {
  answer,
  buildStory,
  connectionOf,
  pending,
  refuse,
  renderScreens,
  settle,
  variablesOf,
} from '../story/renderScreens';

type Stories = ReturnType<typeof buildStory>[];
const favorites = (stories: Stories, next: string | null = null) => ({
  viewer: { __typename: 'Viewer', favoriteStories: connectionOf(stories, next) },
});
const loved = (overrides: Record<string, unknown> = {}) => buildStory({ isFavorited: true, ...overrides });

async function show(stories: Stories, next: string | null = null, search = '') {
  const view = await renderScreens(favoriteRoutes, `/favorites${search}`);
  await answer(favorites(stories, next));
  return view;
}

test('favourites are listed with their excerpt and author, and a way to all stories, below a heading like other lists’', async () => {
  computeStyles();
  await show([loved()]);
  expect(screen.getByRole('link', { name: 'The Lamp' })).toHaveAttribute('href', '/stories/story_1');
  expect(screen.getByRole('link', { name: 'Ann Lee' })).toHaveAttribute('href', '/u/ann');
  expect(screen.getByText('It was late. Still, we wrote.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All stories' })).toHaveAttribute('href', '/stories');
  const { parentElement } = screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement;
  expect(getComputedStyle(parentElement as HTMLElement).maxWidth).toMatch(/content/);
});

test('what is searched for goes into the address once one stops typing, without the spaces around it', async () => {
  const { router } = await show([loved()]);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search favorites' }), ' sea ');
  expect(router.state.location.search).toBe('');
  await waitFor(() => expect(router.state.location.search).toBe('?q=sea'));
  expect(variablesOf('viewer.favoriteStories')).toEqual({ search: 'sea' });
  expect(pending('viewer.favoriteStories')).toHaveLength(1);
  await answer(favorites([]));
  expect(await screen.findByText('No favorites found')).toHaveAttribute('role', 'status');
});

test('going back brings the earlier search back, and Escape clears it at once', async () => {
  const { router } = await show([loved()], null, '?q=lamp');
  await act(() => router.navigate('/favorites?q=night'));
  await answer(favorites([]));
  expect(screen.getByRole('searchbox')).toHaveValue('night');
  await act(() => router.navigate(-1));
  expect(screen.getByRole('searchbox')).toHaveValue('lamp');
  await userEvent.type(screen.getByRole('searchbox'), '{Escape}');
  await settle();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(router.state.location.search).toBe('');
  expect(pending('viewer.favoriteStories').at(-1)?.request.variables).toEqual({ search: null });
});

test('a search comes back with its address, and goes on to its next page', async () => {
  await show([loved()], 'cursor', '?q=lamp');
  expect(screen.getByRole('searchbox')).toHaveValue('lamp');
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(variablesOf('viewer.favoriteStories')).toEqual({ count: 40, cursor: 'cursor', search: 'lamp' });
  await answer(favorites([loved({ id: 'story_2', title: 'Second' })]));
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('a heart that is taken away can be given back where it was', async () => {
  await show([loved()]);
  const heart = screen.getByRole('button', { name: 'Favorite The Lamp' });
  await userEvent.click(heart);
  await answer({ unfavoriteStory: { unfavoritedStoryId: 'story_1', story: buildStory() } });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  await refuse('favoriteStory', { code: 'NETWORK', message: 'no' });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
});
