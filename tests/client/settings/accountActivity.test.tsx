import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toldToMember } from '../../../client/features/settings/accountActs';
import { AuditAct } from '../../../server/contract/enums';
import { answer, variablesOf } from '../story/renderScreens';
import { listOf, openPrivacy } from './settingsOnPage';

const entry = (id: string, act: string, overrides: Record<string, unknown> = {}) => ({
  __typename: 'AuditEntry',
  id,
  act,
  actorKind: 'MEMBER',
  thing: null,
  reason: null,
  createdAt: '2026-03-02T19:00:00.000Z',
  ...overrides,
});
const logOf = (entries: ReturnType<typeof entry>[], next: string | null = null) => ({
  accountLog: listOf('AuditEntry', entries, next),
});
const rows = () =>
  within(screen.getByRole('list', { name: 'Account activity' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('what happened with the account is told to the member, with the reason that organisers gave', async () => {
  await openPrivacy(
    logOf([
      entry('audit_1', 'ROLE_GIVEN', { actorKind: 'ORGANISER', thing: 'instructor', reason: 'Thursdays' }),
      entry('audit_2', 'SIGN_IN_REFUSED', { actorKind: 'VISITOR' }),
      entry('audit_3', 'PASSWORD_CHANGED', { actorKind: 'OPERATOR' }),
      entry('audit_4', 'SIGNED_IN'),
    ]),
  );
  const [given, refused, changed, signedIn] = rows();
  expect(given).toMatch(/^An organiser made you an instructor“Thursdays”March 2/);
  expect(refused).toMatch(/^A sign-in with your address was refused/);
  expect(changed).toMatch(/^The operator changed your password/);
  expect(signedIn).toMatch(/^You signed in/);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('older entries follow on request', async () => {
  await openPrivacy(logOf([entry('audit_2', 'SIGNED_IN')], 'audit_2'));
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(variablesOf('viewer.accountLog')).toMatchObject({
    cursor: 'audit_2',
    count: 20,
  });
  await answer({
    viewer: { __typename: 'Viewer', ...logOf([entry('audit_1', 'SIGN_UP')]) },
  });
  expect(rows()).toEqual([expect.stringMatching(/^You signed in/), expect.stringMatching(/^You created/)]);
});

// Nobody is told of reports that came to nothing.
test.each(Object.keys(AuditAct).filter((act) => act !== 'REPORT_DISMISSED'))(
  '%s has a sentence of its own',
  (act) => {
    for (const actorKind of ['MEMBER', 'VISITOR', 'ORGANISER', 'OPERATOR'])
      expect(toldToMember({ act, actorKind, thing: 'admin' })).not.toMatch(
        /[{}]|Something happened|something else/,
      );
  },
);
