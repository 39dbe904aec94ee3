import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemberActDialog } from '../../../../client/features/staff/admin/MemberActDialog';
import type { MemberAct } from '../../../../client/features/staff/admin/memberActs';
import { messages } from '../../../../server/contract/messages';
import {
  answer,
  pending,
  refuse,
  renderScreens,
  settle,
  variablesOf,
} from '../../stories/story/renderScreens';
import { fill } from '../../support/formFields';
import { toasts } from '../../support/toasts';
import { choose, listOf, may, member, type Organiser, press, rowsOf, showAdmin } from './adminScreens';

beforeEach(() => sessionStorage.clear());

const mayNothing = Object.fromEntries(Object.keys(may).map((right) => [right, false]));

const listed = (members: object[]) => ({ managedMembers: listOf('ManagedMember', members) });

async function show(members: object[], { at = '', role = 'ADMIN' as Organiser } = {}) {
  const view = await showAdmin(`/admin/members${at}`, role);
  await answer(listed(members));
  return view;
}
const list = () => rowsOf('Members');
const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

const dialog = () => within(screen.getByRole('alertdialog'));
const giveReason = (text: string) => fill('Reason', text);
const send = (name: string) => userEvent.click(dialog().getByRole('button', { name }));

test('each member is shown with address, roles, state and when they were here', async () => {
  await show([
    member('Rufus', { roles: ['USER', 'INSTRUCTOR'], state: 'SUSPENDED', lastSeenAt: null }),
    member('Lucy', { isConfirmed: false, state: 'WAITING' }),
    member('Mina', { roles: ['USER', 'ADMIN'] }),
  ]);
  const [rufus, lucy, mina] = list();
  expect(rufus).toMatch(/RufusSuspendedInstructor@rufus.*Joined March 2.*Not seen lately/);
  expect(lucy).toMatch(/LucyWaiting@lucylucy@example\.orgAddress not confirmedAsked March 2/);
  expect(mina).toMatch(/MinaAdministrator.*Last seen March 4/);
});

test('instructors see no addresses, and can change nothing', async () => {
  await show([member('Rufus', { email: null, ...mayNothing })], { role: 'INSTRUCTOR' });
  expect(list()[0]).not.toContain('@example.org');
  expect(screen.queryByRole('button', { name: /Actions/ })).toBeNull();
  expect(screen.getByRole('searchbox', { name: 'Search by name' })).toBeInTheDocument();
});

test('search and filters are in the address, each beside the others', async () => {
  const { router } = await show([], { at: '?q=ru&role=instructor' });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No members found'));
  expect(screen.getByRole('heading', { name: 'No members found' })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Suspended');
  await settle();
  expect(router.state.location.search).toBe('?q=ru&role=instructor&state=suspended');
  expect(variablesOf('managedMembers')).toEqual({ search: 'ru', role: 'INSTRUCTOR', state: 'SUSPENDED' });
});

test('only what may be done now is offered', async () => {
  await show([member('Rufus', { state: 'SUSPENDED', viewerCanSuspend: false, viewerCanRestore: true })]);
  await press('Actions for Rufus');
  await screen.findByRole('menu');
  expect(items()).toEqual([
    'See in the audit log',
    'Change roles…',
    'Send a link to a new password…',
    'Sign out everywhere…',
    'Restore…',
  ]);
});

test('suspending takes a reason, and marks the member', async () => {
  await show([member('Rufus')]);
  await choose('Suspend…');
  await send('Suspend');
  expect(dialog().getByLabelText('Reason')).toHaveAccessibleDescription(messages.membership.reasonNeeded);
  expect(pending('suspendMember')).toEqual([]);
  giveReason('  Spam in the chat ');
  await send('Suspend');
  expect(variablesOf('suspendMember')).toEqual({ input: { id: 'member_rufus', reason: 'Spam in the chat' } });
  await answer({ suspendMember: { managedMember: member('Rufus', { state: 'SUSPENDED' }) } });
  expect(toasts()).toEqual(['Rufus is suspended']);
  expect(list()[0]).toMatch(/Suspended/);
});

test('and removes everything by the member with one tick', async () => {
  await show([member('Rufus')]);
  await choose('Suspend…');
  await userEvent.click(dialog().getByRole('checkbox', { name: /^And remove everything by them/ }));
  giveReason('Spam');
  await send('Suspend');
  expect(variablesOf('suspendMember')).toEqual({
    input: { id: 'member_rufus', reason: 'Spam', removeContent: true },
  });
});

test('roles are chosen with a reason; without a change there is nothing to save', async () => {
  await show([member('Rufus')]);
  await choose('Change roles…');
  expect(dialog().getByRole('button', { name: 'Save roles' })).toBeDisabled();
  await userEvent.click(dialog().getByLabelText('Instructor'));
  giveReason('Leads on Thursdays');
  await send('Save roles');
  expect(variablesOf('setMemberRoles')).toEqual({
    input: { id: 'member_rufus', reason: 'Leads on Thursdays', roles: ['USER', 'INSTRUCTOR'] },
  });
});

test.each([
  ['CONFLICT', messages.membership.lastAdmin, undefined],
  ['BAD_USER_INPUT', 'Please check', { roles: messages.membership.ownAdminRole }],
] as const)('a refusal with %s is shown in the dialog, which stays open', async (code, message, fields) => {
  await show([member('Mina', { roles: ['USER', 'ADMIN'] })]);
  await choose('Change roles…', 'Mina');
  await userEvent.click(dialog().getByLabelText('Administrator'));
  giveReason('Enough');
  await send('Save roles');
  await refuse('setMemberRoles', { code, message, fields });
  expect(dialog().getByText(fields?.roles ?? message)).toBeInTheDocument();
  expect(dialog().getByLabelText('Reason')).toHaveValue('Enough');
});

test('a link to a new password is sent without a reason', async () => {
  await show([member('Rufus')]);
  await choose('Send a link to a new password…');
  expect(dialog().queryByLabelText('Reason')).toBeNull();
  await send('Send link');
  expect(variablesOf('sendMemberRecovery')).toEqual({ input: { id: 'member_rufus' } });
  await answer({ sendMemberRecovery: { managedMember: member('Rufus') } });
  expect(toasts()).toEqual([
    'We mail Rufus the link. While their address isn’t confirmed, it gets at most three links a day.',
  ]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a typed reason outlasts a reload and a dialog closed by Escape, until it is used or cancelled', async () => {
  const onClose = jest.fn();
  let last = { unmount: () => {} };
  const reopen = async (act: MemberAct) => {
    last.unmount();
    const Dialog = () => (
      <MemberActDialog act={act} id="member_rufus" name="Rufus" roles={['USER']} onClose={onClose} />
    );
    last = await renderScreens([{ path: '/here', Component: Dialog }], '/here');
    return dialog().getByLabelText('Reason');
  };
  await reopen('suspend');
  giveReason('Spam');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  // Another act has its own reason.
  expect(await reopen('endSignIns')).toHaveValue('');
  expect(await reopen('suspend')).toHaveValue('Spam');
  await send('Suspend');
  expect(variablesOf('suspendMember')).toEqual({ input: { id: 'member_rufus', reason: 'Spam' } });
  await answer({ suspendMember: { managedMember: member('Rufus') } });
  expect(await reopen('suspend')).toHaveValue('');
  giveReason('Or not');
  await send('Cancel');
  expect(await reopen('suspend')).toHaveValue('');
});
