import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** A client gives up then and asks again. */
const patienceMs = 5_000;

// biome-ignore lint/suspicious/noExplicitAny: answers of any shape
type Answer = { data?: any; errors?: { message: string }[] };

const password = 'Monday7pm-load';

async function answered(response: Response): Promise<Response> {
  if (response.ok) return response;
  await response.body?.cancel();
  throw Object.assign(new Error('refused'), { status: response.status });
}

/** Sends a GraphQL operation with an input; anything but data is an error. */
export async function send(url: string, query: string, input?: object, token?: string) {
  const response = await answered(
    await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, ...(input && { variables: { input } }) }),
      signal: AbortSignal.timeout(patienceMs),
    }),
  );
  const { data, errors } = (await response.json()) as Answer;
  if (errors) throw Object.assign(new Error(errors[0]?.message), { status: `error "${errors[0]?.message}"` });
  return data;
}

/** Reads a page to its end. */
export async function read(url: string): Promise<void> {
  const response = await answered(await fetch(url, { signal: AbortSignal.timeout(patienceMs) }));
  await response.arrayBuffer();
}

/** What a client sees of a failure: an HTTP status, or what became of its connection. */
export function reasonOf(error: unknown): string {
  const { status, name, cause } = error as Error & { status?: number | string; cause?: { code?: string } };
  return status ? String(status) : (cause?.code ?? name);
}

const signUp = 'mutation ($input: SignUpInput!) { signUp(input: $input) { tokens { accessToken } } }';
const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { tokens { accessToken } } }';

export interface Writer {
  email: string;
  token: string;
}

/** Registers that many members. */
export async function register(url: string, count: number): Promise<Writer[]> {
  const writers: Writer[] = [];
  for (let n = 0; n < count; n += 1) {
    const username = `writer${n}x${randomUUID().slice(0, 8)}`;
    const email = `${username}@example.com`;
    const data = await send(url, signUp, { email, username, password });
    writers.push({ email, token: data.signUp.tokens.accessToken });
  }
  return writers;
}

/** Signs a member in again, since a token lasts a quarter of an hour. */
export async function renew(url: string, writer: Writer): Promise<true> {
  const data = await send(url, signIn, { email: writer.email, password });
  writer.token = data.signIn.tokens.accessToken;
  return true;
}

/** Waits up to half a minute for a server that refuses, since a node that comes back can still interrupt it. */
export async function renewAll(url: string, writers: readonly Writer[]): Promise<void> {
  const until = performance.now() + 30_000;
  for (let next = 0; next < writers.length; ) {
    try {
      await renew(url, writers[next] as Writer);
      next += 1;
    } catch (error) {
      if (performance.now() > until) throw error;
      await sleep(500);
    }
  }
}
