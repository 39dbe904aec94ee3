import { chakra } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { ChevronDownIcon, MenuIcon } from '../ui/content/icons';
import { Button } from '../ui/form/Button';
import { useHasBarAtFoot } from '../ui/layout/barAtFoot';

interface HiddenBarsProps {
  /** Shows the side bar; null if it is visible. */
  sideBar: (() => void) | null;
  topBar: (() => void) | null;
  topBarButton: Ref<HTMLButtonElement>;
}

/** Buttons that show hidden bars: at the bottom of the window, or over the page if that is occupied. */
export function HiddenBars({ sideBar, topBar, topBarButton }: HiddenBarsProps) {
  const isFootTaken = useHasBarAtFoot();
  if (!sideBar && !topBar) return null;
  return (
    <chakra.div
      display="flex"
      gap="2"
      {...(isFootTaken
        ? { mb: '4' }
        : {
            position: 'fixed',
            bottom: 'calc({spacing.4} + env(safe-area-inset-bottom))',
            insetStart: '4',
            zIndex: 'floating',
          })}
    >
      {sideBar && (
        <FloatingButton label="Show sidebar" onClick={sideBar}>
          <MenuIcon />
        </FloatingButton>
      )}
      {topBar && (
        <FloatingButton ref={topBarButton} label="Show top bar" onClick={topBar}>
          <ChevronDownIcon />
        </FloatingButton>
      )}
    </chakra.div>
  );
}

interface FloatingButtonProps {
  ref?: Ref<HTMLButtonElement>;
  label: string;
  onClick: () => void;
  children: ReactNode;
}

function FloatingButton({ ref, label, onClick, children }: FloatingButtonProps) {
  return (
    <Button
      ref={ref}
      variant="outline"
      size="icon"
      borderRadius="full"
      bg="paper.raised"
      boxShadow="raised"
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
