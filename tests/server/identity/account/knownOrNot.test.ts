/** @jest-environment node */
import { AsyncLocalStorage } from 'node:async_hooks';
import * as argon2 from '@node-rs/argon2';
import { signIn } from '../../../../server/features/identity/account/account.service';
import {
  requestMagicLink,
  requestPasswordReset,
} from '../../../../server/features/identity/account/recovery.service';
import { recordRefusedSignIn } from '../../../../server/record/audit/audit';
import type { Context } from '../../../../server/request/context';
import { buildMember, type TestMember } from '../../../support/factories';
import { contextOf, startTestServer, type TestServer } from '../../../support/testServer';

jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...actual, hash: jest.fn(actual.hash), verify: jest.fn(actual.verify) };
});
const { hash, verify } = jest.mocked(argon2);

/** Sent after the response, as one statement that is the same for every address: see audit.test.ts. */
jest.mock('../../../../server/record/audit/audit', () => ({
  ...jest.requireActual<object>('../../../../server/record/audit/audit'),
  recordRefusedSignIn: jest.fn(async () => undefined),
}));
const recorded = jest.mocked(recordRefusedSignIn);

/** The statements sent by the current request, without those of background jobs. */
const sent = new AsyncLocalStorage<string[]>();

let server: TestServer;
let member: TestMember;
/** Mails stay in the queue: sending is not part of the request, and could start before it ends. */
let wake: jest.SpyInstance;
beforeAll(async () => {
  server = await startTestServer({ rateLimits: 1 });
  member = await buildMember(server);
  wake = jest.spyOn(server.app.services.mailQueue, 'wake').mockReturnValue();
  const runner = server.app.services.db.dataSource.createQueryRunner();
  const spied = whoHas(await runner.connect(), 'addCommand');
  await runner.release();
  const { addCommand } = spied;
  jest.spyOn(spied, 'addCommand').mockImplementation(function (this: object, command) {
    const { sql, _sql } = command as { sql?: string; _sql?: string };
    sent.getStore()?.push((sql ?? _sql ?? command.constructor.name).replace(/'[^']*'/g, '?'));
    return addCommand.call(this, command);
  });
  // The first comparison creates the dummy hash that is used for unknown accounts.
  await work((ctx) => signIn(ctx, { email: 'first@example.com', password: 'Monday7pm' }));
});
afterAll(async () => {
  jest.restoreAllMocks();
  await server.close();
});

type Spied = Record<'addCommand', (this: object, command: object) => object>;

function whoHas(object: object, method: string): Spied {
  let holder: object = object;
  while (!Object.hasOwn(holder, method)) holder = Object.getPrototypeOf(holder);
  return holder as Spied;
}

interface Work {
  answer: unknown;
  statements: string[];
  hashes: unknown[];
  wakes: number;
  recordings: number;
}

/** Each request for a link has an id of its own. */
const withoutId = (answer: unknown) => ({ ...(answer as object), requestId: null });

/** The result of a request, and the work it took. */
async function work(ask: (ctx: Context) => Promise<unknown>): Promise<Work> {
  const ctx = await contextOf(server);
  hash.mockClear();
  verify.mockClear();
  wake.mockClear();
  recorded.mockClear();
  const statements: string[] = [];
  const answer = await sent.run(statements, () =>
    ask(ctx).then(withoutId, ({ code, message }: { code: string; message: string }) => ({ code, message })),
  );
  // With the parameters of each comparison, which are at the start of the hash.
  const costs = verify.mock.calls.map(([known]) => String(known).split('$').slice(0, 4).join('$'));
  const [wakes, recordings] = [wake.mock.calls.length, recorded.mock.calls.length];
  return { answer, statements, hashes: [hash.mock.calls.length, costs], wakes, recordings };
}

const asks: Record<string, (email: string) => (ctx: Context) => Promise<unknown>> = {
  'signing in with a wrong password': (email) => (ctx) => signIn(ctx, { email, password: 'Not the one 1' }),
  'asking to reset the password': (email) => (ctx) => requestPasswordReset(ctx, { email }),
  'asking for a link that signs in': (email) => (ctx) => requestMagicLink(ctx, { email }),
};

it.each(Object.keys(asks))(
  '%s does the same work for a known address as for an unknown one',
  async (name) => {
    const ask = asks[name] as (typeof asks)[string];
    const known = await work(ask(member.email));
    const unknown = await work(ask('nobody@example.com'));
    expect(known.statements.length).toBeGreaterThan(0);
    expect(unknown).toEqual(known);
  },
);

it('a wrong password is compared once, and for an unknown address a hash of the same cost is compared', async () => {
  const { hashes } = await work(asks['signing in with a wrong password']!('nobody@example.com'));
  expect(hashes).toEqual([0, ['$argon2id$v=19$m=19456,t=2,p=1']]);
});
