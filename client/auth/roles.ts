import type { AuthViewer } from './lastViewer';

type Viewer = Pick<AuthViewer, 'roles'> | null;

const hasOneOf = (viewer: Viewer, roles: readonly string[]) =>
  viewer?.roles?.some((role) => roles.includes(role)) ?? false;

/** Whether to offer what organisers do, administrators and instructors; the server checks the permission. */
export const isStaff = (viewer: Viewer): boolean => hasOneOf(viewer, ['ADMIN', 'INSTRUCTOR']);

/** The same for what administrators alone do. */
export const isAdmin = (viewer: Viewer): boolean => hasOneOf(viewer, ['ADMIN']);
