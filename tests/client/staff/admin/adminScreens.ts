import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminRoutes } from '../../../../client/features/staff/admin/adminRoutes';
import { renderScreens, settle } from '../../stories/story/renderScreens';
import { buildUser as person } from '../../support/users';

export { person };

export const page = { endCursor: null, hasNextPage: false };

export type Organiser = 'ADMIN' | 'INSTRUCTOR';

/** Renders a screen of /admin for an organiser, or for somebody who is none. */
export const showAdmin = (path: string, role: Organiser | null = 'ADMIN') =>
  renderScreens(adminRoutes, path, 'user_ann', role !== null, role ? ['USER', role] : ['USER']);

/** Actions on a member that the viewer may take. */
export const may = {
  viewerCanSetRoles: true,
  viewerCanSendRecovery: true,
  viewerCanEndSignIns: true,
  viewerCanRestore: false,
  viewerCanSuspend: true,
};

/** An entry of the audit log. */
export const logEntry = (act: string, overrides: Record<string, unknown> = {}) => ({
  __typename: 'AuditEntry',
  id: `audit_${act}`,
  act,
  actorKind: 'ORGANISER',
  thing: null,
  reason: null,
  createdAt: '2026-03-02T19:00:00.000Z',
  actor: person('Mina'),
  subject: person('Rufus'),
  ...overrides,
});

export const member = (name: string, overrides: Record<string, unknown> = {}) => ({
  __typename: 'ManagedMember',
  id: `member_${name.toLowerCase()}`,
  email: `${name.toLowerCase()}@example.org`,
  isConfirmed: true,
  state: 'ACTIVE',
  roles: ['USER'],
  lastSeenAt: '2026-03-04T19:00:00.000Z',
  joinedAt: '2026-03-02T19:00:00.000Z',
  user: person(name),
  ...may,
  ...overrides,
});

/** A page of a connection, all of it. */
export const listOf = (type: string, nodes: readonly object[]) => ({
  __typename: `${type}Connection`,
  edges: edgesOf(type, nodes),
  pageInfo: page,
});

export const edgesOf = (type: string, nodes: readonly object[]) =>
  nodes.map((node, index) => ({ __typename: `${type}Edge`, cursor: `${index}`, node }));

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** By the keyboard, because the menu places itself where a pointer would be. */
export async function choose(act: string, name = 'Rufus') {
  await press(`Actions for ${name}`);
  const item = await screen.findByRole('menuitem', { name: act });
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  for (let n = 0; !item.hasAttribute('data-highlighted') && n < 10; n += 1)
    await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
  await settle();
}

/** Answers the open question. */
export const confirm = (name: string) =>
  userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));

export const rowsOf = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
