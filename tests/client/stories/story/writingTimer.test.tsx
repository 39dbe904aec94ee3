import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useWritingTimer } from '../../../../client/features/stories/story/useWritingTimer';
import { WritingTimerBar } from '../../../../client/features/stories/story/WritingTimerBar';
import {
  minutesToChoose,
  timerDurationLabel,
  WritingTimer,
} from '../../../../client/features/stories/story/writingTimer';
import { UiProvider } from '../../../../client/shell/UiProvider';

function Bar({ limit = null }: { limit?: number | null }) {
  const timer = useWritingTimer(limit);
  return <WritingTimerBar timer={timer} limit={limit} />;
}

const show = (limit?: number) =>
  render(
    <UiProvider>
      <Bar limit={limit} />
    </UiProvider>,
  );

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1_000));
const shown = () => screen.getByRole('timer').textContent;
const heard = () => screen.getByRole('status').textContent;

beforeEach(() => {
  jest.useFakeTimers();
  document.title = 'New Story · Monday Writers';
});
afterEach(() => jest.useRealTimers());

test('a duration can be chosen, started, paused, and resumed', async () => {
  show();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Timer duration' }), '15 min');
  expect(shown()).toBe('15:00');
  await press('Start timer');
  pass(90);
  expect(shown()).toBe('13:30');
  await press('Pause timer');
  pass(60);
  expect(shown()).toBe('13:30 · paused');
  await press('Resume timer');
  pass(30);
  expect(shown()).toBe('13:00');
});

test('the focus stays on a button that changes when pressed; an exercise’s time limit is the initial duration', async () => {
  show(12);
  expect(screen.getByRole('combobox', { name: 'Timer duration' })).toHaveDisplayValue('12 min');
  await press('Start timer');
  expect(screen.getByRole('button', { name: 'Pause timer' })).toHaveFocus();
  await press('Reset timer');
  expect(screen.getByRole('button', { name: 'Start timer' })).toHaveFocus();
  expect(shown()).toBe('12:00');
});

test('the last minute is shown in words, and announced once', async () => {
  show();
  await press('Start timer');
  pass(239);
  expect(heard()).toBe('');
  pass(1);
  expect(shown()).toBe('1:00 · last minute');
  expect(heard()).toBe('Last minute');
});

test('at the end it says so, in the page’s title for five seconds, and once in a toast', async () => {
  show();
  await press('Start timer');
  pass(300);
  expect(shown()).toBe('Time’s up');
  expect(document.title).toBe('Time’s up · New Story · Monday Writers');
  expect(screen.getByText('Time’s up.')).toBeInTheDocument();
  pass(4.9);
  expect(document.title).toBe('Time’s up · New Story · Monday Writers');
  pass(0.1);
  expect(document.title).toBe('New Story · Monday Writers');
  await press('Reset timer');
  expect(shown()).toBe('5:00');
  await press('Start timer');
  pass(300);
  // Another page's, meanwhile.
  document.title = 'Stories · Monday Writers';
  pass(5);
  expect(document.title).toBe('Stories · Monday Writers');
});

const minute = 60_000;

test('the durations include the exercise’s own time limit', () => {
  expect(minutesToChoose(null)).toEqual([5, 10, 15, 20, 25, 30, 45, 60]);
  expect(minutesToChoose(12)).toEqual([5, 10, 12, 15, 20, 25, 30, 45, 60]);
  expect(minutesToChoose(90).at(-1)).toBe(90);
});

test.each([
  [5, '5 min'],
  [45, '45 min'],
  [60, '1 h'],
  [95, '1 h 35 min'],
])('%d minutes read %s', (minutes, label) => expect(timerDurationLabel(minutes)).toBe(label));

test('it starts at five minutes, counts down, and reports each second once', () => {
  const timer = new WritingTimer();
  const reported: number[] = [];
  timer.subscribe(() => reported.push(timer.read().secondsLeft));
  expect(timer.read()).toEqual({ status: 'stopped', minutes: 5, secondsLeft: 300 });
  timer.start();
  jest.advanceTimersByTime(3_000);
  expect(reported).toEqual([300, 299, 298, 297]);
});

test('it ends once per run, and then can neither be started nor paused until it is reset', () => {
  const timer = new WritingTimer();
  let ends = 0;
  timer.subscribe(() => {
    if (timer.read().status === 'finished') ends += 1;
  });
  timer.start();
  jest.advanceTimersByTime(6 * minute);
  timer.start();
  timer.pause();
  jest.advanceTimersByTime(minute);
  expect(timer.read()).toEqual({ status: 'finished', minutes: 5, secondsLeft: 0 });
  expect(ends).toBe(1);
  timer.reset();
  timer.start();
  jest.advanceTimersByTime(6 * minute);
  expect(ends).toBe(2);
});

test('a tab that was suspended shows the correct time when it resumes', () => {
  let now = 0;
  const timer = new WritingTimer(5, () => now);
  timer.start();
  now = 4 * minute;
  jest.advanceTimersByTime(100);
  expect(timer.read().secondsLeft).toBe(60);
  now = 20 * minute;
  jest.advanceTimersByTime(100);
  expect(timer.read().status).toBe('finished');
});

test('an exercise’s time limit that arrives late is used if nothing was chosen yet, and a reset restores the choice', () => {
  const timer = new WritingTimer();
  timer.suggest(15);
  expect(timer.read().minutes).toBe(15);
  timer.choose(30);
  timer.suggest(20);
  timer.start();
  jest.advanceTimersByTime(minute);
  timer.reset();
  expect(timer.read()).toEqual({ status: 'stopped', minutes: 30, secondsLeft: 1800 });
  jest.advanceTimersByTime(minute);
  expect(timer.read().secondsLeft).toBe(1800);
});
