import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, type Location, useLocation } from 'react-router-dom';

/**
 * Returns a function that returns where the user is going, or null. A screen asks it before it replaces its own address,
 * because that would cancel the navigation. `useNavigation` isn't enough: a navigation begins, and may even end, before
 * React renders it. Only the router's state knows of it by then.
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
