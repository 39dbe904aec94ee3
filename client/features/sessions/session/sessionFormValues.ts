import { limits } from '../../../../server/contract/limits';
import { messages } from '../../../../server/contract/messages';
import { changesOf } from '../../../forms/changesOf';
import { problemOfText } from '../../../forms/problemOfText';
import type { Problems } from '../../../forms/useCheckedForm';
import { dateFormat, ownTimeZone, rangeFormat } from '../../../ui/content/formats';
import type { FieldTexts } from '../../../ui/form/ChangedMeanwhile';
import { nextMondayEvening, timeZoneName } from './groupTime';

/** The form's values as typed. */
export interface SessionValues {
  title: string;
  description: string;
  /** In the viewer's time zone, in the input's format: 2026-11-30T19:00. */
  dateTime: string;
  durationMinutes: string;
  capacity: string;
  location: string;
  isRecurring: boolean;
  hasReading: boolean;
  /** Whether a new session starts as soon as it is created; `dateTime` is ignored then. */
  startsNow: boolean;
}

/** The server's copy of the form's fields. */
export interface SavedSession {
  readonly title: string;
  readonly description: string;
  readonly dateTime: string;
  readonly durationMinutes: number;
  readonly capacity: number;
  readonly location: string | null | undefined;
  readonly isRecurring: boolean;
  readonly hasReading: boolean;
  readonly updatedAt: string;
}

const { session } = limits;

/** A new session's first values: the group's next Monday evening. */
export const newSessionValues = (groupTimeZone: string, now: Date): SessionValues => ({
  title: '',
  description: '',
  dateTime: toLocalInput(nextMondayEvening(groupTimeZone, now)),
  durationMinutes: String(session.duration.default),
  capacity: String(session.capacity.default),
  location: '',
  isRecurring: false,
  hasReading: true,
  startsNow: false,
});

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Formats a time for the browser's input, in the viewer's time zone. */
export function toLocalInput(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0');
  const day = [year, twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** The form's values of a saved session. */
export const toValues = (saved: SavedSession): SessionValues => ({
  title: saved.title,
  description: saved.description,
  dateTime: toLocalInput(new Date(saved.dateTime)),
  durationMinutes: String(saved.durationMinutes),
  capacity: String(saved.capacity),
  location: saved.location ?? '',
  isRecurring: saved.isRecurring,
  hasReading: saved.hasReading,
  startsNow: false,
});

interface Bounds {
  min: number;
  max: number;
  step?: number;
}

/** Whether the typed text is a whole number within the bounds. */
function isWholeNumber(typed: string, { min, max, step = 1 }: Bounds): boolean {
  const number = typed.trim() === '' ? Number.NaN : Number(typed);
  return Number.isInteger(number) && number >= min && number <= max && number % step === 0;
}

/** The server tolerates a minute, because the input has no seconds. */
const graceMs = 60_000;

function problemOfTime(typed: string, earliest: number | null): string | undefined {
  const start = Date.parse(typed);
  if (Number.isNaN(start)) return 'Date and time are required';
  return earliest !== null && start < earliest - graceMs ? messages.session.inThePast : undefined;
}

/** Validates like the server. `earliest` is the server's time if the session can't start in the past, as far as it is known. */
export function problemsOf(values: SessionValues, earliest: number | null): Problems<SessionValues> {
  const texts = messages.session;
  return {
    title: problemOfText(
      values.title,
      { min: 1, max: session.titleMax },
      { tooShort: texts.titleRequired, tooLong: texts.titleTooLong },
    ),
    description: problemOfText(
      values.description,
      { min: 1, max: session.descriptionMax },
      { tooShort: texts.descriptionRequired, tooLong: texts.descriptionTooLong },
    ),
    dateTime: values.startsNow ? undefined : problemOfTime(values.dateTime, earliest),
    durationMinutes: isWholeNumber(values.durationMinutes, session.duration) ? undefined : texts.duration,
    capacity: isWholeNumber(values.capacity, session.capacity) ? undefined : texts.capacity,
    location: problemOfText(
      values.location,
      { max: session.locationMax },
      { tooLong: texts.locationTooLong },
    ),
  };
}

/** The form's values as the input of a mutation. */
export const toInput = (values: SessionValues) => ({
  title: values.title.trim(),
  description: values.description.trim(),
  // The typed time of a session that starts now isn't validated, and isn't sent.
  dateTime: values.startsNow ? '' : new Date(values.dateTime).toISOString(),
  durationMinutes: Number(values.durationMinutes),
  capacity: Number(values.capacity),
  location: values.location.trim(),
  isRecurring: values.isRecurring,
  hasReading: values.hasReading,
});

/** The changed fields as input: unchanged ones aren't sent, so that others' changes to them stay. */
export const toChange = (before: SessionValues, now: SessionValues) =>
  changesOf(toInput(before), toInput(now));

const dayAndTime = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;
const formatStart = dateFormat(dayAndTime);

/** The typed start and end as text, which reveals mistakes such as a wrong half of the day. Adds the group's time zone if it differs. */
export function formatWhen(
  { dateTime, durationMinutes, startsNow }: SessionValues,
  groupTimeZone: string,
): string {
  if (startsNow) return 'It starts as soon as it is created.';
  const own = ownTimeZone();
  const isOtherTimeZone = groupTimeZone !== own;
  const start = new Date(dateTime);
  if (Number.isNaN(start.getTime()))
    return isOtherTimeZone
      ? `In your own time zone, ${timeZoneName(own)}. The group’s is ${timeZoneName(groupTimeZone)}.`
      : `In your own time zone, ${timeZoneName(own)}.`;
  const minutes = isWholeNumber(durationMinutes, session.duration) ? Number(durationMinutes) : 0;
  const end = new Date(start.getTime() + minutes * 60_000);
  const formatIn = (timeZone: string) => rangeFormat({ ...dayAndTime, timeZone })(start, end);
  const here = `${formatIn(own)}, in your own time zone, ${timeZoneName(own)}.`;
  return isOtherTimeZone
    ? `${here} In the group’s, ${timeZoneName(groupTimeZone)}: ${formatIn(groupTimeZone)}.`
    : here;
}

/** The form as text, for the conflict dialog. */
export const toTexts = (values: SessionValues): FieldTexts => ({
  Title: values.title,
  Description: values.description,
  'Date and time': formatStart(new Date(values.dateTime)),
  Duration: `${values.durationMinutes} minutes`,
  Capacity: values.capacity,
  Location: values.location,
  'Repeats weekly': values.isRecurring ? 'Yes' : 'No',
  'Reading aloud': values.hasReading ? 'Yes' : 'No',
});
