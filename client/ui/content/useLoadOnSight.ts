import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** While active, calls `load` when the element comes near the viewport. Returns the element's ref. */
export function useLoadOnSight(isActive: boolean, load: () => void): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const onSight = useEffectEvent(load);
  useEffect(() => {
    if (!isActive || !element.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onSight();
      },
      { rootMargin: '0px 0px 400px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isActive]);
  return element;
}
