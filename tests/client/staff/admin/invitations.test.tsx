import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { limits } from '../../../../server/contract/limits';
import { answer, pending, variablesOf } from '../../stories/story/renderScreens';
import { fill } from '../../support/formFields';
import { onPhone } from '../../support/phone';
import { confirm, edgesOf, listOf, person, press, rowsOf, showAdmin } from './adminScreens';

const invitation = (id: string, overrides: Record<string, unknown> = {}) => ({
  __typename: 'Invitation',
  id,
  note: 'Library evening',
  uses: 0,
  usesMax: 5,
  createdAt: '2026-03-02T19:00:00.000Z',
  expiresAt: '2026-03-16T19:00:00.000Z',
  revokedAt: null,
  isUsable: true,
  viewerCanRevoke: true,
  invitedBy: person('Olga'),
  members: listOf('User', []),
  ...overrides,
});

async function show(invitations: object[], mode = 'INVITATION') {
  await showAdmin('/admin/invitations', 'INSTRUCTOR');
  await answer({
    joining: { __typename: 'Joining', mode },
    invitations: listOf('Invitation', invitations),
  });
}
const list = () => rowsOf('Invitations');

test('each invitation shows its note, how many joined, its end, who made it and who joined', async () => {
  await show([
    invitation('invitation_1', { uses: 1, members: listOf('User', [person('Lucy')]) }),
    invitation('invitation_2', { note: '', expiresAt: null, usesMax: 1 }),
    invitation('invitation_3', { isUsable: false, revokedAt: '2026-03-03T19:00:00.000Z' }),
    invitation('invitation_4', { isUsable: false, uses: 5 }),
    invitation('invitation_5', { isUsable: false }),
  ]);
  const [used, plain, revoked, usedUp, expired] = list();
  expect(used).toMatch(/Library evening1 of 5 joined · Ends March 16.*Made March 2.* by OlgaJoined: Lucy/);
  expect(plain).toMatch(/Without a note0 of 1 joined · Never ends/);
  expect(revoked).toMatch(/Revoked/);
  expect(usedUp).toMatch(/Used up/);
  expect(expired).toMatch(/Expired/);
  expect(screen.getAllByRole('button', { name: /^Revoke/ })).toHaveLength(2);
});

test('an invitation is created with its note, number of people and end, and its link is shown once', async () => {
  await show([]);
  await press('Create an invitation');
  expect(screen.getByLabelText('Note')).toHaveFocus();
  fill('Note', ' Poets ');
  await userEvent.clear(screen.getByLabelText('How many people'));
  fill('How many people', '3');
  await userEvent.selectOptions(screen.getByLabelText('Ends'), 'In 30 days');
  await press('Create invitation');
  expect(variablesOf('createInvitation')).toMatchObject({
    input: { note: 'Poets', usesMax: 3, expiresInDays: 30 },
  });
  await answer({
    createInvitation: {
      link: 'https://example.org/register?invitation=secret',
      invitationEdge: edgesOf('Invitation', [invitation('invitation_9', { note: 'Poets' })])[0],
    },
  });
  const link = screen.getByLabelText<HTMLTextAreaElement>('The invitation’s link');
  expect(link.value).toBe('https://example.org/register?invitation=secret');
  expect(link).toHaveAccessibleDescription(/won’t be shown again/);
  expect(list()).toEqual([expect.stringContaining('Poets')]);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(link.value);
  await press('Done');
  expect(screen.queryByDisplayValue(/invitation=secret/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Create an invitation' })).toHaveFocus();
});

test.each(['0', '501', '1.5'])('it can’t be for %p people', async (uses) => {
  await show([]);
  await press('Create an invitation');
  await userEvent.clear(screen.getByLabelText('How many people'));
  await userEvent.type(screen.getByLabelText('How many people'), uses);
  await press('Create invitation');
  expect(
    screen.getByText(`An invitation is for 1 to ${limits.invitation.usesMax} people`),
  ).toBeInTheDocument();
  expect(pending('createInvitation')).toEqual([]);
});

test('revoking asks first, and the invitation then says so', async () => {
  await show([invitation('invitation_1')]);
  await press('Revoke Library evening');
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText(/Who has joined stays a member/)).toBeInTheDocument();
  await confirm('Revoke');
  expect(variablesOf('revokeInvitation')).toEqual({ input: { id: 'invitation_1' } });
  const revoked = invitation('invitation_1', { isUsable: false, revokedAt: '2026-03-03T19:00:00.000Z' });
  await answer({ revokeInvitation: { invitation: revoked } });
  expect(list()).toEqual([expect.stringContaining('Revoked')]);
  expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull();
});

test('where nobody can join, it says so', async () => {
  await show([], 'CLOSED');
  expect(screen.getByText(/takes no new members at the moment/)).toBeInTheDocument();
});

test('on a phone the link can be passed on by its apps; it is for one person and two weeks by default', async () => {
  const share = jest.fn(async () => {});
  Object.assign(navigator, { share });
  onPhone();
  await show([]);
  await press('Create an invitation');
  await press('Create invitation');
  expect(variablesOf('createInvitation')).toMatchObject({
    input: { note: '', usesMax: 1, expiresInDays: 14 },
  });
  const url = 'https://example.org/register?invitation=secret';
  const [invitationEdge] = edgesOf('Invitation', [invitation('invitation_9')]);
  await answer({ createInvitation: { link: url, invitationEdge } });
  await press('Share…');
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url }));
  Reflect.deleteProperty(navigator, 'share');
});
