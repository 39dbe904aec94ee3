import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse, variablesOf } from '../story/renderScreens';
import { buildVersion, show, storyAlone, storyWith, three } from './versionScreens';

async function restore() {
  await userEvent.click(screen.getByRole('button', { name: 'Restore version 2' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/becomes a version itself, so you can undo this/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
}

const answerRestored = () =>
  answer({
    restoreStoryVersion: {
      story: storyAlone({
        content: 'Text 2.',
        excerpt: 'Text 2.',
        readingTimeMinutes: 1,
        versionNumber: 5,
      }),
      version: { __typename: 'StoryVersion', id: 'version_4', versionNumber: 4 },
      versionEdge: { __typename: 'StoryVersionEdge', cursor: 'v4', node: buildVersion(4) },
    },
  });

test('restoring asks, says that it can be undone, and shows what was replaced', async () => {
  await show();
  await restore();
  expect(variablesOf('restoreStoryVersion')).toMatchObject({
    input: { id: 'version_2', baseUpdatedAt: '2026-03-03T19:00:00.000Z' },
  });
  await answerRestored();
  expect(
    await screen.findByText('Restored version 2. The text before it is now version 4.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Version 4' })).toBeInTheDocument();
});

test.each([
  ['leads back to the versions', null, '/stories/story_1/versions'],
  ['calls nobody back who has gone elsewhere', '/goals', '/goals'],
])('restoring what is being read %s', async (_what, goes, ends) => {
  const { router } = await show(three(), '?read=version_2');
  await answer({ storyVersion: buildVersion(2) });
  await restore();
  if (goes) await act(() => router.navigate(goes));
  await answerRestored();
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(ends);
});

test('of a story that others can read, restoring says that it waits to be published', async () => {
  await show();
  await restore();
  await answer({
    restoreStoryVersion: {
      story: storyAlone({
        content: 'Text 3.',
        excerpt: 'Text 3.',
        readingTimeMinutes: 1,
        hasUnpublishedChanges: true,
        versionNumber: 4,
        draft: { title: 'The Lamp', content: 'Text 2.', tags: [], wordCount: 200, isConflicting: false },
      }),
      version: null,
      versionEdge: null,
    },
  });
  expect(
    await screen.findByText(
      'Restored version 2 as unpublished changes: others read it once you publish them.',
    ),
  ).toBeInTheDocument();
});

test('a story that was changed elsewhere is read again instead of being overwritten', async () => {
  await show();
  await restore();
  await refuse('restoreStoryVersion', { code: 'CONFLICT', message: 'changed' });
  expect(
    await screen.findByText(/This story was changed somewhere else since you last saw it/),
  ).toBeInTheDocument();
  await answer(storyWith([buildVersion(4), ...three()]));
  expect(screen.getByRole('heading', { name: 'Version 4' })).toBeInTheDocument();
});
