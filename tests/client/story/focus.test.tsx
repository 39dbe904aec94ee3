import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storyRoutes } from '../../../client/features/story/storyRoutes';
import { answer, buildStory, connectionOf, renderScreens } from './renderScreens';

/** In jsdom, as in a browser, a removed control loses the focus. */
const focused = () => document.activeElement;

const heart = (title: string) => screen.getByRole('button', { name: `Favorite ${title}` });

describe('a heart removed in the favourites', () => {
  async function showFavorites(titles: string[]) {
    const main = document.createElement('div');
    main.id = 'main';
    main.tabIndex = -1;
    document.body.append(main);
    await renderScreens(storyRoutes, '/stories?tab=favorites');
    const stories = titles.map((title) => buildStory({ id: `story_${title}`, title, isFavorited: true }));
    await answer({
      viewer: { __typename: 'Viewer', favoriteStories: connectionOf(stories) },
    });
    return main;
  }
  afterEach(() => document.getElementById('main')?.remove());

  test('moves the focus to the next one', async () => {
    await showFavorites(['One', 'Two', 'Three']);
    await userEvent.click(heart('Two'));
    expect(screen.queryByText('Two')).toBeNull();
    expect(focused()).toBe(heart('Three'));
  });

  test('or, at the end of the list, to the previous one', async () => {
    await showFavorites(['One', 'Two']);
    await userEvent.click(heart('Two'));
    expect(focused()).toBe(heart('One'));
  });

  test('or, if none is left, to the page', async () => {
    const main = await showFavorites(['One']);
    await userEvent.click(heart('One'));
    expect(focused()).toBe(main);
  });
});

test('Share, which disappears after sharing, leaves the focus among the actions', async () => {
  await renderScreens(storyRoutes, '/stories/story_1');
  await answer({ story: buildStory() });
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Share' }));
  const story = buildStory({ privacyLevel: 'SHARED', viewerCanShare: false });
  await answer({ shareStory: { story } });
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  expect(focused()).toBe(screen.getByRole('link', { name: 'Edit' }));
});
