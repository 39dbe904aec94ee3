import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storyRoutes } from '../../../client/features/story/storyRoutes';
import { at, sent } from '../documents/screens/editorScreen';
import { withoutAutoSaves } from '../support/autoSaves';
import { enter } from '../support/formFields';
import { button, content, openEdit } from './editorScreen';
import { answer, buildStory, connectionOf, documentServer, renderScreens } from './renderScreens';

withoutAutoSaves();

const mark = () => screen.queryByText('Unpublished changes', { ignore: 'option' });
const draft = { title: 'The Lamp', content: 'Rewritten.', tags: [], wordCount: 1, isConflicting: false };
const openDraft = () =>
  openEdit({ privacyLevel: 'PUBLIC', draft, workingUpdatedAt: '2026-03-02T19:00:01.000Z' });
const onServer = () => documentServer.stories.get('story_1');

test('typing into a published story shows that its changes are not published', async () => {
  await openEdit({ privacyLevel: 'PUBLIC' });
  expect(mark()).toBeNull();
  enter(content(), ' More.');
  await waitFor(() => expect(mark()).toBeInTheDocument());
});

test('a private story has no such changes', async () => {
  await openEdit();
  enter(content(), ' More.');
  await screen.findByText('Saved on this device');
  expect(mark()).toBeNull();
});

test('the draft is opened, compared with what others read, and published by the main button', async () => {
  const view = await openDraft();
  expect(content()).toHaveValue('Rewritten.');
  await userEvent.click(button('Compare with published'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare with published' }));
  expect(dialog.getByRole('group', { name: 'Published text' })).toHaveTextContent(
    'It was *late*. Still, we wrote.',
  );
  expect(dialog.getByRole('group', { name: 'Your text' })).toHaveTextContent('Rewritten.');
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await userEvent.click(button('Publish'));
  await at(view, '/stories/story_1');
  expect(onServer()).toMatchObject({ content: 'Rewritten.', published: undefined });
});

test('discarding the changes returns to what others read', async () => {
  await openDraft();
  await userEvent.click(button('Discard changes'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(content()).toHaveValue('It was *late*.\nStill, we wrote.'));
  await waitFor(() => expect(mark()).toBeNull());
  await waitFor(() =>
    expect(onServer()).toMatchObject({ content: 'It was *late*.\nStill, we wrote.', published: undefined }),
  );
});

test('Cancel keeps the draft', async () => {
  const view = await openEdit({ privacyLevel: 'PUBLIC' });
  enter(content(), ' More.');
  await userEvent.click(button('Cancel'));
  await at(view, '/stories/story_1');
  await sent();
  expect(onServer()).toMatchObject({
    content: 'It was *late*.\nStill, we wrote. More.',
    published: { content: 'It was *late*.\nStill, we wrote.' },
  });
});

describe('Save Draft on a story that others can read', () => {
  const ask = async () => {
    const view = await openEdit({ privacyLevel: 'PUBLIC' });
    enter(content(), ' More.');
    await userEvent.click(button('Save Draft'));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(onServer()).toMatchObject({ content: 'It was *late*.\nStill, we wrote.' });
    return { view, dialog };
  };

  test('keeps it published', async () => {
    const { view, dialog } = await ask();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep published, save draft' }));
    await at(view, '/stories/story_1');
    expect(onServer()).toMatchObject({
      privacyLevel: 'PUBLIC',
      content: 'It was *late*.\nStill, we wrote. More.',
      published: { content: 'It was *late*.\nStill, we wrote.' },
    });
  });

  test('makes it private if its author wants that', async () => {
    const { view, dialog } = await ask();
    await userEvent.click(dialog.getByRole('button', { name: 'Make private and save' }));
    await at(view, '/stories/story_1');
    expect(onServer()).toMatchObject({
      privacyLevel: 'PRIVATE',
      content: 'It was *late*.\nStill, we wrote. More.',
    });
  });
});

test('lists and the page of a story mark it for its author', async () => {
  const story = buildStory({ privacyLevel: 'PUBLIC', hasUnpublishedChanges: true });
  const { router } = await renderScreens(storyRoutes, '/stories');
  await answer({ viewer: { storyTags: [], stories: connectionOf([story]) } });
  expect(mark()).toBeInTheDocument();
  await router.navigate('/stories/story_1');
  await answer({ story });
  expect(mark()).toBeInTheDocument();
});
