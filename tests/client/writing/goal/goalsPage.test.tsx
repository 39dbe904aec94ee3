import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localDay } from '../../../../client/documents/model/localDay';
import { dayLabel } from '../../../../client/features/writing/goal/goalLabels';
import { dayMs, weekdays } from '../../../../server/contract/calendar';
import { answer, pending, refuse, variablesOf } from '../../stories/story/renderScreens';
import { fill } from '../../support/formFields';
import { challenge, click, goal, inputOf, joined, page, show, today } from './goalsScreen';

const lastWeek = localDay(Date.now() - 7 * dayMs);

test('a goal by a date is set, with weekdays off, and then shown', async () => {
  await show();
  await click('Set a goal');
  const form = within(screen.getByRole('form', { name: 'New goal' }));
  await userEvent.selectOptions(form.getByLabelText('How often'), 'By a date');
  await userEvent.type(form.getByLabelText('How much'), '50,000');
  await userEvent.click(form.getByLabelText('Sunday'));
  await click('Save goal');
  expect(inputOf('setGoal')).toMatchObject({
    period: 'RANGE',
    unit: 'WORDS',
    target: 50_000,
    startsOn: today,
    weekdaysOff: [7],
    today,
  });
  await answer({ setGoal: { goals: [goal()] } });
  const range = { period: 'RANGE', target: 50_000, done: 9_000, perDay: 1_800, streak: 4 };
  await answer(page({ goals: [goal({ ...range, from: '2026-11-01', to: '2026-11-30' })] }));
  expect(screen.getByText('Goal saved.').closest('[role=status]')).toBeInTheDocument();
  expect(screen.getByText('9,000 of 50,000 words')).toBeInTheDocument();
  expect(screen.getByText('1,800 words a day to get there')).toBeInTheDocument();
  expect(screen.getByText('4 days in a row')).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '9,000 of 50,000 words');
});

test('a second goal that is saved is read out like the first', async () => {
  await show({ goals: [goal()] });
  const save = async () => {
    await click('Change goal: Today');
    await click('Save goal');
    await answer({ setGoal: { goals: [goal()] } });
    await answer(page({ goals: [goal()] }));
    return screen.getByText('Goal saved.');
  };
  const first = await save();
  const second = await save();
  expect(second.closest('[role=status]')).toBeInTheDocument();
  // Replaced text is read out; the same words in their place aren't.
  expect(second).not.toBe(first);
});

test.each(['0', 'many'])('a goal of %p is not sent', async (target) => {
  await show();
  await click('Set a goal');
  await userEvent.type(screen.getByLabelText('How much'), target);
  await click('Save goal');
  expect(screen.getByText('A goal is 1 to 1,000,000')).toBeInTheDocument();
  expect(pending('setGoal')).toHaveLength(0);
});

test('a goal needs a weekday, and says so in words of its form', async () => {
  await show();
  await click('Set a goal');
  for (const weekday of weekdays) await userEvent.click(screen.getByLabelText(weekday));
  await click('Save goal');
  expect(screen.getByText('At least one weekday has to stay')).toBeInTheDocument();
});

test('a goal that is met, and one on a day off, say so', async () => {
  await show({
    goals: [goal({ done: 300, streak: 2 }), goal({ period: 'WEEK', isDayOff: true, perDay: null })],
  });
  expect(screen.getByText('Done')).toBeInTheDocument();
  expect(screen.getByText('A day off: it ends no streak')).toBeInTheDocument();
});

test('a goal is removed; a failure says so', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await show({ goals: [goal()] });
  await click('Remove goal: Today');
  await refuse('removeGoal', { code: 'NETWORK', message: 'gone' });
  expect(await screen.findByText(/The goal could not be removed/)).toBeInTheDocument();
  await click('Remove goal: Today');
  expect(inputOf('removeGoal')).toEqual({ period: 'DAY' });
  await answer({ removeGoal: { goals: [] } });
  await answer(page());
  expect(screen.getByText('Goal removed.').closest('[role=status]')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'No goal yet' })).toBeInTheDocument();
});

test('the buttons of goals say whose they are', async () => {
  await show({ goals: [goal(), goal({ period: 'WEEK' })] });
  await click('Remove goal: This week');
  expect(inputOf('removeGoal')).toEqual({ period: 'WEEK' });
  await click('Change goal: Today');
  expect(screen.getByRole('form', { name: 'Change goal' })).toBeInTheDocument();
});

test('a goal’s form and a removed goal leave the focus on the heading of the goals', async () => {
  await show({ goals: [goal()] });
  const heading = () => screen.getByRole('heading', { name: 'Your goals' });
  await click('Change goal: Today');
  await click('Cancel');
  expect(heading()).toHaveFocus();
  await click('Remove goal: Today');
  await answer({ removeGoal: { goals: [] } });
  await answer(page());
  await waitFor(() => expect(heading()).toHaveFocus());
});

test('a day of another year is said with it', () => {
  const year = new Date().getFullYear();
  expect(dayLabel(`${year}-06-01`)).not.toContain(String(year));
  expect(dayLabel(`${year + 1}-01-31`)).toContain(String(year + 1));
  expect(dayLabel(`${year - 1}-12-01`)).toContain(String(year - 1));
});

test('a day is taken off, and taken back, also one that is past', async () => {
  await show({ goals: [goal()] });
  await click('Take this day off');
  expect(inputOf('setDayOff')).toEqual({ day: today, isOff: true, today });
  await answer({ setDayOff: { daysOff: [today] } });
  await answer(page({ goals: [goal()], daysOff: ['2020-01-01', lastWeek, today] }));
  expect(screen.getByText(new RegExp(`${dayLabel(today)} added\\.`))).toHaveAttribute('role', 'status');
  const [past, remove, ...others] = within(screen.getByRole('list', { name: 'Days off' })).getAllByRole(
    'button',
  );
  expect(past).toHaveAccessibleName(new RegExp(dayLabel(lastWeek)));
  expect(others).toEqual([]);
  await userEvent.click(remove as HTMLElement);
  expect(inputOf('setDayOff')).toEqual({ day: today, isOff: false, today });
});

describe('a challenge', () => {
  test('is joined, and then shows what each member wrote, and left after a question', async () => {
    await show({ challenges: [challenge()] });
    expect(screen.getByText('12,000 of 50,000 words')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Open a challenge' })).toBeNull();
    const members = () => screen.queryByRole('list', { name: 'Members of November' });
    expect(members()).toBeNull();
    await click('Join November');
    await answer({ joinChallenge: { challenge: challenge(joined) } });
    const rows = within(members() as HTMLElement).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Ben8,000 words', 'Ann4,000 words']);
    expect(screen.getByText('You: 4,000 words')).toBeInTheDocument();
    const leave = screen.getByRole('button', { name: 'Leave November' });
    await waitFor(() => expect(leave).toHaveFocus());
    await userEvent.click(leave);
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    await answer({ leaveChallenge: { challenge: challenge() } });
    expect(screen.getByRole('button', { name: 'Join November' })).toBeInTheDocument();
  });

  test('that is not among the latest comes with the next page', async () => {
    await show({ challenges: [challenge()], hasMoreChallenges: true });
    await click('Load more');
    expect(variablesOf('challenges')).toMatchObject({ cursor: 'c1' });
    const { challenges } = page({ challenges: [challenge({ id: 'challenge_0', title: 'Spring' })] });
    await answer({ challenges });
    expect(screen.getByRole('heading', { name: 'Spring' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'November' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  test('stays when all that was loaded is read again', async () => {
    const all = Array.from({ length: 21 }, (_, at) =>
      challenge({ id: `challenge_${at}`, title: `Part ${at}` }),
    );
    await show({ challenges: all });
    await click('Join Part 20');
    await answer({
      joinChallenge: { challenge: challenge({ ...joined, id: 'challenge_20', title: 'Part 20' }) },
    });
    expect(variablesOf('viewer.goals')).toMatchObject({ count: 21 });
  });

  test('that was closed meanwhile says why it can’t be joined', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await show({ challenges: [challenge()] });
    await click('Join November');
    await refuse('joinChallenge', { code: 'CONFLICT', message: 'This challenge is over' });
    expect(screen.getByText('This challenge is over')).toBeInTheDocument();
  });

  test('that is over can’t be joined or closed', async () => {
    await show({ challenges: [challenge({ isOver: true, closedOn: '2026-11-20', viewerCanClose: true })] });
    expect(screen.getByText('Over')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /November/ })).toBeNull();
  });

  test('is deleted after a question, also when it is over', async () => {
    await show({ challenges: [challenge({ isOver: true, viewerCanDelete: true })] });
    await click('Delete November');
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete challenge' }),
    );
    expect(inputOf('deleteChallenge')).toEqual({ id: 'challenge_1' });
    await answer({ deleteChallenge: { deletedChallengeId: 'challenge_1' } });
    await answer(page());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Challenges' })).toHaveFocus());
    expect(screen.getByRole('heading', { name: 'No challenges yet' })).toBeInTheDocument();
  });

  test('that was closed before it began doesn’t end before its first day', async () => {
    await show({ challenges: [challenge({ isOver: true, closedOn: '2026-10-27' })] });
    expect(screen.getByText('Closed before it began').parentElement).toHaveTextContent(
      dayLabel('2026-11-30'),
    );
  });

  test('is opened with a title, a target and its days', async () => {
    await show({ canOpenChallenges: true });
    await click('Open a challenge');
    fill('Title', 'Winter');
    fill('How much together', '100000');
    await click('Open challenge');
    expect(inputOf('openChallenge')).toMatchObject({
      title: 'Winter',
      unit: 'WORDS',
      target: 100_000,
      startsOn: today,
      localId: expect.any(String),
    });
    await answer({ openChallenge: { challenge: challenge() } });
    await answer(page({ canOpenChallenges: true, challenges: [challenge({ title: 'Winter' })] }));
    expect(screen.getByRole('heading', { name: 'Winter' })).toBeInTheDocument();
  });
});
