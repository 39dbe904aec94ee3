import { write, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/** Characters that may wait to be written. */
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
 * Writes lines to a file descriptor, in order and without blocking. Lines are dropped if they can't be written, as on a full disk,
 * or if more than a megabyte waits for a slow reader; the log says how many once it can be written again. pino's own destination
 * would end the process instead, and repeat the failing write for ever while it ends.
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
      if (!this.sending) this.sendNext();
    }
  }

  private sendNext(): void {
    this.sending = this.takeWaiting();
    if (this.sending) this.send(this.sending);
  }

  private takeWaiting(): Sending | undefined {
    if (this.waiting.length === 0) return undefined;
    const lines = this.waiting.length;
    const text = this.noteOfDropped() + this.waiting.join('');
    this.waiting = [];
    this.waitingLength = 0;
    return { rest: Buffer.from(text), lines, noted: this.dropped };
  }

  /** A line about the dropped ones; it ends the line before it, if that was cut off. */
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
        return this.sendNext();
      }
      sending.rest = sending.rest.subarray(written);
      this.isLineBroken = sending.rest.length > 0;
      if (this.isLineBroken) return this.send(sending);
      this.dropped -= sending.noted;
      this.sendNext();
    });
  }

  private drop(lines: number, reason: string): void {
    this.dropped += lines;
    this.reason = reason;
  }

  /** Writes what still waits when the process ends. It tries once, because a retry would come too late. */
  private flush(): void {
    const last = this.takeWaiting();
    try {
      if (last) writeSync(this.fd, last.rest);
    } catch {
      // There is nowhere left to report it.
    }
  }
}
