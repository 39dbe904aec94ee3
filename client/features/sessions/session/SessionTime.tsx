import { Time } from '../../../ui/content/Time';
import { useToday } from '../../../ui/content/useToday';

/** A session's start in the viewer's time zone, with the exact time as tooltip. */
export function SessionTime({ value }: { value: string }) {
  // Renders 'Today' and 'Tomorrow' again at midnight.
  useToday();
  return <Time value={value} format="meeting" />;
}
