import {
  durationLabel,
  minutesToChoose,
  timerMinutes,
  WritingTimer,
} from '../../../client/features/story/writingTimer';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const minute = 60_000;

test('the durations are the specified ones, including the exercise’s own time limit', () => {
  expect([...timerMinutes]).toEqual([5, 10, 15, 20, 25, 30, 45, 60]);
  expect(minutesToChoose(null)).toEqual([...timerMinutes]);
  expect(minutesToChoose(12)).toEqual([5, 10, 12, 15, 20, 25, 30, 45, 60]);
  expect(minutesToChoose(90).at(-1)).toBe(90);
});

test.each([
  [5, '5 min'],
  [45, '45 min'],
  [60, '1 h'],
  [95, '1 h 35 min'],
])('%d minutes read %s', (minutes, label) => expect(durationLabel(minutes)).toBe(label));

test('it starts at five minutes, counts down, and reports each second once', () => {
  const timer = new WritingTimer();
  const told: number[] = [];
  timer.subscribe(() => told.push(timer.read().left));
  expect(timer.read()).toEqual({ status: 'stopped', minutes: 5, left: 300 });
  timer.start();
  jest.advanceTimersByTime(3_000);
  expect(told).toEqual([300, 299, 298, 297]);
});

test('when paused it stops, and resumes from there', () => {
  const timer = new WritingTimer(10);
  timer.start();
  jest.advanceTimersByTime(minute);
  timer.pause();
  jest.advanceTimersByTime(5 * minute);
  expect(timer.read()).toEqual({ status: 'paused', minutes: 10, left: 540 });
  timer.start();
  jest.advanceTimersByTime(minute);
  expect(timer.read()).toEqual({ status: 'running', minutes: 10, left: 480 });
});

test('it finishes once per run, however often it ticks', () => {
  const timer = new WritingTimer(5);
  let finished = 0;
  timer.subscribe(() => {
    if (timer.read().status === 'finished') finished += 1;
  });
  timer.start();
  jest.advanceTimersByTime(6 * minute);
  expect(timer.read()).toEqual({ status: 'finished', minutes: 5, left: 0 });
  timer.start();
  timer.pause();
  jest.advanceTimersByTime(minute);
  expect(finished).toBe(1);
  timer.reset();
  timer.start();
  jest.advanceTimersByTime(6 * minute);
  expect(finished).toBe(2);
});

test('a reset restores the duration that was chosen', () => {
  const timer = new WritingTimer();
  timer.choose(25);
  timer.start();
  jest.advanceTimersByTime(minute);
  timer.reset();
  expect(timer.read()).toEqual({ status: 'stopped', minutes: 25, left: 1500 });
  jest.advanceTimersByTime(minute);
  expect(timer.read().left).toBe(1500);
});

test('a tab that was suspended shows the correct time when it resumes', () => {
  let now = 0;
  const timer = new WritingTimer(5, () => now);
  timer.start();
  now = 4 * minute;
  jest.advanceTimersByTime(100);
  expect(timer.read().left).toBe(60);
  now = 20 * minute;
  jest.advanceTimersByTime(100);
  expect(timer.read().status).toBe('finished');
});

test('an exercise’s time limit that arrives late is used if nothing was chosen yet', () => {
  const timer = new WritingTimer();
  timer.suggest(15);
  expect(timer.read().minutes).toBe(15);
  timer.choose(30);
  timer.suggest(20);
  expect(timer.read().minutes).toBe(30);
});
