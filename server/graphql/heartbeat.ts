import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';

const turns = 12;

/**
 * Bytes that the network hasn't accepted yet. Only Node's internal handle knows; Node's own socket timeout
 * uses the same value.
 */
const unsentOf = (network: Writable): number =>
  (network as { _handle?: { writeQueueSize?: number } | null })._handle?.writeQueueSize ?? 0;

interface Watched {
  network: Writable;
  /** Payload of the unanswered ping. */
  asked?: string;
  unsent: number;
}

/**
 * Closes sockets whose peer is gone or doesn't read. One timer serves all sockets, a part of them per tick.
 */
export class Heartbeat {
  private readonly parts = Array.from({ length: turns }, () => new Map<WebSocket, Watched>());
  private readonly timer: NodeJS.Timeout;
  private turn = 0;
  private added = 0;

  /** `everyMs`: interval of pings per socket, and the time to answer one. */
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
      // The payload proves that the client has read everything sent before the ping.
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
      // A slow client that is still reading hasn't reached the ping yet.
      const isReading = watched.unsent > 0 && watched.unsent !== before;
      if (asked !== undefined && !isReading) socket.terminate();
      else if (asked === undefined && socket.readyState === socket.OPEN) {
        watched.asked = question;
        socket.ping(question);
      }
    }
  }
}
