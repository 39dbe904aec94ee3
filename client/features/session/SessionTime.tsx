import { Time } from '../../ui/content/Time';
import { useToday } from '../../ui/content/useToday';

/** When a session starts, in the viewer's own time; exact when pointed at. */
export function SessionTime({ value }: { value: string }) {
  useToday();
  return <Time value={value} format="meeting" />;
}
