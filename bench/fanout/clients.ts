import { type FromClients, machineNow, type ToClients } from './messages';
import { openSockets } from './sockets';

/** Subscribers that tell when the last of them has an event. */
const tell = (message: FromClients) => process.send?.(message);
let count = 0;
let got = { title: '', count: 0 };

function onEvent(body: Buffer) {
  const at = body.indexOf('"title":"Event ');
  if (at < 0) return;
  const title = body.toString('latin1', at + 9, at + 21);
  if (got.title !== title) got = { title, count: 0 };
  got.count += 1;
  if (got.count === count) tell({ got: { title, at: machineNow() } });
}

process.on('message', async ({ port, tokens, subscribe }: ToClients) => {
  count = tokens.length;
  const sample = await openSockets(tokens.map((token) => ({ port, token, subscribe, onEvent })));
  tell({ ready: true, sample });
});
process.once('disconnect', () => process.exit());
