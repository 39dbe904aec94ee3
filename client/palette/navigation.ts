import type { ComponentType } from 'react';
import type { AuthViewer } from '../auth/lastViewer';
import { isStaff } from '../auth/roles';
import {
  ExerciseIcon,
  FeedbackIcon,
  HomeIcon,
  JournalIcon,
  KeyIcon,
  NoteIcon,
  PeopleIcon,
  SessionsIcon,
  StoryIcon,
} from '../ui/content/icons';

interface NavigationItem {
  label: string;
  href: string;
  Icon: ComponentType;
}

const navigationItems: readonly NavigationItem[] = [
  { label: 'Dashboard', href: '/dashboard', Icon: HomeIcon },
  { label: 'Sessions', href: '/sessions', Icon: SessionsIcon },
  { label: 'Stories', href: '/stories', Icon: StoryIcon },
  { label: 'Journals', href: '/journals', Icon: JournalIcon },
  { label: 'Notes', href: '/notes', Icon: NoteIcon },
  { label: 'Exercises', href: '/exercises', Icon: ExerciseIcon },
  { label: 'Members', href: '/members', Icon: PeopleIcon },
  { label: 'Feedback', href: '/feedback', Icon: FeedbackIcon },
];

const admin: NavigationItem = { label: 'Admin', href: '/admin', Icon: KeyIcon };

/** The navigation's entries for this member: staff have Admin as well. */
export const navigationOf = (viewer: AuthViewer | null): readonly NavigationItem[] =>
  isStaff(viewer) || viewer?.secondFactorOwed ? [...navigationItems, admin] : navigationItems;

export const quickActions: readonly { label: string; href: string }[] = [
  { label: 'New Story', href: '/stories/new' },
  { label: 'New Journal', href: '/journals/new' },
  { label: 'New Note', href: '/notes/new' },
  { label: 'Submit Feedback', href: '/feedback/new' },
];

/** Dashboard is active only on its own page; the others also on pages below their path. */
export function isActive(href: string, pathname: string): boolean {
  // The router ignores case and a trailing slash.
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  return path === href || (href !== '/dashboard' && path.startsWith(`${href}/`));
}
