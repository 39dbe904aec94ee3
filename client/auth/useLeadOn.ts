import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Replaces this screen by another after a delay; null does nothing. */
export function useLeadOn(to: string | null, afterMs: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to === null) return;
    const timer = setTimeout(() => void navigate(to, { replace: true }), afterMs);
    return () => clearTimeout(timer);
  }, [to, afterMs, navigate]);
}
