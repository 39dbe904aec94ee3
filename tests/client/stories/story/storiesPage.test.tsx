import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { commitLocalUpdate } from 'relay-runtime';
import { storyRoutes } from '../../../../client/features/stories/story/storyRoutes';
import { environment } from '../../support/mockEnvironment';
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
const showFavorites = async (...titles: string[]) => {
  await renderScreens(storyRoutes, '/stories?tab=favorites');
  const stories = titles.map((title) => buildStory({ id: `story_${title}`, title, isFavorited: true }));
  await answer(list('favoriteStories', stories));
};
const heart = (title: string) => screen.getByRole('button', { name: `Favorite ${title}` });
const rowOf = (title: string) =>
  within(screen.getByRole('link', { name: title }).closest('article') as HTMLElement);

test('a deleted story is removed from a remembered list, and the others stay', async () => {
  await showMine([buildStory(), buildStory({ id: 'story_2', title: 'The Door' })]);
  act(() => commitLocalUpdate(environment, (store) => store.delete('story_1')));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'The Door' })).toBeInTheDocument();
});

test('the tab is in the address, and requests its own list', async () => {
  const { router } = await renderScreens(storyRoutes, '/stories?tab=shared');
  expect(variablesOf('viewer.sharedStories')).toMatchObject({ my: false, favorites: false, shared: true });
  await answer(list('sharedStories', []));

  await userEvent.click(screen.getByRole('tab', { name: 'My Favs' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=favorites'));
  expect(variablesOf('viewer.favoriteStories')).toMatchObject({ my: false, favorites: true, shared: false });
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

test('a row shows what a reader needs to choose, each text in its own direction', async () => {
  await showMine([
    buildStory({ privacyLevel: 'SHARED', wordCount: 1234 }),
    buildStory({ id: 'story_2', title: 'המנורה', excerpt: 'זה היה מאוחר.' }),
    buildStory({ id: 'story_3', title: 'For Ben', privacyLevel: 'SHARED', isSharedByName: true }),
  ]);
  const row = rowOf('The Lamp');
  expect(row.getByRole('link', { name: 'The Lamp' })).toHaveAttribute('href', '/stories/story_1');
  expect(row.getByText('It was late. Still, we wrote.')).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'Ann Lee' })).toHaveAttribute('href', '/u/ann');
  expect(row.getByText('Ann Lee').tagName).toBe('BDI');
  expect(row.getByText(/^1.234 words$/)).toBeInTheDocument();
  expect(row.getByText('shared')).toBeInTheDocument();
  expect(row.getByRole('img', { name: 'Shared' })).toBeInTheDocument();
  const time = row.getByText((_text, element) => element?.tagName === 'TIME');
  expect(time).toHaveAttribute('datetime', '2026-03-02T19:00:00.000Z');
  expect(time).toHaveTextContent(/^Created /);
  expect(time.title).toMatch(/^Created .*2026/);
  const own = rowOf('המנורה');
  expect(own.queryByRole('img', { name: 'Shared' })).toBeNull();
  expect(own.getByRole('heading', { name: 'המנורה' })).toHaveAttribute('dir', 'auto');
  expect(own.getByText('זה היה מאוחר.')).toHaveAttribute('dir', 'auto');
  const byName = rowOf('For Ben');
  expect(byName.getByText('Shared with named members')).toBeInTheDocument();
  expect(byName.queryByRole('img', { name: 'Shared' })).toBeNull();
});

const [created, revised, drafted, shared] = ['2', '3', '4', '5'].map(
  (day) => `2026-03-0${day}T19:00:00.000Z`,
);
const draft = { __typename: 'StoryDraft', updatedAt: drafted };

test.each([
  ['not of a story that was only shared', { revisedAt: created }, undefined],
  ['with the time when its text last changed, also if it was shared later', { revisedAt: revised }, revised],
  ['with the time of its draft, if that is later', { revisedAt: revised, draft }, drafted],
])('an own row says Edited %s', async (_what, times, edited) => {
  await showMine([buildStory({ createdAt: created, updatedAt: shared, privacyLevel: 'SHARED', ...times })]);
  const label = within(screen.getByRole('article')).queryByText('Edited');
  expect(label?.querySelector('time')?.dateTime).toBe(edited);
});

test('the heart changes at once and is rolled back if the server refuses', async () => {
  await showMine([buildStory()]);
  expect(heart('The Lamp')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(heart('The Lamp'));
  expect(heart('The Lamp')).toHaveAttribute('aria-pressed', 'true');
  await refuse('favoriteStory', { code: 'INTERNAL_SERVER_ERROR', message: 'no' });
  expect(heart('The Lamp')).toHaveAttribute('aria-pressed', 'false');
});

test('a story leaves the favourites with its heart, and returns if the server refuses', async () => {
  await showFavorites('The Lamp');
  await userEvent.click(heart('The Lamp'));
  expect(screen.getByText('No stories found')).toBeInTheDocument();
  await refuse('unfavoriteStory', { code: 'NETWORK', message: 'no' });
  expect(screen.getByRole('link', { name: 'The Lamp' })).toBeInTheDocument();
});

test('a heart that is gone leaves the focus to the next one, at the end to the one before, then to the page', async () => {
  const main = document.createElement('div');
  main.id = 'main';
  main.tabIndex = -1;
  document.body.append(main);
  await showFavorites('One', 'Two', 'Three');
  await userEvent.click(heart('Two'));
  expect(screen.queryByText('Two')).toBeNull();
  expect(heart('Three')).toHaveFocus();
  await userEvent.click(heart('Three'));
  expect(heart('One')).toHaveFocus();
  await userEvent.click(heart('One'));
  expect(main).toHaveFocus();
  main.remove();
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
