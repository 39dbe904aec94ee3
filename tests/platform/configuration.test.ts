import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Redis from 'ioredis';
import { ConfigError, loadConfig } from '../../server/config/config';

const databaseProblem =
  'DATABASE_URL must be mysql://user:password@host:port/name, with special characters of user and password encoded, as %40 for @; only ?tls=true may follow';
const redisProblem =
  'REDIS_URL must be an address such as redis://user:password@host:6379/0, with special characters of user and password encoded, as %40 for @';
const smtpProblem =
  'SMTP_URL must be an address such as smtp://user:password@host:587, with special characters of user and password encoded, as %40 for @';
const tildeProblem = 'may not begin with ~, which only a shell replaces: write the whole path';
const metricsProblem = 'METRICS_PORT must be another port than PORT';
const noExtras = 'may not have a user, a query or a fragment';
const appProblem = 'APP_URL must be an address such as https://writers.example';

const production = {
  NODE_ENV: 'production',
  APP_URL: 'https://writers.example',
  DATABASE_URL: 'mysql://app:secret@db:3306/writers',
  AUTH_SECRET: 'a-secret-of-more-than-32-characters',
};

function problemsOf(env: NodeJS.ProcessEnv): string[] {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('configuration', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'writers-config-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  test('production starts with its secrets given', () => {
    expect(loadConfig(production)).toMatchObject({
      environment: 'production',
      appUrl: 'https://writers.example',
      databaseUrl: production.DATABASE_URL,
      host: '127.0.0.1',
      port: 4000,
    });
  });

  test('production refuses to start without its secrets, naming all of them at once', () => {
    expect(problemsOf({ NODE_ENV: 'production', DATA_DIR: dataDir })).toEqual([
      'AUTH_SECRET is required in production',
      'DATABASE_URL is required in production',
      'APP_URL is required in production',
    ]);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('in development rate limits can be off, and metrics and traces are unless an address is given', () => {
    const read = (env: NodeJS.ProcessEnv) => loadConfig({ DATA_DIR: dataDir, ...env });
    expect(read({ RATE_LIMITS: '0' })).toMatchObject({
      metrics: undefined,
      traces: undefined,
      rateLimits: 0,
    });
    expect(read({ METRICS_PORT: '9400' }).metrics).toEqual({ host: '127.0.0.1', port: 9400 });
    const traces = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20a2V5, x-team=writers',
    };
    expect(read(traces).traces).toEqual({
      endpoint: 'http://collector:4318',
      headers: { authorization: 'Basic a2V5', 'x-team': 'writers' },
      ratio: 1,
    });
    expect(
      problemsOf({ ...traces, OTEL_EXPORTER_OTLP_HEADERS: 'a secret', OTEL_TRACES_SAMPLER_ARG: '2' }),
    ).toEqual([
      'OTEL_EXPORTER_OTLP_HEADERS must be like name=value,name=value',
      'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1',
    ]);
  });

  test('every wrong setting is named in one answer', () => {
    const env = {
      NODE_ENV: 'staging',
      PORT: '70000',
      DATABASE_URL: 'postgres://elsewhere',
      GROUP_TIME_ZONE: 'Middle/Earth',
      JOINING: 'friends',
      AI_CRAWLERS: 'maybe',
      REQUIRE_SECOND_FACTOR: 'everyone',
      RATE_LIMITS: 'many',
      MEMBER_STORAGE_MB: '0',
      ADMIN_EMAIL: 'admin@writers.example',
      AUTH_SECRET: 'short',
      LOG_LEVEL: 'loud',
    };
    expect(problemsOf(env)).toEqual([
      'NODE_ENV must be development, production or test',
      'PORT must be a whole number from 0 to 65535',
      databaseProblem,
      'GROUP_TIME_ZONE must be a time zone such as Europe/London',
      'JOINING must be open, approval, invitation or closed',
      'REQUIRE_SECOND_FACTOR must be off or admins',
      'AI_CRAWLERS must be allow or refuse',
      'RATE_LIMITS must be a number from 0 to 1000',
      'MEMBER_STORAGE_MB must be a whole number from 1 to 1000000',
      'LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent',
      'ADMIN_EMAIL and ADMIN_PASSWORD go together',
      'AUTH_SECRET must have at least 32 characters',
    ]);
  });

  test.each([
    [{ APP_URL: 'https://writers.example/?ref=mail' }, `APP_URL ${noExtras}`],
    [{ APP_URL: 'https://writers.example/#top' }, `APP_URL ${noExtras}`],
    [{ APP_URL: 'https://mina:secret@writers.example' }, `APP_URL ${noExtras}`],
    [
      { APP_URL: 'https://writers.example/group/' },
      'APP_URL may not have a path: the app needs a host name of its own',
    ],
    [{ RATE_LIMITS: '0' }, 'RATE_LIMITS may not be 0 in production'],
    [{ NODE_ENV: 'production ' }, 'NODE_ENV may not have spaces around it'],
    [{ APP_URL: 'writers.example' }, appProblem],
    [{ APP_URL: 'https://writers.example,https://www.writers.example' }, appProblem],
    [{ APP_URL: 'https://writers.example:0' }, appProblem],
    [{ DATABASE_URL: 'mysql://app:secret@db:0/writers' }, databaseProblem],
    [
      { DATABASE_URL: 'mysql://app:secret@db-1:3306,db-2:3306/writers' },
      'DATABASE_URL must name one host: of several, name a proxy in front of them, as in docs/operating/database-proxy.cfg',
    ],
    [{ REDIS_URL: 'redis://' }, redisProblem],
    [{ REDIS_URL: 'redis://:50%@cache' }, redisProblem],
    [
      { REDIS_URL: 'redis://cache:6379/events' },
      'REDIS_URL must name its database by a number, as in redis://host:6379/0',
    ],
    [
      { REDIS_URL: 'redis://cache:6379/0?ssl=true' },
      'REDIS_URL may not have a query; rediss:// encrypts the connection',
    ],
    [
      { SMTP_URL: 'smtp://mail:587?requireTls=true' },
      'SMTP_URL has the unknown option requireTls; ?requireTLS=true requires encryption',
    ],
    [{ SMTP_URL: 'smtp://mail?ignoreTLS=no' }, 'SMTP_URL must have ignoreTLS=true or ignoreTLS=false'],
    [{ SMTP_URL: 'smtp://mail?requireTLS' }, 'SMTP_URL must have requireTLS=true or requireTLS=false'],
    [{ DATA_DIR: '~/writers' }, `DATA_DIR ${tildeProblem}`],
    [{ DELETIONS_FILE: '~/deleted.jsonl' }, `DELETIONS_FILE ${tildeProblem}`],
    [{ PORT: '4100', METRICS_PORT: '4100' }, metricsProblem],
    [{ PORT: '4100', METRICS_PORT: '4100', METRICS_HOST: '0.0.0.0' }, metricsProblem],
    [{ SMTP_URL: 'smtp://mina:12#34@mail:587' }, smtpProblem],
    [{ REDIS_URL: 'redis://writers:12#34@cache:6379' }, redisProblem],
    [{ SMTP_URL: 'smtp://' }, smtpProblem],
    [{ SMTP_URL: 'smtp://mina:secret@mail:0' }, smtpProblem],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://mina:secret@collector:4318?key=secret' },
      `OTEL_EXPORTER_OTLP_ENDPOINT ${noExtras}`,
    ],
  ])('%j is refused, as it can’t be used', (env, problem) => {
    expect(problemsOf({ ...production, ...env })).toEqual([problem]);
  });

  test.each([
    { APP_URL: 'HTTPS://writers.example:443/' },
    { DATABASE_URL: 'mysql://app:secret@db/writers?tls=true' },
    { SMTP_URL: 'smtp://mail:25?ignoreTLS=false&tls.rejectUnauthorized=false&name=writers.example' },
    { SMTP_URL: 'smtps://mina%40writers.example:secret@mail:465?requireTLS=true' },
    { REDIS_URL: 'redis://:secret@cache' },
    { REDIS_URL: 'rediss://cache:6380/15' },
    { PORT: '4100', METRICS_PORT: '4100', METRICS_HOST: '10.0.0.2' },
  ])('%j is accepted', (env) => {
    expect(problemsOf({ ...production, ...env })).toEqual([]);
  });

  test.each([
    [{ DATA_DIR: '"/var/lib/writers"' }, []],
    [{ ADMIN_EMAIL: 'mina@example.com', ADMIN_PASSWORD: "'Monday7pm'" }, []],
    [{ APP_URL: '"https://writers.example"' }, [appProblem]],
  ])('%j has quotes that a shell would have removed, and is refused', (env, more) => {
    const [name] = Object.keys(env).slice(-1);
    expect(problemsOf({ ...production, ...env })).toEqual([
      `${name} has quotes around it, which are taken for a part of it: remove them`,
      ...more,
    ]);
  });

  test('quotes inside a setting are its own, and AUTH_SECRET is taken as it always was', () => {
    const AUTH_SECRET = `"${production.AUTH_SECRET}"`;
    expect(
      problemsOf({ ...production, MAIL_FROM: '"Mina, Ada" <hello@writers.example>', AUTH_SECRET }),
    ).toEqual([]);
  });

  test('REDISS:// encrypts as rediss:// does', () => {
    const { redisUrl } = loadConfig({ ...production, REDIS_URL: 'REDISS://:Secret@Cache:6380/1' });
    expect(redisUrl).toBe('rediss://:Secret@Cache:6380/1');
    expect(new Redis(redisUrl ?? '', { lazyConnect: true }).options.tls).toBeTruthy();
  });

  test('a provider of sign-ins is set up wholly, with https but on the same machine', () => {
    const env = {
      OIDC_ISSUER: 'https://login.example',
      OIDC_CLIENT_ID: 'writers',
      OIDC_CLIENT_SECRET: 'a secret',
      OIDC_NAME: 'Acme',
    };
    const read = (given: NodeJS.ProcessEnv) => loadConfig({ DATA_DIR: dataDir, ...given }).oidc;
    expect(read({})).toBeUndefined();
    const [issuer, clientId, clientSecret, name] = Object.values(env);
    expect(read(env)).toEqual({ issuer, clientId, clientSecret, name });
    expect(read({ ...env, OIDC_ISSUER: 'http://127.0.0.1:3000' })?.issuer).toBe('http://127.0.0.1:3000');
    expect(problemsOf({ ...env, OIDC_CLIENT_SECRET: '', OIDC_NAME: ' ' })).toEqual([
      'OIDC_CLIENT_SECRET and OIDC_NAME are missing: OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_NAME go together',
    ]);
    for (const issuer of ['http://login.example', 'login.example', 'https://login.example/?a=b'])
      expect(problemsOf({ ...env, OIDC_ISSUER: issuer })).toEqual([
        'OIDC_ISSUER must be the https address of the provider, as its discovery document has it',
      ]);
  });

  test('the first admin is held to the rules of sign-up', () => {
    const env = { ...production, ADMIN_EMAIL: 'admin@writers.example', ADMIN_PASSWORD: 'Password1' };
    expect(problemsOf(env)).toEqual([]);
    expect(problemsOf({ ...env, ADMIN_EMAIL: 'admin' })).toEqual(['ADMIN_EMAIL: Invalid email address']);
    expect(problemsOf({ ...env, ADMIN_PASSWORD: 'password1' })).toEqual([
      'ADMIN_PASSWORD: Password must contain at least one lowercase letter, one uppercase letter, and one number',
    ]);
    expect(problemsOf({ ...env, ADMIN_PASSWORD: 'Pass1' })).toEqual([
      'ADMIN_PASSWORD: Password must be at least 8 characters',
    ]);
    // Of seven characters, however many code units.
    expect(problemsOf({ ...env, ADMIN_PASSWORD: 'Pass1😀😀' })).toEqual([
      'ADMIN_PASSWORD: Password must be at least 8 characters',
    ]);
  });

  test('development makes its secret once and keeps it, readable by its owner alone', () => {
    const folder = path.join(dataDir, 'data');
    const first = loadConfig({ DATA_DIR: folder });
    const second = loadConfig({ DATA_DIR: folder });
    expect(first.authSecret.length).toBeGreaterThanOrEqual(32);
    expect(second.authSecret).toEqual(first.authSecret);
    expect(statSync(path.join(folder, 'auth-secret')).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  test('a kept secret that is too short is refused', () => {
    const file = path.join(dataDir, 'auth-secret');
    writeFileSync(file, 'x');
    expect(problemsOf({ DATA_DIR: dataDir })).toEqual([
      `${file} must hold at least 32 characters; remove it and the next start makes a new secret, which signs everyone out`,
    ]);
    expect(readFileSync(file, 'utf8')).toBe('x');
  });

  test('mails are sent from an address at the host that members use, unless another is given', () => {
    const from = (env: NodeJS.ProcessEnv) => loadConfig({ DATA_DIR: dataDir, ...env }).mailFrom;
    expect(from({ APP_URL: 'https://writers.example' })).toEqual({
      name: 'Monday Writers',
      address: 'no-reply@writers.example',
    });
    expect(from({}).address).toBe('no-reply@localhost');
    expect(from({ MAIL_FROM: '"Writers, Mondays" <hello@writers.example>' })).toEqual({
      name: 'Writers, Mondays',
      address: 'hello@writers.example',
    });
    expect(from({ MAIL_FROM: 'hello@writers.example' }).address).toBe('hello@writers.example');
    for (const wrong of ['Monday Writers', 'a@b.example, c@d.example', 'a@b.example\nBcc: c@d.example'])
      expect(problemsOf({ DATA_DIR: dataDir, MAIL_FROM: wrong })).toEqual([
        'MAIL_FROM must be an address such as Monday Writers <hello@writers.example>',
      ]);
  });

  test('the address members use follows from host and port unless it is given', () => {
    expect(loadConfig({ DATA_DIR: dataDir, PORT: '4100' }).appUrl).toBe('http://127.0.0.1:4100');
    expect(loadConfig({ DATA_DIR: dataDir, HOST: '::1' }).appUrl).toBe('http://[::1]:4000');
    const bracketed = { HOST: '[::1]', METRICS_HOST: '[fd00::2]', METRICS_PORT: '9400' };
    expect(loadConfig({ DATA_DIR: dataDir, ...bracketed })).toMatchObject({
      host: '::1',
      appUrl: 'http://[::1]:4000',
      metrics: { host: 'fd00::2' },
    });
    expect(loadConfig({ DATA_DIR: dataDir, APP_URL: 'HTTPS://Writers.example:443//' }).appUrl).toBe(
      'https://writers.example',
    );
  });
});
