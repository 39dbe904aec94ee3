import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';

const turns = 12;

/**
 * Bytes of the write under way that the network has not taken yet. Only Node's handle knows: its own time limit for
 * sockets asks the same.
 */
const unsentOf = (network: Writable): number =>
  (network as { _handle?: { writeQueueSize?: number } | null })._handle?.writeQueueSize ?? 0;

interface Watched {
  network: Writable;
  /** What the ping said that is not answered yet. */
  asked?: string;
  unsent: number;
}

/**
 * Ends sockets whose other end is gone without a word, or reads nothing of what it was sent. One timer serves all, a part
 * of them at each turn.
 */
export class Heartbeat {
  private readonly parts = Array.from({ length: turns }, () => new Map<WebSocket, Watched>());
  private readonly timer: NodeJS.Timeout;
  private turn = 0;
  private added = 0;

  /** `everyMs`: how often each socket is asked for a sign of life, and how long it has for it. */
  constructor(everyMs = 12_000) {
    this.timer = setInterval(() => this.beat(), everyMs / turns);
    this.timer.unref();
  }

  add(socket: WebSocket, network: Writable): void {
    const part = this.parts[this.added % turns];
    this.added += 1;
    const watched: Watched = { network, unsent: 0 };
    part?.set(socket, watched);
    socket.on('pong', (data) => {
      // Only who has read all that came before the ping can say what it said.
      if (String(data) === watched.asked) watched.asked = undefined;
    });
    socket.once('close', () => part?.delete(socket));
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private beat(): void {
    this.turn = (this.turn + 1) % turns;
    const question = randomUUID();
    for (const [socket, watched] of this.parts[this.turn] ?? []) {
      const { asked, unsent: before } = watched;
      watched.unsent = unsentOf(watched.network);
      // The ping stands behind what a slow client still reads.
      const isReading = watched.unsent > 0 && watched.unsent !== before;
      if (asked !== undefined && !isReading) socket.terminate();
      else if (asked === undefined && socket.readyState === socket.OPEN) {
        watched.asked = question;
        socket.ping(question);
      }
    }
  }
}
