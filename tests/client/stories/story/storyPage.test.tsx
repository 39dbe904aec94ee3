import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storyRoutes } from '../../../../client/features/stories/story/storyRoutes';
import { announceSubscriptionStart } from '../../../../client/relay/subscriptionStart';
import { computeStyles } from '../../support/styles';
import {
  answer,
  buildStory,
  buildTag,
  connectionOf,
  pending,
  refuse,
  renderScreens,
  sendEvent,
  variablesOf,
} from './renderScreens';

const someoneElses = { viewerCanEdit: false, viewerCanShare: false, viewerCanDelete: false };

async function show(overrides: Record<string, unknown> = {}) {
  const view = await renderScreens(storyRoutes, '/stories/story_1');
  await answer({ story: buildStory(overrides) });
  return view;
}

test('a story is shown with its details, its text as Markdown that keeps line breaks, and to its author the notes', async () => {
  await show({ tags: [buildTag('sea'), buildTag('night')], notes: 'Ask Ben.' });
  expect(screen.getByText(/Still, we wrote/).innerHTML).toBe('It was <em>late</em>.<br>\nStill, we wrote.');
  expect(screen.getByRole('link', { name: 'Ann Lee' })).toHaveAttribute('href', '/u/ann');
  expect(screen.getByText('6 words')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual(['sea', 'night']);
  expect(screen.getByRole('button', { name: 'Favorite The Lamp' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/stories/story_1/edit');
  expect(screen.getByRole('link', { name: 'Versions' })).toHaveAttribute('href', '/stories/story_1/versions');
  screen.getByRole('heading', { name: 'Your notes' });
  screen.getByText('Ask Ben.');
});

test('its title, text and author have their own direction', async () => {
  computeStyles();
  await show({ privacyLevel: 'PUBLIC', title: 'המנורה', content: 'זה היה מאוחר.' });
  const article = within(screen.getByRole('article'));
  const title = article.getByRole('heading', { level: 1 });
  expect(title).toHaveAttribute('dir', 'auto');
  // It has the whole line, so that one from right to left begins at the right.
  expect(getComputedStyle(title).flexGrow).toBe('1');
  expect(article.getByText('זה היה מאוחר.')).toHaveAttribute('dir', 'auto');
  for (const name of article.getAllByText('Ann Lee')) expect(name.tagName).toBe('BDI');
});

test.each([
  [null, 'de'],
  ['nds', 'nds'],
])(
  'its title and text have the language that is chosen (%s), or that of the text (%s)',
  async (lang, shown) => {
    const content = 'Der Wind und das Meer, sie ist nicht mit ihm, und er war auf dem Weg zu sich.';
    await show({ lang, title: 'Am Meer', content });
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', shown);
    expect(screen.getByText(content).closest('[lang]')).toHaveAttribute('lang', shown);
  },
);

test.each(['SHARED', 'PUBLIC'])(
  'a %s story says it is shared, explains it on hover, and has no Share button',
  async (privacyLevel) => {
    await show({ privacyLevel, viewerCanShare: false });
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    await userEvent.hover(screen.getByRole('img', { name: 'Shared' }));
    expect(await screen.findByText('Shared publicly')).toBeInTheDocument();
  },
);

const mina = { __typename: 'User', id: 'user_mina', name: 'Mina', username: 'mina' };
const ben = { ...mina, id: 'user_ben', name: 'Ben', username: 'ben' };
const ines = { ...mina, id: 'user_ines', name: 'Inés', username: 'ines' };

test.each([
  ['Shared with Mina', [mina]],
  ['Shared with Mina and Ben', [mina, ben]],
  ['Shared with Mina and 2 others', [mina, ben, ines]],
  ['Shared with nobody now', []],
])('a story shared by name says to its author: %s', async (text, sharedWith) => {
  await show({ privacyLevel: 'SHARED', viewerCanShare: false, sharedWith });
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'Shared' })).toBeNull();
});

test('a story shared by name says to its reader that it is for them, and they may not change it', async () => {
  await show({ ...someoneElses, privacyLevel: 'SHARED', isSharedWithViewer: true });
  expect(screen.getByText('Shared with you')).toBeInTheDocument();
  for (const name of ['Edit', 'Share', 'Delete', 'Versions'])
    expect(screen.queryByText(name, { selector: 'a, button' })).toBeNull();
});

const confirmDeleting = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
};

test('a story that somebody else has deleted closes: the page goes to the list', async () => {
  const { router } = await show();
  await confirmDeleting();
  await refuse('deleteStory', { code: 'NOT_FOUND', message: 'Story not found' });
  expect(router.state.location.pathname).toBe('/stories');
});

const confirmSharing = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Share this story with the group?')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Share' }));
};

test('sharing is with everyone, after a question, and allows comments', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  expect(pending('shareStory')).toEqual([]);
  await confirmSharing();
  expect(variablesOf('shareStory')).toEqual({
    input: { id: 'story_1', userIds: [], canComment: true },
  });
  await answer({
    shareStory: { story: buildStory({ privacyLevel: 'SHARED', viewerCanShare: false }) },
  });
  expect(screen.getByRole('img', { name: 'Shared' })).toBeInTheDocument();
  // The button that is gone leaves the focus among the actions.
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveFocus();
  expect(screen.getByText(/Shared: every member can read this story now\./)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(variablesOf('updateStory')).toEqual({
    input: { id: 'story_1', privacyLevel: 'PRIVATE' },
  });
  await answer({ updateStory: { story: buildStory({ viewerCanShare: true }) } });
  expect(screen.getByText('private')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Share' })).toBeInTheDocument();
});

test('a share that fails leaves the story private', async () => {
  await show();
  await confirmSharing();
  await refuse('shareStory', { code: 'INTERNAL_SERVER_ERROR', message: 'no' });
  expect(screen.getByText('private')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Share' })).toBeEnabled();
});

test('deleting asks first, then leads to the list and is announced once; a failure leaves it', async () => {
  const { router } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(pending('deleteStory')).toHaveLength(0);
  await confirmDeleting();
  await refuse('deleteStory', { code: 'NETWORK', message: 'no' });
  expect(screen.getByRole('heading', { level: 1, name: 'The Lamp' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await confirmDeleting();
  await answer({ deleteStory: { deletedStoryId: 'story_1' } });
  await answer({
    viewer: { __typename: 'Viewer', storyTags: [], stories: connectionOf([]) },
  });
  expect(router.state.location.pathname).toBe('/stories');
  expect((await screen.findByText('Story deleted')).closest('[aria-live=polite]')).not.toBeNull();
});

test('a member who goes elsewhere while a story is being deleted stays there', async () => {
  const { router } = await show();
  await confirmDeleting();
  await act(() => router.navigate('/goals'));
  await answer({ deleteStory: { deletedStoryId: 'story_1' } });
  expect(screen.getByText('at /goals')).toBeInTheDocument();
});

test('changes from elsewhere are shown at once; one that is made private then is missing', async () => {
  await show({ ...someoneElses, privacyLevel: 'SHARED' });
  expect(variablesOf('storyChanged')).toEqual({ id: 'story_1', isOwn: false });
  await sendEvent({
    storyChanged: {
      story: buildStory({ title: 'The Lamp, Revised', content: 'All new.', privacyLevel: 'PUBLIC' }),
      removedStoryId: null,
    },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'The Lamp, Revised' })).toBeInTheDocument();
  expect(screen.getByText('All new.')).toBeInTheDocument();
  await sendEvent({ storyChanged: { story: null, removedStoryId: 'story_1' } });
  expect(screen.getByText("The story you're looking for doesn't exist.")).toBeInTheDocument();
});

test('the subscription is restarted after a failed event', async () => {
  await show();
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
  try {
    await refuse('storyChanged', { code: 'INTERNAL_SERVER_ERROR', message: 'no' });
    expect(pending('storyChanged')).toHaveLength(0);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
  } finally {
    jest.useRealTimers();
  }
  await sendEvent({
    storyChanged: { story: buildStory({ title: 'The Lamp, Revised' }), removedStoryId: null },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'The Lamp, Revised' })).toBeInTheDocument();
});

test('it is read again when its subscription begins', async () => {
  await show();
  announceSubscriptionStart();
  await answer({ story: buildStory({ content: 'Changed in between.' }) });
  expect(screen.getByText('Changed in between.')).toBeInTheDocument();
});

test.each([
  ['The Storm', 'From exercise: The Storm'],
  ['', 'View exercise'],
])('a story written from an exercise leads to it (%s)', async (title, tooltip) => {
  await show({ exercise: { __typename: 'Exercise', id: 'exercise_1', title } });
  const link = screen.getByRole('link', { name: 'Exercise' });
  expect(link).toHaveAttribute('href', '/exercises/exercise_1');
  await userEvent.hover(link);
  expect(await screen.findByText(tooltip)).toBeInTheDocument();
});

test('for letters that a PDF can’t show, the download offers the EPUB, and only then', async () => {
  const { unmount } = await show({ content: 'Žluťoučký κύκνος, Кит, שלום, سلام, नमस्ते 😀 —「」' });
  expect(screen.getByRole('button', { name: 'Export as PDF' })).not.toHaveAccessibleDescription();
  unmount();
  await show({ content: 'He said 夜が来た.' });
  expect(screen.getByRole('button', { name: 'Export as PDF' })).toHaveAccessibleDescription(/EPUB/);
});

test('every reader may download it as a file; after a failure the button is usable again', async () => {
  await show({ ...someoneElses, privacyLevel: 'SHARED' });
  const button = screen.getByRole('button', { name: 'Export as PDF' });
  await userEvent.click(button);
  expect(button).toBeDisabled();
  await refuse('story.downloads', { code: 'NETWORK', message: 'no' });
  expect(screen.getByRole('button', { name: 'Export as PDF' })).toBeEnabled();
});

test('its author reads that it waits for an organiser, and why; nothing leads to a public page', async () => {
  await show({ privacyLevel: 'PUBLIC', heldBecause: ['The account was made today', 'The text has 3 links'] });
  expect(screen.getByText(/^This story waits for an organiser/)).toBeInTheDocument();
  screen.getByText('The text has 3 links');
  expect(screen.queryByRole('link', { name: /public/i })).toBeNull();
});

test('an organiser can hide what somebody else published', async () => {
  await show({ ...someoneElses, privacyLevel: 'PUBLIC', viewerCanHide: true });
  expect(screen.getByRole('button', { name: 'Hide story' })).toBeInTheDocument();
});
