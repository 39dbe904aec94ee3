import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { commitLocalUpdate } from 'relay-runtime';
import { storyRoutes } from '../../../client/features/story/storyRoutes';
import { environment } from '../support/mockEnvironment';
import {
  answer,
  buildStory,
  connectionOf,
  pending,
  refuse,
  renderScreens,
  variablesOf,
} from './renderScreens';

type Stories = ReturnType<typeof buildStory>[];
const list = (field: string, stories: Stories, next: string | null = null) => ({
  viewer: {
    __typename: 'Viewer',
    storyTags: [{ id: 'tag_1', name: 'sea' }],
    [field]: connectionOf(stories, next),
  },
});
const showMine = async (stories: Stories, next: string | null = null) => {
  const view = await renderScreens(storyRoutes, '/stories');
  await answer(list('stories', stories, next));
  return view;
};

test('there are three tabs, and My Stories comes first', async () => {
  await showMine([]);
  expect(screen.getByRole('heading', { level: 1, name: 'Stories' })).toBeInTheDocument();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'My Stories',
    'My Favs',
    'Shared Stories',
  ]);
  expect(screen.getByRole('tab', { name: 'My Stories' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getAllByRole('link', { name: 'Write Story' })[0]).toHaveAttribute('href', '/stories/new');
});

test('a deleted story is removed from a remembered list, and the others stay', async () => {
  await showMine([buildStory(), buildStory({ id: 'story_2', title: 'The Door' })]);
  act(() => commitLocalUpdate(environment, (store) => store.delete('story_1')));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'The Door' })).toBeInTheDocument();
});

test('the tab is in the address, and requests its own list', async () => {
  const { router } = await renderScreens(storyRoutes, '/stories?tab=shared');
  expect(variablesOf('viewer.storyTags')).toMatchObject({ my: false, favorites: false, shared: true });
  await answer(list('sharedStories', []));

  await userEvent.click(screen.getByRole('tab', { name: 'My Favs' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=favorites'));
  expect(variablesOf('viewer.storyTags')).toMatchObject({ my: false, favorites: true, shared: false });
});

test('a row has the language that is chosen, or that of the text', async () => {
  const excerpt = 'Der Wind und das Meer, sie ist nicht mit ihm, und er war auf dem Weg zu sich.';
  await showMine([
    buildStory({ title: 'Am Meer', excerpt }),
    buildStory({ id: 'story_2', title: 'An de See', excerpt, lang: 'nds' }),
  ]);
  const languages = screen
    .getAllByRole('article')
    .map((row) => [...row.querySelectorAll('h2, p')].map((part) => part.getAttribute('lang')));
  expect(languages).toEqual([
    ['de', 'de'],
    ['nds', 'nds'],
  ]);
});

test('a row shows what a reader needs to choose', async () => {
  await showMine([buildStory({ privacyLevel: 'SHARED', wordCount: 1234 })]);
  const row = within(screen.getByRole('article'));
  expect(row.getByRole('link', { name: 'The Lamp' })).toHaveAttribute('href', '/stories/story_1');
  expect(row.getByText('It was late. Still, we wrote.')).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'Ann Lee' })).toHaveAttribute('href', '/u/ann');
  expect(row.getByText(/^1.234 words$/)).toBeInTheDocument();
  expect(row.getByText('shared')).toBeInTheDocument();
  expect(row.getByRole('img', { name: 'Shared' })).toBeInTheDocument();
  expect(row.getByText((_text, element) => element?.tagName === 'TIME')).toHaveAttribute(
    'datetime',
    '2026-03-02T19:00:00.000Z',
  );
});

test('a story shared by name is not said to be shared publicly', async () => {
  await showMine([buildStory({ privacyLevel: 'SHARED', isSharedByName: true })]);
  const row = within(screen.getByRole('article'));
  expect(row.getByText('Shared with named members')).toBeInTheDocument();
  expect(row.queryByRole('img', { name: 'Shared' })).toBeNull();
});

describe('an own row says Edited', () => {
  const times = {
    created: '2026-03-02T19:00:00.000Z',
    revised: '2026-03-03T19:00:00.000Z',
    draft: '2026-03-04T19:00:00.000Z',
    shared: '2026-03-05T19:00:00.000Z',
  };
  const editedOf = async (fields: Record<string, unknown>) => {
    await showMine([buildStory({ createdAt: times.created, ...fields })]);
    const label = within(screen.getByRole('article')).queryByText('Edited');
    return label?.querySelector('time')?.dateTime;
  };
  const shared = { privacyLevel: 'SHARED', updatedAt: times.shared };

  it('not of a story that was only shared', async () => {
    expect(await editedOf({ ...shared, revisedAt: times.created })).toBeUndefined();
  });

  it('with the time when its text last changed, also if it was shared later', async () => {
    expect(await editedOf({ ...shared, revisedAt: times.revised })).toBe(times.revised);
  });

  it('with the time of its draft, if that is later', async () => {
    const draft = { __typename: 'StoryDraft', updatedAt: times.draft };
    expect(await editedOf({ ...shared, revisedAt: times.revised, draft })).toBe(times.draft);
  });
});

test('a private story has no shared icon', async () => {
  await showMine([buildStory()]);
  expect(screen.queryByRole('img', { name: 'Shared' })).toBeNull();
});

test('without own stories there is a link to create the first one', async () => {
  await showMine([]);
  expect(screen.getByText('No stories found')).toBeInTheDocument();
  expect(screen.getByText('Get started by writing your first story.')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Write Story' })).toHaveLength(2);
});

test.each([
  ['favorites', 'favoriteStories'],
  ['shared', 'sharedStories'],
])('nothing under %s', async (tab, field) => {
  await renderScreens(storyRoutes, `/stories?tab=${tab}`);
  await answer(list(field, []));
  expect(screen.getByText('No stories found')).toBeInTheDocument();
  expect(screen.getByText('No stories match your current filters.')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Write Story' })).toHaveLength(1);
});

test('the heart changes at once and is rolled back if the server refuses', async () => {
  await showMine([buildStory()]);
  const heart = screen.getByRole('button', { name: 'Favorite The Lamp' });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  await refuse('favoriteStory', { code: 'INTERNAL_SERVER_ERROR', message: 'no' });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('a story leaves the favourites with its heart, and returns if the server refuses', async () => {
  await renderScreens(storyRoutes, '/stories?tab=favorites');
  await answer(list('favoriteStories', [buildStory({ isFavorited: true })]));
  await userEvent.click(screen.getByRole('button', { name: 'Favorite The Lamp' }));
  expect(screen.getByText('No stories found')).toBeInTheDocument();
  await refuse('unfavoriteStory', { code: 'NETWORK', message: 'no' });
  expect(screen.getByRole('link', { name: 'The Lamp' })).toBeInTheDocument();
});

test('opening the list again shows the known rows and reads it again', async () => {
  const { router } = await showMine([buildStory()]);
  await userEvent.click(screen.getByRole('link', { name: 'The Lamp' }));
  await answer({ story: buildStory({ title: 'The Lamp, Again' }) });
  await screen.findByRole('heading', { name: 'The Lamp, Again' });
  await act(() => router.navigate('/stories'));
  expect(await screen.findByRole('link', { name: 'The Lamp, Again' })).toBeInTheDocument();
  expect(pending('viewer.storyTags')).toHaveLength(1);
});

test('the next hundred are loaded on demand', async () => {
  await showMine([buildStory()], 'cursor');
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(variablesOf('viewer.stories')).toMatchObject({ count: 100, cursor: 'cursor' });
  await answer(list('stories', [buildStory({ id: 'story_2', title: 'Second' })]));
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});
