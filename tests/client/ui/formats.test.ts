/** The module as a browser loads it whose language this is. */
function formatsIn(locale: string): typeof import('../../../client/ui/content/formats') {
  const options = new Intl.NumberFormat().resolvedOptions();
  const spy = jest
    .spyOn(Intl.NumberFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...options, locale });
  let loaded: typeof import('../../../client/ui/content/formats') | undefined;
  jest.isolateModules(() => {
    loaded = require('../../../client/ui/content/formats');
  });
  spy.mockRestore();
  if (!loaded) throw new Error('The module was not loaded');
  return loaded;
}

const meeting = new Date('2026-11-30T12:00:00Z');
const whole = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

it.each(['fa-IR', 'ar-SA', 'th-TH', 'ar-SA-u-ca-islamic-nu-arab', 'de-DE', 'en-US'])(
  'dates and numbers have the calendar and the digits of the app’s texts in %s',
  (locale) => {
    const { dateFormat, formatNumber, formatRelative, rangeFormat } = formatsIn(locale);
    const said = [
      dateFormat(whole)(meeting),
      rangeFormat(whole)(meeting, new Date(meeting.getTime() + 86_400_000)),
      formatRelative(-5, 'day'),
      formatNumber(1234),
    ];
    expect(said[0]).toMatch(/30/);
    expect(said[0]).toMatch(/2026/);
    expect(said[3]).toMatch(/^1\D234$/);
    for (const text of said) expect(text).not.toMatch(/(?![0-9])\p{Nd}/u);
  },
);

it('a date from right to left is isolated, so that what follows it in an English line stays behind it', () => {
  const { dateFormat, formatRelative, rangeFormat } = formatsIn('fa-IR');
  for (const text of [
    dateFormat(whole)(meeting),
    rangeFormat(whole)(meeting, meeting),
    formatRelative(0, 'day'),
  ])
    expect(text).toMatch(/^\u2068[^\u2068\u2069]+\u2069$/);
  expect(formatsIn('de-DE').dateFormat(whole)(meeting)).toBe('30. November 2026');
});
