import { chakra } from '@chakra-ui/react';
import { useNavigation } from 'react-router-dom';

/** A thin line at the top while the next screen's code is on its way. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <chakra.div
      aria-hidden
      position="fixed"
      top="0"
      insetX="0"
      h="0.5"
      bg="accent"
      zIndex="skipLink"
      transformOrigin="left"
      // The delay keeps quick changes quiet.
      animation="advance 8s {easings.calm} 150ms both"
    />
  );
}
