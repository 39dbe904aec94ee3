import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf, send, type Writer } from './requests';

const pauseMs = 50;

interface Counts {
  sent: number;
  /** By what the client saw: an HTTP status, or what became of its connection. */
  failed: Map<string, number>;
}

/** Members who create stories without a break, each on one server; what fails is sent to the other one again. */
export class Load {
  counts: Counts = { sent: 0, failed: new Map() };
  /** Local ids of stories whose creation was acknowledged. */
  readonly acknowledged: string[] = [];
  /** When each server last acknowledged a write, and the longest time without one since `mark`. */
  private last: number[];
  private longest: number[];
  private running = true;
  private readonly done: Promise<unknown>;

  constructor(
    private readonly urls: readonly string[],
    writers: readonly Writer[],
  ) {
    this.last = urls.map(() => performance.now());
    this.longest = urls.map(() => 0);
    this.done = Promise.all(writers.map((writer, n) => this.write(writer, n)));
  }

  /** Begins a new count; acknowledged ids are kept. */
  mark(): void {
    this.counts = { sent: 0, failed: new Map() };
    this.last = this.urls.map(() => performance.now());
    this.longest = this.urls.map(() => 0);
  }

  /** Seconds of the longest time in which a server acknowledged nothing, for each server. */
  gaps(): number[] {
    return this.longest.map((ms, n) => Math.max(ms, performance.now() - (this.last[n] ?? 0)) / 1000);
  }

  /** The failures in words. */
  failed(): string {
    return [...this.counts.failed].map(([reason, times]) => `${times} × ${reason}`).join(', ') || '0';
  }

  async stop(): Promise<void> {
    this.running = false;
    await this.done;
  }

  private async write(writer: Writer, first: number): Promise<void> {
    for (let server = first % this.urls.length; this.running; await sleep(pauseMs)) {
      const localId = randomUUID();
      for (let at = server; ; at = (at + 1) % this.urls.length) {
        if (await this.attempt(at, localId, writer.token)) break;
        if (!this.running) return;
        await sleep(pauseMs);
      }
      server = first % this.urls.length;
    }
  }

  private async attempt(at: number, localId: string, token: string): Promise<boolean> {
    this.counts.sent += 1;
    try {
      await send(
        this.urls[at] as string,
        'mutation ($input: CreateStoryInput!) { createStory(input: $input) { story { id } } }',
        { localId, title: 'Umbrellas', content: 'It rained on Monday. '.repeat(20) },
        token,
      );
    } catch (error) {
      const reason = reasonOf(error);
      this.counts.failed.set(reason, (this.counts.failed.get(reason) ?? 0) + 1);
      return false;
    }
    const now = performance.now();
    this.longest[at] = Math.max(this.longest[at] ?? 0, now - (this.last[at] ?? now));
    this.last[at] = now;
    this.acknowledged.push(localId);
    return true;
  }
}
