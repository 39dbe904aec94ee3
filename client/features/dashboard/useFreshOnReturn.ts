import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useToday } from '../../ui/content/useToday';

/** Fetches the page again when its tab becomes visible, and when a new day starts. */
export function useFreshOnReturn(): void {
  const { revalidate } = useRevalidator();
  const today = useToday();
  const shown = useRef(today);
  const readAgain = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (shown.current !== today) readAgain();
    shown.current = today;
  }, [today]);
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'visible') readAgain();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}
