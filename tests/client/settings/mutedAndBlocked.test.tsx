import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// Imported here: the page is large, and the route would wait for it.
import '../../../client/features/settings/SettingsPage';
import { answer, variablesOf } from '../story/renderScreens';
import { open, plainViewer } from './settingsOnPage';

const none = { edges: [], pageInfo: { endCursor: null, hasNextPage: false } };
const member = (name: string, kind: 'viewerMutes' | 'viewerBlocks', is = true) => ({
  __typename: 'User',
  id: `user_${name}`,
  name,
  username: name.toLowerCase(),
  [kind]: is,
});
const listOf = (names: string[], kind: 'viewerMutes' | 'viewerBlocks', next: string | null = null) => ({
  edges: names.map((name) => ({ __typename: 'UserEdge', cursor: name, node: member(name, kind) })),
  pageInfo: { endCursor: next, hasNextPage: next !== null },
});

async function show(muted: ReturnType<typeof listOf>, blocked: ReturnType<typeof listOf>) {
  await open('?tab=privacy');
  await answer('SettingsPageQuery', {
    info: { signInProvider: null },
    viewer: {
      __typename: 'Viewer',
      email: 'ann@example.org',
      emailConfirmedAt: '2026-03-01T19:00:00.000Z',
      pendingEmail: null,
      ...plainViewer,
      mutedMembers: muted,
      blockedMembers: blocked,
      hasPassword: true,
      storage: { bytes: 1_200_000, bytesMax: 2_000_000_000, hourBytes: 0, hourBytesMax: 200_000_000 },
      signIns: none,
      personalAccessTokens: none,
      accountLog: none,
    },
  });
  await screen.findByRole('heading', { name: 'Muted and blocked' });
}
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
  await show(listOf(['Ben', 'Eve'], 'viewerMutes'), none);
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
  await show(listOf(['Ben'], 'viewerMutes'), listOf(['Eve'], 'viewerBlocks', 'Eve'));
  expect(screen.queryByRole('button', { name: 'Show more muted members' })).toBeNull();
  await userEvent.click(undo('Show more blocked members'));
  expect(variablesOf('MutedAndBlockedSectionBlockedQuery')).toMatchObject({ cursor: 'Eve', count: 50 });
  await answer('MutedAndBlockedSectionBlockedQuery', {
    viewer: { __typename: 'Viewer', blockedMembers: listOf(['Fay'], 'viewerBlocks') },
  });
  expect(names('Blocked')).toEqual(['Eve', 'Fay']);
  expect(screen.queryByRole('button', { name: 'Show more blocked members' })).toBeNull();
});
