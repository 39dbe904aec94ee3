import type { SyncStatus } from '../model/model';
import type { AutoSaveState } from './writerState';

/** Source: specification, section 9. */
const savedMs = 2_000;
const failedMs = 3_000;

/** Shows how the sending of a text goes on; its outcome only for a while. */
export class SaveIndicator {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly shown: () => AutoSaveState,
    private readonly show: (indicator: AutoSaveState) => void,
  ) {}

  follow(status: SyncStatus): void {
    if (status === 'syncing') this.showFor('saving');
    else if (status === 'synced') this.showFor('saved', savedMs);
    else if (status === 'error') this.showFor('error', failedMs);
    else if (this.shown() === 'saving') this.showFor('idle');
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private showFor(indicator: AutoSaveState, ms?: number): void {
    clearTimeout(this.timer);
    this.show(indicator);
    if (ms === undefined) return;
    this.timer = setTimeout(() => {
      if (this.shown() === indicator) this.show('idle');
    }, ms);
  }
}
