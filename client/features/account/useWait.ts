import { useEffect, useState } from 'react';

/** Counts down seconds; `restart` starts again. */
export function useWait(seconds: number): { left: number; restart: () => void } {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1_000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1_000));
  const over = left === 0;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [over]);
  return {
    left,
    restart: () => {
      setNow(Date.now());
      setUntil(Date.now() + seconds * 1_000);
    },
  };
}
