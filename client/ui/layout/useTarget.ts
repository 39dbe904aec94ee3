import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, type Location, useLocation } from 'react-router-dom';

/**
 * Returns a function that returns where the user is going, or null. A screen that replaces its address at that moment would
 * cancel the navigation. `useNavigation` isn't enough, because React renders a navigation some time after it has begun.
 */
export function useTarget(): () => Location | null {
  const { key } = useLocation();
  const router = useContext(DataRouterContext)?.router;
  return () => {
    if (!router) return null;
    const { location, navigation } = router.state;
    return navigation.location ?? (location.key === key ? null : location);
  };
}
