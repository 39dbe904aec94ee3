import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import { isSamePage } from './movedPage';
import { useNavigationTarget } from './useNavigationTarget';

/**
 * Returns a function that navigates once something is done, such as a deletion. It does nothing if the member has left the page
 * meanwhile, or is leaving it. Resolves to whether it navigated.
 */
export function useMoveOn() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const navigationTarget = useNavigationTarget();
  return async (to: string, options?: NavigateOptions): Promise<boolean> => {
    const destination = navigationTarget();
    if (destination && !isSamePage(destination, { pathname })) return false;
    await navigate(to, options);
    return true;
  };
}
