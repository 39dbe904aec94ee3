import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Segment } from '../../../documents/model/segments';
import { useLoadOnSight } from '../../../ui/content/useLoadOnSight';

/** The number of segments rendered at first, and added while scrolling, because a rewritten novel has thousands. */
const segmentsPerStep = 120;

/** Steps through the changes by buttons or N and P, rendering as far as needed; the current one has the focus. */
export function useChangeSteps(segments: readonly Segment[]) {
  const changes = useMemo(
    () => segments.flatMap(({ changed }, index) => (changed ? [index] : [])),
    [segments],
  );
  const [shownCount, setShownCount] = useState(segmentsPerStep);
  /** Index of the current change among `changes`. */
  const [current, setCurrent] = useState<number | null>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const loadMore = useLoadOnSight(shownCount < segments.length, () =>
    setShownCount((count) => count + segmentsPerStep),
  );
  useEffect(() => {
    if (current === null) return;
    const change = sheet.current?.querySelector<HTMLElement>(`[data-change="${current}"]`);
    change?.focus({ preventScroll: true });
    change?.scrollIntoView({ block: 'center' });
  }, [current]);

  const goTo = (change: number) => {
    const segment = changes[change];
    if (segment === undefined) return;
    setShownCount((count) => Math.max(count, segment + segmentsPerStep));
    setCurrent(change);
  };
  const next = () => goTo(current === null ? 0 : Math.min(current + 1, changes.length - 1));
  const previous = () => goTo(current === null ? changes.length - 1 : Math.max(current - 1, 0));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'n' && key !== 'p') return;
    event.preventDefault();
    if (key === 'n') next();
    else previous();
  };
  return { sheet, loadMore, changes, shownCount, current, next, previous, onKeyDown };
}
