import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import addressparser from 'nodemailer/lib/addressparser';
import { JoiningMode } from '../contract/enums';
import { messages } from '../contract/messages';
import { problemOfPassword } from '../contract/profileRules';
import { siteDescription, siteName } from '../contract/site';
import { databaseUrlAdvice, parseDatabaseUrl } from '../db/databaseUrl';
import { isEmailAddress } from '../lib/emailAddress';
import { makeFolder } from '../lib/makeFolder';
import { projectRoot } from '../lib/paths';
import { readTextFile } from '../lib/readTextFile';
import { isTimeZone } from '../lib/timeZones';
import { type ProviderSettings, providerIn } from './providerSettings';
import { type SettingsReader, settingsIn, smtpIn } from './readSettings';
import { settings } from './settings';

/** The members who must prove a second factor, as the operator requires. */
export type RequiredSecondFactor = 'off' | 'admins';

export interface Config {
  environment: 'development' | 'production' | 'test';
  host: string;
  port: number;
  dataDir: string;
  appUrl: string;
  databaseUrl: string | undefined;
  /** Where the ids of deleted accounts are kept; in the data folder by default. */
  deletionsFile: string | undefined;
  redisUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: { name: string; address: string };
  /** The group's name and description in documents and mails. */
  groupName: string;
  groupTagline: string;
  /** An address or a web page of those who run the group, for everyone. */
  groupContact: string | undefined;
  groupTimeZone: string;
  /** The operator's own texts in Markdown. */
  terms: string | undefined;
  privacy: string | undefined;
  /** How accounts can be made. */
  joining: JoiningMode;
  /** Whether first public stories of new accounts, and their comments with links, wait for an organiser. */
  newAccountsWait: boolean;
  /** Whether robots.txt allows crawlers that gather texts to train models. */
  aiCrawlers: 'allow' | 'refuse';
  /** A provider that members may sign in with beside the app's own ways. */
  oidc: ProviderSettings | undefined;
  /** Whether visitors may follow the blog or an author by mail. */
  readerMail: boolean;
  /** Members whose staff roles count only in sign-ins that a second factor proved. */
  requireSecondFactor: RequiredSecondFactor;
  admin: { email: string; password: string } | undefined;
  /** Multiplies every rate limit; 0 is off. */
  rateLimits: number;
  memberStorageMb: number;
  /** How many proxies in front may name the client's address. */
  trustProxy: number;
  authSecret: Uint8Array;
  logLevel: string;
  build: string | undefined;
  shutdownGraceMs: number;
  /** 0 logs no slow statements. */
  slowStatementMs: number;
  /** Where Prometheus gets metrics. */
  metrics: { host: string; port: number } | undefined;
  /** Where traces are sent, and the part of requests that is traced. */
  traces: { endpoint: string; headers: Record<string, string>; ratio: number } | undefined;
}

/** A configuration with a database URL. */
export type ReadyConfig = Config & { databaseUrl: string };

/** Invalid settings, with a message for each. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  constructor(readonly problems: string[]) {
    super(
      `The configuration has ${problems.length === 1 ? 'a problem' : 'problems'}:\n- ${problems.join('\n- ')}`,
    );
  }
}

const secretLength = 32;

/** Where development keeps its secret. */
export const authSecretFile = (dataDir: string): string => path.join(dataDir, 'auth-secret');

/** Reads the secret of development; creates and stores it at the first start, so that a restart signs nobody out. */
function developmentSecret(dataDir: string): string {
  const file = authSecretFile(dataDir);
  makeFolder(dataDir);
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readTextFile(file).trim();
  if (secret.length < secretLength)
    throw new ConfigError([
      `${file} must hold at least ${secretLength} characters; remove it and the next start makes a new secret, which signs everyone out`,
    ]);
  return secret;
}

/** Validates the admin's settings by the rules of sign-up, because the admin signs in like everyone else. */
function adminProblems(email: string, password: string): string[] {
  const passwordProblem = problemOfPassword(password);
  return [
    ...(isEmailAddress(email) ? [] : [`ADMIN_EMAIL: ${messages.email.invalid}`]),
    ...(passwordProblem ? [`ADMIN_PASSWORD: ${passwordProblem}`] : []),
  ];
}

/** Parses a sender: an address, or a name with an address in angle brackets. */
function senderOf(given: string): Config['mailFrom'] | undefined {
  const [sender, ...more] = addressparser(given, { flatten: true });
  const isOneSender = sender && more.length === 0 && !/\p{Cc}/u.test(given);
  return isOneSender && isEmailAddress(sender.address, { require_tld: false }) ? sender : undefined;
}

const defaultSender = (appUrl: string) => {
  const host = URL.canParse(appUrl) ? new URL(appUrl).hostname : '';
  // Email addresses don't accept a bare IP as domain.
  return { name: siteName, address: `no-reply@${/[a-z]\w*$/i.test(host) ? host : 'localhost'}` };
};

/** Headers as in `name=value,name=value`, with values encoded for URLs. Source: OpenTelemetry's specification. */
function headersIn(given: string | undefined, problems: string[]): Record<string, string> {
  const pairs = (given ?? '').split(',').filter(Boolean);
  try {
    const headers = pairs.map((pair) => {
      const [, name = '', value = ''] = /^\s*([^=\s]+)\s*=(.*)$/.exec(pair) ?? [];
      return [name, decodeURIComponent(value.trim())] as const;
    });
    new Headers(headers.map(([name, value]) => [name, value]));
    return Object.fromEntries(headers);
  } catch {
    problems.push('OTEL_EXPORTER_OTLP_HEADERS must be like name=value,name=value');
    return {};
  }
}

/** Monitoring of the server, and how it stops. */
function operationsIn({ value, number, host, url }: SettingsReader, problems: string[]) {
  const endpoint = url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'], 'http://collector:4318');
  const headers = headersIn(value('OTEL_EXPORTER_OTLP_HEADERS'), problems);
  const ratio = number('OTEL_TRACES_SAMPLER_ARG', 0, 1, { isInteger: false });
  const port = value('METRICS_PORT') === undefined ? undefined : number('METRICS_PORT', 0, 65535);
  return {
    shutdownGraceMs: number('SHUTDOWN_GRACE_MS', 0, 600_000),
    slowStatementMs: number('SLOW_STATEMENT_MS', 0, 600_000),
    metrics: port === undefined ? undefined : { host: host('METRICS_HOST') ?? '127.0.0.1', port },
    traces: endpoint === undefined ? undefined : { endpoint, headers, ratio },
  };
}

/** Access to the group, and what visitors are offered. */
function accessIn({ choice, value }: SettingsReader, problems: string[]) {
  return {
    joining: choice('JOINING', Object.values(JoiningMode)),
    requireSecondFactor: choice('REQUIRE_SECOND_FACTOR', ['off', 'admins']),
    newAccountsWait: choice('NEW_ACCOUNTS_WAIT', ['on', 'off']) === 'on',
    aiCrawlers: choice('AI_CRAWLERS', ['allow', 'refuse']),
    readerMail: choice('READER_MAIL', ['on', 'off']) === 'on',
    oidc: providerIn(value, problems),
  };
}

function redisIn({ url }: SettingsReader, problems: string[]): string | undefined {
  const redisUrl = url('REDIS_URL', ['redis:', 'rediss:'], 'redis://user:password@host:6379/0');
  if (!redisUrl) return undefined;
  const { pathname, search } = new URL(redisUrl);
  if (!/^(\/\d*)?$/.test(pathname))
    problems.push('REDIS_URL must name its database by a number, as in redis://host:6379/0');
  if (search) problems.push('REDIS_URL may not have a query; rediss:// encrypts the connection');
  return redisUrl;
}

function environmentIn(env: NodeJS.ProcessEnv, { choice }: SettingsReader, problems: string[]) {
  // Libraries compare the value untrimmed: with the space that `set NODE_ENV=production && …` adds, they would work as in
  // development.
  if (env.NODE_ENV?.trim() && env.NODE_ENV !== env.NODE_ENV.trim())
    problems.push('NODE_ENV may not have spaces around it');
  return choice('NODE_ENV', ['development', 'production', 'test']);
}

const hasAppUrl = (env: NodeJS.ProcessEnv) => Boolean(env.APP_URL?.trim());

/** The address that members use; undefined if none is given. */
function appUrlIn(env: NodeJS.ProcessEnv, { url }: SettingsReader, problems: string[]): string | undefined {
  const given = hasAppUrl(env) && url('APP_URL', ['http:', 'https:'], 'https://writers.example');
  if (!given) return undefined;
  const { pathname, origin } = new URL(given);
  // Pages, scripts and cookies are at fixed addresses of the host.
  if (!/^\/*$/.test(pathname))
    problems.push('APP_URL may not have a path: the app needs a host name of its own');
  return origin;
}

/**
 * Finds values in quotes, which are meant for a shell, but which Docker and others pass on from a file of settings. AUTH_SECRET may
 * have them, because existing secrets do.
 */
const quoteProblems = (env: NodeJS.ProcessEnv): string[] =>
  settings
    .filter(({ name }) => name !== 'AUTH_SECRET' && /^(["']).*\1$/s.test(env[name]?.trim() ?? ''))
    .map(({ name }) => `${name} has quotes around it, which are taken for a part of it: remove them`);

/** Whether the metrics and the app listen on the same port of the same address, or one of them on all addresses. */
const sharesPort = (metrics: Config['metrics'], host: string, port: number): boolean =>
  port !== 0 &&
  metrics?.port === port &&
  (metrics.host === host || [metrics.host, host].some((given) => given === '0.0.0.0' || given === '::'));

/** Reads and validates all settings. Throws a ConfigError that lists all problems. */
// Branches: one setting after the other, with its check.
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const problems = quoteProblems(env);
  const reader = settingsIn(env, problems);
  const { value, number, choice, filePath, fileText } = reader;
  const environment = environmentIn(env, reader, problems);
  const isProduction = environment === 'production';

  const host = reader.host('HOST') ?? '127.0.0.1';
  const port = number('PORT', 0, 65535);
  const dataDir = filePath('DATA_DIR') ?? path.join(projectRoot, '.data');
  const databaseUrl = value('DATABASE_URL');
  if (databaseUrl && !parseDatabaseUrl(databaseUrl)) problems.push(databaseUrlAdvice(databaseUrl));
  const deletionsFile = filePath('DELETIONS_FILE');
  const redisUrl = redisIn(reader, problems);
  const smtpUrl = smtpIn(reader, problems);
  const givenUrl = appUrlIn(env, reader, problems);
  const appUrl = givenUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const givenSender = value('MAIL_FROM');
  const mailFrom = givenSender ? senderOf(givenSender) : defaultSender(appUrl);
  if (!mailFrom) problems.push('MAIL_FROM must be an address such as Monday Writers <hello@writers.example>');
  const groupTimeZone = value('GROUP_TIME_ZONE') ?? 'UTC';
  if (!isTimeZone(groupTimeZone)) problems.push('GROUP_TIME_ZONE must be a time zone such as Europe/London');

  const [terms, privacy] = [fileText('TERMS_FILE'), fileText('PRIVACY_FILE')];
  const access = accessIn(reader, problems);

  const rateLimits = number('RATE_LIMITS', 0, 1000, { isInteger: false });
  if (isProduction && rateLimits === 0) problems.push('RATE_LIMITS may not be 0 in production');
  const memberStorageMb = number('MEMBER_STORAGE_MB', 1, 1_000_000);
  const trustProxy = number('TRUST_PROXY', 0, 10);

  const logLevel = choice('LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']);

  const [email, password] = [value('ADMIN_EMAIL'), value('ADMIN_PASSWORD')];
  if (Boolean(email) !== Boolean(password)) problems.push('ADMIN_EMAIL and ADMIN_PASSWORD go together');
  if (email && password) problems.push(...adminProblems(email, password));

  const operations = operationsIn(reader, problems);
  if (sharesPort(operations.metrics, host, port))
    problems.push('METRICS_PORT must be another port than PORT');

  let secret = value('AUTH_SECRET');
  if (secret && secret.length < secretLength)
    problems.push(`AUTH_SECRET must have at least ${secretLength} characters`);
  if (isProduction) {
    if (!secret) problems.push('AUTH_SECRET is required in production');
    if (!databaseUrl) problems.push('DATABASE_URL is required in production');
    if (!hasAppUrl(env)) problems.push('APP_URL is required in production');
  }
  if (problems.length > 0 || !mailFrom) throw new ConfigError(problems);
  secret ??= developmentSecret(dataDir);

  return {
    environment,
    host,
    port,
    dataDir,
    appUrl,
    databaseUrl,
    deletionsFile,
    redisUrl,
    smtpUrl,
    mailFrom,
    groupName: siteName,
    groupTagline: siteDescription,
    groupContact: undefined,
    groupTimeZone,
    terms,
    privacy,
    ...access,
    admin: email && password ? { email, password } : undefined,
    rateLimits,
    memberStorageMb,
    trustProxy,
    authSecret: new TextEncoder().encode(secret),
    logLevel,
    build: value('BUILD'),
    ...operations,
  };
}
