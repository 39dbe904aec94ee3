import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Navigates to an address after a delay, in place of the current history entry; null does nothing. */
export function useDelayedNavigation(to: string | null, afterMs: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to === null) return;
    const timer = setTimeout(() => void navigate(to, { replace: true }), afterMs);
    return () => clearTimeout(timer);
  }, [to, afterMs, navigate]);
}
