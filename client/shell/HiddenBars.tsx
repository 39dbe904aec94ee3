import { chakra } from '@chakra-ui/react';
import type { Ref } from 'react';
import { ChevronDownIcon, MenuIcon } from '../ui/content/icons';
import { Button, type ButtonProps } from '../ui/form/Button';
import { useHasBottomBar } from '../ui/layout/bottomBar';

interface HiddenBarsProps {
  /** Null while the side bar is visible. */
  onShowSideBar: (() => void) | null;
  /** Null while the top bar is visible. */
  onShowTopBar: (() => void) | null;
  showTopBarButton: Ref<HTMLButtonElement>;
}

/** Buttons that show hidden bars: at the bottom of the window, or above the content where an editor's bar is there. */
export function HiddenBars({ onShowSideBar, onShowTopBar, showTopBarButton }: HiddenBarsProps) {
  const hasBarAtFoot = useHasBottomBar();
  if (!onShowSideBar && !onShowTopBar) return null;
  return (
    <chakra.div
      display="flex"
      gap="2"
      {...(hasBarAtFoot
        ? { mb: '4' }
        : {
            position: 'fixed',
            bottom: 'calc({spacing.4} + env(safe-area-inset-bottom))',
            insetStart: '4',
            zIndex: 'floating',
          })}
    >
      {onShowSideBar && (
        <FloatingButton aria-label="Show sidebar" onClick={onShowSideBar}>
          <MenuIcon />
        </FloatingButton>
      )}
      {onShowTopBar && (
        <FloatingButton ref={showTopBarButton} aria-label="Show top bar" onClick={onShowTopBar}>
          <ChevronDownIcon />
        </FloatingButton>
      )}
    </chakra.div>
  );
}

const FloatingButton = (props: ButtonProps) => (
  <Button variant="outline" size="icon" borderRadius="full" bg="paper.raised" boxShadow="raised" {...props} />
);
