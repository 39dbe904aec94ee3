import { chakra } from '@chakra-ui/react';
import { useIsConnectionLost } from '../relay/connection';

/** Says that the page no longer hears of changes. It hangs over the page's upper margin, so that no text moves. */
export function ConnectionLine({ underTopBar }: { underTopBar: boolean }) {
  const isLost = useIsConnectionLost();
  return (
    <chakra.div
      role="status"
      position="sticky"
      top={underTopBar ? '{sizes.topBar}' : '0'}
      zIndex="bar"
      h="0"
      // Out to the edges of the page, as wide as its upper margin is.
      mx={{ base: '-4', md: '-8' }}
      mt={{ base: '-6', md: '-10' }}
      mb={{ base: '6', md: '10' }}
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
