import { dateFormat } from '../../../ui/content/formats';

const formatDayAndTime = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const formatExactly = dateFormat({ dateStyle: 'full', timeStyle: 'long' });

/** A session's start in the viewer's time zone; the tooltip names the zone. */
export function SessionStart({ dateTime }: { dateTime: string }) {
  const date = new Date(dateTime);
  return (
    <time dateTime={dateTime} title={formatExactly(date)}>
      {formatDayAndTime(date)}
    </time>
  );
}
