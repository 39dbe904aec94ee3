import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Segment } from '../../../documents/model/segments';
import { useLoadOnSight } from '../../../ui/content/useLoadOnSight';

/**
 * Number of segments rendered at first and added while scrolling, because a rewritten novel has thousands.
 */
const stretches = 120;

/** Steps through the changes by buttons or N and P, rendering as far as needed; the current one has the focus. */
export function useChangeSteps(segments: readonly Segment[]) {
  const places = useMemo(
    () => segments.flatMap(({ changed }, place) => (changed ? [place] : [])),
    [segments],
  );
  const [shown, setShown] = useState(stretches);
  /** Index of the current change. */
  const [current, setCurrent] = useState<number | null>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const more = useLoadOnSight(shown < segments.length, () => setShown((count) => count + stretches));
  useEffect(() => {
    if (current === null) return;
    const change = sheet.current?.querySelector<HTMLElement>(`[data-change="${current}"]`);
    change?.focus({ preventScroll: true });
    change?.scrollIntoView({ block: 'center' });
  }, [current]);

  const goTo = (change: number) => {
    const place = places[change];
    if (place === undefined) return;
    setShown((count) => Math.max(count, place + stretches));
    setCurrent(change);
  };
  const next = () => goTo(current === null ? 0 : Math.min(current + 1, places.length - 1));
  const previous = () => goTo(current === null ? places.length - 1 : Math.max(current - 1, 0));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'n' && key !== 'p') return;
    event.preventDefault();
    if (key === 'n') next();
    else previous();
  };
  return { sheet, more, places, shown, current, next, previous, onKeyDown };
}
