import type { GraphQLResponse } from 'relay-runtime';
import type { Sink } from '../../../client/relay/socket';

const { createEnvironment } = jest.requireActual<typeof import('../../../client/relay/environment')>(
  '../../../client/relay/environment',
);

export const id = 'session_monday';
/** Whatever else is asked for is null. */
export const withNulls = <T extends object>(values: T) =>
  new Proxy(values, { get: (target, field) => Reflect.get(target, field) ?? null });
export const session = (title: string, of = id) => withNulls({ __typename: 'Session', id: of, title });

export interface Asked {
  name: string;
  answer(title: string): void;
  fail(): void;
}

/** An environment whose answers and events come when a test says so. */
export function controlled() {
  /** The sent requests, in order. */
  const asked: Asked[] = [];
  const sinks: Sink[] = [];
  const fetchFn = (_url: unknown, init: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      asked.push({
        name: JSON.parse(String(init.body)).operationName,
        answer: (title) => {
          const data = withNulls({ session: session(title), updateSession: { session: session(title) } });
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
      subscribe: (_params, _variables, sink) => {
        sinks.push(sink);
        return () => {};
      },
      close: () => {},
    }),
  });
  const titleNow = () => environment.getStore().getSource().get(id)?.title;
  const sendEvent = (data: object) => sinks[0]?.next({ data } as unknown as GraphQLResponse);
  const sendTitle = (title: string) => sendEvent({ sessionChanged: withNulls({ session: session(title) }) });
  return { environment, asked, sinks, titleNow, sendEvent, sendTitle };
}
