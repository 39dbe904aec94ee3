import { createListeners } from '../../../lib/store';

/** The choices, in minutes. Source: specification, section 9. */
export const timerMinutes = [5, 10, 15, 20, 25, 30, 45, 60] as const;

/** Seconds before the end at which the display warns. */
export const lowTimeSeconds = 60;

const tickMs = 100;

type TimerStatus = 'stopped' | 'running' | 'paused' | 'finished';

export interface TimerState {
  status: TimerStatus;
  /** The chosen time, restored by a reset. */
  minutes: number;
  /** Rounded up. */
  secondsLeft: number;
}

/** The countdown's state by the clock, in milliseconds. */
type Run =
  | { status: 'running'; endsAt: number }
  | { status: 'stopped' | 'paused' | 'finished'; leftMs: number };

/**
 * A countdown. The remaining time follows the clock, not the ticks, which are throttled in background tabs;
 * listeners are notified once a second.
 */
export class WritingTimer {
  private run: Run;
  private state: TimerState;
  /** Whether the member has chosen a time or started the timer. */
  private isUsed = false;
  private ticking: ReturnType<typeof setInterval> | null = null;
  private readonly changes = createListeners();

  constructor(
    private minutes: number = timerMinutes[0],
    private readonly now: () => number = () => performance.now(),
  ) {
    this.run = { status: 'stopped', leftMs: minutes * 60_000 };
    this.state = this.currentState();
  }

  readonly subscribe = this.changes.subscribe;

  readonly read = (): TimerState => this.state;

  start(): void {
    if (this.run.status === 'running' || this.run.status === 'finished') return;
    this.isUsed = true;
    this.run = { status: 'running', endsAt: this.now() + this.run.leftMs };
    this.ticking = setInterval(() => this.tick(), tickMs);
    this.update();
  }

  pause(): void {
    if (this.run.status !== 'running') return;
    const leftMs = this.run.endsAt - this.now();
    if (leftMs <= 0) {
      this.tick();
      return;
    }
    this.run = { status: 'paused', leftMs };
    this.stopTicking();
    this.update();
  }

  reset(): void {
    this.stopTicking();
    this.run = { status: 'stopped', leftMs: this.minutes * 60_000 };
    this.update();
  }

  choose(minutes: number): void {
    this.isUsed = true;
    this.minutes = minutes;
    this.reset();
  }

  /** Sets a time unless the member has used the timer. */
  suggest(minutes: number): void {
    if (this.isUsed) return;
    this.minutes = minutes;
    this.reset();
  }

  private tick(): void {
    if (this.run.status === 'running' && this.run.endsAt <= this.now()) {
      this.stopTicking();
      this.run = { status: 'finished', leftMs: 0 };
    }
    this.update();
  }

  private stopTicking(): void {
    if (this.ticking !== null) clearInterval(this.ticking);
    this.ticking = null;
  }

  private currentState(): TimerState {
    const leftMs = this.run.status === 'running' ? this.run.endsAt - this.now() : this.run.leftMs;
    return {
      status: this.run.status,
      minutes: this.minutes,
      secondsLeft: Math.max(0, Math.ceil(leftMs / 1000)),
    };
  }

  private update(): void {
    const { status, minutes, secondsLeft } = this.currentState();
    const before = this.state;
    const isSame =
      status === before.status && minutes === before.minutes && secondsLeft === before.secondsLeft;
    if (isSame) return;
    this.state = { status, minutes, secondsLeft };
    this.changes.notify();
  }
}

/** The choices, including the exercise's limit. */
export const minutesToChoose = (limit: number | null): number[] =>
  [...new Set<number>([...timerMinutes, ...(limit === null ? [] : [limit])])].sort((a, b) => a - b);

/** Minutes below an hour, otherwise hours and minutes. Source: specification, section 9. */
export function timerDurationLabel(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
