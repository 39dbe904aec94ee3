import { useLoadOnSight } from './useLoadOnSight';

/** Whether the browser reports when rows come near. If not, all of them are rendered. */
export const canSeeRows = 'IntersectionObserver' in window;

/** Rendered in a list's last row: calls `onSight` when that comes near the window. */
export const EndOfRows = ({ onSight }: { onSight: () => void }) => (
  <div ref={useLoadOnSight(true, onSight)} />
);
