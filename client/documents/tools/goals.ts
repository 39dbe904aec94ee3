import { createStoredValue } from '../../lib/store';

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

function parse(stored: string | null): Goals {
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
  const stored = createStoredValue(`writing_goals:${memberId}`, parse);
  return {
    subscribe: stored.subscribe,
    /** A text has its first name until the server gives it an id. */
    read: (names: readonly (string | null)[]): Goal | null => {
      const name = names.find((known) => known !== null && Object.hasOwn(stored.read(), known));
      return name ? (stored.read()[name] ?? null) : null;
    },
    write(names: readonly (string | null)[], goal: Goal | null) {
      const others = Object.entries(stored.read()).filter(([name]) => !names.includes(name));
      const name = names.find((known) => known !== null);
      if (goal && name) others.push([name, goal]);
      stored.write(JSON.stringify(Object.fromEntries(others.slice(-storedMax))));
    },
  };
}
