import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, variablesOf } from '../../stories/story/renderScreens';
import { fill } from '../../support/formFields';
import { choose, listOf, logEntry, member, type Organiser, person, rowsOf, showAdmin } from './adminScreens';

const rufus = member('Rufus', {
  roles: ['USER', 'INSTRUCTOR'],
  publicStoryCount: 2,
  askedToJoin: false,
  invitation: {
    __typename: 'Invitation',
    id: 'invitation_1',
    note: 'Library evening',
    invitedBy: person('Mina'),
  },
  auditLog: listOf('AuditEntry', [logEntry('SUSPENDED', { reason: 'Spam' })]),
});

async function show(member: object | null, role: Organiser = 'ADMIN') {
  await showAdmin('/admin/members/member_rufus', role);
  expect(variablesOf('managedMember')).toEqual({ id: 'member_rufus' });
  await answer({ managedMember: member });
}

test('a member’s page says who they are, how they joined and what happened, and has the acts', async () => {
  await show(rufus);
  expect(rowsOf('Member')[0]).toMatch(
    /RufusInstructor@rufusrufus@example\.org.*Joined March 2.*Last seen March 4/,
  );
  expect(screen.getByRole('button', { name: 'Actions for Rufus' })).toBeVisible();
  expect(screen.getByText(/2 public stories\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See their profile' })).toHaveAttribute('href', '/u/rufus');
  expect(screen.getByText(/By an invitation of/)).toHaveTextContent(
    'By an invitation of Mina: “Library evening”',
  );
  expect(rowsOf('What happened')[0]).toMatch(/Mina.*Rufus.*“Spam”/);
});

test('with a suspension the page says at once what everyone sees, and who did it', async () => {
  await show({ ...rufus, auditLog: listOf('AuditEntry', []) });
  await choose('Suspend…');
  const dialog = within(screen.getByRole('alertdialog'));
  fill('Reason', 'Spam');
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  const managedMember = { ...rufus, state: 'SUSPENDED', publicStoryCount: 0 };
  await answer({ suspendMember: { managedMember } });
  expect(screen.getByText('No public stories.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See their profile' })).toBeNull();
  expect(rowsOf('What happened')[0]).toMatch(/Mina.*Rufus.*“Spam”/);
});

test('instructors see no log; members who wait have no profile yet', async () => {
  const waiting = { state: 'WAITING', email: null, invitation: null, askedToJoin: true };
  await show({ ...rufus, ...waiting, publicStoryCount: 0, auditLog: null }, 'INSTRUCTOR');
  expect(screen.queryByRole('heading', { name: 'What happened' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'See their profile' })).toBeNull();
  expect(screen.getByText('No public stories.')).toBeVisible();
  expect(screen.getByText('They asked to join, and wait for an answer.')).toBeVisible();
});

test.each([
  [true, 'They asked to join, and were let in.'],
  [false, 'Without an invitation, or by one whose maker has left.'],
])('of a member without an invitation, the page says how they joined', async (askedToJoin, words) => {
  await show({ ...rufus, invitation: null, askedToJoin });
  expect(screen.getByText(words)).toBeVisible();
});

test('of a member who is no more, the page says so', async () => {
  await show(null);
  expect(screen.getByRole('heading', { name: 'No such member' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all members' })).toHaveAttribute('href', '/admin/members');
});
