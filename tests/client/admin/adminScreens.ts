import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminRoutes } from '../../../client/features/admin/adminRoutes';
import { renderScreens } from '../story/renderScreens';

export const page = { endCursor: null, hasNextPage: false };

export type Organiser = 'ADMIN' | 'INSTRUCTOR';

/** Renders a screen of /admin for an organiser, or for somebody who is none. */
export const showAdmin = (path: string, role: Organiser | null = 'ADMIN') =>
  renderScreens(adminRoutes, path, 'user_ann', role !== null, role ? ['USER', role] : ['USER']);

export const person = (name: string) => ({
  __typename: 'User',
  id: `user_${name.toLowerCase()}`,
  username: name.toLowerCase(),
  name,
  isDeleted: false,
  profileImageUrl: null,
});

export const edgesOf = (type: string, nodes: readonly object[]) =>
  nodes.map((node, index) => ({ __typename: `${type}Edge`, cursor: `${index}`, node }));

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** Answers the open question. */
export const confirm = (name: string) =>
  userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));

export const rowsOf = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
