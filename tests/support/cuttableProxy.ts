import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a service that can be cut and mended, as a network can. */
export interface CuttableProxy {
  url: string;
  /** Ends what is open and refuses what comes. */
  cut(): void;
  mend(): void;
  /** Keeps what is open, takes what comes, and passes nothing on, as the address of a machine that died. */
  silence(): void;
  /** Passes on the next text that says this, and from then on is silent. */
  silenceAfter(text: string): void;
  /** From now on what is answered to texts that say this comes so much later. */
  slowAfter(text: string, ms: number): void;
  /** Another machine has the address: what comes is passed on; what was open stays silent, and ends on the far side. */
  failOver(): void;
  close(): Promise<void>;
}

export async function startCuttableProxy(targetUrl: string): Promise<CuttableProxy> {
  const target = new URL(targetUrl);
  const open = new Set<Socket>();
  const farSides = new Set<Socket>();
  const hushed = new WeakSet<Socket>();
  let state: 'open' | 'cut' | 'silent' = 'open';
  let lastWords: string | undefined;
  let slow: { text: string; ms: number } | undefined;

  const keep = (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  };
  /** What it says goes nowhere, and it hears nothing. */
  const hush = (socket: Socket) => {
    hushed.add(socket);
    socket.unpipe();
    socket.resume();
  };
  const silence = () => {
    state = 'silent';
    for (const socket of open) hush(socket);
  };
  const server = createServer((near) => {
    if (state === 'cut') return near.destroy();
    keep(near);
    near.on('error', () => near.destroy());
    if (state === 'silent') return hush(near);
    const far = connect(Number(target.port), target.hostname);
    keep(far);
    farSides.add(far);
    near.on('data', (data) => {
      if (slow && data.includes(slow.text)) {
        far.unpipe(near);
        setTimeout(() => far.pipe(near), slow.ms).unref();
      }
      if (!lastWords || !data.includes(lastWords)) return;
      lastWords = undefined;
      far.write(data);
      silence();
    });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.pipe(to);
      from.on('error', () => from.destroy());
      from.once('close', () => {
        if (!hushed.has(from)) to.destroy();
      });
    }
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(targetUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const end = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: url.href,
    cut() {
      state = 'cut';
      end();
    },
    mend() {
      state = 'open';
    },
    silence,
    silenceAfter(text) {
      lastWords = text;
    },
    slowAfter(text, ms) {
      slow = { text, ms };
    },
    failOver() {
      state = 'open';
      for (const far of farSides) if (hushed.has(far)) far.destroy();
    },
    async close() {
      end();
      server.close();
      await once(server, 'close');
    },
  };
}
