import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, content, created, openEdit, openNew, title, write } from './editorScreen';
import { answer, buildStory, refuse, settle, variablesOf } from './renderScreens';

jest.mock('../../../client/relay/environment', () => jest.requireActual('./mockEnvironment'));

beforeEach(() => sessionStorage.clear());

describe('a conflict', () => {
  const theirs = {
    id: 'story_1',
    title: 'The Lamp',
    content: 'Written elsewhere.',
    updatedAt: '2026-03-03T08:00:00.000Z',
    privacyLevel: 'SHARED',
    tags: ['sea'],
  };

  async function meetConflict() {
    const view = await openEdit();
    await write('', ' Mine.');
    await userEvent.click(button('Save'));
    await refuse('useUpdateStoryMutation', {
      code: 'CONFLICT',
      message: 'This story was changed somewhere else since you last saw it',
      extensions: { code: 'CONFLICT', story: theirs },
    });
    const dialog = within(await screen.findByRole('alertdialog'));
    return { ...view, dialog };
  }

  test('shows both texts side by side', async () => {
    const { dialog } = await meetConflict();
    expect(
      dialog.getByText('This story was changed somewhere else since you last saw it'),
    ).toBeInTheDocument();
    const texts = dialog.getAllByRole('group', { name: 'Text' }).map((text) => text.textContent);
    expect(texts).toEqual(['It was *late*.\nStill, we wrote. Mine.', 'Written elsewhere.']);
  });

  test('use mine saves over what the server has now', async () => {
    const { dialog, router } = await meetConflict();
    await userEvent.click(dialog.getByRole('button', { name: 'Use mine' }));
    expect(variablesOf('useUpdateStoryMutation').input).toMatchObject({
      content: 'It was *late*.\nStill, we wrote. Mine.',
      baseUpdatedAt: theirs.updatedAt,
    });
    await answer('useUpdateStoryMutation', { updateStory: { story: buildStory() } });
    expect(router.state.location.pathname).toBe('/stories/story_1');
  });

  test('use the server’s brings that into the editor', async () => {
    const { dialog } = await meetConflict();
    await userEvent.click(dialog.getByRole('button', { name: 'Use the server’s' }));
    await settle();
    expect(content()).toHaveValue('Written elsewhere.');
    expect(screen.getByRole('radio', { name: /^Shared/ })).toBeChecked();
    expect(screen.queryByText('Unsaved changes')).toBeNull();
  });

  test('keep editing changes nothing, and the next save asks again', async () => {
    const { dialog } = await meetConflict();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await settle();
    expect(content()).toHaveValue('It was *late*.\nStill, we wrote. Mine.');
    await userEvent.click(button('Save'));
    expect(variablesOf('useUpdateStoryMutation').input.baseUpdatedAt).toBe('2026-03-02T19:00:00.000Z');
  });
});

test.each(['Use mine', 'Use the server’s'])(
  '%s after a conflict on create leaves no new story',
  async (name) => {
    await openNew();
    await write('Dusk', 'It fell.');
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem('unsaved:user_ann:new')).not.toBeNull();
    await userEvent.click(button('Save'));
    await answer('useCreateStoryMutation', created({ id: 'story_9', content: 'Made elsewhere.' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name }));
    await settle();
    expect(sessionStorage.getItem('unsaved:user_ann:new')).toBeNull();
  },
);

describe('unsaved text', () => {
  test('leaving asks first', async () => {
    const { router } = await openNew();
    await write('Dusk', '');
    await userEvent.click(button('Cancel'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(router.state.location.pathname).toBe('/stories/new');
    expect(title()).toHaveValue('Dusk');

    await userEvent.click(button('Cancel'));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await settle();
    expect(router.state.location.pathname).toBe('/stories');
  });

  test('an untouched page is left without a question', async () => {
    const { router } = await openEdit();
    await userEvent.click(button('Cancel'));
    await settle();
    expect(router.state.location.pathname).toBe('/stories/story_1');
  });

  test('closing the tab asks too, only while something is unsaved', async () => {
    await openNew();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    await write('Dusk', '');
    expect(leave()).toBe(true);
  });

  test('is back after a reload, and can be discarded', async () => {
    const { unmount } = await openNew();
    await write('Dusk', 'It fell.');
    unmount();
    await openNew();
    expect(screen.getByText(/Your unsaved text from before is back/)).toBeInTheDocument();
    expect(title()).toHaveValue('Dusk');
    expect(content()).toHaveValue('It fell.');

    await userEvent.click(button('Discard'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    expect(title()).toHaveValue('');
    expect(screen.queryByText(/Your unsaved text from before is back/)).toBeNull();
  });

  test('is kept for each story, and for the member who wrote it alone', async () => {
    const first = await openEdit();
    await write('', ' Mine.');
    first.unmount();

    const another = await openEdit({}, 'user_ben');
    expect(content()).toHaveValue('It was *late*.\nStill, we wrote.');
    another.unmount();

    const fresh = await openNew();
    expect(content()).toHaveValue('');
    fresh.unmount();

    await openEdit();
    expect(content()).toHaveValue('It was *late*.\nStill, we wrote. Mine.');
  });

  test('found again, it is saved on what it was written on', async () => {
    const { unmount } = await openEdit();
    await write('', ' Mine.');
    unmount();
    await openEdit({ content: 'Changed elsewhere.', updatedAt: '2026-03-03T08:00:00.000Z' });
    expect(content()).toHaveValue('It was *late*.\nStill, we wrote. Mine.');
    await userEvent.click(button('Save'));
    expect(variablesOf('useUpdateStoryMutation').input.baseUpdatedAt).toBe('2026-03-02T19:00:00.000Z');
  });

  test('a saved text leaves nothing behind', async () => {
    const { unmount } = await openNew();
    await write('Dusk', 'It fell.');
    await userEvent.click(button('Save'));
    await answer('useCreateStoryMutation', created({ id: 'story_9' }));
    unmount();
    expect(sessionStorage).toHaveLength(0);
  });
});
