import { act, render, screen } from '@testing-library/react';
import { SessionTime } from '../../../client/features/session/SessionTime';
import { formatMeeting } from '../../../client/ui/content/Time';
import { durationLabel } from '../../../client/ui/content/timeLabels';

const now = new Date(2026, 2, 9, 10, 0);

test.each([
  [new Date(2026, 2, 9, 19, 0), /^Today, /],
  [new Date(2026, 2, 9, 0, 0), /^Today, /],
  [new Date(2026, 2, 10, 0, 30), /^Tomorrow, /],
  [new Date(2026, 2, 8, 23, 30), /^Yesterday, /],
  [new Date(2026, 2, 14, 19, 0), /^Saturday, /],
  [new Date(2026, 2, 16, 19, 0), /^Monday, (16 March|March 16), /],
  [new Date(2026, 2, 2, 19, 0), /^Monday, (2 March|March 2), /],
  [new Date(2027, 0, 4, 19, 0), /^Monday, (4 January|January 4),? 2027, /],
])('%s is said as people do', (date, said) => {
  expect(formatMeeting(date, now)).toMatch(said);
  expect(formatMeeting(date, now)).toContain(
    date.toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' }),
  );
});

test('across a clock change tomorrow is tomorrow', () => {
  const days = Array.from({ length: 366 }, (_, n) => new Date(2026, 0, 1 + n, 23, 30));
  for (const today of days) {
    const tomorrow = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1, 0, 15);
    expect(formatMeeting(tomorrow, today)).toMatch(/^Tomorrow, /);
  }
});

describe('on a page that stays open', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(2026, 2, 9, 23, 59, 50) });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('tomorrow becomes today at midnight', () => {
    render(<SessionTime value={new Date(2026, 2, 10, 19, 0).toISOString()} />);
    expect(screen.getByText(/^Tomorrow, /)).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(15_000));
    expect(screen.getByText(/^Today, /)).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(24 * 60 * 60 * 1000));
    expect(screen.getByText(/^Yesterday, /)).toBeInTheDocument();
  });
});

test.each([
  [15, '15 minutes'],
  [60, '1 hour'],
  [90, '1 hour 30 minutes'],
  [120, '2 hours'],
  [1440, '24 hours'],
])('%d minutes are %s', (minutes, label) => {
  expect(durationLabel(minutes)).toBe(label);
});
