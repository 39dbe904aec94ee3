import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storyRoutes } from '../../../client/features/story/storyRoutes';
import { enter } from '../support/formFields';
import { openDetails, openNew } from './editorScreen';
import { answer, buildStory, connectionOf, refuse, renderScreens } from './renderScreens';

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
    await answer('StoriesPageQuery', {
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

describe('a removed tag', () => {
  const remove = (tag: string) => screen.getByRole('button', { name: `Remove ${tag}` });

  test('moves the focus to the next, then to the previous one, then to the tag field', async () => {
    await openNew();
    await openDetails();
    await userEvent.type(screen.getByLabelText('Tags'), 'a,b,c,');
    await userEvent.click(remove('b'));
    expect(focused()).toBe(remove('c'));
    await userEvent.click(remove('c'));
    expect(focused()).toBe(remove('a'));
    await userEvent.click(remove('a'));
    expect(focused()).toBe(screen.getByLabelText('Tags'));
  });

  test('and Add returns to the tag field', async () => {
    await openNew();
    await openDetails();
    enter(screen.getByLabelText('Tags'), 'a');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(focused()).toBe(screen.getByLabelText('Tags'));
  });
});

describe('Share, which disappears after sharing', () => {
  async function share() {
    await renderScreens(storyRoutes, '/stories/story_1');
    await answer('StoryPageQuery', { story: buildStory() });
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Share' }));
  }
  const shared = { story: buildStory({ privacyLevel: 'SHARED', viewerCanShare: false }) };

  test('keeps the focus among the actions', async () => {
    await share();
    await answer('useShareStoryMutation', { shareStory: shared });
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    expect(focused()).toBe(screen.getByRole('link', { name: 'Edit' }));
  });

  test('stays if the server refuses', async () => {
    await share();
    await refuse('useShareStoryMutation', { code: 'NETWORK', message: 'no' });
    expect(screen.getByRole('button', { name: 'Share' })).toBeInTheDocument();
  });
});
