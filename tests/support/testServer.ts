import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type App, createApp } from '../../server/app';
import { loadConfig, type ReadyConfig } from '../../server/config/config';
import { guardOf } from '../../server/db/poolGuard';
import { makeLog } from '../../server/lib/log';
import { createContext } from '../../server/request/context';
import { closeDatabase, migrate, openDatabase } from '../../server/startup/dataSource';
import { inBackground } from './background';
import { hashQuickly } from './quickHashes';
import { countRequestsOnly, statementsDuring } from './statements';
import { borrowTestDatabase, emptyDatabase } from './testDatabase';

export interface GraphQLAnswer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of any shape
  data: any;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of any shape
  errors?: { message: string; path?: (string | number)[]; extensions: Record<string, any> }[];
}

type Errors = Pick<GraphQLAnswer, 'errors'>;

export const codeOf = ({ errors }: Errors): string | undefined => errors?.[0]?.extensions.code;
/** What was wrong with which fields of the input. */
export const fieldsOf = ({ errors }: Errors) =>
  codeOf({ errors }) === 'BAD_USER_INPUT' ? errors?.[0]?.extensions.fields : undefined;
/** All that a refusal says: its message, code and fields. */
// biome-ignore lint/suspicious/noExplicitAny: tests read refusals of any shape
export const refusalOf = ({ errors }: Errors): Record<string, any> | undefined =>
  errors && { message: errors[0]?.message, ...errors[0]?.extensions };

/** What was asked for, of an answer that has no errors. */
export async function dataOf(answer: Promise<GraphQLAnswer>): Promise<GraphQLAnswer['data']> {
  const { data, errors } = await answer;
  expect(errors).toBeUndefined();
  return data;
}

/** The server's current time. */
type Clock = () => Date;

export interface TestServer {
  url: string;
  app: App;
  config: ReadyConfig;
  /** The server's log lines, each a JSON text. */
  logLines: readonly string[];
  /** Starts another server on the same database, which closes before this one unless it has been closed. */
  another(overrides?: Partial<ReadyConfig>, clock?: Clock): Promise<TestServer>;
  graphql(query: string, variables?: Record<string, unknown>, token?: string): Promise<GraphQLAnswer>;
  /** The data of an answer that has no errors. */
  ask(query: string, token?: string, variables?: Record<string, unknown>): Promise<GraphQLAnswer['data']>;
  /** Sends a mutation whose one argument is its input. */
  mutate(name: string, input: object, token?: string, selection?: string): Promise<GraphQLAnswer>;
  /** The same, which must succeed; returns the mutation's payload. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read payloads of any shape
  perform(name: string, input: object, token?: string, selection?: string): Promise<any>;
  /** Runs a statement beside the app, and returns its rows. */
  // biome-ignore lint/suspicious/noExplicitAny: most tests name the columns in the statement alone
  sql<Row = any>(statement: string, params?: unknown[]): Promise<Row[]>;
  /** The statements of requests while `work` ran, without those of background jobs. */
  countStatements<T>(work: () => Promise<T>): Promise<{ statements: string[]; result: T }>;
  close(): Promise<void>;
}

/** Starts the whole app on a private database. Rate limits are off unless a test enables them. */
export async function startTestServer(
  overrides: Partial<ReadyConfig> = {},
  clock?: Clock,
): Promise<TestServer> {
  const database = await borrowTestDatabase();
  // Created only if something is stored in it, such as mails.
  const dataDir = path.join(tmpdir(), `writers-data-${path.basename(database.url)}`);
  try {
    return await startOn(database.url, { dataDir, ...overrides }, clock, async () => {
      rmSync(dataDir, { recursive: true, force: true });
      await database.drop();
    });
  } catch (error) {
    await database.drop();
    throw error;
  }
}

/** What `build` makes before the tests of the file. */
export function ofFile<Built extends object>(build: () => Promise<Built>): Built {
  const built = {} as Built;
  beforeAll(async () => void Object.assign(built, await build()));
  return built;
}

/** A server for all tests of the file: it starts before them, and closes after them. */
export function testServer(...options: Parameters<typeof startTestServer>): TestServer {
  const server = ofFile(() => startTestServer(...options));
  afterAll(() => server.close());
  return server;
}

async function startOn(
  databaseUrl: string,
  overrides: Partial<ReadyConfig>,
  clock: Clock | undefined,
  afterClose: () => Promise<void>,
): Promise<TestServer> {
  const config: ReadyConfig = {
    ...loadConfig({
      NODE_ENV: 'test',
      PORT: '0',
      RATE_LIMITS: '0',
      SLOW_STATEMENT_MS: '0',
      AUTH_SECRET: 'a secret for the tests, long enough',
    }),
    databaseUrl,
    ...overrides,
  };
  hashQuickly();
  const dataSource = await openDatabase(databaseUrl);
  await migrate(dataSource);
  const logLines: string[] = [];
  const log = makeLog(config, { write: (line) => void logLines.push(line) });
  guardOf(dataSource).patience = 4;
  const app = await inBackground(() => createApp(config, { dataSource, log, now: clock }));
  // It would come at a random moment, with today's time: tests clean up themselves.
  app.stopCleanUp();
  countRequestsOnly(app.services.db);
  const close = async () => {
    await app.close();
    await closeDatabase(dataSource);
  };
  // A port in use must leave no server behind: the caller may try another.
  const port = await app.listen().catch(async (error) => {
    await close();
    throw error;
  });
  const url = `http://127.0.0.1:${port}`;

  const others: TestServer[] = [];
  let closed: Promise<void> | undefined;

  return {
    url,
    app,
    config,
    logLines,
    async another(more = {}, theirs = clock) {
      const other = await startOn(
        more.databaseUrl ?? databaseUrl,
        { ...overrides, port: 0, ...more },
        theirs,
        async () => undefined,
      );
      others.push(other);
      return other;
    },
    async graphql(query, variables, token) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ query, variables }),
      });
      const answer = (await response.json()) as GraphQLAnswer;
      return { ...answer, status: response.status, headers: response.headers };
    },
    ask(this: TestServer, query, token, variables) {
      return dataOf(this.graphql(query, variables, token));
    },
    mutate(this: TestServer, name, input, token, selection = '__typename') {
      const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
      const document = `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`;
      return this.graphql(document, { input }, token);
    },
    async perform(this: TestServer, name, ...given) {
      const { data, errors } = await this.mutate(name, ...given);
      if (errors) throw new Error(JSON.stringify(errors));
      return data[name];
    },
    sql: (statement, params) => dataSource.query(statement, params),
    async countStatements(work) {
      const { result, sent } = await statementsDuring(app.services.db, work);
      return { result, statements: sent.map(({ sql }) => sql) };
    },
    close() {
      closed ??= (async () => {
        for (const other of others) await other.close();
        await close();
        await afterClose();
      })();
      return closed;
    },
  };
}

/** The same, but each test finds the database empty. */
export function emptiedServer(...options: Parameters<typeof startTestServer>): TestServer {
  const server = testServer(...options);
  afterEach(async () => {
    await server.app.notifier.drain();
    await emptyDatabase(server.config.databaseUrl);
  });
  return server;
}

/** A context as for a request, for tests below the API. */
export const contextOf = (server: TestServer, token?: string) =>
  createContext(server.app.services, {
    requestId: 'test-request',
    ip: '127.0.0.1',
    userAgent: 'tests',
    authorization: token && `Bearer ${token}`,
  });

/** The mutations of a file of calls: `mutationsOf(server)('deleteStory', 'deletedStoryId')({ id }, token)`. */
export const mutationsOf =
  (server: TestServer) =>
  (name: string, selection: string) =>
  (input: object, token?: string): Promise<GraphQLAnswer> =>
    server.mutate(name, input, token, selection);
