import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LocalDocument, ServerCopy } from '../../../../client/documents/model/model';
import { newLocalDocument } from '../../../../client/documents/model/newLocalDocument';
import { ConflictDialog, type Resolve } from '../../../../client/documents/screens/ConflictDialog';
import { UiProvider } from '../../../../client/shell/UiProvider';
import { enter } from '../../support/formFields';

const base: ServerCopy = {
  id: 'story_1',
  title: 'The Lamp',
  content: 'One.\n\nTwo words.',
  tags: ['sea'],
  privacyLevel: 'PRIVATE',
  details: {},
  updatedAt: '2026-03-02T19:00:00.000Z',
};
const theirs: ServerCopy = { ...base, content: 'One.\n\nTwo other words.', tags: ['sea', 'theirs'] };
const mine = {
  title: 'The Lamp',
  content: 'One.\n\nTwo of my words.',
  tags: ['sea', 'mine'],
  privacyLevel: 'PRIVATE' as const,
  details: {},
};

const inConflict = (serverVersion: ServerCopy | null, change: Partial<LocalDocument>): LocalDocument => ({
  ...newLocalDocument('user_ann', 'local_1_a', 0),
  ...mine,
  id: 'story_1',
  base,
  syncStatus: 'conflict',
  conflictData: { serverVersion, localVersion: mine },
  ...change,
});

function show(
  serverVersion: ServerCopy | null,
  onResolve: Resolve = async () => {},
  change: Partial<LocalDocument> = {},
) {
  const resolve = jest.fn(onResolve);
  const close = jest.fn();
  render(
    <UiProvider>
      <ConflictDialog document={inConflict(serverVersion, change)} onResolve={resolve} onClose={close} />
    </UiProvider>,
  );
  return { resolve, close, dialog: within(screen.getByRole('alertdialog')) };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('base, mine and theirs stand side by side, with what each side added marked', () => {
  const { dialog } = show(theirs);
  expect(dialog.getByRole('group', { name: 'Text before' })).toHaveTextContent('One. Two words.');
  const [your, their] = ['Your text', 'Their text'].map((name) => dialog.getByRole('group', { name }));
  expect([...(your?.querySelectorAll('ins') ?? [])].map((mark) => mark.textContent?.trim())).toEqual([
    'of my',
  ]);
  expect([...(their?.querySelectorAll('ins') ?? [])].map((mark) => mark.textContent?.trim())).toEqual([
    'other',
  ]);
});

test('the title of a note stands above its text only where the text does not begin with it', () => {
  const { dialog } = show(
    { ...theirs, title: 'Named there', content: '# Ferry names\nThe Tern.' },
    async () => {},
    { kind: 'note', title: 'Ferry names', content: '# Ferry names\nThe Heron.' },
  );
  expect(dialog.queryByText('Ferry names', { exact: true })).toBeNull();
  expect(dialog.getByText('Named there')).toBeInTheDocument();
  expect(dialog.getByRole('group', { name: 'Your text' })).toHaveTextContent('# Ferry names The Heron.');
});

test.each([
  ['Use mine', 'use-local'],
  ['Use theirs', 'use-server'],
])('%s', async (name, resolution) => {
  const { resolve, close } = show(theirs);
  await press(name);
  expect(resolve).toHaveBeenCalledWith(resolution, undefined);
  expect(close).toHaveBeenCalled();
});

test('a merge begins with both versions of what clashes and the tags of both, and needs a text', async () => {
  const { resolve } = show(theirs);
  await press('Merge');
  expect(screen.getByLabelText('Merged text')).toHaveValue('One.\n\nTwo of my words.\n\nTwo other words.');
  await userEvent.clear(screen.getByLabelText('Merged text'));
  await press('Use merged text');
  expect(screen.getByRole('alert')).toHaveTextContent('Merged data required for merge resolution');
  expect(resolve).not.toHaveBeenCalled();
  enter(screen.getByLabelText('Merged text'), 'One text.');
  await press('Use merged text');
  expect(resolve).toHaveBeenCalledWith('merge', {
    title: 'The Lamp',
    content: 'One text.',
    tags: ['sea', 'mine', 'theirs'],
    privacyLevel: 'PRIVATE',
    details: {},
  });
});

test('merged notes have their title from the text, and what else belongs to them from both sides', async () => {
  const { resolve } = show({ ...theirs, details: { category: 'Ideas', isPinned: true } }, async () => {}, {
    kind: 'note',
    details: { category: 'Drafts', isPinned: false },
  });
  await press('Merge');
  expect(screen.queryByLabelText('Merged title')).toBeNull();
  await userEvent.clear(screen.getByLabelText('Merged text'));
  await userEvent.type(screen.getByLabelText('Merged text'), '# Both{Enter}One text.');
  await press('Use merged text');
  expect(resolve).toHaveBeenCalledWith(
    'merge',
    expect.objectContaining({
      title: 'Both',
      content: '# Both\nOne text.',
      tags: ['sea', 'mine', 'theirs'],
      details: { category: 'Drafts', isPinned: true },
    }),
  );
});

test.each([
  ['story', 'Using it makes the story again, as a private one.'],
  ['journal', 'Using it makes the journal again.'],
  ['note', 'Using it makes the note again.'],
] as const)(
  'a %s that is gone from the server is explained plainly, with both ways out',
  async (kind, words) => {
    const { dialog, resolve } = show(null, async () => {}, { kind });
    expect(dialog.getByText(`This ${kind} was deleted somewhere else`)).toBeInTheDocument();
    expect(dialog.getByText(`Your text is still here. ${words}`)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Merge' })).toBeNull();
    await press('Delete mine too');
    expect(resolve).toHaveBeenCalledWith('use-server', undefined);
  },
);

test('a choice that this device can’t keep changes nothing, and says so', async () => {
  const { close } = show(theirs, async () => {
    throw new Error('full');
  });
  await press('Use mine');
  expect(await screen.findByText(/^That could not be kept on this device/)).toBeInTheDocument();
  expect(close).not.toHaveBeenCalled();
});
