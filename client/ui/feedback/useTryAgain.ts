import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onConnected } from '../../lib/connection';
import { GraphQLRequestError } from '../../lib/requestError';
import { isNetworkSettling, settlingRetryMs } from '../layout/settlingNetwork';

/**
 * Returns a function that reloads the page's data by navigating to the current address. A revalidation isn't enough: our loaders finish
 * immediately, and the router's error boundary doesn't reset on such a short one. After a network error it runs automatically when the
 * browser is online again or the socket has connected, and once a second while the network settles.
 */
export function useTryAgain(error?: unknown): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  const tryAgain = () => void navigate(location, { replace: true, state: location.state });
  const onOnline = useEffectEvent(tryAgain);
  const unreachable = error instanceof GraphQLRequestError && error.code === 'NETWORK' ? error : null;
  useEffect(() => {
    if (!unreachable) return;
    const listener = () => onOnline();
    window.addEventListener('online', listener);
    // If the server was down and not the network, the socket's reconnection shows that it is back.
    const stopListening = onConnected(listener);
    const timer = isNetworkSettling() ? setTimeout(listener, settlingRetryMs) : undefined;
    return () => {
      window.removeEventListener('online', listener);
      stopListening();
      clearTimeout(timer);
    };
  }, [unreachable]);
  return tryAgain;
}
