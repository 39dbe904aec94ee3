import { type WebSocket, WebSocketServer } from 'ws';
import { type FromHost, machineNow, memoryInUse, type ToHost } from './messages';

/** The minimal server: serialises an event once and sends the same bytes to every socket. */
const { data } = JSON.parse(process.env.BENCH_SAMPLE ?? '{}').payload;
const makeBytes = (title: string) => {
  data.sessionChanged.session.title = title;
  return Buffer.from(JSON.stringify({ id: '1', type: 'next', payload: { data } }));
};

const tell = (message: FromHost) => process.send?.(message);
const sockets: WebSocketServer = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () =>
  tell({ port: (sockets.address() as { port: number }).port }),
);
const first = makeBytes('Before');
const answers: Record<string, string> = {
  connection_init: '{"type":"connection_ack"}',
  ping: '{"type":"pong"}',
};
const subscribers = new Set<WebSocket>();
sockets.on('connection', (socket) => {
  socket.on('message', (message) => {
    const { type } = JSON.parse(String(message));
    if (type === 'subscribe') subscribers.add(socket);
    socket.send(answers[type] ?? first, { binary: false });
  });
});

process.on('message', async ({ ask, title = '' }: ToHost) => {
  if (ask === 'memory') tell({ memory: await memoryInUse() });
  if (ask !== 'publish') return;
  const publishedAt = machineNow();
  const bytes = makeBytes(title);
  for (const socket of subscribers) socket.send(bytes, { binary: false });
  tell({ publishedAt });
});
process.once('disconnect', () => process.exit());
