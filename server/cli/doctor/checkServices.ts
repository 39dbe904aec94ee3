import { statfs } from 'node:fs/promises';
import path from 'node:path';
import Redis from 'ioredis';
import nodemailer from 'nodemailer';
import type { Config } from '../../config/config';
import { deletionsFileOf, findWriteError } from '../../features/own-data/accountDeletion/deletionList';
import { type Finding, ok, problem, warning } from './finding';

const waitMs = 5_000;
const megabyte = 1024 * 1024;
const minFree = { problem: 200 * megabyte, warning: 1024 * megabyte };

/** An error's first line, or its code if it has none, without addresses that may contain a password. */
const reasonOf = (error: unknown) => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  // The message comes first, because nodemailer has one code for everything from a refused connection to a certificate.
  return (message.split('\n')[0] || code).replace(/\w+:\/\/\S+/g, '…');
};

/** Advice on a service that can't be used. */
const adviceFor = (reason: string, advice: string) =>
  /certificate/i.test(reason)
    ? `Use the host name that the certificate has. If no well-known authority signed it, set NODE_EXTRA_CA_CERTS=/path/to/ca.pem to that authority's certificate. ${advice}`
    : advice;

export async function checkRedis({ redisUrl }: Pick<Config, 'redisUrl'>): Promise<Finding> {
  if (!redisUrl) return ok('Redis', 'not set: right for a single server');
  const host = new URL(redisUrl).host;
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: waitMs,
    commandTimeout: waitMs,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let connectionError: unknown;
  redis.on('error', (error) => {
    connectionError = error;
  });
  try {
    await redis.connect();
    // If there is no database of that number, the connection would silently use number 0; selecting it throws.
    await redis.select(redis.options.db ?? 0);
    // A replica, or a Redis whose memory is full, responds but stores no counters. The key expires after a millisecond.
    await redis.set('doctor', '1', 'PX', 1);
    return ok('Redis', `at ${host} answers and takes writes`);
  } catch (error) {
    const reason = reasonOf(connectionError ?? error);
    const advice =
      'Start it, or check REDIS_URL. Until then pages on other servers are not updated by themselves.';
    return problem('Redis', `at ${host} can't be used: ${reason}`, adviceFor(reason, advice));
  } finally {
    redis.disconnect();
  }
}

export async function checkMail({ smtpUrl, environment }: Pick<Config, 'smtpUrl' | 'environment'>) {
  if (!smtpUrl)
    return environment === 'production'
      ? warning('Mail', 'SMTP_URL is not set: emails become files and reach nobody', 'Set SMTP_URL.')
      : ok('Mail', 'not set: emails become files in DATA_DIR/outbox');
  const host = new URL(smtpUrl).host;
  const transporter = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
    dnsTimeout: waitMs,
  });
  try {
    await transporter.verify();
    return ok('Mail', `the mail server at ${host} answers`);
  } catch (error) {
    const reason = reasonOf(error);
    return problem(
      'Mail',
      `the mail server at ${host} can't be used: ${reason}`,
      adviceFor(reason, 'Check SMTP_URL. Mails wait in the queue meanwhile.'),
    );
  } finally {
    transporter.close();
  }
}

/** Checks following by mail, which visitors are offered and which needs a mail server. */
export function checkReaders({
  readerMail,
  smtpUrl,
  environment,
}: Pick<Config, 'readerMail' | 'smtpUrl' | 'environment'>): Finding {
  if (!readerMail) return ok('Readers', 'READER_MAIL is off: visitors cannot follow by email');
  return smtpUrl || environment !== 'production'
    ? ok('Readers', 'READER_MAIL is on: visitors can follow the blog and its authors by email')
    : warning(
        'Readers',
        'READER_MAIL is on, but no email leaves: visitors wait for a confirmation in vain',
        'Set SMTP_URL, or READER_MAIL=off.',
      );
}

/** The free space where the app writes: the data folder, or the nearest folder above it that exists. */
export async function checkDisk({ dataDir }: Pick<Config, 'dataDir'>): Promise<Finding> {
  for (let folder = dataDir; ; folder = path.dirname(folder)) {
    const found = await statfs(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' && folder !== path.dirname(folder)) return undefined;
      throw error;
    });
    if (!found) continue;
    const free = found.bavail * found.bsize;
    const says = `${Math.floor(free / megabyte)} MB free at ${folder}`;
    const advice = 'Free some space.';
    if (free < minFree.problem) return problem('Disk', says, advice);
    return free < minFree.warning ? warning('Disk', says, advice) : ok('Disk', says);
  }
}

/** Checks that the list of deleted accounts can be written, which keeps a restored backup from bringing them back. */
export async function checkDeletions(config: Pick<Config, 'deletionsFile' | 'dataDir'>): Promise<Finding> {
  const file = deletionsFileOf(config);
  const error = await findWriteError(file);
  return error
    ? problem(
        'Deletions',
        `${file}, the list of deleted accounts, can't be written: ${error.code ?? error.message}`,
        'Name a file that the app may write with DELETIONS_FILE. Until then a restored backup brings deleted accounts back.',
      )
    : ok('Deletions', `deleted accounts are listed in ${file}`);
}
