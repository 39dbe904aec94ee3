import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storyRoutes } from '../../../../client/features/stories/story/storyRoutes';
import { messages } from '../../../../server/contract/messages';
import { rowTitles } from '../../support/rowTitles';
import {
  answer,
  buildStory,
  connectionOf,
  documents,
  refuse,
  renderScreens,
  setOnline,
  variablesOf,
} from './renderScreens';

const origin = { sessionId: null, exerciseId: null, exerciseTitle: null, privacyLevel: 'PRIVATE' } as const;
const mine = (stories: ReturnType<typeof buildStory>[]) => ({
  viewer: {
    __typename: 'Viewer',
    storyTags: [
      { id: 'tag_1', name: 'house' },
      { id: 'tag_2', name: 'sea' },
    ],
    stories: connectionOf(stories),
  },
});
const keep = (title: string, content: string, tags: string[] = []) =>
  act(() => documents.write(documents.begin(origin), { title, content, tags }));

test('a choice goes to the address and to the server; the address alone brings it back, with what a search left out', async () => {
  const { router } = await renderScreens(storyRoutes, '/stories?sort=title&privacy=public&tag=sea&q=boats');
  expect(variablesOf('viewer.storyTags')).toMatchObject({
    orderBy: 'TITLE',
    privacyLevel: 'PUBLIC',
    tag: 'sea',
    search: 'boats',
    status: null,
  });
  const { viewer } = mine([buildStory()]);
  const stories = { ...viewer.stories, wordsLeftOut: ['the', 'of'], textsLeftOut: true };
  await answer({ viewer: { ...viewer, stories } });
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Title');
  expect(screen.getByLabelText('Tag')).toHaveDisplayValue('sea');
  expect(screen.getByLabelText('Search your stories')).toHaveValue('boats');
  expect(await screen.findByText('1 story found')).toHaveAttribute('role', 'status');
  expect(screen.getByText('Not searched for: the, of. Not all texts were searched.')).toBeInTheDocument();

  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Unpublished changes');
  await waitFor(() =>
    expect(variablesOf('viewer.storyTags')).toMatchObject({ status: 'UNPUBLISHED_CHANGES', tag: 'sea' }),
  );
  await answer(mine([]));
  await waitFor(() =>
    expect(router.state.location.search).toBe('?q=boats&sort=title&privacy=public&status=changes&tag=sea'),
  );
});

test('when the filters leave nothing, they can be cleared; without any story there are none', async () => {
  await renderScreens(storyRoutes, '/stories?tag=sea');
  await answer(mine([]));
  expect(screen.getByText('No stories match your current filters.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }));
  expect(variablesOf('viewer.storyTags')).toMatchObject({ orderBy: 'EDITED', search: null, tag: null });
  await answer(mine([]));
  expect(await screen.findByText('Get started by writing your first story.')).toBeInTheDocument();
  expect(screen.queryByLabelText('Sort by')).toBeNull();
});

test('stories of this device follow the filters, and have statuses that only it knows', async () => {
  setOnline(false);
  await renderScreens(storyRoutes, '/stories?status=unsynced&sort=title');
  await keep('Zinc', 'Rain.', ['house']);
  await keep('Attic', 'Dust.', ['sea']);
  await answer(mine([buildStory()]));
  expect(rowTitles()).toEqual(['Attic', 'Zinc']);
  await userEvent.selectOptions(screen.getByLabelText('Tag'), 'house');
  await answer(mine([buildStory()]));
  await waitFor(() => expect(rowTitles()).toEqual(['Zinc']));
});

test('without a server the stories on the device are searched, sorted (numbers by their values) and filtered', async () => {
  await renderScreens(storyRoutes, '/stories?sort=words&q=rain');
  await keep('Chapter 10', 'So much rain on the roof that nobody slept.');
  await keep('Attic', 'Dust.');
  await keep('chapter 2', 'Rain.');
  await keep('Chapter 010.5', 'Rain on the roof.');
  await refuse('viewer.storyTags', { code: 'NETWORK', message: 'no' });
  await waitFor(() => expect(rowTitles()).toEqual(['Chapter 10', 'Chapter 010.5', 'chapter 2']));
  const order = screen.getByLabelText('Sort by');
  expect(order).toHaveDisplayValue('Longest');
  await userEvent.selectOptions(order, 'Title');
  await refuse('viewer.storyTags', { code: 'NETWORK', message: 'no' });
  await waitFor(() => expect(rowTitles()).toEqual(['chapter 2', 'Chapter 10', 'Chapter 010.5']));
});

/** By the keyboard, because the menu places itself where a pointer would be. */
const pick = async (menu: ReturnType<typeof within>, name: string) => {
  const item = menu.getByRole('menuitem', { name });
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  for (let n = 0; !item.hasAttribute('data-highlighted') && n < 10; n += 1)
    await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
};

describe('the menu of a row', () => {
  const open = async () => {
    await renderScreens(storyRoutes, '/stories');
    await answer(mine([buildStory()]));
    await userEvent.click(screen.getByRole('button', { name: 'Actions for The Lamp' }));
    return within(await screen.findByRole('menu'));
  };

  test('leads to what the author can do', async () => {
    const menu = await open();
    expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Edit',
      'Versions',
      'Share with…',
      'Privacy…',
      'Export as PDF',
      'Delete…',
    ]);
    expect(menu.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('href', '/stories/story_1/edit');
  });

  test('changes who can read it, and says so if the story was deleted elsewhere', async () => {
    const menu = await open();
    await pick(menu, 'Privacy…');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: /^Public/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(variablesOf('updateStory')).toEqual({ input: { id: 'story_1', privacyLevel: 'PUBLIC' } });
    await refuse('updateStory', { code: 'NOT_FOUND', message: messages.story.notFound });
    // In place of asking to try again.
    expect(dialog.getByRole('alert')).toHaveTextContent(/^Story not found$/);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await answer({ updateStory: { story: buildStory({ privacyLevel: 'PUBLIC' }) } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(within(screen.getByRole('article')).getByText('public')).toBeInTheDocument();
  });

  test('deletes it after a question', async () => {
    const menu = await open();
    await pick(menu, 'Delete…');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Are you sure you want to delete this story?')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await answer({ deleteStory: { deletedStoryId: 'story_1' } });
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect((await screen.findByText('Story deleted')).closest('[aria-live=polite]')).not.toBeNull();
  });
});
