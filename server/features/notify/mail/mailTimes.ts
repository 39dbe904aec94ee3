/** Day and time as a mail says them, with the zone: the member's own isn't known. */
export const timeOf = (at: Date, timeZone: string) => {
  const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone });
  return `${time.format(at)} (${timeZone})`;
};
