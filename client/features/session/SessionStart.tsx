const whole: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
};

/** When a session starts, in full and in the viewer's own time; the zone is told when it is pointed at. */
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
