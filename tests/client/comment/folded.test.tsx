import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// Imported here: the page is large, and the route would wait for it.
import '../../../client/features/story/StoryPage';
import { buildComment, showComments } from './commentScreen';

test.each([
  ['muted', { viewerMutes: true }],
  ['blocked', { viewerBlocks: true }],
])('a comment by someone who is %s is folded; showing it moves the focus there', async (how, are) => {
  const by = { ...buildComment('comment_1', '').author, ...are };
  await showComments([buildComment('comment_1', 'Ben’s.', 'ben', { author: by })]);
  expect(screen.queryByText('Ben’s.')).toBeNull();
  const folded = screen.getByText(`A comment by someone you ${how}.`);
  await userEvent.click(within(folded).getByRole('button', { name: 'Show it' }));
  expect(screen.getByText('Ben’s.')).toBeVisible();
  expect(document.activeElement).toContainElement(screen.getByText('Ben’s.'));
});
