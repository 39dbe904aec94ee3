import { once } from 'node:events';
import WebSocket from 'ws';
import type { TestServer } from './testServer';

export interface SocketMessage {
  type: string;
  id?: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of any shape
  payload?: any;
}

/** A bare WebSocket that speaks graphql-transport-ws by hand, so that tests can also speak it wrongly. */
export interface TestSocket {
  raw: WebSocket;
  received: SocketMessage[];
  /** Sends an object as JSON, a text as it is. */
  send(message: object | string): void;
  subscribe(id: string, query: string, variables?: Record<string, unknown>): void;
  /** The first message, of those that came and those that will, that the test is about. */
  until(isIt: (message: SocketMessage) => boolean): Promise<SocketMessage>;
  /** How the server ended it. */
  closed: Promise<{ code: number; reason: string }>;
}

const patienceMs = 10_000;

/** Opens a socket without a word said on it. */
export async function openSocket(
  server: TestServer,
  { protocols = ['graphql-transport-ws'], origin }: { protocols?: string[]; origin?: string } = {},
): Promise<TestSocket> {
  const raw = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, protocols, { origin });
  const received: SocketMessage[] = [];
  const waiting = new Set<() => void>();
  raw.on('message', (data) => {
    received.push(JSON.parse(String(data)) as SocketMessage);
    for (const look of waiting) look();
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    raw.once('close', (code, reason) => resolve({ code, reason: String(reason) }));
  });
  const send = (message: object | string) =>
    raw.send(typeof message === 'string' ? message : JSON.stringify(message));
  await once(raw, 'open');

  return {
    raw,
    received,
    send,
    closed,
    subscribe: (id, query, variables) => send({ id, type: 'subscribe', payload: { query, variables } }),
    until: (isIt) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`No such message among ${JSON.stringify(received)}`));
        }, patienceMs);
        const look = () => {
          const found = received.find(isIt);
          if (!found) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}

/** An acknowledged socket of the member, or of a visitor. */
export async function connectSocket(server: TestServer, token?: string): Promise<TestSocket> {
  const socket = await openSocket(server);
  socket.send({ type: 'connection_init', ...(token && { payload: { accessToken: token } }) });
  await socket.until(({ type }) => type === 'connection_ack');
  return socket;
}

const storyChanged =
  'subscription ($id: ID!) { storyChanged(id: $id) { removedStoryId story { id title content notes versionNumber } } }';

/** Follows a story and returns once events arrive, or the refusal has. Answers the first message. */
export async function followStory(
  server: TestServer,
  socket: TestSocket,
  storyId: string,
): Promise<SocketMessage> {
  socket.subscribe(storyId, storyChanged, { id: storyId });
  // Nothing tells when a subscription is live: events that change nothing are sent until one comes through.
  const nudge = setInterval(() => {
    server.app.services.pubSub.publish('storyChanged', storyId, { id: storyId });
  }, 10);
  try {
    return await socket.until(({ id }) => id === storyId);
  } finally {
    clearInterval(nudge);
  }
}
