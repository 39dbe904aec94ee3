import { chakra } from '@chakra-ui/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/form/Button';
import { isFocusLost } from '../../../ui/layout/focusFallback';

interface EarlierCommentsProps {
  /** Whether there are any that aren't shown. */
  left: boolean;
  loading: boolean;
  load: (onComplete: (error: Error | null) => void) => unknown;
  /** Takes the focus when the button disappears. */
  heading: RefObject<HTMLElement | null>;
}

/** Loads earlier comments page by page. */
export function EarlierComments({ left, loading, load, heading }: EarlierCommentsProps) {
  const [failed, setFailed] = useState(false);
  const hadLeft = useRef(left);
  useEffect(() => {
    // The last page's button has been removed, possibly with the focus.
    if (hadLeft.current && !left && isFocusLost()) heading.current?.focus({ preventScroll: true });
    hadLeft.current = left;
  }, [left, heading]);
  if (!left) return null;
  return (
    <chakra.div mb="6" display="grid" justifyItems="start" gap="2">
      <Button
        variant="outline"
        size="sm"
        loading={loading}
        loadingText="Loading…"
        onClick={() => {
          setFailed(false);
          load((error) => setFailed(error !== null));
        }}
      >
        Load earlier comments
      </Button>
      {failed && (
        <chakra.p role="alert" color="danger" textStyle="small">
          The earlier comments could not be loaded.
        </chakra.p>
      )}
    </chakra.div>
  );
}
