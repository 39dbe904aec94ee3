import { setTimeout as sleep } from 'node:timers/promises';
import { subscribeMessage } from '../documents';
import { median } from '../measure';
import { productionFlags } from '../processes';
import { settings } from '../settings';
import { type Audience, provideAudience } from './audience';
import { type FromClients, type ToClients, titleOf } from './messages';
import { type Clients, type Host, startAppHost, startBareHost, startClients } from './processes';

const clientProcesses = 2;
const firstConnections = 300;
/** Connections that stay open, so that further ones can't take over freed memory. */
const keptConnections = 1_000;
/** Warm-up events that aren't counted. */
const warmUp = 8;
const eventsOf = (size: number) => (size > 5_000 ? 25 : 40);
/** Longer than the server's minimum interval between events of a session. */
const pauseMs = 150;
/** File descriptors needed besides the connections. */
export const moreDescriptors = 200 + keptConnections;

export interface FanoutSide {
  /** Milliseconds from publishing an event until the last subscriber has it. */
  ms: number;
  /** Bytes of the server's memory. */
  perConnection: number;
}

export interface FanoutReading {
  size: number;
  bytes: number;
  bare: FanoutSide;
  app: FanoutSide;
}

const portOf = (host: Host) => host.hear(({ port }) => port);

function memoryOf(host: Host): Promise<number> {
  const answer = host.hear(({ memory }) => memory);
  host.tell({ ask: 'memory' });
  return answer;
}

/** Opens connections and returns their first event. */
async function open(clients: Clients, given: Omit<ToClients, 'ask'>, once = false): Promise<string> {
  const ready = clients.hear(({ sample, ready }) => (ready ? (sample ?? '') : undefined));
  clients.tell({ ask: 'open', ...given });
  try {
    return await ready;
  } finally {
    if (once) await clients.stop();
  }
}

/** Publishes an event and returns the time until the last subscriber has it. */
async function timeOf(host: Host, clients: Clients[], title: string): Promise<number> {
  const all = Promise.all(
    clients.map((one) => one.hear(({ got }: FromClients) => (got?.title === title ? got.at : undefined))),
  );
  const published = host.hear(({ publishedAt }) => publishedAt);
  host.tell({ ask: 'publish', title });
  const [from, arrivals] = await Promise.all([published, all]);
  return Math.max(...arrivals) - from;
}

/** A server with its subscribers. */
interface Hall {
  host: Host;
  clients: Clients[];
  /** Open connections without a subscription. */
  kept: Clients;
  perConnection: number;
  sample: string;
}

type Open = { tokens: string[]; subscribe: string };

async function fill(host: Host, { tokens, subscribe }: Open): Promise<Hall> {
  const port = await portOf(host);
  // The first connections cause one-time allocations, which shouldn't count per connection.
  await open(startClients(), { port, subscribe, tokens: tokens.slice(0, firstConnections) }, true);
  const kept = startClients();
  await open(kept, { port, subscribe: '{"type":"ping"}', tokens: tokens.slice(0, keptConnections) });
  await sleep(1_000);
  const before = await memoryOf(host);
  const clients = Array.from({ length: clientProcesses }, startClients);
  const share = Math.ceil(tokens.length / clientProcesses);
  const [sample = ''] = await Promise.all(
    clients.map((one, number) =>
      open(one, { port, subscribe, tokens: tokens.slice(number * share, (number + 1) * share) }),
    ),
  );
  await sleep(1_000);
  return { host, clients, kept, sample, perConnection: ((await memoryOf(host)) - before) / tokens.length };
}

async function empty({ host, clients, kept }: Hall): Promise<void> {
  for (const one of [...clients, kept, host]) await one.stop();
}

/**
 * Runs both sides with the same number of subscribers and alternates events, so that other load on the
 * machine affects both.
 */
async function measureSize(databaseUrl: string, { sessionId, tokens }: Audience): Promise<FanoutReading> {
  const given = { tokens, subscribe: subscribeMessage('useSessionChangedSubscription', { id: sessionId }) };
  const app = await fill(startAppHost(databaseUrl, sessionId, productionFlags()), given);
  const bare = await fill(startBareHost(app.sample), given);
  const times = { app: [] as number[], bare: [] as number[] };
  const events = warmUp + eventsOf(tokens.length);
  for (let event = 0; event < events; event += 1)
    for (const [side, { host, clients }] of Object.entries({ app, bare })) {
      const ms = await timeOf(host, clients, titleOf(event));
      if (event >= warmUp) times[side as 'app' | 'bare'].push(ms);
      await sleep(pauseMs);
    }
  await empty(app);
  await empty(bare);
  const reading = (ms: number[], { perConnection }: Hall) => ({ ms: median(ms), perConnection });
  return {
    size: tokens.length,
    bytes: Buffer.byteLength(app.sample),
    app: reading(times.app, app),
    bare: reading(times.bare, bare),
  };
}

/**
 * Measures the time until an event reaches all subscribers of a session, compared with a bare server that
 * sends the same bytes.
 */
export async function measureFanout(
  databaseUrl: string,
  say: (line: string) => void,
): Promise<FanoutReading[]> {
  const audience = await provideAudience(databaseUrl);
  const readings: FanoutReading[] = [];
  for (const size of settings.subscribers) {
    say(`${size} subscribers`);
    readings.push(await measureSize(databaseUrl, { ...audience, tokens: audience.tokens.slice(0, size) }));
  }
  return readings;
}

export const membersNeeded = Math.max(10_000, ...settings.subscribers);
