import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** Minimal WebSocket clients, so that the server is measured. */
const textOpcode = 1;
const pingOpcode = 9;
const pongOpcode = 10;

/** A client's frame. A mask of zeros leaves the bytes unchanged. */
function frame(content: string | Buffer, opcode = textOpcode): Buffer {
  const body = Buffer.from(content);
  const head =
    body.length < 126
      ? Buffer.from([0x80 | opcode, 0x80 | body.length])
      : Buffer.from([0x80 | opcode, 0x80 | 126, body.length >> 8, body.length & 255]);
  return Buffer.concat([head, Buffer.alloc(4), body]);
}

/** Calls back with each complete frame, also if it arrives in parts. */
function framesOf(onFrame: (opcode: number, body: Buffer) => void): (chunk: Buffer) => void {
  let kept: Buffer | undefined;
  return (chunk) => {
    let bytes = kept ? Buffer.concat([kept, chunk]) : chunk;
    kept = undefined;
    for (;;) {
      if (bytes.length < 2) break;
      const short = (bytes[1] ?? 0) & 127;
      const at = short === 127 ? 10 : short === 126 ? 4 : 2;
      if (bytes.length < at) break;
      const length =
        short === 127 ? Number(bytes.readBigUInt64BE(2)) : short === 126 ? bytes.readUInt16BE(2) : short;
      if (bytes.length < at + length) break;
      onFrame((bytes[0] ?? 0) & 15, bytes.subarray(at, at + length));
      bytes = bytes.subarray(at + length);
    }
    if (bytes.length > 0) kept = bytes;
  };
}

export interface Subscription {
  port: number;
  token: string;
  /** The subscribe message. */
  subscribe: string;
  /** Called for each event but the first. */
  onEvent(message: Buffer): void;
}

/** Opens a socket that subscribes. Resolves with the first event; a socket that closes ends the process. */
export function openSocket({ port, token, subscribe, onEvent }: Subscription): Promise<string> {
  return new Promise((resolve) => {
    const socket: Socket = connect(port, '127.0.0.1');
    const fail = (reason: string) => {
      throw new Error(`A connection ended: ${reason}`);
    };
    socket.setNoDelay(true);
    socket.once('error', (error) => fail(error.message));
    socket.once('close', () => fail('closed'));
    socket.once('connect', () =>
      socket.write(
        [
          'GET /graphql HTTP/1.1',
          'Host: 127.0.0.1',
          'Upgrade: websocket',
          'Connection: Upgrade',
          `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
          'Sec-WebSocket-Version: 13',
          'Sec-WebSocket-Protocol: graphql-transport-ws',
          '\r\n',
        ].join('\r\n'),
      ),
    );
    let isFirst = true;
    const onData = framesOf((opcode, body) => {
      if (opcode === pingOpcode) return void socket.write(frame(body, pongOpcode));
      if (opcode !== textOpcode) return;
      if (body.includes('"connection_ack"')) return void socket.write(frame(subscribe));
      if (!isFirst) return onEvent(body);
      isFirst = false;
      resolve(body.toString());
    });
    socket.once('data', (answer) => {
      const end = answer.indexOf('\r\n\r\n');
      if (!answer.toString('latin1', 0, 12).endsWith('101')) return fail(answer.toString());
      socket.on('data', onData);
      if (answer.length > end + 4) onData(answer.subarray(end + 4));
      socket.write(frame(JSON.stringify({ type: 'connection_init', payload: { accessToken: token } })));
    });
  });
}

const openAtOnce = 50;

/** Opens many sockets; returns the last one's first event. */
export async function openSockets(all: readonly Subscription[]): Promise<string> {
  let sample = '';
  for (let from = 0; from < all.length; from += openAtOnce)
    [sample = ''] = await Promise.all(all.slice(from, from + openAtOnce).map(openSocket));
  return sample;
}
