import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useWritingTimer } from '../../../client/features/story/useWritingTimer';
import { WritingTimerBar } from '../../../client/features/story/WritingTimerBar';
import { UiProvider } from '../../../client/ui/theme/UiProvider';

const timeUp = jest.fn();

function Bar({ limit = null }: { limit?: number | null }) {
  const timer = useWritingTimer(limit, timeUp);
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
  timeUp.mockClear();
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

test('the focus stays on a button that changes when pressed', async () => {
  show();
  await press('Start timer');
  expect(screen.getByRole('button', { name: 'Pause timer' })).toHaveFocus();
  await press('Reset timer');
  expect(screen.getByRole('button', { name: 'Start timer' })).toHaveFocus();
  expect(shown()).toBe('5:00');
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

test('at the end it says so, in the page’s title for five seconds, and calls back once', async () => {
  show();
  await press('Start timer');
  pass(300);
  expect(shown()).toBe('Time’s up');
  expect(timeUp).toHaveBeenCalledTimes(1);
  expect(document.title).toBe('Time’s up · New Story · Monday Writers');
  expect(screen.getByText('Time’s up.')).toBeInTheDocument();
  pass(4.9);
  expect(document.title).toBe('Time’s up · New Story · Monday Writers');
  pass(0.1);
  expect(document.title).toBe('New Story · Monday Writers');
  await press('Reset timer');
  expect(shown()).toBe('5:00');
  expect(timeUp).toHaveBeenCalledTimes(1);
});

test('a title that another page has set meanwhile stays', async () => {
  show();
  await press('Start timer');
  pass(300);
  document.title = 'Stories · Monday Writers';
  pass(5);
  expect(document.title).toBe('Stories · Monday Writers');
});

test('an exercise’s time limit is the initial duration, and can be chosen again', () => {
  show(12);
  expect(shown()).toBe('12:00');
  expect(screen.getByRole('combobox', { name: 'Timer duration' })).toHaveDisplayValue('12 min');
});
