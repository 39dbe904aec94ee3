import { limits } from '../../contract/limits';
import { daysBefore, sweepByTime } from '../../jobs/sweeps';
import type { LoadersOf } from '../../request/requestLoaders';
import { challengeLoaders } from './challenge/challenge.loaders';
import { ChallengeResolver, ViewerChallengesResolver } from './challenge/challenge.resolver';
import { exerciseLoaders } from './exercise/exercise.loaders';
import {
  ExerciseResolver,
  StoryExerciseResolver,
  ViewerExercisesResolver,
} from './exercise/exercise.resolver';
import { GoalResolver } from './goal/goal.resolver';
import { journalLoaders } from './journal/journal.loaders';
import { JournalResolver, ViewerJournalsResolver } from './journal/journal.resolver';
import { noteLoaders } from './note/note.loaders';
import { JournalNotesResolver, NoteResolver, ViewerNotesResolver } from './note/note.resolver';
import { ViewerWritingDaysResolver } from './writingDay/writingDay.resolver';

/** Goals and challenges are kept for `keptDays` after their end; days off and minutes as long as the longest goal may count them. */
const { keptDays, rangeDays } = limits.goal;

/** Deletes expired rows from the domain's tables. */
const writingSweeps = (now: Date) => {
  const dayBefore = (days: number) => daysBefore(now)(days).toISOString().slice(0, 10);
  const [goalEndBefore, countedBefore] = [dayBefore(keptDays), dayBefore(keptDays + rangeDays)];
  return {
    goals: sweepByTime('writing_goals', 'ends_on', goalEndBefore),
    daysOff: sweepByTime('writing_days_off', 'day', countedBefore),
    minutes: sweepByTime('writing_minutes', 'day', countedBefore),
    challenges: sweepByTime('challenges', 'ends_on', goalEndBefore),
  };
};

export const writing = {
  resolvers: [
    ChallengeResolver,
    ViewerChallengesResolver,
    ExerciseResolver,
    StoryExerciseResolver,
    ViewerExercisesResolver,
    GoalResolver,
    JournalResolver,
    ViewerJournalsResolver,
    JournalNotesResolver,
    NoteResolver,
    ViewerNotesResolver,
    ViewerWritingDaysResolver,
  ],
  loaders: {
    ...challengeLoaders,
    ...exerciseLoaders,
    ...journalLoaders,
    ...noteLoaders,
  },
  sweeps: writingSweeps,
};

declare module '../../request/context' {
  interface Loaders extends LoadersOf<(typeof writing)['loaders']> {}
}
