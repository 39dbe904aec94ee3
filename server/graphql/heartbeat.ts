import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';

const ticksPerRound = 12;

/**
 * Bytes that the network hasn't accepted yet. Only Node's internal handle knows; Node's own socket timeout
 * uses the same value.
 */
const unsentBytesOf = (network: Writable): number =>
  (network as { _handle?: { writeQueueSize?: number } | null })._handle?.writeQueueSize ?? 0;

interface WatchedSocket {
  network: Writable;
  /** The tick in which it is checked. */
  turn: number;
  /** Payload of the unanswered ping. */
  pingPayload: string | undefined;
  unsentBytes: number;
}

/**
 * Closes sockets whose peer is gone or doesn't read. One timer and one listener serve all sockets, a part of
 * them per tick.
 */
export class Heartbeat {
  private readonly watched = new Map<WebSocket, WatchedSocket>();
  private readonly timer: NodeJS.Timeout;
  private tick = 0;
  private added = 0;
  private readonly onPong: (this: WebSocket, data: Buffer) => void;

  /** `everyMs`: interval of pings per socket, and the time to answer one. */
  constructor(everyMs = 12_000) {
    this.timer = setInterval(() => this.checkNext(), everyMs / ticksPerRound);
    this.timer.unref();
    const { watched } = this;
    this.onPong = function (data) {
      const state = watched.get(this);
      // The payload proves that the client has read everything sent before the ping.
      if (state && String(data) === state.pingPayload) state.pingPayload = undefined;
    };
  }

  add(socket: WebSocket, network: Writable): void {
    this.watched.set(socket, {
      network,
      turn: this.added % ticksPerRound,
      pingPayload: undefined,
      unsentBytes: 0,
    });
    this.added += 1;
    socket.on('pong', this.onPong);
  }

  remove(socket: WebSocket): void {
    this.watched.delete(socket);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private checkNext(): void {
    this.tick = (this.tick + 1) % ticksPerRound;
    const payload = randomUUID();
    for (const [socket, watched] of this.watched) {
      if (watched.turn !== this.tick) continue;
      const { pingPayload, unsentBytes: before } = watched;
      watched.unsentBytes = unsentBytesOf(watched.network);
      // A slow client that is still reading hasn't reached the ping yet.
      const isReading = watched.unsentBytes > 0 && watched.unsentBytes !== before;
      if (pingPayload !== undefined && !isReading) {
        this.remove(socket);
        socket.terminate();
      } else if (pingPayload === undefined && socket.readyState === socket.OPEN) {
        watched.pingPayload = payload;
        socket.ping(payload);
      }
    }
  }
}
