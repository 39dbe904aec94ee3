import { use } from 'react';
import type { AuthViewer } from '../auth/lastViewer';
import { isAdmin, isStaff } from '../auth/roles';
import { useAuth } from '../auth/useAuth';
import { DocumentsContext } from '../documents/DocumentsContext';
import { newJournalPath, newJournalTarget } from '../documents/screens/todaysJournal';
import { type Command, startSprintCommand } from '../shortcuts/commands';
import { useNewStoryPath } from '../shortcuts/newStoryRoom';
import { useMoveOn } from '../ui/layout/useMoveOn';
import { type Theme, themes, useColorMode } from '../ui/theme/colorMode';
import { navigationOf, quickActions } from './navigation';

const themeLabels: Record<Theme, string> = {
  light: 'Light theme',
  dark: 'Dark theme',
  system: 'System theme',
};

const screen = (to: string, label: string, words?: string): Command => ({ id: to, to, label, words });

const dropInRoom = '/sessions/drop-in';

/** Below 'Admin', which the navigation has. */
const adminScreens = (viewer: AuthViewer | null): Command[] => [
  ...(isStaff(viewer)
    ? [
        screen('/admin/approvals', 'Requests', 'admin join approve decline waiting'),
        screen('/admin/invitations', 'Invitations', 'admin invite link'),
        screen('/admin/members', 'Manage Members', 'admin suspend restore role'),
        screen('/admin/reports', 'Reports', 'admin hide remove dismiss'),
      ]
    : []),
  ...(isAdmin(viewer)
    ? [
        screen('/admin/audit-log', 'Audit log', 'admin what happened'),
        screen('/admin/settings', 'Group settings', 'admin name joining time zone crawlers'),
        screen('/admin/system', 'System', 'admin version database queues'),
      ]
    : []),
];

/** The commands that every screen has: the app's screens, what can be begun, and themes. */
export function useAppCommands(): readonly Command[] {
  const { viewer } = useAuth();
  const documents = use(DocumentsContext);
  const moveOn = useMoveOn();
  const newStory = useNewStoryPath();
  const { setTheme } = useColorMode();
  const openJournal = async () => {
    const { to, state } = await newJournalTarget(documents);
    await moveOn(to, { state });
  };
  return [
    ...quickActions.map(
      ({ label, href }): Command =>
        href === newJournalPath
          ? { id: href, label, words: 'write create', run: () => void openJournal() }
          : {
              ...screen(href, label, 'write create'),
              ...(href === '/stories/new' && { to: newStory, shortcut: 'new_story' }),
            },
    ),
    ...(viewer?.canCreateSessions ? [screen('/sessions/new', 'New Session', 'create start')] : []),
    ...(viewer?.canCreateExercises ? [screen('/exercises/new', 'New Exercise', 'create')] : []),
    ...navigationOf(viewer).map(
      ({ label, href }): Command => ({
        ...screen(href, label, 'go to open'),
        shortcut: href === '/dashboard' ? 'dashboard' : undefined,
      }),
    ),
    screen(dropInRoom, 'The drop-in room', 'go to open session write now sprint'),
    { ...startSprintCommand, words: 'session write now', to: dropInRoom },
    screen('/goals', 'Goals', 'go to open and challenges days off'),
    screen('/notifications', 'Notifications', 'go to open news bell'),
    screen('/favorites', 'My Favorites', 'go to open'),
    ...(viewer
      ? [{ ...screen(`/u/${viewer.username}`, 'Your Profile', 'go to open me'), id: 'profile' }]
      : []),
    screen('/profile/edit', 'Edit Profile', 'name picture bio'),
    screen('/settings', 'Settings', 'go to open shortcuts preferences'),
    screen('/settings?tab=data', 'Export your data', 'settings download backup'),
    screen('/help', 'Help', 'go to open'),
    ...adminScreens(viewer),
    ...themes.map(
      (theme): Command => ({
        id: `theme:${theme}`,
        label: themeLabels[theme],
        words: 'mode colours appearance',
        run: () => setTheme(theme),
      }),
    ),
  ];
}
