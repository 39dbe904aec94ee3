import { chakra } from '@chakra-ui/react';
import type { Ref } from 'react';
import { SyncLine } from '../documents/screens/SyncLine';
import { useShortcutHint } from '../shortcuts/shortcuts';
import { ChevronUpIcon, MenuIcon, SearchIcon } from '../ui/content/icons';
import { Button } from '../ui/form/Button';
import { scrollingBarsQuery } from '../ui/layout/topBar';
import { Wordmark } from '../ui/layout/Wordmark';
import { ThemeSwitcher } from '../ui/theme/ThemeSwitcher';
import { NotificationBell } from './NotificationBell';
import { UserMenu } from './UserMenu';

interface TopBarProps {
  isSideBarShown: boolean;
  onToggleSideBar: () => void;
  onSearch: () => void;
  onSignOut: () => void;
  /** The button that hides the bar. */
  hideButton: Ref<HTMLButtonElement>;
  onHide: () => void;
}

export function TopBar(props: TopBarProps) {
  const { isSideBarShown, onToggleSideBar, onSearch, onSignOut, hideButton, onHide } = props;
  const { keys, aria } = useShortcutHint('command_palette');
  return (
    <chakra.header
      _print={{ display: 'none' }}
      position="sticky"
      top="0"
      zIndex="bar"
      h="topBar"
      display="flex"
      alignItems="center"
      gap={{ base: '1', md: '2' }}
      px={{ base: '2', md: '4' }}
      bg="paper"
      borderBottomWidth="1px"
      borderColor="rule"
      // The narrowest phones, and large letters, leave no room for all buttons; the line about unsent texts is more important.
      css={{
        [scrollingBarsQuery]: { position: 'static' },
        '@media (max-width: 19.99em)': {
          gap: '0',
          '& > button': { flexShrink: '1', minW: '6', px: '0' },
        },
        '@media (max-width: 22.4em)': {
          '&:has([data-sync-line]) :is([data-search], [data-theme-switcher])': { display: 'none' },
        },
      }}
    >
      <Button
        variant="ghost"
        size="icon"
        aria-label={isSideBarShown ? 'Hide sidebar' : 'Show sidebar'}
        aria-expanded={isSideBarShown}
        onClick={onToggleSideBar}
      >
        <MenuIcon />
      </Button>
      {/* Phones show only the mark, which needs its whole width. */}
      <chakra.div flex="1" minW={{ base: '7', sm: '0' }}>
        <Wordmark to="/dashboard" compact />
      </chakra.div>
      <SyncLine />
      <Button
        data-search
        variant="ghost"
        size="icon"
        aria-label="Search and commands"
        aria-haspopup="dialog"
        aria-keyshortcuts={aria}
        title={`Search and commands (${keys})`}
        onClick={onSearch}
      >
        <SearchIcon />
      </Button>
      <ThemeSwitcher />
      <NotificationBell />
      <UserMenu onSignOut={onSignOut} />
      <Button
        variant="ghost"
        size="icon"
        hideBelow="md"
        aria-label="Hide top bar"
        ref={hideButton}
        onClick={onHide}
      >
        <ChevronUpIcon />
      </Button>
    </chakra.header>
  );
}
