import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storyRoutes } from '../../../client/features/story/storyRoutes';
import { button, content, created, openEdit, openNew, title, write } from './editorScreen';
import { answer, buildStory, pending, refuse, renderScreens, variablesOf } from './renderScreens';

jest.mock('../../../client/relay/environment', () => jest.requireActual('./mockEnvironment'));

beforeEach(() => sessionStorage.clear());

describe('writing', () => {
  test('a new story has 25 rows, an edited one 20', async () => {
    const { unmount } = await openNew();
    expect(content()).toHaveAttribute('rows', '25');
    unmount();
    await openEdit();
    expect(content()).toHaveAttribute('rows', '20');
    expect(title()).toHaveValue('The Lamp');
  });

  test('nothing can be saved before there are a title and a text', async () => {
    await openNew();
    expect([button('Save'), button('Save Draft')].every((save) => save.hasAttribute('disabled'))).toBe(true);
    await write('Dusk', '   ');
    expect(button('Save')).toBeDisabled();
    await write('', 'It fell.');
    expect(button('Save')).toBeEnabled();
    expect(button('Save Draft')).toBeEnabled();
  });

  test('the main button reads Publish when the story is public', async () => {
    await openNew();
    expect(button('Save')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /^Public/ }));
    expect(button('Publish')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /^Shared/ }));
    expect(button('Save')).toBeInTheDocument();
  });

  test('the preview renders the Markdown, and words are counted', async () => {
    await openNew();
    expect(screen.getByText('0 words · Quick read')).toBeInTheDocument();
    await write('', 'It *fell*.');
    expect(await screen.findByText('2 words · 1 min read')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
    expect((await screen.findByText('fell')).tagName).toBe('EM');
    await userEvent.click(screen.getByRole('tab', { name: 'Edit' }));
    expect(content()).toHaveValue('It *fell*.');
  });

  test('tags come by Enter, comma or the button, and go again', async () => {
    await openNew();
    const input = screen.getByLabelText('Tags');
    expect(input).toHaveAttribute('maxlength', '20');
    expect(button('Add')).toBeDisabled();
    await userEvent.type(input, 'Sea{Enter}night,');
    await userEvent.type(input, 'sea{Enter}dusk');
    await userEvent.click(button('Add'));
    const chips = () => screen.getAllByRole('listitem').map((chip) => chip.textContent);
    expect(chips()).toEqual(['sea', 'night', 'dusk']);
    await userEvent.click(button('Remove night'));
    expect(chips()).toEqual(['sea', 'dusk']);
  });

  test('an eleventh tag is not taken', async () => {
    await openNew();
    const input = screen.getByLabelText('Tags');
    await userEvent.type(input, 'a,b,c,d,e,f,g,h,i,j,k');
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
    expect(button('Add')).toBeDisabled();
  });
});

describe('saving', () => {
  test('a new story is made and then read', async () => {
    const { router } = await openNew();
    await write('Dusk', 'It fell.');
    await userEvent.type(screen.getByLabelText('Tags'), 'sea,');
    await userEvent.click(screen.getByRole('radio', { name: /^Public/ }));
    await userEvent.click(button('Publish'));
    expect(variablesOf('useCreateStoryMutation')).toEqual({
      input: {
        title: 'Dusk',
        content: 'It fell.',
        tags: ['sea'],
        privacyLevel: 'PUBLIC',
        localId: expect.stringMatching(/^local_\d+_[a-z0-9]+$/),
      },
    });
    await answer('useCreateStoryMutation', created({ id: 'story_9', privacyLevel: 'PUBLIC' }));
    expect(router.state.location.pathname).toBe('/stories/story_9');
  });

  test('Save Draft makes it private', async () => {
    await openNew();
    await write('Dusk', 'It fell.');
    await userEvent.click(screen.getByRole('radio', { name: /^Public/ }));
    await userEvent.click(button('Save Draft'));
    expect(variablesOf('useCreateStoryMutation').input.privacyLevel).toBe('PRIVATE');
  });

  test('Save Draft asks first where others can read the story', async () => {
    await openEdit({ privacyLevel: 'PUBLIC' });
    await write('', ' More.');
    await userEvent.click(button('Save Draft'));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(pending('useUpdateStoryMutation')).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Make private and save' }));
    expect(variablesOf('useUpdateStoryMutation').input.privacyLevel).toBe('PRIVATE');
  });

  test('an update carries the time that was last seen', async () => {
    const { router } = await openEdit();
    await write('', ' More.');
    await userEvent.click(button('Save'));
    expect(variablesOf('useUpdateStoryMutation').input).toMatchObject({
      id: 'story_1',
      content: 'It was *late*.\nStill, we wrote. More.',
      baseUpdatedAt: '2026-03-02T19:00:00.000Z',
    });
    await answer('useUpdateStoryMutation', { updateStory: { story: buildStory() } });
    expect(router.state.location.pathname).toBe('/stories/story_1');
  });

  test('Ctrl+S saves and stays, and never publishes', async () => {
    const { router } = await openNew();
    await write('Dusk', 'It fell.');
    await userEvent.click(screen.getByRole('radio', { name: /^Public/ }));
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(variablesOf('useCreateStoryMutation').input.privacyLevel).toBe('PRIVATE');
    expect(screen.getByText('Saving…')).toBeInTheDocument();
    await answer('useCreateStoryMutation', created({ id: 'story_9' }));
    // The choice that was not carried out is still to be saved.
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /^Private/ }));
    expect(router.state.location).toMatchObject({ pathname: '/stories/new', search: '?id=story_9' });
    expect(content()).toHaveValue('It fell.');

    await write('', ' Slowly.');
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(variablesOf('useUpdateStoryMutation').input).toMatchObject({
      id: 'story_9',
      content: 'It fell. Slowly.',
    });
    await answer('useUpdateStoryMutation', { updateStory: { story: buildStory({ id: 'story_9' }) } });
    expect(screen.getByText('Saved')).toBeInTheDocument();
  });

  test('Ctrl+S on an empty page says what is missing', async () => {
    await openNew();
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(title()).toHaveAccessibleDescription('Title is required');
    expect(content()).toHaveAccessibleDescription('Content is required');
    expect(pending('useCreateStoryMutation')).toHaveLength(0);
  });

  test('what the server refuses stands at its field', async () => {
    await openNew();
    await write('Dusk', 'It fell.');
    await userEvent.click(button('Save'));
    const fields = { title: 'Title must be at most 255 characters' };
    await refuse('useCreateStoryMutation', { code: 'BAD_USER_INPUT', message: 'Invalid', fields });
    expect(title()).toHaveAccessibleDescription(fields.title);
    expect(title()).toHaveValue('Dusk');
    await write('!', '');
    expect(title()).toHaveAccessibleDescription('');
  });

  test('a lost answer never makes a second story', async () => {
    await openNew();
    await write('Dusk', 'It fell.');
    await userEvent.click(button('Save'));
    const first = variablesOf('useCreateStoryMutation').input.localId;
    await refuse('useCreateStoryMutation', { code: 'NETWORK', message: 'We can’t reach the server.' });
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved. We can’t reach the server.');

    await write('', ' Slowly.');
    await userEvent.click(button('Save'));
    expect(variablesOf('useCreateStoryMutation').input.localId).toBe(first);
    // The first attempt had arrived: its text is the older one.
    await answer('useCreateStoryMutation', created({ id: 'story_9' }));
    expect(variablesOf('useUpdateStoryMutation').input).toMatchObject({
      id: 'story_9',
      content: 'It fell. Slowly.',
      baseUpdatedAt: '2026-03-02T19:00:00.000Z',
    });
  });

  test('a story that was deleted meanwhile can be saved as a new one', async () => {
    await openEdit();
    await write('', ' More.');
    await userEvent.click(button('Save'));
    await refuse('useUpdateStoryMutation', { code: 'NOT_FOUND', message: 'Story not found' });
    expect(screen.getByRole('alert')).toHaveTextContent('This story was deleted somewhere else.');
    await userEvent.click(button('Save'));
    expect(variablesOf('useCreateStoryMutation').input).toMatchObject({
      content: 'It was *late*.\nStill, we wrote. More.',
      privacyLevel: 'PRIVATE',
    });
  });
});

describe('what can’t be edited', () => {
  const text = "Story not found - The story you're trying to edit doesn't exist.";

  test('a missing story', async () => {
    await renderScreens(storyRoutes, '/stories/story_1/edit');
    await answer('EditStoryPageQuery', { story: null });
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  test('another member’s story', async () => {
    await openEdit({ viewerCanEdit: false });
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByLabelText('Content')).toBeNull();
  });
});

test('a reload after Ctrl+S finds the story where it is edited', async () => {
  const { router } = await renderScreens(storyRoutes, '/stories/new?id=story_9');
  expect(router.state.location.pathname).toBe('/stories/story_9/edit');
});

test('a tag that was typed and not entered is saved too', async () => {
  await openNew();
  await write('Dusk', 'It fell.');
  await userEvent.type(screen.getByLabelText('Tags'), 'sea,night');
  await userEvent.click(button('Save Draft'));
  expect(variablesOf('useCreateStoryMutation').input.tags).toEqual(['sea', 'night']);
});

test('one that can’t be a tag is told of before anything is saved', async () => {
  await openNew();
  await write('Dusk', 'It fell.');
  await userEvent.type(screen.getByLabelText('Tags'), '#!');
  await userEvent.click(button('Save'));
  expect(pending('useCreateStoryMutation')).toHaveLength(0);
  expect(screen.getByLabelText('Tags')).toBeInvalid();
});

test('who may read a shared story is said in words that hold for named members too', async () => {
  await openNew();
  expect(screen.getByRole('radio', { name: /Members of the group/ })).toBeInTheDocument();
});
