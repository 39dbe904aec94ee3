import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, type Location, useLocation } from 'react-router-dom';

/**
 * Returns a function that returns the target of the current navigation, or null. Call it before a screen replaces its own address,
 * because that would cancel the navigation. `useNavigation` isn't enough: a navigation begins, and may even end, before
 * React renders it.
 */
export function useNavigationTarget(): () => Location | null {
  const { key: renderedKey } = useLocation();
  const router = useContext(DataRouterContext)?.router;
  return () => {
    if (!router) return null;
    const { location, navigation } = router.state;
    return navigation.location ?? (location.key === renderedKey ? null : location);
  };
}
