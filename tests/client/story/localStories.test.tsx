import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setKeptCount } from '../../../client/documents/keptCounts';
import { storyRoutes } from '../../../client/features/story/storyRoutes';
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

const germanText = 'Der Wind und das Meer, sie ist nicht mit ihm, und er war auf dem Weg zu sich.';

/** A draft of this device. */
const keep = (title: string, content: string) =>
  act(() => documents.write(documents.begin(origin), { title, content }));

/** A story from the server that was opened on this device. */
const openOf = () => {
  const told = { title: 'The Lamp', content: 'One.', tags: [], privacyLevel: 'PRIVATE' as const };
  return act(() => documents.open(documentServer.change('story_1', told), origin));
};

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

test('a story with unsent changes is in the list once', async () => {
  await renderScreens(storyRoutes, '/stories');
  const document = await openOf();
  await act(() => documents.write(document, { title: 'The Lamp, revised' }));
  await answer(mine([buildStory()]));
  await row('The Lamp, revised');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'The Lamp, revised' })).toHaveAttribute(
    'href',
    '/stories/story_1/edit',
  );
});

test('a story’s page says so if its author has unsent changes', async () => {
  const { router } = await renderScreens(storyRoutes, '/stories');
  const document = await openOf();
  await act(() => router.navigate('/stories/story_1'));
  await answer({ story: buildStory() });
  expect(screen.queryByText(/Your latest changes are on this device/)).toBeNull();
  await act(() => documents.write(document, { content: 'One, revised.' }));
  expect(await screen.findByText(/Your latest changes are on this device/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go on writing' })).toHaveAttribute(
    'href',
    '/stories/story_1/edit',
  );
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
  const gone = () => refuse('viewer.storyTags', { code: 'NETWORK', message: 'no' });

  test('the list shows this device’s stories, and says that the others come back', async () => {
    await renderScreens(storyRoutes, '/stories');
    await openOf();
    await keep('Dusk', 'It fell.');
    setOnline(false);
    await gone();
    expect((await row('Dusk')).getByText('Offline')).toBeInTheDocument();
    expect((await row('The Lamp')).getByText('Synced')).toBeInTheDocument();
    expect(screen.getByText(/the others will show again once it is back/)).toBeInTheDocument();
  });

  test('the list of this device says at its end how many it keeps, if that is known', async () => {
    await renderScreens(storyRoutes, '/stories');
    await openOf();
    setKeptCount('user_ann', 'story', 37);
    await gone();
    expect(await screen.findByText('This device keeps your latest 37 stories.')).toBeInTheDocument();
  });

  test('what the list showed is kept a moment later', async () => {
    await renderScreens(storyRoutes, '/stories');
    const keepTexts = jest.spyOn(documents, 'keepTexts');
    await answer(mine([buildStory()]));
    await waitFor(() => expect(keepTexts).toHaveBeenCalledWith('story', ['story_1']), { timeout: 10_000 });
  });

  test.each([
    ['favorites', /^The server can’t be reached just now. Your favorites/],
    ['shared', /^The server can’t be reached just now. What others share/],
  ])('the tab %s says so', async (tab, text) => {
    await renderScreens(storyRoutes, `/stories?tab=${tab}`);
    await gone();
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  test('a story on this device can be edited', async () => {
    const { router } = await renderScreens(storyRoutes, '/stories');
    await openOf();
    await act(() => router.navigate('/stories/story_1/edit'));
    await refuse('story', { code: 'NETWORK', message: 'no' });
    expect(await screen.findByLabelText('Title')).toHaveValue('The Lamp');
    expect(screen.getByText(/as this device has it/)).toBeInTheDocument();
  });

  test('another story redirects to the list', async () => {
    const { router } = await renderScreens(storyRoutes, '/stories/story_2/edit');
    await refuse('story', { code: 'NETWORK', message: 'no' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/stories'));
  });

  test('a story on this device can be read in its local version', async () => {
    const { router } = await renderScreens(storyRoutes, '/stories');
    const document = await openOf();
    await act(() => documents.write(document, { content: 'One, *revised*.', tags: ['sea'] }));
    setOnline(false);
    await act(() => router.navigate('/stories/story_1'));
    await refuse('story', { code: 'NETWORK', message: 'no' });
    expect(await screen.findByRole('heading', { level: 1, name: 'The Lamp' })).toBeInTheDocument();
    expect(screen.getByText('revised')).toBeInTheDocument();
    expect(screen.getByText('sea')).toBeInTheDocument();
    expect(screen.getByText('Offline')).toBeInTheDocument();
    expect(screen.getByText(/as this device has it/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/stories/story_1/edit');
  });

  test('its title and text have the language of the text', async () => {
    const { router } = await renderScreens(storyRoutes, '/stories');
    const document = await openOf();
    await act(() => documents.write(document, { content: germanText }));
    await act(() => router.navigate('/stories/story_1'));
    await refuse('story', { code: 'NETWORK', message: 'no' });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveAttribute('lang', 'de');
    expect(screen.getByText(germanText).closest('[lang]')).toHaveAttribute('lang', 'de');
  });

  test('another story shows why it can’t be read, and can be requested again', async () => {
    await renderScreens(storyRoutes, '/stories/story_2');
    await refuse('story', { code: 'NETWORK', message: 'We can’t reach the server.' });
    expect(await screen.findByText('No connection')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await answer({ story: buildStory({ id: 'story_2', title: 'Back again' }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Back again' })).toBeInTheDocument();
  });

  test('the page appears when a new request to the server succeeds', async () => {
    const { router } = await renderScreens(storyRoutes, '/stories');
    await openOf();
    await act(() => router.navigate('/stories/story_1'));
    await refuse('story', { code: 'NETWORK', message: 'no' });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await answer({ story: buildStory() });
    expect(await screen.findByRole('link', { name: 'Ann Lee' })).toBeInTheDocument();
    expect(screen.queryByText(/as this device has it/)).toBeNull();
  });
});
