import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import WebSocket from 'ws';
import { read, reasonOf, renew, send, type Writer } from './requests';

const pauseMs = 500;
const renewMs = 10 * 60_000;
const reconnectMs = 500;

const text = 'It rained on Monday, and the ferry was late. '.repeat(40);
const createStory =
  'mutation ($input: CreateStoryInput!) { createStory(input: $input) { story { id wordCount } } }';
const updateStory =
  'mutation ($input: UpdateStoryInput!) { updateStory(input: $input) { story { id updatedAt } } }';
const addComment = 'mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }';
const favorite =
  'mutation ($input: FavoriteStoryInput!) { favoriteStory(input: $input) { story { isFavorited } } }';
const newest = `{ publicStories(first: 20) { edges { node { id title excerpt isFavorited author { username }
  tags { name } } } } }`;
const own = '{ viewer { stories(first: 20) { edges { node { id title wordCount } } } } }';

/** A request that failed, and when, in milliseconds of `performance.now()`. */
export interface Failure {
  what: string;
  reason: string;
  sentAt: number;
  endedAt: number;
}

/** Members who write, comment and read, visitors who read, and open sockets, all at one address. */
export class MixedLoad {
  sent = 0;
  failures: Failure[] = [];
  /** Milliseconds that answered requests took. */
  times: number[] = [];
  /** Local ids of stories whose creation was acknowledged. */
  readonly acknowledged: string[] = [];
  openSockets = 0;
  private readonly published: string[] = [];
  private lastWriteAt = performance.now();
  private longestMs = 0;
  private running = true;
  private readonly done: Promise<unknown>;

  constructor(
    private readonly url: string,
    private readonly members: readonly Writer[],
  ) {
    this.done = Promise.all([
      ...members.flatMap((member, n) => [this.write(member, n), this.readAs(member), this.listen(member)]),
      ...members.map(() => this.visit()),
      this.renewAll(),
    ]);
  }

  /** Seconds of the longest time without an acknowledged write since the last call. */
  gap(): number {
    const longest = Math.max(this.longestMs, performance.now() - this.lastWriteAt);
    this.longestMs = 0;
    return longest / 1000;
  }

  async stop(): Promise<void> {
    this.running = false;
    await this.done;
  }

  private async attempt<T>(what: string, work: () => Promise<T>): Promise<T | undefined> {
    const sentAt = performance.now();
    this.sent += 1;
    try {
      const result = await work();
      this.times.push(performance.now() - sentAt);
      return result;
    } catch (error) {
      this.failures.push({ what, reason: reasonOf(error), sentAt, endedAt: performance.now() });
      return undefined;
    }
  }

  private wrote(): void {
    const now = performance.now();
    this.longestMs = Math.max(this.longestMs, now - this.lastWriteAt);
    this.lastWriteAt = now;
  }

  private async write(member: Writer, first: number): Promise<void> {
    for (let n = first; this.running; n += 1) {
      const localId = randomUUID();
      // Every fourth one changes what visitors read.
      const privacyLevel = n % 4 === 0 ? 'PUBLIC' : 'PRIVATE';
      const input = { localId, title: `Umbrellas ${n}`, content: text, privacyLevel };
      let id: string | undefined;
      while (!id && this.running) {
        const made = await this.attempt('create a story', () =>
          send(this.url, createStory, input, member.token),
        );
        id = made?.createStory.story.id;
        if (!id) await sleep(pauseMs);
      }
      if (!id) return;
      this.acknowledged.push(localId);
      this.wrote();
      if (privacyLevel === 'PUBLIC') this.published.push(id);
      await sleep(pauseMs);
      const edit = { id, content: `${text} And again.`, autosave: true };
      if (await this.attempt('save a story', () => send(this.url, updateStory, edit, member.token)))
        this.wrote();
      await sleep(pauseMs);
      const storyId = this.published.at(-1);
      if (!storyId) continue;
      if (n % 2)
        await this.attempt('favourite', () => send(this.url, favorite, { id: storyId }, member.token));
      else
        await this.attempt('comment', () =>
          send(this.url, addComment, { storyId, content: 'The gulls!', localId }, member.token),
        );
      await sleep(pauseMs);
    }
  }

  private async readAs(member: Writer): Promise<void> {
    for (let n = 0; this.running; n += 1) {
      const query = n % 2 ? newest : own;
      await this.attempt('read a list', () => send(this.url, query, undefined, member.token));
      await sleep(pauseMs);
    }
  }

  private async visit(): Promise<void> {
    for (let n = 0; this.running; n += 1) {
      const story = this.published.at(-1 - (n % 10));
      const paths = ['/blog', story ? `/blog/${story}` : '/', '/feed.atom', '/api/public/stories?limit=20'];
      const path = paths[n % paths.length] ?? '/';
      await this.attempt(`GET ${path.replace(/story_\w+/, '{id}')}`, () => read(`${this.url}${path}`));
      await sleep(pauseMs);
    }
  }

  /** Keeps a subscription open, and connects again when it was closed. */
  private async listen(member: Writer): Promise<void> {
    while (this.running) {
      const socket = await this.attempt('connect a socket', () => this.connect(member.token));
      await socket?.closed;
      await sleep(reconnectMs + Math.random() * reconnectMs);
    }
  }

  /** Resolves when it is acknowledged, to an object that tells when it is closed. */
  private connect(accessToken: string): Promise<{ closed: Promise<void> }> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/graphql`, ['graphql-transport-ws']);
    const say = (message: object) => socket.send(JSON.stringify(message));
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => socket.terminate(), 5_000);
      let isOpen = false;
      const closed = new Promise<void>((end) => {
        socket.once('close', () => {
          clearTimeout(late);
          if (isOpen) this.openSockets -= 1;
          end();
          reject(new Error('closed'));
        });
      });
      socket.on('error', () => undefined);
      socket.once('open', () => say({ type: 'connection_init', payload: { accessToken } }));
      socket.on('message', (data) => {
        const { type } = JSON.parse(String(data)) as { type: string };
        if (type === 'ping') say({ type: 'pong' });
        if (type !== 'connection_ack') return;
        clearTimeout(late);
        isOpen = true;
        this.openSockets += 1;
        say({
          id: '1',
          type: 'subscribe',
          payload: { query: 'subscription { sessionsChanged { __typename } }' },
        });
        const stop = setInterval(() => {
          if (!this.running) socket.close();
        }, 200);
        socket.once('close', () => clearInterval(stop));
        resolve({ closed });
      });
    });
  }

  private async renewAll(): Promise<void> {
    for (let next = performance.now() + renewMs; this.running; await sleep(1_000)) {
      if (performance.now() < next) continue;
      next += renewMs;
      for (const member of this.members)
        while (this.running && !(await this.attempt('sign in', () => renew(this.url, member))))
          await sleep(pauseMs);
    }
  }
}
