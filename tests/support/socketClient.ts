import { once } from 'node:events';
import WebSocket from 'ws';
import type { TestServer } from './testServer';

export interface SocketMessage {
  type: string;
  id?: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of any shape
  payload?: any;
}

/**
 * A plain WebSocket that speaks graphql-transport-ws without a library, so that tests can also break the
 * protocol.
 */
export interface TestSocket {
  raw: WebSocket;
  received: SocketMessage[];
  /** Sends an object as JSON, a string unchanged. */
  send(message: object | string): void;
  subscribe(id: string, query: string, variables?: Record<string, unknown>): void;
  /** Waits for the first message, received before or after the call, that matches. */
  until(isIt: (message: SocketMessage) => boolean): Promise<SocketMessage>;
  /** The code and reason with which the server closed it. */
  closed: Promise<{ code: number; reason: string }>;
}

const patienceMs = 60_000;

/** Opens a socket without sending anything. */
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

/** Subscribes to a story, and returns the first message: an event or a refusal. */
export async function followStory(
  server: TestServer,
  socket: TestSocket,
  storyId: string,
): Promise<SocketMessage> {
  socket.subscribe(storyId, storyChanged, { id: storyId });
  // There is no confirmation of a subscription, so publish events without a change until one arrives.
  const nudge = setInterval(() => {
    server.app.services.pubSub.publish('storyChanged', storyId, { id: storyId });
  }, 10);
  try {
    return await socket.until(({ id }) => id === storyId);
  } finally {
    clearInterval(nudge);
  }
}
