import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mergeFormChanges, type ShareValues } from '../../../../client/features/stories/share/ShareForm';
import { storyRoutes } from '../../../../client/features/stories/story/storyRoutes';
import type { Member } from '../../../../client/forms/useMemberSearch';
import {
  answer,
  buildStory,
  pending,
  refuse,
  renderScreens,
  sendEvent,
  settle,
  variablesOf,
} from '../story/renderScreens';
import { answerShareDialog } from './answerShareDialog';

const buildUser = (name: string) => ({
  __typename: 'User',
  id: `user_${name.toLowerCase()}`,
  name,
  username: name.toLowerCase(),
});
const later = '2026-03-02T20:00:00.000Z';
const [ben, ines] = [buildUser('Ben'), buildUser('Inés')];

async function open(overrides: Record<string, unknown> = {}) {
  await renderScreens(storyRoutes, '/stories/story_1');
  await answer({ story: buildStory(overrides) });
  await userEvent.click(screen.getByRole('button', { name: 'Share with…' }));
  await answerShareDialog(buildStory(overrides));
  return within(screen.getByRole('dialog'));
}

async function pick(text: string, found: object[]) {
  await userEvent.type(screen.getByRole('combobox', { name: 'Members' }), text.slice(-1));
  await waitFor(() => expect(pending('searchMembers').at(-1)?.request.variables.search).toBe(text));
  await answer({ searchMembers: found });
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const shared = (overrides: Record<string, unknown>) => ({
  shareStory: { story: buildStory({ privacyLevel: 'SHARED', viewerCanShare: false, ...overrides }) },
});

test('a story is shared with found members, without comments if the author wants none', async () => {
  const dialog = await open();
  await pick('b', [ben, buildUser('Bea')]);
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Ben@ben', 'Bea@bea']);
  expect(dialog.getByText('2 members found')).toHaveAttribute('role', 'status');
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(within(dialog.getByRole('list', { name: 'Chosen members' })).getByText('Ben')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Allow comments' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Share' }));
  expect(variablesOf('shareStory')).toEqual({
    input: { id: 'story_1', userIds: ['user_ben'], canComment: false },
  });
  await answer(shared({ sharedWith: [ben], readersMayComment: false }));
  await closed();
  expect(within(screen.getByRole('article')).getByText('Shared with Ben')).toBeInTheDocument();
});

test('the focus stays in it when the button it was on goes with the loading', async () => {
  const story = buildStory({ privacyLevel: 'PUBLIC' });
  await renderScreens(storyRoutes, '/stories/story_1');
  await answer({ story });
  await userEvent.click(screen.getByRole('button', { name: 'Share with…' }));
  const dialog = screen.getByRole('dialog');
  within(dialog).getByRole('button', { name: 'Cancel' }).focus();
  await answerShareDialog(story);
  await waitFor(() => expect(within(dialog).getByRole('link', { name: /blog/ })).toHaveFocus());
});

test('selected members are not offered again, and are removed with their chip or Backspace', async () => {
  const dialog = await open();
  await pick('b', [ben]);
  await userEvent.keyboard('{Enter}');
  await pick('i', [ben, ines]);
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Inés@inés']);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(dialog.getByRole('button', { name: 'Remove Ben' }));
  expect(dialog.queryByText('Ben')).toBeNull();
  await userEvent.click(dialog.getByRole('combobox'));
  await userEvent.keyboard('{Backspace}');
  expect(dialog.queryByText('Inés')).toBeNull();
});

test('Escape closes the search results, but not the dialog; an empty selection does not mean everyone', async () => {
  const dialog = await open();
  await pick('b', [ben]);
  await userEvent.keyboard('{Escape}');
  expect(dialog.queryByRole('listbox')).toBeNull();
  await settle();
  await pick('bz', []);
  expect(dialog.getByText('No member by that name.')).toBeInTheDocument();
  await userEvent.clear(dialog.getByRole('combobox'));
  await userEvent.click(dialog.getByRole('button', { name: 'Share' }));
  expect(dialog.getByText('Name at least one member, or share with everyone.')).toBeInTheDocument();
  expect(pending('shareStory')).toHaveLength(0);
});

test('it shows the current readers of a story, and can open it to everyone', async () => {
  const dialog = await open({ privacyLevel: 'SHARED', viewerCanShare: false, sharedWith: [ben, ines] });
  const chosen = within(dialog.getByRole('list', { name: 'Chosen members' })).getAllByRole('listitem');
  expect(chosen.map(({ textContent }) => textContent)).toEqual(['Ben', 'Inés']);
  await userEvent.click(dialog.getByRole('radio', { name: /Everyone in the group/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(variablesOf('shareStory')).toEqual({ input: { id: 'story_1', userIds: [], canComment: true } });
});

test('a story whose named readers are all deleted is not offered to everyone', async () => {
  const dialog = await open({ privacyLevel: 'SHARED', viewerCanShare: false, sharedWith: [] });
  expect(dialog.getByRole('radio', { name: /Members you name/ })).toBeChecked();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Allow comments' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Name at least one member, or share with everyone.')).toBeInTheDocument();
  expect(pending('shareStory')).toEqual([]);
});

test('what this device knew of its readers before is not shown', async () => {
  await renderScreens(storyRoutes, '/stories/story_1');
  await answer({ story: buildStory({ privacyLevel: 'SHARED', viewerCanShare: true }) });
  await userEvent.click(screen.getByRole('button', { name: 'Share with…' }));
  expect(screen.queryByRole('radio')).toBeNull();
  await answerShareDialog(buildStory({ privacyLevel: 'SHARED', sharedWith: [ben] }));
  expect(screen.getByRole('radio', { name: /Members you name/ })).toBeChecked();
});

test('a story that is shared by name elsewhere meanwhile is not shared with everyone from here', async () => {
  const dialog = await open();
  await sendEvent({
    storyChanged: {
      story: buildStory({ privacyLevel: 'SHARED', isSharedByName: true, updatedAt: later }),
      removedStoryId: null,
    },
  });
  expect(dialog.getByRole('radio', { name: /Members you name/ })).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Name at least one member, or share with everyone.')).toBeInTheDocument();
  expect(pending('shareStory')).toEqual([]);
  // The dialog's query; the comments are read again, too.
  const { __typename, id, readersMayComment } = buildStory();
  const now = { privacyLevel: 'SHARED', isSharedByName: true, sharedWith: [ben], updatedAt: later };
  await answer({ story: { __typename, id, readersMayComment, ...now } });
  expect(within(dialog.getByRole('list', { name: 'Chosen members' })).getByText('Ben')).toBeInTheDocument();
});

test('members just picked, and the focus, stay when the story is shared elsewhere meanwhile', async () => {
  const dialog = await open();
  await pick('b', [ben]);
  await userEvent.keyboard('{Enter}');
  await userEvent.type(dialog.getByRole('combobox'), 'i');
  await sendEvent({ storyChanged: { story: buildStory({ privacyLevel: 'SHARED' }), removedStoryId: null } });
  expect(dialog.getByRole('button', { name: 'Make private' })).toBeInTheDocument();
  expect(dialog.getByRole('radio', { name: /Members you name/ })).toBeChecked();
  expect(within(dialog.getByRole('list', { name: 'Chosen members' })).getByText('Ben')).toBeInTheDocument();
  expect(dialog.getByRole('combobox')).toHaveFocus();
  expect(dialog.getByRole('combobox')).toHaveValue('i');
});

test('members named or removed elsewhere meanwhile are so in the form, too', () => {
  const values = (...members: Member[]): ShareValues => ({ audience: 'named', members, canComment: true });
  const bea = buildUser('Bea');
  const inForm = { ...values(ben, ines), canComment: false };
  // Elsewhere Ben was removed and Bea added; here Inés was picked.
  expect(mergeFormChanges(values(ben), values(bea), inForm)).toEqual({
    ...values(bea, ines),
    canComment: false,
  });
  const everyone: ShareValues = { ...values(), audience: 'everyone' };
  expect(mergeFormChanges(values(ben), everyone, values(ben))).toEqual(everyone);
  expect(mergeFormChanges(values(ben, ines), values(ben, ines, bea), values(ben))).toEqual(values(ben, bea));
});

test('a failure is shown; a shared story is made private again after a question, where that is gone', async () => {
  const dialog = await open({ privacyLevel: 'SHARED', viewerCanShare: false, sharedWith: null });
  expect(dialog.getByRole('radio', { name: /Everyone in the group/ })).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await refuse('shareStory', { code: 'INTERNAL_SERVER_ERROR', message: 'no' });
  expect(dialog.getByText('The story could not be shared. Please try again.')).toBeInTheDocument();
  expect(dialog.getByRole('radio', { name: /Everyone in the group/ })).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Make private' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Make this story private?')).toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'Make private' }));
  expect(screen.queryByText(/could not be shared/)).toBeNull();
  expect(variablesOf('updateStory')).toEqual({ input: { id: 'story_1', privacyLevel: 'PRIVATE' } });
  await answer({ updateStory: { story: buildStory() } });
  await closed();
  expect(screen.getByRole('button', { name: 'Share' })).toBeInTheDocument();
});

test('a public story can only be made private', async () => {
  const dialog = await open({ privacyLevel: 'PUBLIC', viewerCanShare: false });
  expect(dialog.getByText(/This story is public/)).toBeInTheDocument();
  expect(dialog.queryByRole('combobox')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Make private' }));
  expect(variablesOf('updateStory')).toEqual({ input: { id: 'story_1', privacyLevel: 'PRIVATE' } });
});
