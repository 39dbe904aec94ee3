import { write, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

const waitingMax = 1024 * 1024;
const retryMs = 100;

const isBusy = ({ code }: NodeJS.ErrnoException) => code === 'EAGAIN' || code === 'EBUSY';

/** The write in progress: `lines` of the log, after a note that reports `noted` dropped lines. */
interface Sending {
  rest: Buffer;
  lines: number;
  noted: number;
}

/**
 * Writes lines to a file descriptor, in order and without blocking. Those that can't be written, as on a full disk, and those
 * beyond a megabyte that wait for a slow reader, are dropped; the log says how many once it can be written again. pino's own
 * destination would end the process instead, and repeat the failing write for ever while it ends.
 */
export class LogOutput implements DestinationStream {
  private waiting: string[] = [];
  private waitingLength = 0;
  private sending: Sending | undefined;
  private dropped = 0;
  private reason = '';
  private isLineBroken = false;

  constructor(private readonly fd: number) {
    process.once('exit', () => this.flush());
  }

  write(line: string): void {
    if (this.waitingLength + line.length > waitingMax) this.drop(1, 'the reader is slow');
    else {
      this.waiting.push(line);
      this.waitingLength += line.length;
      if (!this.sending) this.next();
    }
  }

  private next(): void {
    this.sending = this.take();
    if (this.sending) this.send(this.sending);
  }

  private take(): Sending | undefined {
    if (this.waiting.length === 0) return undefined;
    const lines = this.waiting.length;
    const text = this.noteOfDropped() + this.waiting.join('');
    this.waiting = [];
    this.waitingLength = 0;
    return { rest: Buffer.from(text), lines, noted: this.dropped };
  }

  private noteOfDropped(): string {
    if (this.dropped === 0) return '';
    const { dropped, reason } = this;
    const note = {
      level: 40,
      time: Date.now(),
      dropped,
      reason,
      msg: 'lines of the log could not be written',
    };
    return `${this.isLineBroken ? '\n' : ''}${JSON.stringify(note)}\n`;
  }

  private send(sending: Sending): void {
    write(this.fd, sending.rest, (error, written) => {
      if (error && isBusy(error)) return void setTimeout(() => this.send(sending), retryMs).unref();
      if (error) {
        this.drop(sending.lines, error.code ?? error.message);
        return this.next();
      }
      sending.rest = sending.rest.subarray(written);
      this.isLineBroken = sending.rest.length > 0;
      if (this.isLineBroken) return this.send(sending);
      this.dropped -= sending.noted;
      this.next();
    });
  }

  private drop(lines: number, reason: string): void {
    this.dropped += lines;
    this.reason = reason;
  }

  /** Writes what still waits when the process ends. It tries once, because a retry would come too late. */
  private flush(): void {
    const last = this.take();
    try {
      if (last) writeSync(this.fd, last.rest);
    } catch {
      // There is nowhere left to report it.
    }
  }
}
