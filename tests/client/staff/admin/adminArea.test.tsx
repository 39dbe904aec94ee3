import { screen, within } from '@testing-library/react';
import { navigationOf } from '../../../../client/palette/navigation';
import { answer, refuse } from '../../stories/story/renderScreens';
import { type Organiser, rowsOf, showAdmin } from './adminScreens';

const overview = (mode: string, totalCount: number) => ({
  joining: { __typename: 'Joining', mode },
  waitingMembers: { __typename: 'WaitingMemberConnection', totalCount },
  reportCases: { __typename: 'ReportCaseConnection', totalCount: 0 },
});

async function show(role: Organiser, mode = 'APPROVAL', waiting = 0) {
  await showAdmin('/admin', role);
  await answer(overview(mode, waiting));
}
const links = () =>
  within(screen.getByRole('navigation', { name: 'Admin' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test.each([
  [0, 'Nobody waits.'],
  [1, 'One person waits for an answer.'],
  [3, '3 people wait for an answer.'],
])('with %d requests the overview says %p', async (waiting, text) => {
  await show('ADMIN', 'APPROVAL', waiting);
  expect(rowsOf('What organisers do')[0]).toBe(`Requests${text}`);
});

test.each([
  ['OPEN', 'Everyone can join.'],
  ['APPROVAL', 'People with an invitation join at once; everyone else asks, and an organiser decides.'],
  ['INVITATION', 'Only people with an invitation can join.'],
  ['CLOSED', 'Nobody can join, not even by invitation.'],
])('the overview says how the group is joined: %s', async (mode, text) => {
  await show('ADMIN', mode);
  expect(screen.getByText(new RegExp(text))).toBeInTheDocument();
});

test('the audit log is for administrators', async () => {
  await show('INSTRUCTOR');
  expect(links()).toEqual(['Overview', 'Requests', 'Invitations', 'Members', 'Reports']);
  expect(rowsOf('What organisers do')).toHaveLength(4);
});

test('an administrator sees all parts, and which is open', async () => {
  await show('ADMIN');
  expect(links()).toEqual([
    ...['Overview', 'Requests', 'Invitations', 'Members', 'Reports', 'Audit log', 'Settings', 'System'],
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Overview');
});

test.each(['/admin', '/admin/members'])('a member without a role sees nothing of %s', async (path) => {
  await showAdmin(path, null);
  expect(screen.getByRole('heading', { name: 'Access Restricted' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Admin' })).toBeNull();
});

test.each(['/admin/audit-log', '/admin/settings'])(
  'an instructor sees that %s is for administrators',
  async (path) => {
    await showAdmin(path, 'INSTRUCTOR');
    expect(await screen.findByText('Only administrators can open this page.')).toBeInTheDocument();
  },
);

test('a member whose role has ended meanwhile sees that', async () => {
  // The router logs what a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await showAdmin('/admin/approvals', 'INSTRUCTOR');
  await refuse('waitingMembers', { code: 'FORBIDDEN', message: 'You may not do this' });
  expect(screen.getByRole('heading', { name: 'Access Restricted' })).toBeInTheDocument();
  jest.restoreAllMocks();
});

test.each([
  [['USER'], false],
  [['USER', 'INSTRUCTOR'], true],
  [['USER', 'ADMIN'], true],
])('for the roles %p the navigation has an entry for organisers: %p', (roles, has) => {
  const viewer = { roles } as unknown as Parameters<typeof navigationOf>[0];
  expect(navigationOf(viewer).some(({ href }) => href === '/admin')).toBe(has);
});
