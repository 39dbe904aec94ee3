import { screen } from '@testing-library/react';
import { answer, pending, refuse, variablesOf } from '../../stories/story/renderScreens';
import { toasts } from '../../support/toasts';
import { confirm, listOf, person, press, rowsOf, showAdmin } from './adminScreens';

const request = (name: string, email: string | null = `${name.toLowerCase()}@example.org`) => ({
  __typename: 'WaitingMember',
  askedAt: '2026-03-02T19:00:00.000Z',
  email,
  user: person(name),
});

async function show(requests: object[], mode = 'APPROVAL') {
  await showAdmin('/admin/approvals');
  await answer({
    joining: { __typename: 'Joining', mode },
    waitingMembers: listOf('WaitingMember', requests),
  });
}
const list = () => rowsOf('Requests to join');

test('people who wait are listed with their address and since when; instructors see no address', async () => {
  await show([request('Lucy'), request('Quincey', null)]);
  const [lucy, quincey] = list();
  expect(lucy).toMatch(/Lucy.*lucy@example\.org · Asked March 2/);
  expect(quincey).toMatch(/Quincey.*@quincey · Asked/);
});

test('approving asks first, then takes the request from the list at once', async () => {
  await show([request('Lucy'), request('Quincey')]);
  await press('Approve Lucy');
  expect(screen.getByRole('alertdialog', { name: 'Let Lucy join?' })).toBeInTheDocument();
  expect(pending('approveMember')).toEqual([]);
  await confirm('Approve');
  expect(variablesOf('approveMember')).toEqual({ input: { id: 'user_lucy' } });
  expect(list()).toEqual([expect.stringContaining('Quincey')]);
  await answer({ approveMember: { user: person('Lucy') } });
  expect(toasts()).toEqual(['Lucy is a member now']);
  expect(list()).toHaveLength(1);
});

test('a request whose decline fails is in the list again', async () => {
  await show([request('Lucy')]);
  await press('Decline Lucy');
  await confirm('Decline');
  expect(screen.getByRole('heading', { name: 'Nobody waits' })).toBeInTheDocument();
  await refuse('declineMember', { code: 'NETWORK', message: 'We can’t reach the server.' });
  expect(list()).toEqual([expect.stringContaining('Lucy')]);
  expect(toasts()).toEqual(['We can’t reach the server.']);
});

test('when another organiser was faster, it says so, and the request leaves the list', async () => {
  await show([request('Lucy')]);
  await press('Approve Lucy');
  await confirm('Approve');
  await refuse('approveMember', { code: 'NOT_FOUND', message: 'Nobody with this id waits' });
  expect(toasts()).toEqual(['Lucy no longer waits: another organiser has decided.']);
  expect(screen.getByRole('heading', { name: 'Nobody waits' })).toBeInTheDocument();
});

test.each([
  ['APPROVAL', 'When somebody asks to join, their request appears here.'],
  ['OPEN', 'People ask to join only while the group is joined by approval.'],
])('where joining is %s and nobody waits, it says what to expect', async (mode, text) => {
  await show([], mode);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Invite somebody' })).toHaveAttribute('href', '/admin/invitations');
});
