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
  /** The tick in which it is checked. */
  turn: number;
  /** Payload of the unanswered ping. */
  asked: string | undefined;
  unsent: number;
}

/**
 * Closes sockets whose peer is gone or doesn't read. One timer and one listener serve all sockets, a part of
 * them per tick.
 */
export class Heartbeat {
  private readonly watched = new Map<WebSocket, Watched>();
  private readonly timer: NodeJS.Timeout;
  private turn = 0;
  private added = 0;
  private readonly onPong: (this: WebSocket, data: Buffer) => void;

  /** `everyMs`: interval of pings per socket, and the time to answer one. */
  constructor(everyMs = 12_000) {
    this.timer = setInterval(() => this.beat(), everyMs / turns);
    this.timer.unref();
    const { watched } = this;
    this.onPong = function (data) {
      const one = watched.get(this);
      // The payload proves that the client has read everything sent before the ping.
      if (one && String(data) === one.asked) one.asked = undefined;
    };
  }

  add(socket: WebSocket, network: Writable): void {
    this.watched.set(socket, { network, turn: this.added % turns, asked: undefined, unsent: 0 });
    this.added += 1;
    socket.on('pong', this.onPong);
  }

  remove(socket: WebSocket): void {
    this.watched.delete(socket);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private beat(): void {
    this.turn = (this.turn + 1) % turns;
    const question = randomUUID();
    for (const [socket, watched] of this.watched) {
      if (watched.turn !== this.turn) continue;
      const { asked, unsent: before } = watched;
      watched.unsent = unsentOf(watched.network);
      // A slow client that is still reading hasn't reached the ping yet.
      const isReading = watched.unsent > 0 && watched.unsent !== before;
      if (asked !== undefined && !isReading) {
        this.remove(socket);
        socket.terminate();
      } else if (asked === undefined && socket.readyState === socket.OPEN) {
        watched.asked = question;
        socket.ping(question);
      }
    }
  }
}
