import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blogRoutes } from '../../../client/features/blog/blogRoutes';
import {
  answer,
  buildStory,
  connectionOf,
  pending,
  renderScreens,
  settle,
  variablesOf,
} from '../story/renderScreens';

const first = buildStory({
  id: 'story_1',
  title: 'Newest',
  opening: `${'a'.repeat(300)}...`,
  publishedAt: '2026-04-01T19:00:00.000Z',
  readingTimeMinutes: 4,
});
const second = buildStory({ id: 'story_2', title: '', cardExcerpt: 'Second, cut...' });

const found = (stories: (typeof first)[], next: string | null = null) => ({
  publicStories: connectionOf(stories, next),
});

async function show(stories = [first, second], path = '/blog', next: string | null = null) {
  const view = await renderScreens(blogRoutes, path);
  await answer('BlogPageQuery', found(stories, next));
  return view;
}

test('the newest story is featured with a longer excerpt', async () => {
  await show();
  const [featured, card] = screen.getAllByRole('article').map((article) => within(article));
  expect(featured?.getByText(`${'a'.repeat(300)}...`)).toBeInTheDocument();
  expect(featured?.getByText('4 min read')).toBeInTheDocument();
  expect(featured?.getByText((_text, element) => element?.tagName === 'TIME')).toHaveAttribute(
    'datetime',
    '2026-04-01T19:00:00.000Z',
  );
  expect(card?.getByText('Second, cut...')).toBeInTheDocument();
});

test('titles lead to the reader, Read More to the story, authors to their profile', async () => {
  await show();
  const [featured, card] = screen.getAllByRole('article').map((article) => within(article));
  expect(featured?.getByRole('link', { name: 'Newest' })).toHaveAttribute('href', '/blog/story_1');
  expect(featured?.getByRole('link', { name: 'Read More' })).toHaveAttribute('href', '/stories/story_1');
  expect(featured?.getByRole('link', { name: 'Read More' })).toHaveAccessibleDescription('Newest');
  expect(featured?.getByRole('link', { name: 'Ann Lee' })).toHaveAttribute('href', '/u/ann');
  expect(card?.getByRole('link', { name: 'Untitled Story' })).toHaveAttribute('href', '/blog/story_2');
  expect(card?.getByRole('link', { name: 'Read More' })).toHaveAttribute('href', '/stories/story_2');
});

test('Write Your Story leads to the editor', async () => {
  await show();
  for (const link of screen.getAllByRole('link', { name: 'Write Your Story' }))
    expect(link).toHaveAttribute('href', '/stories/new');
});

test('no stories at all', async () => {
  await show([]);
  expect(screen.getByText('No public stories yet')).toBeInTheDocument();
});

test('a search that finds nothing', async () => {
  await show([], '/blog?q=sea');
  expect(screen.getByRole('searchbox')).toHaveValue('sea');
  expect(screen.getByText('No stories found')).toBeInTheDocument();
});

test('the search is sent once, after a pause, and is in the address', async () => {
  const { router } = await show();
  expect(pending('BlogPageQuery')).toHaveLength(0);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search stories' }), ' sea ');
  expect(router.state.location.search).toBe('');
  await afterPause();
  expect(router.state.location.search).toBe('?q=sea');
  expect(pending('BlogPageQuery')).toHaveLength(1);
  expect(variablesOf('BlogPageQuery')).toEqual({ search: 'sea' });
  await answer('BlogPageQuery', found([second]));
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('Escape clears the search at once', async () => {
  const { router } = await show([first], '/blog?q=newest');
  await userEvent.type(screen.getByRole('searchbox'), '{Escape}');
  await settle();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(router.state.location.search).toBe('');
  expect(variablesOf('BlogPageQuery')).toEqual({ search: null });
});

test('going back brings the earlier search back', async () => {
  const { router } = await show([first], '/blog?q=sea');
  await act(() => router.navigate('/blog?q=night'));
  await answer('BlogPageQuery', found([second]));
  expect(screen.getByRole('searchbox')).toHaveValue('night');
});

test('more are loaded on demand', async () => {
  await show([first], '/blog?q=a', 'cursor');
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(variablesOf('BlogListPaginationQuery')).toEqual({ count: 20, cursor: 'cursor', search: 'a' });
  await answer('BlogListPaginationQuery', found([second]));
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

async function afterPause() {
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  await settle();
}
