import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, variablesOf } from '../story/renderScreens';
import { listOf, openPrivacy } from './settingsOnPage';

const members = (names: string[], kind: 'viewerMutes' | 'viewerBlocks', next: string | null = null) =>
  listOf(
    'User',
    names.map((name) => ({
      __typename: 'User',
      id: `user_${name}`,
      name,
      username: name.toLowerCase(),
      [kind]: true,
    })),
    next,
  );
const names = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const undo = (name: string) => screen.getByRole('button', { name });
const unmuted = (name: string) =>
  answer({
    unmuteMember: { user: { __typename: 'User', id: `user_${name}`, viewerMutes: false } },
  });

test('undoing keeps the focus in the list, and after its last row in the section', async () => {
  await openPrivacy({ mutedMembers: members(['Ben', 'Eve'], 'viewerMutes') });
  await userEvent.click(undo('Unmute Ben'));
  await unmuted('Ben');
  expect(names('Muted')).toEqual(['Eve']);
  expect(undo('Unmute Eve')).toHaveFocus();
  await userEvent.click(undo('Unmute Eve'));
  await unmuted('Eve');
  expect(screen.getByText('Nobody is muted or blocked.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Muted and blocked' })).toHaveFocus();
});

test('each list shows more on request', async () => {
  await openPrivacy({
    mutedMembers: members(['Ben'], 'viewerMutes'),
    blockedMembers: members(['Eve'], 'viewerBlocks', 'Eve'),
  });
  expect(screen.queryByRole('button', { name: 'Show more muted members' })).toBeNull();
  await userEvent.click(undo('Show more blocked members'));
  expect(variablesOf('viewer.blockedMembers')).toMatchObject({ cursor: 'Eve', count: 50 });
  await answer({
    viewer: { __typename: 'Viewer', blockedMembers: members(['Fay'], 'viewerBlocks') },
  });
  expect(names('Blocked')).toEqual(['Eve', 'Fay']);
  expect(screen.queryByRole('button', { name: 'Show more blocked members' })).toBeNull();
});
