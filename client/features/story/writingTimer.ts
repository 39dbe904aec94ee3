/** Minutes. Source: specification, section 9. */
export const timerMinutes = [5, 10, 15, 20, 25, 30, 45, 60] as const;

/** Seconds before the end from which on the display warns. */
export const lowTimeSeconds = 60;

const tickMs = 100;

export type TimerStatus = 'stopped' | 'running' | 'paused' | 'finished';

export interface TimerState {
  status: TimerStatus;
  /** As chosen: a reset gives it back. */
  minutes: number;
  /** Seconds that are left; one that has begun counts whole. */
  left: number;
}

type Run =
  | { status: 'running'; endsAt: number }
  | { status: 'stopped' | 'paused' | 'finished'; leftMs: number };

/**
 * Counts a chosen time down. What is left is told by the clock and not by the ticks, which a sleeping tab gets too few
 * of; it changes for its listeners once a second.
 */
export class WritingTimer {
  private run: Run;
  private state: TimerState;
  private isTouched = false;
  private ticking: ReturnType<typeof setInterval> | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(
    private minutes: number = timerMinutes[0],
    private readonly now: () => number = () => performance.now(),
  ) {
    this.run = { status: 'stopped', leftMs: minutes * 60_000 };
    this.state = this.told();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = (): TimerState => this.state;

  start(): void {
    if (this.run.status === 'running' || this.run.status === 'finished') return;
    this.isTouched = true;
    this.run = { status: 'running', endsAt: this.now() + this.run.leftMs };
    this.ticking = setInterval(() => this.tick(), tickMs);
    this.tell();
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
    this.tell();
  }

  reset(): void {
    this.stopTicking();
    this.run = { status: 'stopped', leftMs: this.minutes * 60_000 };
    this.tell();
  }

  choose(minutes: number): void {
    this.isTouched = true;
    this.minutes = minutes;
    this.reset();
  }

  /** Chooses for its owner, who has not touched it yet. */
  suggest(minutes: number): void {
    if (this.isTouched) return;
    this.minutes = minutes;
    this.reset();
  }

  private tick(): void {
    if (this.run.status === 'running' && this.run.endsAt <= this.now()) {
      this.stopTicking();
      this.run = { status: 'finished', leftMs: 0 };
    }
    this.tell();
  }

  private stopTicking(): void {
    if (this.ticking !== null) clearInterval(this.ticking);
    this.ticking = null;
  }

  private told(): TimerState {
    const leftMs = this.run.status === 'running' ? this.run.endsAt - this.now() : this.run.leftMs;
    return { status: this.run.status, minutes: this.minutes, left: Math.max(0, Math.ceil(leftMs / 1000)) };
  }

  private tell(): void {
    const { status, minutes, left } = this.told();
    const before = this.state;
    if (status === before.status && minutes === before.minutes && left === before.left) return;
    this.state = { status, minutes, left };
    for (const listener of [...this.listeners]) listener();
  }
}

/** The choices, with the exercise's own limit among them. */
export const minutesToChoose = (limit: number | null): number[] =>
  [...new Set<number>([...timerMinutes, ...(limit === null ? [] : [limit])])].sort((a, b) => a - b);

/** Under an hour as minutes, else as hours and minutes. Source: specification, section 9. */
export function durationLabel(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
