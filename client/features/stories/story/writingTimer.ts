import { isSameContent } from '../../../lib/isSameContent';
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

/**
 * A countdown. The remaining time follows the clock, not the ticks, which are throttled in background tabs;
 * listeners are notified once a second.
 */
export class WritingTimer {
  private state: TimerState;
  private leftMs: number;
  /** When it ends by the clock, while it runs. */
  private endsAt = 0;
  /** Whether the member has chosen a time or started the timer. */
  private isUsed = false;
  private ticking: ReturnType<typeof setInterval> | undefined;
  private readonly changes = createListeners();

  constructor(
    minutes: number = timerMinutes[0],
    private readonly now: () => number = () => performance.now(),
  ) {
    this.leftMs = minutes * 60_000;
    this.state = { status: 'stopped', minutes, secondsLeft: minutes * 60 };
  }

  readonly subscribe = this.changes.subscribe;

  readonly read = (): TimerState => this.state;

  start(): void {
    const { status } = this.state;
    if (status === 'running' || status === 'finished') return;
    this.isUsed = true;
    this.endsAt = this.now() + this.leftMs;
    this.ticking = setInterval(() => this.tick(), tickMs);
    this.show('running');
  }

  pause(): void {
    this.tick();
    if (this.state.status === 'running') this.stop('paused');
  }

  reset(minutes = this.state.minutes): void {
    this.leftMs = minutes * 60_000;
    this.stop('stopped', minutes);
  }

  choose(minutes: number): void {
    this.isUsed = true;
    this.reset(minutes);
  }

  /** Sets a time unless the member has used the timer. */
  suggest(minutes: number): void {
    if (!this.isUsed) this.reset(minutes);
  }

  private tick(): void {
    if (this.state.status !== 'running') return;
    this.leftMs = Math.max(0, this.endsAt - this.now());
    if (this.leftMs === 0) this.stop('finished');
    else this.show('running');
  }

  private stop(status: TimerStatus, minutes?: number): void {
    clearInterval(this.ticking);
    this.show(status, minutes);
  }

  private show(status: TimerStatus, minutes = this.state.minutes): void {
    const state = { status, minutes, secondsLeft: Math.ceil(this.leftMs / 1000) };
    if (isSameContent(state, this.state)) return;
    this.state = state;
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
