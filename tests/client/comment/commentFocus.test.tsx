import userEvent from '@testing-library/user-event';
import { enter } from '../support/formFields';
import { addButton, answerAdd, box, buildComment, showComments } from './commentScreen';

beforeEach(() => sessionStorage.clear());

test('who adds a comment by keyboard goes on in the box', async () => {
  await showComments([]);
  enter(box(), 'First.');
  await userEvent.tab();
  expect(addButton()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await answerAdd(buildComment('comment_1', 'First.', 'ann'), 1);
  expect(box()).toHaveFocus();
});
