import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse, variablesOf } from '../../stories/story/renderScreens';
import {
  ann,
  ben,
  buildSummary,
  buildWriting,
  eve,
  inProgress,
  press,
  showSession,
  wroteWords,
} from './sessionOnScreen';

beforeEach(() => sessionStorage.clear());

const over = { status: 'COMPLETED', registration: 'CLOSED' };
const summaryOf = (overrides: Record<string, unknown> = {}) =>
  buildSummary({
    words: 650,
    intervals: [200, -10, 460],
    quietWriterCount: 2,
    writers: [wroteWords(eve, 400), wroteWords(ben, 250)],
    ...overrides,
  });
const nobody = { words: 0, intervals: [0, 0], writers: [] };
const summary = () => within(screen.getByRole('region', { name: /wrote|quiet/i }));

test('a session that is over shows who wrote, and how much together', async () => {
  await showSession({ ...over, joined: [ann, ben, eve], summary: summaryOf() });
  expect(summary().getByRole('heading', { name: 'What we wrote together' })).toBeInTheDocument();
  expect(summary().getByText('650 words')).toBeInTheDocument();
  const names = within(summary().getByRole('list', { name: 'Who wrote' })).getAllByRole('listitem');
  expect(names.map(({ textContent }) => textContent)).toEqual(['EEve400 words', 'BBen Okri250 words']);
  expect(summary().getByText('and 2 more wrote quietly')).toBeInTheDocument();
  // A member who wrote nothing is asked nothing.
  expect(screen.queryByRole('switch', { name: 'Show my word count' })).toBeNull();
});

test('its chart can be heard as a table', async () => {
  await showSession({ ...over, summary: summaryOf() });
  const table = summary().getByRole('table', { name: 'Words written together, by parts of 5 minutes' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual(['0 to 5200', '5 to 10-10', '10 to 15460']);
});

test('where all wrote quietly, they are only counted', async () => {
  await showSession({ ...over, summary: summaryOf({ ...nobody, quietWriterCount: 1 }) });
  expect(summary().getByRole('heading', { name: '1 writer wrote quietly' })).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a member who wrote can still hide and show their number, and a failure puts the switch back', async () => {
  const viewerWriting = buildWriting({ words: 250, showsWords: true });
  await showSession({ ...over, joined: [ann, ben], summary: summaryOf(), viewerWriting });
  const mine = summary().getByRole('switch', { name: 'Show my word count' });
  expect(summary().getByText(/^You wrote 250 words here/)).toBeInTheDocument();
  await userEvent.click(mine);
  expect(mine).not.toBeChecked();
  expect(variablesOf('writeInSession').input).toEqual({ sessionId: 'session_1', showsWords: false });
  await refuse('writeInSession', { code: 'NETWORK', message: 'no' });
  expect(mine).toBeChecked();
});

test('the summary has the sprints with the words of each, and what members said', async () => {
  const [first, second] = ['2026-03-09T19:10:00.000Z', '2026-03-09T19:40:00.000Z'];
  const sprint = (startedAt: string, endsAt: string, words: number) => ({
    __typename: 'SessionSprintResult',
    startedAt,
    endsAt,
    words,
    writers: words > 0 ? [{ __typename: 'SessionSprintWriter', words, member: ben }] : [],
  });
  await showSession({
    ...over,
    joined: [ann, ben],
    viewerWriting: buildWriting({
      intention: 'Two pages',
      sprints: [{ __typename: 'SessionSprintWords', startedAt: first, words: 12 }],
    }),
    summary: summaryOf({
      sprints: [
        sprint(first, '2026-03-09T19:30:00.000Z', 250),
        sprint(second, '2026-03-09T19:45:00.000Z', 0),
      ],
      lines: [
        {
          __typename: 'SessionLinesOfMember',
          intention: 'Two pages',
          closing: 'They were three',
          member: ben,
        },
      ],
    }),
  });
  const rows = within(screen.getByRole('region', { name: 'The sprints' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '20 minutesBen Okri 250250 words · 12 of yours',
    '5 minutes',
  ]);
  const lines = within(screen.getByRole('list', { name: 'In our words' }));
  expect(lines.getByText('They were three')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Your line at the end' })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'What you set out to do' })).toHaveValue('Two pages');
});

test('an intention that was typed when the session ended can still be said', async () => {
  const intended = () => screen.queryByRole('textbox', { name: 'What you set out to do' });
  const nothingSaid = { joined: [ann, ben], viewerWriting: buildWriting({ intention: null, closing: null }) };
  const without = await showSession({ ...over, ...nothingSaid, summary: summaryOf() });
  expect(intended()).toBeNull();
  without.unmount();
  const { unmount } = await showSession({ ...inProgress, joined: [ann, ben] });
  await userEvent.type(screen.getByRole('textbox', { name: 'What will you do?' }), 'Two pages');
  unmount();
  await showSession({ ...over, ...nothingSaid, summary: summaryOf() });
  expect(intended()).toHaveValue('Two pages');
  await press('Say it');
  expect(variablesOf('saySessionLines').input).toEqual({ id: 'session_1', intention: 'Two pages' });
});

test('what muted members said is folded', async () => {
  const lineOf = (member: typeof ben, closing: string) => ({
    __typename: 'SessionLinesOfMember',
    intention: null,
    closing,
    member,
  });
  const lines = [lineOf(ben, 'It went badly'), lineOf(eve, 'It went well')];
  await showSession({ ...over, summary: summaryOf({ lines }) }, { mutedMemberIds: [ben.id] });
  const items = within(screen.getByRole('list', { name: 'In our words' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Ben OkriA line by someone you muted. Show it',
    'EveIt went well',
  ]);
});
