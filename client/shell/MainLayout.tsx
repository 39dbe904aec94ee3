import { chakra } from '@chakra-ui/react';
import { type Ref, Suspense, useRef, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { SyncLine } from '../documents/screens/SyncLine';
import { Palette, type PaletteHandle } from '../palette/Palette';
import { useShortcutHint } from '../shortcuts/shortcuts';
import { ChevronUpIcon, MenuIcon, SearchIcon } from '../ui/content/icons';
import { PageSkeleton } from '../ui/feedback/SkeletonList';
import { Button } from '../ui/form/Button';
import { useHasBarAtFoot } from '../ui/layout/barAtFoot';
import { usePageKey } from '../ui/layout/movedPage';
import { setNavigation, useNavigationState } from '../ui/layout/navigationStore';
import { mainId, SkipLink } from '../ui/layout/SkipLink';
import { barsScroll } from '../ui/layout/topBar';
import { useFocusSuccessor } from '../ui/layout/useFocusSuccessor';
import { useIsPhone } from '../ui/layout/useIsPhone';
import { Wordmark } from '../ui/layout/Wordmark';
import { ThemeSwitcher } from '../ui/theme/ThemeSwitcher';
import { ConnectionLine } from './ConnectionLine';
import { HiddenBars } from './HiddenBars';
import { NavigationDrawer } from './NavigationDrawer';
import { NotificationBell } from './NotificationBell';
import { SecondFactorNotice } from './SecondFactorNotice';
import { SideNavigation } from './SideNavigation';
import { UpdateLine } from './UpdateLine';
import { UserMenu } from './UserMenu';
import { useSignOut } from './useSignOut';

/** The members' layout with hideable top and side bars. On phones the side bar is a drawer. */
export function MainLayout() {
  const { sideBarVisible, topBarVisible } = useNavigationState();
  const pageKey = usePageKey();
  const isPhone = useIsPhone();
  const hasBarAtFoot = useHasBarAtFoot();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const sideBarShown = isPhone ? drawerOpen : sideBarVisible;
  const toggleSideBar = () =>
    isPhone ? setDrawerOpen((open) => !open) : setNavigation({ sideBarVisible: !sideBarVisible });

  const palette = useRef<PaletteHandle>(null);
  const { askAndSignOut, questions } = useSignOut();
  const focusOn = useFocusSuccessor();
  const sideBar = useRef<HTMLElement>(null);
  const hideTopBar = useRef<HTMLButtonElement>(null);
  const topBarButton = useRef<HTMLButtonElement>(null);
  const showSideBar = () => {
    focusOn(sideBar);
    toggleSideBar();
  };
  const showTopBar = () => {
    focusOn(hideTopBar);
    setNavigation({ topBarVisible: true });
  };

  return (
    <chakra.div minH="100dvh" display="flex" flexDirection="column">
      <SkipLink />
      {topBarVisible && (
        <TopBar
          sideBarShown={sideBarShown}
          onToggleSideBar={toggleSideBar}
          onSearch={() => palette.current?.open()}
          onSignOut={askAndSignOut}
          hideButton={hideTopBar}
          onHide={() => {
            focusOn(topBarButton);
            setNavigation({ topBarVisible: false });
          }}
        />
      )}
      <chakra.div flex="1" display="flex" minW="0">
        {sideBarVisible && !isPhone && <SideBar ref={sideBar} underTopBar={topBarVisible} />}
        <chakra.main
          id={mainId}
          tabIndex={-1}
          flex="1"
          minW="0"
          px={{ base: '4', md: '8' }}
          // An editor fills the area, with a bar at its end.
          {...(hasBarAtFoot
            ? { pt: '1', display: 'flex', flexDirection: 'column' }
            : { pt: { base: '6', md: '10' }, pb: '24' })}
        >
          <HiddenBars
            sideBar={(isPhone ? topBarVisible : sideBarVisible) ? null : showSideBar}
            topBar={topBarVisible ? null : showTopBar}
            topBarButton={topBarButton}
          />
          <ConnectionLine underTopBar={topBarVisible} />
          {!hasBarAtFoot && <SecondFactorNotice />}
          <Suspense key={pageKey} fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </chakra.main>
      </chakra.div>
      <UpdateLine />
      <Palette ref={palette} />
      {questions}
      {isPhone && drawerOpen && <NavigationDrawer onClose={() => setDrawerOpen(false)} />}
    </chakra.div>
  );
}

interface TopBarProps {
  sideBarShown: boolean;
  onToggleSideBar: () => void;
  onSearch: () => void;
  onSignOut: () => void;
  hideButton: Ref<HTMLButtonElement>;
  onHide: () => void;
}

function TopBar(props: TopBarProps) {
  const { sideBarShown, onToggleSideBar, onSearch, onSignOut, hideButton, onHide } = props;
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
      // On the narrowest phones, or with large letters, there is no room for all; where texts stand is more important.
      css={{
        [barsScroll]: { position: 'static' },
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
        aria-label={sideBarShown ? 'Hide sidebar' : 'Show sidebar'}
        aria-expanded={sideBarShown}
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

function SideBar({ ref, underTopBar }: { ref: Ref<HTMLElement>; underTopBar: boolean }) {
  return (
    <chakra.aside
      ref={ref}
      tabIndex={-1}
      _print={{ display: 'none' }}
      // When a window becomes narrow, the page has its width at once, not only after React has rendered.
      hideBelow="md"
      w="sideBar"
      flexShrink="0"
      borderInlineEndWidth="1px"
      borderColor="rule"
      position="sticky"
      top={underTopBar ? '{sizes.topBar}' : '0'}
      h={underTopBar ? 'calc(100dvh - {sizes.topBar})' : '100dvh'}
      overflowY="auto"
    >
      <SideNavigation />
    </chakra.aside>
  );
}
