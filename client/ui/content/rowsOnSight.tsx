import { useLoadOnSight } from './useLoadOnSight';

/** Whether the browser reports when rows come near. If not, all of them are rendered. */
export const canSeeRows = 'IntersectionObserver' in window;

/** Stands in a list's last rendered row, and asks for the next ones when it comes near. */
export const EndOfRows = ({ onSight }: { onSight: () => void }) => (
  <div ref={useLoadOnSight(true, onSight)} />
);
