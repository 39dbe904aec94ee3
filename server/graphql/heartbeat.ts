import type { WebSocket } from 'ws';

/** How often each socket is asked for a sign of life, and how long it has for it. */
const everyMs = 12_000;
const turnMs = 1_000;
const turns = everyMs / turnMs;

/** Ends sockets whose other end is gone without a word. One timer serves all, a part of them at each turn. */
export class Heartbeat {
  private readonly parts = Array.from({ length: turns }, () => new Set<WebSocket>());
  private readonly asked = new WeakSet<WebSocket>();
  private readonly timer: NodeJS.Timeout;
  private turn = 0;
  private added = 0;

  constructor() {
    this.timer = setInterval(() => this.beat(), turnMs);
    this.timer.unref();
  }

  add(socket: WebSocket): void {
    const part = this.parts[this.added % turns];
    this.added += 1;
    part?.add(socket);
    const { asked } = this;
    socket.on('pong', () => asked.delete(socket));
    socket.once('close', () => part?.delete(socket));
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private beat(): void {
    this.turn = (this.turn + 1) % turns;
    for (const socket of this.parts[this.turn] ?? []) {
      if (this.asked.has(socket)) socket.terminate();
      else if (socket.readyState === socket.OPEN) {
        this.asked.add(socket);
        socket.ping();
      }
    }
  }
}
