import {
  problemsOf as problemsOfSession,
  toValues as sessionValues,
} from '../../../client/features/sessions/session/sessionFormValues';
import {
  toValues as feedbackValues,
  problemsOf as problemsOfFeedback,
} from '../../../client/features/staff/feedback/feedbackFormValues';
import {
  toValues as exerciseValues,
  problemsOf as problemsOfExercise,
} from '../../../client/features/writing/exercise/exerciseFormValues';
import { answerClock } from '../sessions/room/sessionOnScreen';
import {
  buildSession,
  fillInSession,
  groupIn,
  ownZone,
  showScreen as showSessions,
} from '../sessions/session/sessionScreens';
import { buildFeedback, fillInFeedback, showScreen as showFeedback } from '../staff/feedback/feedbackScreens';
import { answer } from '../stories/story/renderScreens';
import {
  buildExercise,
  fillInExercise,
  showScreen as showExercises,
} from '../writing/exercise/exerciseScreens';

type Overrides = Record<string, unknown>;

interface FormKind {
  noun: string;
  Noun: string;
  list: string;
  /** By staff, where only they create one. */
  show: (path: string) => ReturnType<typeof showExercises>;
  build: (overrides: Overrides) => object;
  fillIn: () => Promise<void> | void;
  createLabel: string;
  /** A few of the fields that `fillIn` fills. */
  filled: [label: string, value: string][];
  missing: [label: string, message: RegExp][];
  /** The problems of a valid form with some changed fields. */
  problemsOf: (change: object) => object;
  invalid: [what: string, change: Record<string, unknown>, message: RegExp][];
  failure: string;
  toasts: string[];
  leaving: string;
}

/** A form that only staff opens for a new one. */
interface StaffKind extends FormKind {
  refused: { label: string; value: string; fields: Record<string, string>; message: RegExp };
  /** Somebody else's change, and what is shown of it beside the typed title. */
  theirs: Overrides;
  labels: string[];
  shown: string[];
}

const long = (length: number) => 'x'.repeat(length);

const exerciseKind: StaffKind = {
  noun: 'exercise',
  Noun: 'Exercise',
  list: '/exercises',
  show: (path) => showExercises(path, true),
  build: (overrides) => buildExercise({ viewerCanEdit: true, ...overrides }),
  fillIn: fillInExercise,
  createLabel: 'Create Exercise',
  filled: [['Description', 'Let it rain.']],
  missing: [['Description', /^Description is required/]],
  problemsOf: (change) =>
    problemsOfExercise({ ...exerciseValues({ ...buildExercise(), tags: [] }), ...change }),
  invalid: [
    ['a blank title', { title: '   ' }, /^Title is required/],
    ['a title too long', { title: long(201) }, /at most 200/],
    ['a description too long', { description: long(5001) }, /at most 5,000/],
    ['an objective too long', { objective: long(5001) }, /at most 5,000/],
    ['a prompt too long', { prompt: long(5001) }, /at most 5,000/],
    ['a time limit too short', { timeLimitMinutes: '4' }, /5 to 240/],
    ['a time limit between two steps', { timeLimitMinutes: '7' }, /steps of 5/],
    ['a time limit too long', { timeLimitMinutes: '245' }, /5 to 240/],
    ['a tag with an underscore', { tags: { chosen: [], entry: 'a_b' } }, /letters/],
  ],
  failure: 'Not saved. What you typed is still here.',
  toasts: [],
  leaving: 'Leave without saving? Your changes will be lost.',
  refused: {
    label: 'Objective',
    value: 'Weather.',
    fields: { objective: 'Objective must be kinder' },
    message: /^Objective must be kinder/,
  },
  theirs: { timeLimitMinutes: null, tags: ['sea', 'salt'] },
  labels: ['Title', 'Time limit', 'Tags'],
  shown: ['Theirs', 'Mine', 'No limit', 'sea, salt'],
};

const sessionKind: StaffKind = {
  noun: 'session',
  Noun: 'Session',
  list: '/sessions',
  show: (path) => showSessions(path, true),
  build: buildSession,
  fillIn: fillInSession,
  createLabel: 'Create Session',
  filled: [
    ['Title', 'Morning Sprint'],
    ['Date and time', '2026-11-30T19:00'],
  ],
  missing: [
    ['Title', /^Title is required$/],
    ['Description', /^Description is required$/],
  ],
  problemsOf: (change) => problemsOfSession({ ...sessionValues(buildSession()), ...change }, null),
  invalid: [
    ['a blank title', { title: '   ' }, /^Title is required/],
    ['a title too long', { title: long(201) }, /at most 200/],
    ['a description too long', { description: long(5001) }, /at most 5,000/],
    ['too small a capacity', { capacity: '1' }, /2 to 50/],
    ['too great a capacity', { capacity: '51' }, /2 to 50/],
    ['a broken capacity', { capacity: '2.5' }, /2 to 50/],
    ['no capacity', { capacity: '' }, /2 to 50/],
    ['a duration too short', { durationMinutes: '10' }, /^Duration is 15 to 1,440 minutes, in steps of 5$/],
    ['a duration between two steps', { durationMinutes: '17' }, /steps of 5/],
    ['a duration too long', { durationMinutes: '1445' }, /15 to 1,440/],
    ['no duration', { durationMinutes: '' }, /15 to 1,440/],
    ['a location too long', { location: long(201) }, /at most 200/],
  ],
  failure: 'Not saved. What you typed is still here.',
  toasts: [],
  leaving: 'Leave without saving? Your changes will be lost.',
  // The date is checked by the server's clock.
  refused: {
    label: 'Date and time',
    value: '2020-01-06T19:00',
    fields: { dateTime: 'A session can’t be set in the past' },
    message: /^A session can’t be set in the past/,
  },
  theirs: { location: 'The attic' },
  labels: ['Title', 'Location'],
  shown: ['Theirs', 'Mine', 'The attic'],
};

const feedbackKind: FormKind = {
  noun: 'feedback',
  Noun: 'Feedback',
  list: '/feedback',
  show: showFeedback,
  build: (overrides) => buildFeedback({ viewerCanEdit: true, ...overrides }),
  fillIn: fillInFeedback,
  createLabel: 'Submit Feedback',
  filled: [['Description', 'Long enough.']],
  missing: [['Description', /^Description must be at least 10 characters/]],
  problemsOf: (change) => problemsOfFeedback({ ...feedbackValues(buildFeedback()), ...change }),
  invalid: [
    ['a blank title', { title: '   ' }, /^Title is required/],
    ['a title too long', { title: long(201) }, /^Title must be less than 200 characters/],
    [
      'a description too short',
      { description: ' 123456789 ' },
      /^Description must be at least 10 characters/,
    ],
    ['a description too long', { description: long(2001) }, /^Description must be less than 2000 characters/],
  ],
  failure: 'Not sent. What you typed is still here.',
  toasts: ['Failed to submit feedback'],
  leaving: 'Leave without sending? What you typed will be lost.',
};

export const staffKinds = [sessionKind, exerciseKind];
export const formKinds: FormKind[] = [...staffKinds, feedbackKind];

/** Opens the form of an existing one; a session's form also asks for the server's time. */
export async function showEdit({ noun, list, show, build }: FormKind, overrides: Overrides = {}) {
  const view = await show(`${list}/${noun}_1/edit`);
  await answer({ [noun]: build(overrides), ...groupIn(ownZone) });
  if (noun === 'session') await answerClock('2026-03-09T12:00:00.000Z');
  return view;
}
