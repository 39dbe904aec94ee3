import { use } from 'react';
import type { AuthViewer } from '../auth/lastViewer';
import { isAdmin, isStaff } from '../auth/roles';
import { useAuth } from '../auth/useAuth';
import { DocumentsContext } from '../documents/DocumentsContext';
import { newJournalPath, newJournalTarget } from '../documents/screens/todaysJournal';
import { type Command, startSprintCommand } from '../shortcuts/commands';
import { useNewStoryPath } from '../shortcuts/newStoryRoom';
import { useMoveOn } from '../ui/layout/useMoveOn';
import { setTheme, type Theme, themes } from '../ui/theme/colorMode';
import { navigationOf, quickActions } from './navigation';

const themeLabels: Record<Theme, string> = {
  light: 'Light theme',
  dark: 'Dark theme',
  system: 'System theme',
};

const screenCommand = (to: string, label: string, words?: string): Command => ({ id: to, to, label, words });

const dropInRoom = '/sessions/drop-in';

/** The screens below Admin, which itself is among the navigation's commands. */
const adminScreens = (viewer: AuthViewer | null): Command[] => [
  ...(isStaff(viewer)
    ? [
        screenCommand('/admin/approvals', 'Requests', 'admin join approve decline waiting'),
        screenCommand('/admin/invitations', 'Invitations', 'admin invite link'),
        screenCommand('/admin/members', 'Manage Members', 'admin suspend restore role'),
        screenCommand('/admin/reports', 'Reports', 'admin hide remove dismiss'),
      ]
    : []),
  ...(isAdmin(viewer)
    ? [
        screenCommand('/admin/audit-log', 'Audit log', 'admin what happened'),
        screenCommand('/admin/settings', 'Group settings', 'admin name joining time zone crawlers'),
        screenCommand('/admin/system', 'System', 'admin version database queues'),
      ]
    : []),
];

/** The commands that every screen has: they open the app's screens, create texts, and set the theme. */
export function useAppCommands(): readonly Command[] {
  const { viewer } = useAuth();
  const documents = use(DocumentsContext);
  const moveOn = useMoveOn();
  const newStory = useNewStoryPath();
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
              ...screenCommand(href, label, 'write create'),
              ...(href === '/stories/new' && { to: newStory, shortcut: 'new_story' }),
            },
    ),
    ...(viewer?.canCreateSessions ? [screenCommand('/sessions/new', 'New Session', 'create start')] : []),
    ...(viewer?.canCreateExercises ? [screenCommand('/exercises/new', 'New Exercise', 'create')] : []),
    ...navigationOf(viewer).map(
      ({ label, href }): Command => ({
        ...screenCommand(href, label, 'go to open'),
        shortcut: href === '/dashboard' ? 'dashboard' : undefined,
      }),
    ),
    screenCommand(dropInRoom, 'The drop-in room', 'go to open session write now sprint'),
    { ...startSprintCommand, words: 'session write now', to: dropInRoom },
    screenCommand('/goals', 'Goals', 'go to open and challenges days off'),
    screenCommand('/notifications', 'Notifications', 'go to open news bell'),
    screenCommand('/favorites', 'My Favorites', 'go to open'),
    ...(viewer
      ? [{ ...screenCommand(`/u/${viewer.username}`, 'Your Profile', 'go to open me'), id: 'profile' }]
      : []),
    screenCommand('/profile/edit', 'Edit Profile', 'name picture bio'),
    screenCommand('/settings', 'Settings', 'go to open shortcuts preferences'),
    screenCommand('/settings?tab=data', 'Export your data', 'settings download backup'),
    screenCommand('/help', 'Help', 'go to open'),
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
