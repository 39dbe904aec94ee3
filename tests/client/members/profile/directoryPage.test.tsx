import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { profileRoutes } from '../../../../client/features/members/profile/profileRoutes';
import { answer, pending, renderScreens, settle, variablesOf } from '../../stories/story/renderScreens';
import { buildMember, cy, people } from './memberScreens';

const buildListed = (overrides: object = {}) =>
  buildMember({ roles: ['USER'], publicStories: stories(), ...overrides });

const stories = (...titles: string[]) => ({
  totalCount: titles.length,
  edges: titles.map((title) => ({
    node: { __typename: 'Story', id: `story_${title}`, title, publishedAt: '2026-11-02T19:00:00.000Z' },
  })),
});

async function show(members: ReturnType<typeof buildMember>[], search = '') {
  await renderScreens(profileRoutes, `/members${search}`);
  await answer({ members: people(members) });
}

test('a member has a name, role, the start of their bio, recent stories and a follow button', async () => {
  await show([
    buildListed({ roles: ['ADMIN', 'INSTRUCTOR', 'USER'], publicStories: stories('Rain', 'Snow') }),
    buildListed({ ...cy, bio: null }),
  ]);
  const [ben, other] = screen.getAllByRole('article').map((card) => card.closest('li') as HTMLElement);
  expect(within(ben!).getByText('Administrator')).toBeTruthy();
  expect(within(ben!).getByText('2 public stories')).toBeTruthy();
  expect(within(ben!).getByText('Writes by day.')).toBeTruthy();
  expect(within(ben!).getByRole('link', { name: 'Ben Okri' }).getAttribute('href')).toBe('/u/ben');
  const recent = within(within(ben!).getByRole('list', { name: 'Recent stories by Ben Okri' }));
  expect(recent.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/stories/story_Rain',
    '/stories/story_Snow',
  ]);
  expect(within(ben!).getByRole('button', { name: 'Follow Ben Okri' })).toBeTruthy();
  expect(within(other!).queryByRole('list')).toBeNull();
  expect(within(other!).queryByText(/public stor/)).toBeNull();
});

test('the search and the role are in the address, and the number found is announced', async () => {
  await show([buildListed()], '?q=be&role=instructor');
  expect((screen.getByRole('searchbox', { name: 'Search members' }) as HTMLInputElement).value).toBe('be');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 member found'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Administrators');
  await settle();
  expect(variablesOf('members')).toMatchObject({ search: 'be', role: 'ADMIN' });
});

test('nobody found: the page says how it searches, and shows everyone again', async () => {
  await show([], '?q=zebra');
  expect(screen.getByText('No members found', { selector: 'h2, h3, p:not([role])' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Show everyone' }));
  await settle();
  expect(pending('members').at(-1)?.request.variables).toMatchObject({ search: null, role: null });
});
