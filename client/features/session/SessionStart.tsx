const whole: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
};

/** A session's start in the viewer's time zone; the tooltip names the zone. */
export function SessionStart({ dateTime }: { dateTime: string }) {
  const date = new Date(dateTime);
  return (
    <time
      dateTime={dateTime}
      title={date.toLocaleString(undefined, { dateStyle: 'full', timeStyle: 'long' })}
    >
      {date.toLocaleString(undefined, whole)}
    </time>
  );
}
