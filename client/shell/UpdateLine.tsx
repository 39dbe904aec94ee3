import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { dismissNewerVersion, useIsNewerVersionReady } from '../serviceWorker/appVersion';
import { CloseIcon } from '../ui/content/icons';
import { Button } from '../ui/form/Button';
import { isTextUnsaved } from '../ui/form/unsavedText';
import { useHasBottomBar } from '../ui/layout/bottomBar';
import { floating } from '../ui/theme/recipes';

/** Offers to reload for a new version. It never reloads by itself, and refuses while there is unsaved text. */
export function UpdateLine() {
  const isReady = useIsNewerVersionReady();
  const [isRefused, setIsRefused] = useState(false);
  const hasBarAtFoot = useHasBottomBar();
  const reload = () => {
    if (isTextUnsaved()) setIsRefused(true);
    else window.location.reload();
  };
  return (
    <chakra.div
      _print={{ display: 'none' }}
      role="status"
      position="fixed"
      {...(hasBarAtFoot
        ? { top: 'calc({sizes.topBar} + 1.75rem)' }
        : { bottom: 'calc({spacing.4} + env(safe-area-inset-bottom))' })}
      insetEnd="4"
      maxW="calc(100vw - 2rem)"
      zIndex="floating"
    >
      {isReady && (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="2"
          ps="4"
          pe="1"
          py="1"
          {...floating}
          textStyle="small"
        >
          {isRefused ? 'Some of your text isn’t saved yet. Save it, then reload.' : 'A new version is ready'}
          <Button variant="ghost" size="sm" onClick={reload}>
            Reload
          </Button>
          <Button variant="ghost" size="icon" aria-label="Not now" onClick={dismissNewerVersion}>
            <CloseIcon />
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
}
