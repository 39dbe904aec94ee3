import type { GraphQLResponse } from 'relay-runtime';
import { createEnvironment } from '../../../client/relay/environment';
import type { Sink } from '../../../client/relay/socket';

export const id = 'session_monday';

/** Whatever else is asked for is null. */
const withNulls = <T extends object>(values: T): T =>
  new Proxy(values, { get: (target, field) => Reflect.get(target, field) ?? null });

/** The session of a response. */
export const session = (fields: object) => withNulls({ __typename: 'Session', id, ...fields });

export interface Asked {
  name: string;
  answer(fields: object): void;
  fail(): void;
}

/** An environment whose answers and events about a session come when a test says so. */
export function controlled() {
  /** The sent requests, in order. */
  const asked: Asked[] = [];
  /** By the names of subscriptions. */
  const sinks = new Map<string, Sink>();
  const fetchFn = (_url: unknown, init: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      asked.push({
        name: JSON.parse(String(init.body)).operationName,
        answer: (fields) => {
          const payload = { session: session(fields) };
          const data = withNulls({ ...payload, updateSession: payload, startSprint: payload });
          resolve({ status: 200, headers: new Headers(), json: async () => ({ data }) } as Response);
        },
        fail: () => reject(new Error('no network')),
      });
    });
  const environment = createEnvironment({
    url: '/graphql',
    fetch: fetchFn as typeof fetch,
    locks: undefined,
    openSocket: async () => ({
      subscribe: ({ name }, _variables, sink) => {
        sinks.set(name, sink);
        return () => {};
      },
      close: () => {},
    }),
  });
  return {
    environment,
    asked,
    /** A field's value in the store, of the session or of what is stored below it. */
    shown: (field: string, record = id) => environment.getStore().getSource().get(record)?.[field],
    sendEvent: (name: string, data: object) =>
      sinks.get(name)?.next({ data: withNulls(data) } as unknown as GraphQLResponse),
  };
}
