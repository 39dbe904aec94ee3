import { chakra } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '../auth/useAuth';
import { newJournalPath } from '../documents/screens/todaysJournal';
import { useNewJournal } from '../documents/screens/useNewJournal';
import { isActive, navigationOf, quickActions } from '../palette/navigation';
import { useNewStoryPath } from '../shortcuts/newStoryRoom';
import { type ShortcutHint, useShortcutHint } from '../shortcuts/shortcuts';
import { PlusIcon } from '../ui/content/icons';
import { Link } from '../ui/layout/Link';

const NavLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: 'target',
    px: '3',
    borderRadius: 'md',
    color: 'ink.muted',
    fontWeight: 'medium',
    textDecoration: 'none',
    transitionProperty: 'color, background-color',
    transitionDuration: 'fast',
    _hover: { bg: 'paper.hover', color: 'ink' },
    _currentPage: { color: 'accent', bg: 'accent.wash', fontWeight: 'semibold' },
  },
});

function NewJournalLink({ onNavigate }: { onNavigate?: () => void }) {
  const { link, label } = useNewJournal(onNavigate);
  return (
    <NavLink {...link}>
      <PlusIcon />
      {label}
    </NavLink>
  );
}

/** The content of the side bar and, on phones, of the drawer. */
export function SideNavigation({ onNavigate }: { onNavigate?: () => void }) {
  const { pathname } = useLocation();
  const { viewer } = useAuth();
  const newStory = useNewStoryPath();
  const hints: Record<string, ShortcutHint | undefined> = {
    '/dashboard': useShortcutHint('dashboard'),
    '/stories/new': useShortcutHint('new_story'),
  };
  const shortcutOf = (href: string) => ({
    'aria-keyshortcuts': hints[href]?.aria,
    title: hints[href]?.keys,
  });
  return (
    <chakra.nav aria-label="Main" display="flex" flexDirection="column" gap="6" p="4">
      <chakra.ul display="grid" gap="0.5">
        {navigationOf(viewer).map(({ label, href, Icon }) => (
          <li key={href}>
            <NavLink
              to={href}
              aria-current={isActive(href, pathname) ? 'page' : undefined}
              {...shortcutOf(href)}
              onClick={onNavigate}
            >
              <Icon />
              {label}
            </NavLink>
          </li>
        ))}
      </chakra.ul>
      <chakra.div borderTopWidth="1px" borderColor="rule" pt="5">
        <chakra.p id="quick-actions" px="3" mb="1" textStyle="small" color="ink.faint">
          Quick actions
        </chakra.p>
        <chakra.ul aria-labelledby="quick-actions" display="grid" gap="0.5">
          {quickActions.map(({ label, href }) => (
            <li key={href}>
              {href === newJournalPath ? (
                <NewJournalLink onNavigate={onNavigate} />
              ) : (
                <NavLink
                  to={href === '/stories/new' ? newStory : href}
                  onClick={onNavigate}
                  {...shortcutOf(href)}
                >
                  <PlusIcon />
                  {label}
                </NavLink>
              )}
            </li>
          ))}
        </chakra.ul>
      </chakra.div>
    </chakra.nav>
  );
}
