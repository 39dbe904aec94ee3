import fc from 'fast-check';
import { GraphQLRequestError } from '../../../client/lib/requestError';
import { type Entry, Outbox, type Queue, type Sender, type Senders } from '../../../client/outbox/outbox';
import { isAll } from '../../support/testAll';
import { FakeLocks } from '../documents/documentsWorld';

interface Words {
  content: string;
}

const faults = ['none', 'requestLost', 'answerLost', 'unavailable', 'slow'] as const;
type Fault = (typeof faults)[number];

const queueOf = (memberId: string, about: string): Queue => ({ memberId, kind: 'comment', about });
const errorOf = (code: 'NETWORK' | 'SERVICE_UNAVAILABLE' | 'FORBIDDEN', message = '') =>
  new GraphQLRequestError({ code, message });

/** A server that makes one comment for each key, and refuses comments that begin with 'bad'. */
class Server {
  readonly made: (Words & Pick<Entry, 'id' | 'memberId' | 'about'>)[] = [];
  fault: Fault = 'none';
  requests = 0;

  constructor(private readonly signedIn: () => string | null) {}

  readonly send: Sender<Words> = async ({ content }, { id, memberId, about }) => {
    this.requests += 1;
    const { fault } = this;
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 70_000));
    if (fault === 'requestLost') throw errorOf('NETWORK');
    if (fault === 'unavailable') throw errorOf('SERVICE_UNAVAILABLE');
    if (content.startsWith('bad')) throw errorOf('FORBIDDEN', 'You may not do this');
    // A request is sent with the token of the member who is signed in.
    if (memberId !== this.signedIn()) throw new Error('sent for another member');
    if (!this.made.some((one) => one.id === id)) this.made.push({ content, id, memberId, about });
    if (fault === 'answerLost') throw errorOf('NETWORK');
    return `made ${content}`;
  };
}

const browsers: Browser[] = [];

/** Two tabs of a browser. */
class Browser {
  signedIn: string | null = 'ann';
  readonly server = new Server(() => this.signedIn);
  readonly tabs: ReturnType<Browser['open']>[];

  constructor(private readonly locks: LockManager | undefined) {
    this.tabs = [this.open(), this.open()];
    browsers.push(this);
  }

  private open() {
    const outbox = new Outbox(this.locks);
    const member = this.signedIn;
    const senders = { comment: this.server.send } as Partial<Senders> as Senders;
    const end = member === null ? () => {} : outbox.start(member, senders, () => this.signedIn === member);
    return Object.assign(outbox, { end });
  }

  reload(tab: number) {
    this.tabs[tab]!.end();
    this.tabs[tab] = this.open();
  }

  signIn(memberId: string | null) {
    this.signedIn = memberId;
    this.reload(0);
    this.reload(1);
  }

  unsent(about: string, memberId = 'ann') {
    return this.tabs[0]!.entries<Words>(queueOf(memberId, about));
  }
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  for (const browser of browsers.splice(0)) browser.signIn(null);
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const locks = () => new FakeLocks() as unknown as LockManager;

type Step =
  | { do: 'write'; tab: 0 | 1; about: string; isBad: boolean }
  | { do: 'server'; fault: Fault }
  | { do: 'wait'; ms: number }
  | { do: 'reload'; tab: 0 | 1 }
  | { do: 'signIn'; memberId: string | null };

const tab = fc.constantFrom(0 as const, 1 as const);
const about = fc.constantFrom('story_1', 'story_2');
const step = <D extends Step['do']>(what: D, fields: object) =>
  fc.record({ do: fc.constant(what), ...fields }) as unknown as fc.Arbitrary<Step>;
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: step('write', { tab, about, isBad: fc.nat(5).map((n) => n === 0) }) },
    { weight: 3, arbitrary: step('server', { fault: fc.constantFrom(...faults) }) },
    { weight: 3, arbitrary: step('wait', { ms: fc.nat(40_000) }) },
    { weight: 1, arbitrary: step('reload', { tab }) },
    { weight: 1, arbitrary: step('signIn', { memberId: fc.constantFrom('ann', 'ben', null) }) },
  ),
  { maxLength: 30 },
);

async function play(happening: readonly Step[], browser: Browser) {
  const written: (Words & Pick<Queue, 'memberId' | 'about'>)[] = [];
  for (const next of happening) {
    if (next.do === 'server') browser.server.fault = next.fault;
    else if (next.do === 'wait') await pass(next.ms);
    else if (next.do === 'reload') browser.reload(next.tab);
    else if (next.do === 'signIn') browser.signIn(next.memberId);
    else if (browser.signedIn !== null) {
      const { signedIn: memberId } = browser;
      const content = `${next.isBad ? 'bad' : 'good'} ${written.length}`;
      written.push({ content, memberId, about: next.about });
      browser.tabs[next.tab]!.put(queueOf(memberId, next.about), { content });
    }
    // Nothing is lost at any time.
    for (const { content, memberId, about: subject } of written) {
      const isThere = browser.server.made.some((one) => one.content === content);
      const isHere = browser.unsent(subject, memberId).some(({ payload }) => payload.content === content);
      if (!isThere && !isHere) throw new Error(`lost: ${content}`);
    }
  }
  return written;
}

it.each([
  ['with Web Locks', locks],
  ['without Web Locks', () => undefined],
])(
  'whatever happens, all is sent once, in order, by its member, and what is refused is kept (%s)',
  async (_, makeLocks) => {
    await fc.assert(
      fc.asyncProperty(steps, async (happening) => {
        localStorage.clear();
        const browser = new Browser(makeLocks());
        const written = await play(happening, browser);
        browser.server.fault = 'none';
        for (const memberId of ['ben', 'ann']) {
          browser.signIn(memberId);
          await pass(60_000);
        }
        for (const memberId of ['ann', 'ben'])
          for (const subject of ['story_1', 'story_2']) {
            const own = written.filter((one) => one.memberId === memberId && one.about === subject);
            const [good, bad] = ['good', 'bad'].map((start) =>
              own.flatMap(({ content }) => (content.startsWith(start) ? [content] : [])),
            );
            const made = browser.server.made.filter(
              (one) => one.memberId === memberId && one.about === subject,
            );
            expect(made.map(({ content }) => content)).toEqual(good);
            const left = browser.unsent(subject, memberId);
            expect(left.map(({ payload }) => payload.content)).toEqual(bad);
            expect(left.every(({ refusal }) => refusal === 'You may not do this')).toBe(true);
          }
        browser.signIn(null);
      }),
      { numRuns: isAll ? 2_000 : 150, seed: Number(process.env.FAULT_SEED ?? 1) },
    );
  },
  240_000,
);

test('ten minutes of server errors: few requests, and all is sent within a minute afterwards', async () => {
  const browser = new Browser(locks());
  browser.server.fault = 'unavailable';
  browser.tabs[0]!.put(queueOf('ann', 'story_1'), { content: 'Here' });
  await pass(600_000);
  expect(browser.server.requests).toBeLessThan(60);
  browser.server.fault = 'none';
  await pass(60_000);
  expect(browser.server.made).toHaveLength(1);
});

test('what a tab has stored is sent by another when it is closed, after the time it should wait', async () => {
  const browser = new Browser(locks());
  const queue = queueOf('ann', 'story_1');
  browser.tabs[0]!.put(queue, { content: 'Here' }, { id: 'local_1_a', afterMs: 5_000 });
  browser.tabs[0]!.end();
  const key = Object.keys(localStorage).find((name) => name.startsWith('outbox:'))!;
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
  await pass(5_000);
  expect(browser.server.requests).toBe(0);
  await pass(3_000);
  expect(browser.server.made).toHaveLength(1);
});

test('a payload that is replaced while it is sent is sent again', async () => {
  const browser = new Browser(locks());
  const queue = queueOf('ann', 'story_1');
  const { server } = browser;
  server.fault = 'slow';
  browser.tabs[0]!.put(queue, { content: 'One' }, { id: 'local_1_a' });
  await pass(1_000);
  server.fault = 'none';
  browser.tabs[0]!.put(queue, { content: 'Two' }, { id: 'local_1_a' });
  await pass(100_000);
  expect(server.requests).toBe(2);
  expect(browser.unsent('story_1')).toEqual([]);
});

describe('for a form that waits, an entry', () => {
  const queue = queueOf('ann', 'story_1');
  const deliver = async (browser: Browser, content: string) => {
    const outcome = browser.tabs[0]!.deliver(queue, { content }, 'local_1_a').catch((error: Error) => error);
    await pass(100);
    return outcome;
  };

  test('is answered', async () => {
    expect(await deliver(new Browser(locks()), 'Here')).toBe('made Here');
  });

  test('that is refused stays, with the reason: the form may have been left', async () => {
    const browser = new Browser(locks());
    expect(await deliver(browser, 'bad')).toMatchObject({ code: 'FORBIDDEN' });
    expect(browser.tabs[0]!.entries(queue)).toMatchObject([
      { payload: { content: 'bad' }, refusal: expect.any(String) },
    ]);
  });

  test('whose answer is lost is sent later, and other tabs learn that', async () => {
    const browser = new Browser(locks());
    browser.server.fault = 'answerLost';
    expect(await deliver(browser, 'Here')).toMatchObject({ code: 'NETWORK' });
    const onSent = jest.fn();
    browser.tabs[0]!.subscribeToSent(onSent);
    browser.server.fault = 'none';
    await pass(2_000);
    expect(onSent).toHaveBeenCalledWith(expect.objectContaining({ result: 'made Here' }));
    expect(browser.server.made).toHaveLength(1);
    const elsewhere = jest.fn();
    browser.tabs[1]!.subscribeToSent(elsewhere);
    const entry = { ...queue, id: 'local_1_a', payload: { content: 'Here' }, isSent: true };
    const key = 'outbox:ann:comment:story_1:local_1_a';
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify(entry) }));
    expect(elsewhere).toHaveBeenCalledTimes(1);
  });
});
