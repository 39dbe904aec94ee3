import { ExerciseCategory, ExerciseDifficulty } from '../../contract/enums';
import { checkShape, DemoContentError, readList, requireOneOf, type Shape } from './readContent';

export interface DemoExercise {
  slug: string;
  /** A demo member's username. */
  creator: string;
  title: string;
  description: string;
  objective: string;
  prompt: string;
  timeLimitMinutes: number | null;
  difficulty: ExerciseDifficulty;
  category: ExerciseCategory;
  isTemplate: boolean;
  tags: string[];
  daysAgo: number;
}

/** A member's writing in a session. */
interface DemoWriting {
  member: string;
  /** Slug of one of their stories. */
  story: string;
  /** Slug of an exercise picked instead. */
  exercise?: string | null;
  showsPiece: boolean;
  showsWords: boolean;
  /** Words per interval of five minutes. */
  words: number[];
}

/** The next such time in the group's time zone, plus or minus weeks; or minutes before the first start. */
export type DemoTime = { weekday: number; time: string; weeks: number } | { minutesAgo: number };

export interface DemoSession {
  /** Equal for the sessions of a weekly series. */
  series?: string | null;
  title: string;
  description: string;
  location?: string | null;
  leader: string;
  when: DemoTime;
  durationMinutes: number;
  capacity: number;
  cancelled?: boolean | null;
  sprint?: { minutesAgo: number; minutes: number } | null;
  /** Usernames in order of joining. */
  joined: string[];
  writing: DemoWriting[];
}

const exerciseShape: Shape<DemoExercise> = {
  slug: 'text',
  creator: 'text',
  title: 'text',
  description: 'text',
  objective: 'text',
  prompt: 'text',
  timeLimitMinutes: 'number?',
  difficulty: 'text',
  category: 'text',
  isTemplate: 'truth',
  tags: 'list',
  daysAgo: 'number',
};
const sessionShape: Shape<DemoSession> = {
  series: 'text?',
  title: 'text',
  description: 'text',
  location: 'text?',
  leader: 'text',
  when: 'object',
  durationMinutes: 'number',
  capacity: 'number',
  cancelled: 'truth?',
  sprint: 'object?',
  joined: 'list',
  writing: 'list',
};
const writingShape: Shape<DemoWriting> = {
  member: 'text',
  story: 'text',
  exercise: 'text?',
  showsPiece: 'truth',
  showsWords: 'truth',
  words: 'list',
};

export function loadExercises(folder: string, usernames: ReadonlySet<string>): DemoExercise[] {
  const file = 'exercises.json';
  return readList(folder, file).map((item) => {
    const exercise = checkShape(file, item, exerciseShape);
    const fail = (problem: string) => new DemoContentError(file, `${exercise.slug}: ${problem}`);
    if (!usernames.has(exercise.creator)) throw fail(`unknown creator '${exercise.creator}'`);
    requireOneOf(Object.values(ExerciseCategory), exercise.category, () => fail('unknown category'));
    requireOneOf(Object.values(ExerciseDifficulty), exercise.difficulty, () => fail('unknown difficulty'));
    return exercise;
  });
}

interface Known {
  usernames: ReadonlySet<string>;
  /** Slugs of exercises. */
  slugs: ReadonlySet<string>;
  /** Authors of stories by slug. */
  authors: ReadonlyMap<string, string>;
}

export function loadSessions(folder: string, { usernames, slugs, authors }: Known): DemoSession[] {
  const file = 'sessions.json';
  return readList(folder, file).map((item) => {
    const session = checkShape(file, item, sessionShape);
    const fail = (problem: string) => new DemoContentError(file, `${session.title}: ${problem}`);
    const { when } = session;
    if ('minutesAgo' in when) checkShape(file, when, { minutesAgo: 'number' });
    else checkShape(file, when, { weekday: 'number', time: 'text', weeks: 'number' });
    if (session.sprint) checkShape(file, session.sprint, { minutesAgo: 'number', minutes: 'number' });
    for (const member of [session.leader, ...session.joined])
      if (!usernames.has(member)) throw fail(`unknown member '${member}'`);
    for (const writing of session.writing) {
      const { member, story, exercise } = checkShape(file, writing, writingShape);
      if (member !== session.leader && !session.joined.includes(member))
        throw fail(`'${member}' has not joined`);
      if (authors.get(story) !== member) throw fail(`'${story}' is no story of '${member}'`);
      if (exercise != null && !slugs.has(exercise)) throw fail(`unknown exercise '${exercise}'`);
    }
    return session;
  });
}
