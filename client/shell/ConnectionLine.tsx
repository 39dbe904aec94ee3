import { chakra } from '@chakra-ui/react';
import { useIsConnectionLost } from '../lib/connection';
import { useHasBottomBar } from '../ui/layout/bottomBar';
import { scrollingBarsQuery } from '../ui/layout/topBar';

/**
 * Says that the page receives no updates. The line covers the page's top margin, so that nothing moves. Editors have no such margin
 * but a bar at the foot, which says whether the text reaches the server.
 */
export function ConnectionLine({ underTopBar }: { underTopBar: boolean }) {
  const isLost = useIsConnectionLost();
  if (useHasBottomBar()) return null;
  return (
    <chakra.div
      _print={{ display: 'none' }}
      role="status"
      position="sticky"
      top={underTopBar ? '{sizes.topBar}' : '0'}
      css={{ [scrollingBarsQuery]: { top: '0' } }}
      zIndex="bar"
      h="0"
      // Extends to the edges of the page and over its top margin.
      mx={{ base: '-4', md: '-8' }}
      mt={underTopBar ? { base: '-6', md: '-10' } : '-16'}
      mb={underTopBar ? { base: '6', md: '10' } : '16'}
    >
      {isLost && (
        <chakra.p
          px="4"
          py="0.5"
          bg="warning.wash"
          color="ink"
          textStyle="small"
          lineHeight="1.25rem"
          textAlign="center"
          animation="appear {durations.fast} {easings.calm}"
        >
          Not connected. What you see may be old.
        </chakra.p>
      )}
    </chakra.div>
  );
}
