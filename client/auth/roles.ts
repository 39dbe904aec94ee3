import type { AuthViewer } from './lastViewer';

type Viewer = Pick<AuthViewer, 'roles' | 'secondFactorOwed'> | null;

const hasOneOf = (viewer: Viewer, roles: readonly string[]) =>
  !viewer?.secondFactorOwed && (viewer?.roles?.some((role) => roles.includes(role)) ?? false);

/** Whether to offer what organisers do, who are administrators and instructors; the server checks the permission. */
export const isStaff = (viewer: Viewer): boolean => hasOneOf(viewer, ['ADMIN', 'INSTRUCTOR']);

/** Whether to offer what only administrators do; the server checks the permission. */
export const isAdmin = (viewer: Viewer): boolean => hasOneOf(viewer, ['ADMIN']);

const titles: Record<string, [withArticle: string, title: string]> = {
  admin: ['an administrator', 'administrator'],
  instructor: ['an instructor', 'instructor'],
  user: ['a member', 'member'],
};

/** Replaces {role} by the words for a role of the audit log with their article, and {title} by those without it. */
export function withRole(sentence: string, role: string | null | undefined): string {
  const [withArticle, title] = titles[role ?? ''] ?? ['something else', 'something else'];
  return sentence.replace('{role}', withArticle).replace('{title}', title);
}
