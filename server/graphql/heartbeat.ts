import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';

/**
 * Rounds in which a client may leave a ping unanswered while a message waits to be sent to it: until the network has accepted all
 * of a long message, `bufferedAmount` doesn't fall.
 */
const roundsWhileSending = 10;

/** Closes a socket whose client is gone or doesn't read. `everyMs`: interval of pings, and the time to answer one. */
export function watchSocket(socket: WebSocket, everyMs = 12_000): void {
  let pingPayload: string | undefined;
  let bufferedBytes = 0;
  let rounds = 0;
  const timer = setInterval(() => {
    const isReading = socket.bufferedAmount < bufferedBytes;
    bufferedBytes = socket.bufferedAmount;
    if (pingPayload === undefined) {
      pingPayload = randomUUID();
      rounds = 0;
      socket.ping(pingPayload);
      return;
    }
    rounds = isReading ? 0 : rounds + 1;
    if (rounds > (bufferedBytes > 0 ? roundsWhileSending : 0)) socket.terminate();
  }, everyMs);
  timer.unref();
  socket.on('pong', (payload) => {
    // It has read everything sent before the ping. Unsolicited pongs prove nothing.
    if (String(payload) === pingPayload) pingPayload = undefined;
  });
  socket.on('close', () => clearInterval(timer));
}

/** Answers pings with one pong at a time, to the latest: pongs must not accumulate while the client doesn't read. */
export function answerPings(socket: WebSocket): void {
  let latest: Buffer | undefined;
  let isSending = false;
  const send = () => {
    if (isSending || !latest) return;
    isSending = true;
    socket.pong(latest, undefined, () => {
      isSending = false;
      send();
    });
    latest = undefined;
  };
  socket.on('ping', (payload) => {
    latest = payload;
    send();
  });
}
