import { announceQuarter, noticesAfter } from '../../../../client/features/sessions/room/sprintNotices';
import { chime, say } from '../../../../client/ui/feedback/chime';

jest.mock('../../../../client/ui/feedback/chime', () => ({ chime: jest.fn(), say: jest.fn() }));

const minute = 60_000;
const sprint = { startedAt: 1_000_000, endsAt: 1_000_000 + 20 * minute };
const noticesFrom = (minutes: number) => noticesAfter(sprint, sprint.startedAt + minutes * minute);

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
});

describe('the notices of a sprint', () => {
  test('are at its quarters and its end, in words', () => {
    expect(noticesFrom(0).map(({ at, text }) => [(at - sprint.startedAt) / minute, text])).toEqual([
      [5, 'A quarter of the sprint is over. 15 minutes to go.'],
      [10, 'Half the sprint is over. 10 minutes to go.'],
      [15, 'A quarter is left. 5 minutes to go.'],
      [20, 'The sprint is over.'],
    ]);
  });

  test('leave out the quarters that passed before', () => {
    expect(noticesFrom(10).map(({ quarter }) => quarter)).toEqual([3, 4]);
    expect(noticesFrom(20)).toEqual([]);
  });

  test('are heard once, whichever tab is first', () => {
    const [notice] = noticesFrom(0);
    if (!notice) throw new Error('There is no notice');
    announceQuarter('voice', sprint, notice);
    announceQuarter('voice', sprint, notice);
    expect(say).toHaveBeenCalledTimes(1);
    expect(say).toHaveBeenCalledWith('A quarter of the sprint is over. 15 minutes to go.');
    announceQuarter('sound', sprint, { quarter: 4, text: 'The sprint is over.' });
    announceQuarter('sound', sprint, { quarter: 4, text: 'The sprint is over.' });
    expect(chime).toHaveBeenCalledTimes(1);
  });
});
