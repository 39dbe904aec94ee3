import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Goes on to another screen after a while, in place of this one. Null stays. */
export function useLeadOn(to: string | null, afterMs: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to === null) return;
    const timer = setTimeout(() => void navigate(to, { replace: true }), afterMs);
    return () => clearTimeout(timer);
  }, [to, afterMs, navigate]);
}
