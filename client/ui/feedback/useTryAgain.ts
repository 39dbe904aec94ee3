import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { GraphQLRequestError } from '../../relay/requestError';

/**
 * Loads the page anew where it stands. Our loaders are done at once, and the router's error boundary misses a
 * revalidation that short; it does not miss going to where one is. Given an error that the network made, it does so by
 * itself once the browser is online again.
 */
export function useTryAgain(error?: unknown): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  const tryAgain = () => void navigate(location, { replace: true, state: location.state });
  const onOnline = useEffectEvent(tryAgain);
  const unreachable = error instanceof GraphQLRequestError && error.code === 'NETWORK';
  useEffect(() => {
    if (!unreachable) return;
    const listener = () => onOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [unreachable]);
  return tryAgain;
}
