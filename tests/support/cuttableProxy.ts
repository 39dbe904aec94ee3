import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy to a service, which can simulate network failures. */
export interface CuttableProxy {
  url: string;
  /** Closes open connections and refuses new ones. */
  cut(): void;
  mend(): void;
  /**
   * Keeps open connections and accepts new ones, but forwards nothing, like the address of a crashed machine.
   */
  silence(): void;
  /** On the next connection that sends the first text, forwards the second text, and nothing after it. */
  silenceAfter(first: string, second: string): void;
  /** From now on, delays the answers to data that contains this text. */
  slowAfter(text: string, ms: number): void;
  /**
   * Another machine takes over the address: new connections work; open ones stay silent, and are closed on
   * the far side.
   */
  failOver(): void;
  close(): Promise<void>;
}

export async function startCuttableProxy(targetUrl: string): Promise<CuttableProxy> {
  const target = new URL(targetUrl);
  const open = new Set<Socket>();
  const farSides = new Set<Socket>();
  const hushed = new WeakSet<Socket>();
  let state: 'open' | 'cut' | 'silent' = 'open';
  let lastWords: { first: string; second: string; from?: Socket } | undefined;
  let slow: { text: string; ms: number } | undefined;

  const keep = (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  };
  /** Forwards nothing from or to this socket. */
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
      if (lastWords && !lastWords.from && data.includes(lastWords.first)) lastWords.from = near;
      if (lastWords?.from !== near || !data.includes(lastWords.second)) return;
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
    silenceAfter(first, second) {
      lastWords = { first, second };
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
