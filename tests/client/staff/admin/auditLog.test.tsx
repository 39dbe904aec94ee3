import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sentenceOf } from '../../../../client/features/staff/admin/auditTexts';
import { AuditAct } from '../../../../server/contract/enums';
import { answer, settle, variablesOf } from '../../stories/story/renderScreens';
import { listOf, logEntry, person, press, rowsOf, showAdmin } from './adminScreens';

async function show(entries: object[], at = '', more: object = {}) {
  const view = await showAdmin(`/admin/audit-log${at}`);
  await answer({ auditLog: listOf('AuditEntry', entries), ...more });
  return view;
}
const list = () => rowsOf('Audit log');

test('each entry is a sentence with its reason and time', async () => {
  await show([
    logEntry('SUSPENDED', { reason: 'Spam' }),
    logEntry('ROLE_GIVEN', { thing: 'instructor' }),
    logEntry('SIGNED_IN', { actorKind: 'MEMBER', actor: person('Rufus') }),
    logEntry('SIGN_IN_REFUSED', { actorKind: 'VISITOR', actor: null }),
    logEntry('PASSWORD_CHANGED', { actorKind: 'OPERATOR', actor: null }),
    logEntry('RESTORED', { actor: null, subject: null }),
  ]);
  const [suspended, given, signedIn, refused, changed, restored] = list();
  expect(suspended).toMatch(/^Mina suspended Rufus“Spam”March 2/);
  expect(given).toMatch(/^Mina made Rufus an instructor/);
  expect(signedIn).toMatch(/^Rufus signed in/);
  expect(refused).toMatch(/^A sign-in as Rufus was refused/);
  expect(changed).toMatch(/^The operator changed the password of Rufus/);
  expect(restored).toMatch(/^An organiser restored a deleted member/);
});

test.each(Object.keys(AuditAct))('%s has a sentence of its own', (act) => {
  for (const isByOther of [true, false]) {
    const parts = sentenceOf({ act, isByOther, thing: 'admin' });
    const text = parts.map((part) => ('text' in part ? part.text : part.person)).join('');
    expect(text).not.toMatch(/[{}]|Something happened|something else/);
  }
});

test('a choice of what happened is in the address', async () => {
  const { router } = await show([]);
  expect(screen.getByRole('heading', { name: 'Nothing here' })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('What happened'), 'Roles given');
  await settle();
  expect(router.state.location.search).toBe('?act=role-given');
  expect(variablesOf('auditLog')).toMatchObject({ act: 'ROLE_GIVEN', memberId: null });
});

test('limited to a member it says to whom, and shows everyone again', async () => {
  const about = { __typename: 'ManagedMember', id: 'member_rufus', user: person('Rufus') };
  const { router } = await show([logEntry('SUSPENDED')], '?member=user_rufus', { about });
  expect(screen.getByText(/Only about/)).toHaveTextContent('Only about Rufus, or by them.');
  await press('Show everyone');
  await settle();
  expect(router.state.location.search).toBe('');
  expect(variablesOf('auditLog')).toMatchObject({ memberId: null, isAboutMember: false });
});
