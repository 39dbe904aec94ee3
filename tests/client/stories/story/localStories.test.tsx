import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setKeptCount } from '../../../../client/documents/keptCounts';
import { storyRoutes } from '../../../../client/features/stories/story/storyRoutes';
import {
  answer,
  buildStory,
  connectionOf,
  documentServer,
  documents,
  refuse,
  renderScreens,
  setOnline,
} from './renderScreens';

const origin = { sessionId: null, exerciseId: null, exerciseTitle: null, privacyLevel: 'PRIVATE' } as const;
const mine = (stories: ReturnType<typeof buildStory>[]) => ({
  viewer: { __typename: 'Viewer', storyTags: [], stories: connectionOf(stories) },
});
const row = async (title: string) => {
  const link = await screen.findByRole('link', { name: title });
  return within(link.closest('article') as HTMLElement);
};

const germanText = 'Der Wind und *das Meer*, sie ist nicht mit ihm, und er war auf dem Weg zu sich.';

/** A draft of this device. */
const keep = (title: string, content: string) =>
  act(() => documents.write(documents.begin(origin), { title, content }));

/** A story from the server that was opened on this device. */
const openOf = () => {
  const text = { title: 'The Lamp', content: 'One.', tags: [], privacyLevel: 'PRIVATE' as const };
  return act(() => documents.open(documentServer.change('story_1', text), origin));
};
const unreachable = { code: 'NETWORK', message: 'We can’t reach the server.' } as const;
const gone = () => refuse('viewer.storyTags', unreachable);

test('My Stories starts with stories that are only on this device: label, excerpt, words, and a link to continue', async () => {
  const { router } = await renderScreens(storyRoutes, '/stories');
  const draft = await keep('Dusk', '*It* fell slowly.');
  await answer(mine([buildStory()]));
  const dusk = await row('Dusk');
  expect(dusk.getByText('Draft')).toBeInTheDocument();
  expect(await dusk.findByText('It fell slowly.')).toBeInTheDocument();
  expect(dusk.getByText('3 words')).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await userEvent.click(dusk.getByRole('link', { name: 'Dusk' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?localId=${draft.localId}`));
  expect(await screen.findByLabelText('Title')).toHaveValue('Dusk');
});

test('a story’s page says so if its author has unsent changes, and in the list it is once', async () => {
  const { router } = await renderScreens(storyRoutes, '/stories');
  const document = await openOf();
  await act(() => router.navigate('/stories/story_1'));
  await answer({ story: buildStory() });
  expect(screen.queryByText(/Your latest changes are on this device/)).toBeNull();
  await act(() => documents.write(document, { title: 'The Lamp, revised' }));
  expect(await screen.findByText(/Your latest changes are on this device/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go on writing' })).toHaveAttribute(
    'href',
    '/stories/story_1/edit',
  );
  await act(() => router.navigate('/stories'));
  await answer(mine([buildStory()]));
  const link = await screen.findByRole('link', { name: 'The Lamp, revised' });
  expect(link).toHaveAttribute('href', '/stories/story_1/edit');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('one that could not be sent shows the reason and a retry', async () => {
  await renderScreens(storyRoutes, '/stories');
  await answer(mine([]));
  documentServer.answer({ kind: 'refused', message: 'No room for it', fields: {} });
  const { localId } = await keep('Dusk', 'It fell.');
  // Each press starts a new series of retries, which are seconds apart.
  await act(() => documents.save(localId, null));
  await waitFor(async () => expect((await documents.read({ localId }))?.syncStatus).toBe('error'), {
    timeout: 60_000,
  });
  const dusk = await row('Dusk');
  expect(await dusk.findByText('Error')).toBeInTheDocument();
  expect(dusk.getByText('No room for it')).toBeInTheDocument();
  documentServer.answer(null);
  await userEvent.click(dusk.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(documentServer.stories.size).toBe(1));
});

test('a conflict can be resolved from the list, in which the focus stays', async () => {
  await renderScreens(storyRoutes, '/stories');
  await answer(mine([buildStory()]));
  const document = await openOf();
  await act(() => documents.write(document, { content: 'One, mine.' }));
  documentServer.change('story_1', { content: 'One, theirs.' });
  documents.serverChanged('story_1');
  await userEvent.click(await screen.findByRole('button', { name: 'Resolve' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Use mine' }));
  await waitFor(() => expect(documentServer.stories.get('story_1')?.content).toBe('One, mine.'));
  // The row of the device is gone, with its button.
  await waitFor(() => expect(screen.queryByRole('list', { name: 'On this device' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('link', { name: 'The Lamp' })).toHaveFocus());
});

test('a draft is deleted after a question', async () => {
  await renderScreens(storyRoutes, '/stories');
  await answer(mine([]));
  await keep('Dusk', 'It fell.');
  await userEvent.click((await row('Dusk')).getByRole('button', { name: 'Delete Dusk' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Are you sure you want to delete this story?')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Dusk' })).toBeNull());
  expect(await documents.list()).toEqual([]);
  expect((await screen.findByText('Story deleted')).closest('[aria-live=polite]')).not.toBeNull();
});

describe('while the server is unreachable', () => {
  test('the list shows this device’s stories, how many it keeps, and that the others come back', async () => {
    await renderScreens(storyRoutes, '/stories');
    await openOf();
    await keep('Dusk', 'It fell.');
    setKeptCount('user_ann', 'story', 37);
    setOnline(false);
    await gone();
    expect((await row('Dusk')).getByText('Offline')).toBeInTheDocument();
    expect((await row('The Lamp')).getByText('Synced')).toBeInTheDocument();
    expect(screen.getByText(/the others will show again once it is back/)).toBeInTheDocument();
    expect(screen.getByText('This device keeps your latest 37 stories.')).toBeInTheDocument();
  });

  test('what the list showed is kept a moment later', async () => {
    await renderScreens(storyRoutes, '/stories');
    const keepTexts = jest.spyOn(documents, 'keepTexts');
    await answer(mine([buildStory()]));
    await waitFor(() => expect(keepTexts).toHaveBeenCalledWith('story', ['story_1']), { timeout: 10_000 });
  });

  test.each([
    ['favorites', 'favoriteStories', /^The server can’t be reached just now. Your favorites/],
    ['shared', 'sharedStories', /^The server can’t be reached just now. What others share/],
  ])('the tab %s says so', async (tab, field, text) => {
    await renderScreens(storyRoutes, `/stories?tab=${tab}`);
    await refuse(`viewer.${field}`, unreachable);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  test('a story on this device can be edited', async () => {
    const { router } = await renderScreens(storyRoutes, '/stories');
    await openOf();
    await act(() => router.navigate('/stories/story_1/edit'));
    await refuse('story', unreachable);
    expect(await screen.findByLabelText('Title')).toHaveValue('The Lamp');
    expect(screen.getByText(/as this device has it/)).toBeInTheDocument();
  });

  test('another story redirects to the list', async () => {
    const { router } = await renderScreens(storyRoutes, '/stories/story_2/edit');
    await refuse('story', unreachable);
    await waitFor(() => expect(router.state.location.pathname).toBe('/stories'));
  });

  test('another story shows why it can’t be read, and can be requested again', async () => {
    await renderScreens(storyRoutes, '/stories/story_2');
    await refuse('story', unreachable);
    expect(await screen.findByText('No connection')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await answer({ story: buildStory({ id: 'story_2', title: 'Back again' }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Back again' })).toBeInTheDocument();
  });

  test('a story on this device can be read in its local version, until a new request succeeds', async () => {
    const { router } = await renderScreens(storyRoutes, '/stories');
    const document = await openOf();
    setOnline(false);
    await act(() => documents.write(document, { content: germanText, tags: ['sea'] }));
    await act(() => router.navigate('/stories/story_1'));
    await refuse('story', unreachable);
    const heading = await screen.findByRole('heading', { level: 1, name: 'The Lamp' });
    expect(heading).toHaveAttribute('lang', 'de');
    const emphasis = screen.getByText('das Meer');
    expect(emphasis.tagName).toBe('EM');
    expect(emphasis.closest('[lang]')).toHaveAttribute('lang', 'de');
    expect(screen.getByText('sea')).toBeInTheDocument();
    expect(screen.getByText('Offline')).toBeInTheDocument();
    expect(screen.getByText(/as this device has it/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/stories/story_1/edit');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await answer({ story: buildStory() });
    expect(await screen.findByRole('link', { name: 'Ann Lee' })).toBeInTheDocument();
    expect(screen.queryByText(/as this device has it/)).toBeNull();
  });
});
