import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const pauseMs = 50;
/** A client gives up then and asks the other server. */
const patienceMs = 5_000;

interface Writer {
  token: string;
}

interface Answer {
  data?: { signUp?: { tokens: { accessToken: string } } };
  errors?: { message: string }[];
}

async function send(url: string, query: string, input: object, token?: string) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables: { input } }),
    signal: AbortSignal.timeout(patienceMs),
  });
  const body = (await response.json()) as Answer;
  if (response.status !== 200 || body.errors)
    throw Object.assign(new Error(body.errors?.[0]?.message ?? 'refused'), { status: response.status });
  return body.data;
}

/** Registers that many members. */
export async function register(url: string, count: number): Promise<Writer[]> {
  const writers: Writer[] = [];
  for (let n = 0; n < count; n += 1) {
    const name = `writer${n}x${randomUUID().slice(0, 8)}`;
    const data = await send(
      url,
      'mutation ($input: SignUpInput!) { signUp(input: $input) { tokens { accessToken } } }',
      { email: `${name}@example.com`, username: name, password: 'Monday7pm-load' },
    );
    writers.push({ token: data?.signUp?.tokens.accessToken ?? '' });
  }
  return writers;
}

export interface Counts {
  sent: number;
  /** By what the client saw: an HTTP status, or what became of its connection. */
  failed: Map<string, number>;
}

/** Members who create stories without a break, each on one server; what fails is sent to the other one again. */
export class Load {
  counts: Counts = { sent: 0, failed: new Map() };
  /** Local ids of stories whose creation was acknowledged. */
  readonly acknowledged: string[] = [];
  /** When each server last acknowledged a write, and the longest time without one since `mark`. */
  private last: number[];
  private longest: number[];
  private running = true;
  private readonly done: Promise<unknown>;

  constructor(
    private readonly urls: readonly string[],
    writers: readonly Writer[],
  ) {
    this.last = urls.map(() => performance.now());
    this.longest = urls.map(() => 0);
    this.done = Promise.all(writers.map((writer, n) => this.write(writer, n)));
  }

  /** Begins a new count; acknowledged ids are kept. */
  mark(): void {
    this.counts = { sent: 0, failed: new Map() };
    this.last = this.urls.map(() => performance.now());
    this.longest = this.urls.map(() => 0);
  }

  /** Seconds of the longest time in which a server acknowledged nothing, for each server. */
  gaps(): number[] {
    return this.longest.map((ms, n) => Math.max(ms, performance.now() - (this.last[n] ?? 0)) / 1000);
  }

  async stop(): Promise<void> {
    this.running = false;
    await this.done;
  }

  private async write({ token }: Writer, first: number): Promise<void> {
    for (let server = first % this.urls.length; this.running; await sleep(pauseMs)) {
      const localId = randomUUID();
      for (let at = server; ; at = (at + 1) % this.urls.length) {
        if (await this.attempt(at, localId, token)) break;
        if (!this.running) return;
        await sleep(pauseMs);
      }
      server = first % this.urls.length;
    }
  }

  private async attempt(at: number, localId: string, token: string): Promise<boolean> {
    this.counts.sent += 1;
    try {
      await send(
        this.urls[at] as string,
        'mutation ($input: CreateStoryInput!) { createStory(input: $input) { story { id } } }',
        { localId, title: 'Umbrellas', content: 'It rained on Monday. '.repeat(20) },
        token,
      );
    } catch (error) {
      const { status, name, cause } = error as Error & { status?: number; cause?: { code?: string } };
      const reason = status ? String(status) : (cause?.code ?? name);
      this.counts.failed.set(reason, (this.counts.failed.get(reason) ?? 0) + 1);
      return false;
    }
    const now = performance.now();
    this.longest[at] = Math.max(this.longest[at] ?? 0, now - (this.last[at] ?? now));
    this.last[at] = now;
    this.acknowledged.push(localId);
    return true;
  }
}
