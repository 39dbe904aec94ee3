import { chakra, Dialog } from '@chakra-ui/react';
import { type Ref, Suspense, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { messages } from '../../server/contract/messages';
import { useAuth } from '../auth/useAuth';
import { Palette, type PaletteHandle } from '../palette/Palette';
import { CloseIcon } from '../ui/content/icons';
import { PageSkeleton } from '../ui/feedback/Skeleton';
import { Button, TextLink } from '../ui/form/Button';
import { useHasBottomBar } from '../ui/layout/bottomBar';
import { Modal } from '../ui/layout/Modal';
import { usePageKey } from '../ui/layout/movedPage';
import { setNavigation, useNavigationState } from '../ui/layout/navigationStore';
import { mainId, SkipLink } from '../ui/layout/SkipLink';
import { useFocusSuccessor } from '../ui/layout/useFocusSuccessor';
import { useIsPhone } from '../ui/layout/useIsPhone';
import { ConnectionLine } from './ConnectionLine';
import { HiddenBars } from './HiddenBars';
import { SideNavigation } from './SideNavigation';
import { TopBar } from './TopBar';
import { UpdateLine } from './UpdateLine';
import { useSignOut } from './useSignOut';

/** The members' layout with hideable top and side bars. On phones the side bar is a drawer. */
export function MainLayout() {
  const { sideBarVisible, topBarVisible } = useNavigationState();
  const pageKey = usePageKey();
  const isPhone = useIsPhone();
  const hasBarAtFoot = useHasBottomBar();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const isSideBarShown = isPhone ? isDrawerOpen : sideBarVisible;
  const toggleSideBar = () =>
    isPhone ? setIsDrawerOpen((open) => !open) : setNavigation({ sideBarVisible: !sideBarVisible });

  const palette = useRef<PaletteHandle>(null);
  const { askAndSignOut, dialogs: signOutDialogs } = useSignOut();
  const passFocusTo = useFocusSuccessor();
  const sideBar = useRef<HTMLElement>(null);
  const hideTopBarButton = useRef<HTMLButtonElement>(null);
  const showTopBarButton = useRef<HTMLButtonElement>(null);
  const showSideBar = () => {
    passFocusTo(sideBar);
    toggleSideBar();
  };
  const showTopBar = () => {
    passFocusTo(hideTopBarButton);
    setNavigation({ topBarVisible: true });
  };

  return (
    <chakra.div minH="100dvh" display="flex" flexDirection="column">
      <SkipLink />
      {topBarVisible && (
        <TopBar
          isSideBarShown={isSideBarShown}
          onToggleSideBar={toggleSideBar}
          onSearch={() => palette.current?.open()}
          onSignOut={askAndSignOut}
          hideButton={hideTopBarButton}
          onHide={() => {
            passFocusTo(showTopBarButton);
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
            : // Without the top bar, toasts stand in the margin.
              { pt: topBarVisible ? { base: '6', md: '10' } : '16', pb: '24' })}
        >
          <HiddenBars
            onShowSideBar={(isPhone ? topBarVisible : sideBarVisible) ? null : showSideBar}
            onShowTopBar={topBarVisible ? null : showTopBar}
            showTopBarButton={showTopBarButton}
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
      {signOutDialogs}
      {isPhone && isDrawerOpen && <NavigationDrawer onClose={() => setIsDrawerOpen(false)} />}
    </chakra.div>
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

/** The side bar on phones. */
function NavigationDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      open
      onClose={onClose}
      place={{ p: '0', pt: '0', justifyContent: 'flex-start', alignItems: 'stretch' }}
      box={{
        'aria-label': 'Navigation',
        w: 'sideBar',
        maxW: '85vw',
        p: '0',
        pt: '12',
        borderRadius: 'none',
        borderWidth: '0',
        _open: { animation: 'slide {durations.moderate} {easings.calm}' },
      }}
    >
      <Dialog.CloseTrigger asChild>
        <Button variant="ghost" size="icon" aria-label="Close navigation">
          <CloseIcon />
        </Button>
      </Dialog.CloseTrigger>
      <SideNavigation onNavigate={onClose} />
    </Modal>
  );
}

/** Informs administrators that their role doesn't count without a second factor; the pages of /admin say so themselves. */
function SecondFactorNotice() {
  const { viewer } = useAuth();
  const isAdminPage = /^\/admin\b/i.test(useLocation().pathname);
  if (!viewer?.secondFactorOwed || isAdminPage) return null;
  return (
    <chakra.p mb="6" px="4" py="3" bg="warning.wash" borderRadius="md">
      {messages.secondFactor.owed} <TextLink to="/settings?tab=privacy">Set one up in Settings</TextLink> to
      use your role. If you have one already, sign out and in again with it.
    </chakra.p>
  );
}
