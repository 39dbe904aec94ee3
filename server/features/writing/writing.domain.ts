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
import { writingSweeps } from './writing.sweeps';
import { ViewerWritingDaysResolver } from './writingDay/writingDay.resolver';

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
