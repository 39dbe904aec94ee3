const longDate = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});

/** The title of a journal entry: Saturday, November 21, 2026. */
export const journalTitle = (day: Date): string => longDate.format(day);
