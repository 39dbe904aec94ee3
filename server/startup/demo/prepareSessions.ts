import { Temporal } from 'temporal-polyfill';
import { dayMs } from '../../contract/calendar';
import { SessionStatus } from '../../contract/enums';
import type { Transaction } from '../../db/database';
import { dueAtOf, endOf } from '../../features/sessions/session/schedule';
import { newSession } from '../../features/sessions/session/session.service';
import { newExercise } from '../../features/writing/exercise/exercise.service';
import { exerciseTags, setTags } from '../../features/writing/tag/setTags';
import { newIdAt } from '../../lib/ids';
import { Exercise } from '../../model/exercise.entity';
import { SessionWordInterval, SessionWords, SessionWriter } from '../../model/room.entity';
import { Session } from '../../model/session.entity';
import { SessionParticipant } from '../../model/sessionParticipant.entity';
import type { DemoExercise, DemoSession, DemoTime } from './demoSessions';

const minuteMs = 60 * 1000;

/** Common data for adding demo content: the time of the first start, and members' ids by username. */
export interface DemoGroup {
  now: Date;
  timeZone: string;
  userIds: ReadonlyMap<string, string>;
}

/** Adds the exercises and returns their ids by slug. */
export async function addExercises(
  tx: Transaction,
  demos: readonly DemoExercise[],
  { now, userIds }: DemoGroup,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { slug, creator, tags, daysAgo, ...input } of demos) {
    const madeAt = new Date(now.getTime() - daysAgo * dayMs);
    const id = newIdAt('exercise', madeAt);
    await tx.insert(Exercise, { ...newExercise(userIds.get(creator) ?? '', input, madeAt), id });
    await setTags(tx, exerciseTags, id, tags, Infinity);
    ids.set(slug, id);
  }
  return ids;
}

/**
 * A session's start. Week 0 is the next one that is ahead. Sessions of negative weeks must be over: on a Monday at 20:00, week -1
 * of a session that began at 19:00 for two hours is last Monday.
 */
export function startOf(when: DemoTime, durationMinutes: number, now: Date, timeZone: string): Date {
  if ('minutesAgo' in when) {
    const minute = Math.floor(now.getTime() / minuteMs);
    return new Date((minute - when.minutesAgo) * minuteMs);
  }
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const startInWeeks = (weeks: number) => {
    const days = ((when.weekday - today.dayOfWeek + 7) % 7) + 7 * weeks;
    const start = today
      .add({ days })
      .toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(when.time) });
    return new Date(start.epochMilliseconds);
  };
  const nextWeek = startInWeeks(0) > now ? 0 : 1;
  if (when.weeks >= 0) return startInWeeks(nextWeek + when.weeks);
  const isRunning = endOf(startInWeeks(nextWeek - 1), durationMinutes) > now;
  const lastOverWeek = isRunning ? nextWeek - 2 : nextWeek - 1;
  return startInWeeks(lastOverWeek + 1 + when.weeks);
}

function statusOf({ cancelled, when }: DemoSession): SessionStatus {
  if (cancelled) return SessionStatus.CANCELLED;
  if ('minutesAgo' in when) return SessionStatus.IN_PROGRESS;
  return when.weeks < 0 ? SessionStatus.COMPLETED : SessionStatus.SCHEDULED;
}

function sessionOf(demo: DemoSession, { now, timeZone, userIds }: DemoGroup, previous?: Session): Session {
  const dateTime = startOf(demo.when, demo.durationMinutes, now, timeZone);
  const nineDaysBefore = new Date(Math.min(now.getTime(), dateTime.getTime()) - 9 * dayMs);
  const createdAt = previous?.endsAt ?? nineDaysBefore;
  const input = { ...demo, dateTime, isRecurring: demo.series != null };
  const session = newSession(userIds.get(demo.leader) ?? '', input, { now: createdAt, timeZone });
  const id = newIdAt('session', createdAt);
  const status = statusOf(demo);
  const isStarted = status === SessionStatus.IN_PROGRESS || status === SessionStatus.COMPLETED;
  let endedAt: Date | null = null;
  if (status === SessionStatus.COMPLETED) endedAt = session.endsAt;
  if (status === SessionStatus.CANCELLED) endedAt = now;
  const sprintStartedAt = demo.sprint ? new Date(now.getTime() - demo.sprint.minutesAgo * minuteMs) : null;
  Object.assign(session, {
    id,
    seriesId: previous?.seriesId ?? id,
    previousId: previous?.id ?? null,
    status,
    participantCount: demo.joined.length,
    startedAt: isStarted ? dateTime : null,
    endedAt,
    updatedAt: endedAt ?? (isStarted ? dateTime : createdAt),
    sprintStartedAt,
    sprintEndsAt: demo.sprint && sprintStartedAt ? endOf(sprintStartedAt, demo.sprint.minutes) : null,
  });
  return Object.assign(session, { dueAt: dueAtOf(session) });
}

/** Joining times, spread evenly between the session's creation and its start, or now. */
function participantsOf({ joined }: DemoSession, session: Session, { now, userIds }: DemoGroup) {
  const from = session.createdAt.getTime();
  const until = Math.min(now.getTime(), session.dateTime.getTime());
  return joined.map((username, n) => ({
    sessionId: session.id,
    userId: userIds.get(username) ?? '',
    joinedAt: new Date(Math.round(from + ((until - from) * (n + 1)) / (joined.length + 1))),
  }));
}

/** A session that was added. */
interface AddedSession {
  id: string;
  demo: DemoSession;
}

/** Adds the sessions and their participants. Writing is added later, with the stories. */
export async function addSessions(
  tx: Transaction,
  demos: readonly DemoSession[],
  group: DemoGroup,
): Promise<AddedSession[]> {
  const latest = new Map<string, Session>();
  const added: AddedSession[] = [];
  for (const demo of demos) {
    const session = sessionOf(demo, group, demo.series ? latest.get(demo.series) : undefined);
    if (demo.series) latest.set(demo.series, session);
    await tx.insert(Session, session);
    await tx.insert(SessionParticipant, participantsOf(demo, session, group));
    added.push({ id: session.id, demo });
  }
  return added;
}

/** Adds members' writing in sessions; the stories must exist. */
export async function addWriting(
  tx: Transaction,
  sessions: readonly AddedSession[],
  {
    userIds,
    exerciseIds,
    stories,
  }: Pick<DemoGroup, 'userIds'> & {
    exerciseIds: ReadonlyMap<string, string>;
    stories: ReadonlyMap<string, { id: string; wordCount: number }>;
  },
): Promise<void> {
  for (const { id: sessionId, demo } of sessions)
    for (const { member, story: slug, exercise, showsPiece, showsWords, words } of demo.writing) {
      const story = stories.get(slug);
      if (!story) continue;
      const writer = { sessionId, userId: userIds.get(member) ?? '' };
      const exerciseId = (exercise && exerciseIds.get(exercise)) ?? null;
      const storyId = exerciseId ? null : story.id;
      await tx.insert(SessionWriter, { ...writer, storyId, exerciseId, showsPiece, showsWords });
      const written = words.reduce((sum, count) => sum + count, 0);
      const wordsBefore = Math.max(0, story.wordCount - written);
      await tx.insert(SessionWords, {
        ...writer,
        storyId: story.id,
        wordsBefore,
        wordsNow: wordsBefore + written,
      });
      const intervals = words.map((count, place) => ({ ...writer, place, words: count }));
      await tx.insert(
        SessionWordInterval,
        intervals.filter((interval) => interval.words !== 0),
      );
    }
}
