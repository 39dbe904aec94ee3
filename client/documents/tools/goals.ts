import { createStoredValue } from '../../lib/store';

/** What the author wants to reach with a text: a number of words in all, or of minutes a day. */
export interface Goal {
  unit: 'words' | 'minutes';
  amount: number;
  /** The day that `seconds` were written on. */
  day?: string;
  seconds?: number;
}

export const goalLimits = { words: 1_000_000, minutes: 1_440 } as const;

/** Goals of more texts than this are forgotten, oldest first. */
const storedMax = 200;

type Goals = Record<string, Goal>;

const isGoal = (value: unknown): value is Goal => {
  const { unit, amount, day, seconds } = (value ?? {}) as Record<string, unknown>;
  return (
    (unit === 'words' || unit === 'minutes') &&
    typeof amount === 'number' &&
    Number.isInteger(amount) &&
    amount > 0 &&
    amount <= goalLimits[unit] &&
    (day === undefined || typeof day === 'string') &&
    (seconds === undefined || (typeof seconds === 'number' && seconds >= 0))
  );
};

function parseGoals(stored: string | null): Goals {
  try {
    const read: unknown = JSON.parse(stored ?? '{}');
    return Object.fromEntries(
      Object.entries(read ?? {}).filter((entry): entry is [string, Goal] => isGoal(entry[1])),
    );
  } catch {
    return {};
  }
}

const byMember = new Map<string, ReturnType<typeof openGoals>>();

/** The goals that a member has set for texts, on this device. */
export function goalsOf(memberId: string) {
  const goals = byMember.get(memberId) ?? openGoals(memberId);
  byMember.set(memberId, goals);
  return goals;
}

function openGoals(memberId: string) {
  const stored = createStoredValue(`writing_goals:${memberId}`, parseGoals);
  return {
    subscribe: stored.subscribe,
    /** Reads the goal under the first of the text's keys that has one: its id, or its localId until it has an id. */
    read: (keys: readonly (string | null)[]): Goal | null => {
      const key = keys.find((known) => known !== null && Object.hasOwn(stored.read(), known));
      return key ? (stored.read()[key] ?? null) : null;
    },
    write(keys: readonly (string | null)[], goal: Goal | null) {
      const others = Object.entries(stored.read()).filter(([key]) => !keys.includes(key));
      const key = keys.find((known) => known !== null);
      if (goal && key) others.push([key, goal]);
      stored.write(JSON.stringify(Object.fromEntries(others.slice(-storedMax))));
    },
  };
}
