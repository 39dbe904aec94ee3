import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { type FromClients, machineNow, type ToClients } from './messages';

/** Minimal clients, so that the server is measured. */
const openAtOnce = 50;
const textOpcode = 1;
const pingOpcode = 9;

const tell = (message: FromClients) => process.send?.(message);

/** A client's frame. A mask of zeros leaves the bytes unchanged. */
function frame(text: string, opcode = textOpcode): Buffer {
  const body = Buffer.from(text);
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

const sockets: Socket[] = [];
let got = { title: '', count: 0 };

function onEvent(body: Buffer) {
  const at = body.indexOf('"title":"Event ');
  if (at < 0) return;
  const title = body.toString('latin1', at + 9, at + 21);
  if (got.title !== title) got = { title, count: 0 };
  got.count += 1;
  if (got.count === sockets.length) tell({ got: { title, at: machineNow() } });
}

/** Resolves with the first event. */
function open(port: number, token: string, subscribe: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('A connection was closed')));
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
      if (opcode === pingOpcode) return void socket.write(frame('', 10));
      if (opcode !== textOpcode) return;
      if (body.includes('"connection_ack"')) return void socket.write(frame(subscribe));
      if (!isFirst) return onEvent(body);
      isFirst = false;
      resolve(body.toString());
    });
    socket.once('data', (answer) => {
      const end = answer.indexOf('\r\n\r\n');
      if (!answer.toString('latin1', 0, 12).endsWith('101')) return reject(new Error(answer.toString()));
      socket.on('data', onData);
      if (answer.length > end + 4) onData(answer.subarray(end + 4));
      socket.write(frame(JSON.stringify({ type: 'connection_init', payload: { accessToken: token } })));
    });
    sockets.push(socket);
  });
}

process.on('message', async ({ port, tokens, subscribe }: ToClients) => {
  let sample = '';
  for (let from = 0; from < tokens.length; from += openAtOnce)
    [sample = ''] = await Promise.all(
      tokens.slice(from, from + openAtOnce).map((token) => open(port, token, subscribe)),
    );
  tell({ ready: true, sample });
});
process.once('disconnect', () => process.exit());
