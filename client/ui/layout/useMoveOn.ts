import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import { isSamePage } from './movedPage';
import { useNavigationTarget } from './useNavigationTarget';

/**
 * Returns a function that leads on once something is done, such as a deletion. Whoever has gone elsewhere meanwhile, or is on the way,
 * is not called away from there; the result tells whether it led on.
 */
export function useMoveOn() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const target = useNavigationTarget();
  return async (to: string, options?: NavigateOptions): Promise<boolean> => {
    const place = target();
    if (place && !isSamePage(place, { pathname })) return false;
    await navigate(to, options);
    return true;
  };
}
