import { screen, within } from '@testing-library/react';
import { blogRoutes } from '../../../client/features/blog/blogRoutes';
import { answer, buildStory, connectionOf, refuse, renderScreens } from '../story/renderScreens';

type Story = ReturnType<typeof buildStory>;

const others = ['story_2', 'story_3', 'story_4'].map((id) => buildStory({ id, title: `Title ${id}` }));

async function show(story: Story | null) {
  const view = await renderScreens(blogRoutes, '/blog/story_1');
  await answer('BlogStoryPageQuery', {
    story,
    publicStories: connectionOf(story ? [story, ...others] : others),
  });
  return view;
}

test('a public story reads as a page of a book', async () => {
  await show(
    buildStory({
      title: 'The Lamp',
      privacyLevel: 'PUBLIC',
      readingTimeMinutes: 3,
      publishedAt: '2026-04-01T19:00:00.000Z',
      content: '# One\n\nIt was *late*.\n\nWe wrote.',
    }),
  );
  const article = within(screen.getByRole('article'));
  expect(article.getByRole('heading', { level: 1, name: 'The Lamp' })).toBeInTheDocument();
  expect(article.getByRole('heading', { level: 2, name: 'One' })).toBeInTheDocument();
  expect(article.getByText('late').tagName).toBe('EM');
  expect(article.getByText('We wrote.').tagName).toBe('P');
  expect(article.getByText('3 min read')).toBeInTheDocument();
  for (const link of article.getAllByRole('link', { name: 'Ann Lee' }))
    expect(link).toHaveAttribute('href', '/u/ann');
  expect(article.getByText('Writes at night.')).toBeInTheDocument();
});

test('more stories, but not the one being read', async () => {
  await show(buildStory({ privacyLevel: 'PUBLIC' }));
  expect(screen.getByRole('heading', { name: 'More Stories' })).toBeInTheDocument();
  const titles = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(titles).toEqual(['Title story_2', 'Title story_3', 'Title story_4']);
  expect(screen.getByRole('link', { name: 'Title story_2' })).toHaveAttribute('href', '/blog/story_2');
  for (const link of screen.getAllByRole('link', { name: 'Write Your Story' }))
    expect(link).toHaveAttribute('href', '/stories/new');
});

test('an untitled story has a name', async () => {
  await show(buildStory({ title: '', privacyLevel: 'PUBLIC' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Untitled Story' })).toBeInTheDocument();
});

test.each([
  ['missing', null],
  ['no longer public', buildStory({ privacyLevel: 'PRIVATE' })],
])('a story that is %s is not available', async (_name, story) => {
  await show(story);
  expect(screen.getByRole('heading', { name: 'Story Not Available' })).toBeInTheDocument();
  expect(screen.getByText('Story not found or no longer public.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse Stories' })).toHaveAttribute('href', '/blog');
});

test('a failure shows the reason', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await renderScreens(blogRoutes, '/blog/story_1');
  await refuse('BlogStoryPageQuery', { code: 'NETWORK', message: 'We can’t reach the server.' });
  expect(screen.getByRole('heading', { name: 'Story Not Available' })).toBeInTheDocument();
  expect(screen.getByText('We can’t reach the server.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse Stories' })).toBeInTheDocument();
});
