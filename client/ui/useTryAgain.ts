import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Loads the page anew where it stands. Our loaders are done at once, and the router's error boundary misses a
 * revalidation that short; it does not miss going to where one is.
 */
export function useTryAgain(): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  return () => void navigate(location, { replace: true, state: location.state });
}
