import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { versionRoutes } from '../../../../client/features/stories/version/versionRoutes';
import { enter } from '../../support/formFields';
import { answer, pending, refuse, renderScreens, variablesOf } from '../story/renderScreens';
import { buildVersion, show, storyAlone, storyWith, three } from './versionScreens';

afterEach(() => jest.restoreAllMocks());

const rowOf = (name: string) => {
  const row = screen.getByRole('heading', { name }).closest('article');
  if (!row) throw new Error(`${name} is in no row`);
  return within(row);
};
/** Waits until the dialog is closed and the page is usable again. */
const dialogClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()).then(() =>
    waitFor(() => expect(document.body.style.pointerEvents).not.toBe('none')),
  );

test('the versions are listed with their name, the reason, and the size of the change', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Versions' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'The Lamp' })).toHaveAttribute('href', '/stories/story_1');
  expect(screen.getByRole('heading', { name: 'Now: version 4' })).toBeInTheDocument();
  expect(screen.getByText('350 words (+50 words)')).toBeInTheDocument();
  const named = rowOf('Version 3: Before the storm');
  expect(named.getByText('Kept by you')).toBeInTheDocument();
  expect(named.getByText('300 words (+100 words)')).toBeInTheDocument();
  expect(named.getByRole('link', { name: 'Compare version 3 with now' })).toHaveAttribute(
    'href',
    '/stories/story_1/versions?from=version_3&to=now',
  );
  expect(rowOf('Version 2').getByText('Replaced by an auto-save')).toBeInTheDocument();
  expect(rowOf('Version 1').getByText('Not chosen in a conflict')).toBeInTheDocument();
  expect(rowOf('Version 1').getByText('100 words')).toBeInTheDocument();
});

test('a story without earlier versions explains the page; another’s is not found', async () => {
  const { unmount } = await show([]);
  expect(screen.getByRole('heading', { name: 'No earlier versions yet' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save a version' })).toBeInTheDocument();
  unmount();
  await renderScreens(versionRoutes, '/stories/story_1/versions');
  await answer(storyWith([], { viewerCanEdit: false, versions: null }));
  expect(screen.getByRole('heading', { name: 'Story not found' })).toBeInTheDocument();
});

test('the current text can be kept under a name, once however often it is sent', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Save a version' }));
  enter(await screen.findByLabelText('Name'), ' Sent to Ben ');
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
  const { input } = variablesOf('createStoryVersion') as { input: Record<string, string> };
  expect(input).toMatchObject({ storyId: 'story_1', name: 'Sent to Ben' });
  await refuse('createStoryVersion', { code: 'NETWORK', message: 'No connection' });
  expect(screen.getByText('No connection')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
  expect(variablesOf('createStoryVersion')).toMatchObject({ input });
  const node = buildVersion(4, {
    name: 'Sent to Ben',
    kind: 'NAMED',
    story: { id: 'story_1', versionNumber: 5 },
  });
  await answer({
    createStoryVersion: { versionEdge: { __typename: 'StoryVersionEdge', cursor: 'new', node } },
  });
  await dialogClosed();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Now: version 5',
    'Version 4: Sent to Ben',
    'Version 3: Before the storm',
    'Version 2',
    'Version 1',
  ]);
});

test('a version can be named, and its name removed', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Rename version 3' }));
  const name = await screen.findByLabelText('Name');
  expect(name).toHaveValue('Before the storm');
  await userEvent.clear(name);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(variablesOf('renameStoryVersion')).toEqual({ input: { id: 'version_3', name: '' } });
  await answer({
    renameStoryVersion: { version: { __typename: 'StoryVersion', id: 'version_3', name: null } },
  });
  expect(screen.getByText('Version 3')).toBeInTheDocument();
});

test('a version is shown as it would look, with its actions, at a second try if it can’t be loaded', async () => {
  // React logs errors that an error boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await show(three(), '?read=version_2');
  await refuse('storyVersion', { code: 'NETWORK', message: 'no' });
  expect(screen.getByRole('alert')).toHaveTextContent('The version could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await answer({ storyVersion: buildVersion(2, { content: 'It was *late*.' }) });
  expect(screen.getByText('late').tagName).toBe('EM');
  expect(screen.getByRole('link', { name: 'Compare with now' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All versions' })).toHaveAttribute(
    'href',
    '/stories/story_1/versions',
  );
});

describe('a comparison', () => {
  const texts = {
    story: {
      __typename: 'Story',
      id: 'story_1',
      title: 'The Lamp',
      content: 'One new line.\n\nSame.\n\nTwo new.',
    },
    from: buildVersion(2, { title: 'The Lamp', content: 'One old line.\n\nSame.\n\nTwo old.' }),
  };
  const compare = async () => {
    const view = await show(three(), '?from=version_2&to=now');
    await answer(texts);
    await screen.findByText('2 changes');
    return view;
  };

  test('stands side by side under the names of both, or in one, with removed and added text marked', async () => {
    const { container } = await compare();
    expect(screen.getByRole('heading', { name: 'Version 2' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Now' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Side by side' }));
    const marked = (tag: string) =>
      [...container.querySelectorAll(tag)].map(({ textContent }) => textContent);
    expect([marked('del'), marked('ins')]).toEqual([
      ['old', 'old'],
      ['new', 'new'],
    ]);
    expect(screen.getByText('2 words added')).toBeInTheDocument();
    expect(screen.getByText('2 words removed')).toBeInTheDocument();
  });

  test('can be stepped through by button and by key, and is possible between any two versions', async () => {
    const { container, router } = await compare();
    const current = () => container.querySelector('[data-current]')?.getAttribute('data-change');
    await userEvent.click(screen.getByRole('button', { name: 'Next change' }));
    expect(screen.getByRole('status')).toHaveTextContent('Change 1 of 2');
    expect(current()).toBe('0');
    expect(document.activeElement).toHaveAttribute('data-change', '0');
    await userEvent.keyboard('n');
    expect(screen.getByRole('status')).toHaveTextContent('Change 2 of 2');
    await userEvent.keyboard('p');
    expect(current()).toBe('0');
    await userEvent.selectOptions(screen.getByLabelText('To'), 'version_3');
    expect(router.state.location.search).toBe('?from=version_2&to=version_3');
    expect(variablesOf('from')).toMatchObject({
      withFrom: true,
      withTo: true,
      withNow: false,
    });
    // The list is not refetched for it.
    expect(pending('story.versions')).toHaveLength(0);
  });

  test('of equal texts says so', async () => {
    await show(three(), '?from=version_2&to=now');
    await answer({ ...texts, from: { ...texts.from, content: texts.story.content } });
    expect(await screen.findByText('The two texts are the same.')).toBeInTheDocument();
  });

  test('with a deleted version says so', async () => {
    await show(three(), '?from=version_9&to=now');
    await answer({ ...texts, from: null });
    expect(screen.getByText('One of these versions is not there any more.')).toBeInTheDocument();
  });
});

async function restore() {
  await userEvent.click(screen.getByRole('button', { name: 'Restore version 2' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/becomes a version itself, so you can undo this/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
}

const answerRestored = () =>
  answer({
    restoreStoryVersion: {
      story: storyAlone('Text 2.', { versionNumber: 5 }),
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
      story: storyAlone('Text 3.', {
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
