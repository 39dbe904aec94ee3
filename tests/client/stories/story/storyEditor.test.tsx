import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storyRoutes } from '../../../../client/features/stories/story/storyRoutes';
import { announceSubscriptionStart } from '../../../../client/relay/subscriptionStart';
import { at, sent } from '../../documents/screens/editorScreen';
import { withoutAutoSaves } from '../../support/autoSaves';
import { enter } from '../../support/formFields';
import {
  button,
  closeDetails,
  content,
  openDetails,
  openEdit,
  openNew,
  saved,
  saveNew,
  title,
  write,
} from './editorScreen';
import {
  buildStory,
  documentServer,
  notices,
  refuse,
  renderScreens,
  sendEvent,
  setOnline,
  settle,
} from './renderScreens';

withoutAutoSaves();

describe('writing', () => {
  test('saving needs a title and a text', async () => {
    await openNew();
    expect([button('Save'), button('Save Draft')].every((save) => save.hasAttribute('disabled'))).toBe(true);
    expect(button('Save')).toHaveAccessibleDescription('Write a title and some text to save.');
    write('Dusk', '   ');
    expect(button('Save')).toBeDisabled();
    write('', 'It fell.');
    expect(button('Save')).toBeEnabled();
    expect(button('Save Draft')).toBeEnabled();
  });

  test('a Tab from the text leads to the buttons that save before Cancel', async () => {
    await openNew();
    for (const name of ['Save', 'Save Draft', 'Details'])
      expect(button(name).compareDocumentPosition(button('Cancel'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(content()).toHaveAttribute('rows', '25');
  });

  test('leaving a new story with Cancel says that the text is kept, if there is any', async () => {
    const blank = await openNew();
    await userEvent.click(button('Cancel'));
    await at(blank, '/stories');
    blank.unmount();
    const view = await openNew();
    expect(screen.queryByText('Your words are kept')).toBeNull();
    write('', 'It fell.');
    await userEvent.click(button('Cancel'));
    await at(view, '/stories');
    expect(await screen.findByText('Your words are kept')).toBeInTheDocument();
  });

  test('the main button reads Publish when the story is public, which Save Draft makes private', async () => {
    await openNew();
    write('Dusk', 'It fell.');
    await openDetails();
    expect(screen.getByRole('radio', { name: /Members of the group/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /^Public/ }));
    expect(button('Publish')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /^Shared/ }));
    expect(button('Save')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /^Public/ }));
    await closeDetails();
    expect(button('Publish')).toBeInTheDocument();
    await userEvent.click(button('Save Draft'));
    await sent();
    expect(documentServer.requests).toMatchObject([{ kind: 'create', privacyLevel: 'PRIVATE' }]);
  });
});

describe('saving', () => {
  test('a new story is created with the chosen privacy and then shown', async () => {
    const view = await openNew();
    write('Dusk', 'It fell.');
    await openDetails();
    await userEvent.type(screen.getByLabelText('Tags'), 'sea,night');
    await userEvent.click(screen.getByRole('radio', { name: /^Public/ }));
    await userEvent.click(button('Publish'));
    await sent();
    expect(documentServer.requests).toMatchObject([
      {
        kind: 'create',
        text: { title: 'Dusk', content: 'It fell.', tags: ['sea', 'night'] },
        privacyLevel: 'PUBLIC',
        idempotencyKey: expect.stringMatching(/^local_\d+_[a-z0-9]+$/),
      },
    ]);
    await at(view, `/stories/${[...documentServer.stories.keys()][0]}`);
    expect(notices).toHaveBeenCalledWith('created');
  });

  test('a saved text stays read-only until the next page is shown', async () => {
    let showNext = () => {};
    const slowly = jest.fn(() => new Promise<null>((resolve) => (showNext = () => resolve(null))));
    await renderScreens(
      [{ path: '/stories/:saved', loader: slowly, element: 'The next page' }, ...storyRoutes],
      '/stories/new',
    );
    write('Dusk', 'It fell.');
    await saveNew();
    await waitFor(() => expect(slowly).toHaveBeenCalled());
    await act(async () => {});
    expect(content()).toHaveAttribute('readonly');
    await act(async () => showNext());
    expect(await screen.findByText('The next page')).toBeInTheDocument();
  });

  test('choosing private makes a story private at once, with a message', async () => {
    await openEdit({ privacyLevel: 'PUBLIC' });
    expect(content()).toHaveAttribute('rows', '20');
    await openDetails();
    await userEvent.click(screen.getByRole('radio', { name: /^Private/ }));
    expect(await screen.findByText(/^This story is private now/)).toBeInTheDocument();
    expect(documentServer.stories.get('story_1')?.privacyLevel).toBe('PRIVATE');
  });

  test('Ctrl+S saves and stays, and never publishes', async () => {
    const { router } = await openNew();
    write('Dusk', 'It fell.');
    await openDetails();
    await userEvent.click(screen.getByRole('radio', { name: /^Public/ }));
    await closeDetails();
    await userEvent.keyboard('{Control>}s{/Control}');
    await saved();
    expect(documentServer.requests).toMatchObject([{ kind: 'create', privacyLevel: 'PRIVATE' }]);
    expect(router.state.location.pathname).toBe('/stories/new');
    // The choice was not saved, so it stays selected.
    await openDetails();
    expect(screen.getByRole('radio', { name: /^Public/ })).toBeChecked();
  });

  test('Ctrl+S on an empty page shows what is missing', async () => {
    await openNew();
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(title()).toHaveAccessibleDescription('Title is required');
    expect(content()).toHaveAccessibleDescription('Content is required');
    write('D', '');
    expect(title()).toHaveAccessibleDescription('');
    expect(documentServer.requests).toEqual([]);
  });

  test('signed out, it shows what prevents sending, and does not look saved', async () => {
    const view = await openNew();
    documentServer.transport.isSignedIn = () => false;
    write('Dusk', 'It fell.');
    expect(
      await screen.findByText(/^You are signed out\. Your text is kept on this device/),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    await saveNew();
    await settle();
    expect(view.router.state.location.pathname).toBe('/stories/new');
    expect(screen.queryByText('Saved on this device')).toBeNull();
    expect(documentServer.requests).toEqual([]);
  });

  test('without a connection it is saved on this device, and the list is shown', async () => {
    const view = await openNew();
    setOnline(false);
    write('Dusk', 'It fell.');
    await saveNew();
    await at(view, '/stories');
    expect(screen.getAllByText('Saved on this device')).not.toEqual([]);
    expect(documentServer.requests).toEqual([]);
    setOnline(true);
    await sent();
  });

  test('without a connection a story that the server has opens its own page', async () => {
    const view = await openEdit();
    setOnline(false);
    write('!', 'More.');
    await userEvent.click(button('Save'));
    await at(view, '/stories/story_1');
    await refuse('story', { code: 'NETWORK', message: 'no' });
    expect(await screen.findByRole('heading', { level: 1, name: 'The Lamp!' })).toBeInTheDocument();
    expect(screen.getByText('Offline')).toBeInTheDocument();
    setOnline(true);
    await sent();
  });

  test('an eleventh that is left in the tag field is an error at the field, and said beside the main button', async () => {
    await openNew();
    write('Dusk', 'It fell.');
    await openDetails();
    const input = screen.getByLabelText('Tags');
    enter(input, 'a,b,c,d,e,f,g,h,i,j,k,');
    expect(input).toHaveAccessibleDescription('A story can have at most 10 tags');
    await userEvent.click(button('Save'));
    await waitFor(() => expect(input).toHaveFocus());
    await closeDetails();
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved. A story can have at most 10 tags');
    expect(documentServer.requests).toEqual([]);
    await openDetails();
    await userEvent.clear(screen.getByLabelText('Tags'));
    expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
    await userEvent.click(button('Save'));
    await sent();
  });

  test('pasted tags with a trailing comma are split, and an invalid one is reported before anything is saved', async () => {
    await openNew();
    write('Dusk', 'It fell.');
    await openDetails();
    const field = screen.getByLabelText('Tags');
    await userEvent.click(field);
    await userEvent.paste('first draft,');
    expect(field).toHaveValue('');
    enter(field, '#!');
    await userEvent.click(button('Save'));
    expect(documentServer.requests).toEqual([]);
    expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.click(button('Save'));
    await sent();
    expect([...documentServer.stories.values()].map(({ tags }) => tags)).toEqual([['first draft']]);
  });
});

test('another member’s story can’t be edited', async () => {
  await openEdit({ viewerCanEdit: false });
  expect(await screen.findByText(/^Story not found/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Content')).toBeNull();
});

test('an id in the address of a new story redirects to its edit page', async () => {
  const { router } = await renderScreens(storyRoutes, '/stories/new?id=story_9');
  await settle();
  expect(router.state.location.pathname).toBe('/stories/story_9/edit');
});

describe('a story that is deleted somewhere else while it is open', () => {
  const deleteElsewhere = async () => {
    // The first event confirms the subscription; the page reads the story in any case.
    await sendEvent({
      storyChanged: { story: buildStory(), removedStoryId: null },
    });
    documentServer.stories.delete('story_1');
    await sendEvent({ storyChanged: { story: null, removedStoryId: 'story_1' } });
  };

  test('closes the page at once if nothing would be lost', async () => {
    const view = await openEdit();
    await deleteElsewhere();
    await at(view, '/stories');
    expect(screen.getByText('This story was deleted somewhere else')).toBeInTheDocument();
  });

  test('stays open if its author has unsent changes, and lets them decide', async () => {
    await openEdit();
    write('', 'More.');
    await deleteElsewhere();
    expect(await screen.findByRole('button', { name: 'Resolve' })).toBeInTheDocument();
    expect(content()).toHaveValue('It was *late*.\nStill, we wrote.More.');
  });

  test('is noticed after a lost connection', async () => {
    const view = await openEdit();
    documentServer.stories.delete('story_1');
    act(announceSubscriptionStart);
    await at(view, '/stories');
  });
});
