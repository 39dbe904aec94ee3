import { chakra } from '@chakra-ui/react';
import { useNavigation } from 'react-router-dom';
import { WarningIcon } from '../content/icons';
import { Button } from '../form/Button';
import { floating } from '../theme/recipes';
import { retryRouteCode, useStalledNavigation } from './routeCode';

/** A progress line while the next screen's code loads, and a message if it can't be loaded. */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  const stalledKey = useStalledNavigation();
  if (state === 'idle') return null;
  if (stalledKey !== null && location.key === stalledKey) return <Stalled />;
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
      // The delay hides the line for fast navigations.
      animation="advance 8s {easings.calm} 150ms both"
    />
  );
}

function Stalled() {
  return (
    <chakra.div
      role="alert"
      position="fixed"
      bottom="4"
      insetX="4"
      mx="auto"
      maxW="form"
      zIndex="toast"
      display="flex"
      alignItems="center"
      gap="3"
      px="4"
      py="3"
      {...floating}
    >
      <chakra.span color="danger">
        <WarningIcon />
      </chakra.span>
      <chakra.p flex="1" minW="0">
        <strong>No connection.</strong> The next page opens as soon as you’re back online.
      </chakra.p>
      <Button variant="outline" size="sm" onClick={retryRouteCode}>
        Try again
      </Button>
    </chakra.div>
  );
}
