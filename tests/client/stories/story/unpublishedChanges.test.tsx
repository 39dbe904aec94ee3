import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, sent } from '../../documents/screens/editorScreen';
import { withoutAutoSaves } from '../../support/autoSaves';
import { enter } from '../../support/formFields';
import { button, content, openEdit } from './editorScreen';
import { documentServer } from './renderScreens';

withoutAutoSaves();

const mark = () => screen.queryByText('Unpublished changes', { ignore: 'option' });
const draft = { title: 'The Lamp', content: 'Rewritten.', tags: [], wordCount: 1, isConflicting: false };
const openDraft = () =>
  openEdit({ privacyLevel: 'PUBLIC', draft, workingUpdatedAt: '2026-03-02T19:00:01.000Z' });
const onServer = () => documentServer.stories.get('story_1');

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

test('typing into a published story shows that its changes are not published; Cancel keeps the draft', async () => {
  const view = await openEdit({ privacyLevel: 'PUBLIC' });
  expect(mark()).toBeNull();
  enter(content(), ' More.');
  await waitFor(() => expect(mark()).toBeInTheDocument());
  await userEvent.click(button('Cancel'));
  await at(view, '/stories/story_1');
  await sent();
  expect(onServer()).toMatchObject({
    content: 'It was *late*.\nStill, we wrote. More.',
    published: { content: 'It was *late*.\nStill, we wrote.' },
  });
});

// That it stays published, that changes are discarded, and that lists mark them: tests/browser/drafts.test.ts.
test('Save Draft on a story that others can read asks, and makes it private if its author wants that', async () => {
  const view = await openEdit({ privacyLevel: 'PUBLIC' });
  enter(content(), ' More.');
  await userEvent.click(button('Save Draft'));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(onServer()).toMatchObject({ content: 'It was *late*.\nStill, we wrote.' });
  await userEvent.click(dialog.getByRole('button', { name: 'Make private and save' }));
  await at(view, '/stories/story_1');
  expect(onServer()).toMatchObject({
    content: 'It was *late*.\nStill, we wrote. More.',
    privacyLevel: 'PRIVATE',
  });
});
