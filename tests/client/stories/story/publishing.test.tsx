import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storyRoutes } from '../../../../client/features/stories/story/storyRoutes';
import { at } from '../../documents/screens/editorScreen';
import { withoutAutoSaves } from '../../support/autoSaves';
import { button, openDetails, openEdit, openNew, write } from './editorScreen';
import { answer, buildStory, renderScreens } from './renderScreens';

withoutAutoSaves();

const address = 'http://localhost/blog/story_1';
const published = () => screen.queryByText('Published: everyone can read it now.');
const onTheBlog = () => screen.queryByRole('link', { name: 'View on the blog' });
const answerPage = (overrides: Record<string, unknown>) => answer({ story: buildStory(overrides) });

async function showPublic(overrides: Record<string, unknown> = {}) {
  const view = await renderScreens(storyRoutes, '/stories/story_1');
  await answerPage({ privacyLevel: 'PUBLIC', ...overrides });
  return view;
}

test.each([
  ['a story', () => openEdit(), /^\/stories\/story_1$/],
  ['a new one', openNew, /^\/stories\/story_of_local_/],
])('%s that was published is confirmed on its page, with the way to the blog', async (_which, open, page) => {
  const view = await open();
  write('Dusk', 'It fell.');
  await openDetails();
  await userEvent.click(screen.getByRole('radio', { name: /^Public/ }));
  await userEvent.click(button('Publish'));
  await waitFor(() => expect(view.router.state.location.pathname).toMatch(page));
  const id = view.router.state.location.pathname.split('/').at(-1);
  await answerPage({ id, privacyLevel: 'PUBLIC' });
  expect(published()).toHaveAttribute('role', 'status');
  expect(screen.getAllByRole('link', { name: 'View on the blog' })).toHaveLength(1);
  expect(onTheBlog()).toHaveAttribute('href', `/blog/${id}`);
});

test.each([
  ['that was public before', { privacyLevel: 'PUBLIC' }, 'Publish'],
  ['that stays private', {}, 'Save'],
])('a story %s is saved without this confirmation', async (_, overrides, label) => {
  const view = await openEdit(overrides);
  await userEvent.click(button(label));
  await at(view, '/stories/story_1');
  await answerPage(overrides);
  expect(screen.getByRole('heading', { level: 1, name: 'The Lamp' })).toBeInTheDocument();
  expect(published()).toBeNull();
});

test('a story that is only shared is not on the blog', async () => {
  await showPublic({ privacyLevel: 'SHARED' });
  expect(onTheBlog()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
});

test('every reader of a public story can copy its public address by keyboard', async () => {
  const user = userEvent.setup();
  await showPublic({ viewerCanEdit: false });
  onTheBlog()?.focus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(address);
});

test('where the browser does not copy, the address is selected for copying', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await showPublic();
  await user.click(button('Copy link'));
  const field = await screen.findByLabelText<HTMLInputElement>('Public address');
  expect(field).toHaveFocus();
  expect(field).toHaveValue(address);
  expect(field.selectionEnd).toBe(address.length);
  expect(screen.queryByText('Link copied')).toBeNull();
});
