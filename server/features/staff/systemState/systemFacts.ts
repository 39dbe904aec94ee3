import type { ReadyConfig } from '../../../config/config';
import { dayMs } from '../../../contract/calendar';
import { MemberState } from '../../../contract/enums';
import type { Database } from '../../../db/database';
import type { DatabaseState } from '../../../db/readiness';
import type { SystemState } from '../../../model/systemState.type';
import { storedBytesMax } from '../../../record/storedTexts';
import { memberCountSql } from '../../members/user/memberConditions';
import { appInfo } from '../info/info.service';
import { MailServerState } from './mailServerState';

/** How long the state is cached, so that repeated clicks on Refresh cost the database no more than one. */
const cacheMs = 10_000;
const failureDays = 7;
const maxTables = 10;
const nearlyFullShare = 0.9;

interface Deps {
  db: Pick<Database, 'read'>;
  config: ReadyConfig;
  readiness: { state(): Promise<DatabaseState> };
  redis: { status: string } | undefined;
  now: () => Date;
}

type Numbers = Record<
  'migrations' | 'mails' | 'events' | 'pushes' | 'auditEntries' | `${MemberState}`,
  number
> & { version: string; oldestMailAt: Date | null };

const memberCountsSql = Object.values(MemberState)
  .map((state) => `${memberCountSql(state)} AS ${state}`)
  .join(', ');

const numbersSql = `SELECT VERSION() AS version, ${memberCountsSql},
  (SELECT COUNT(*) FROM migrations) AS migrations,
  (SELECT COUNT(*) FROM mails) AS mails,
  (SELECT created_at FROM mails ORDER BY id LIMIT 1) AS oldestMailAt,
  (SELECT COUNT(*) FROM notification_events) AS events,
  (SELECT COUNT(*) FROM push_messages) AS pushes,
  (SELECT COUNT(*) FROM audit_log) AS auditEntries`;

/** The system's state for administrators. Each server reads it at most every ten seconds, however many requests there are. */
export class SystemFacts {
  private cached: { state: Promise<SystemState>; until: number } | undefined;
  private readonly startedAt = new Date(Date.now() - process.uptime() * 1000);

  private readonly mailServer: MailServerState;

  constructor(private readonly deps: Deps) {
    this.mailServer = new MailServerState(deps.config.smtpUrl);
  }

  state(): Promise<SystemState> {
    if (this.cached && performance.now() < this.cached.until) return this.cached.state;
    const latest = { state: this.readState(), until: performance.now() + cacheMs };
    this.cached = latest;
    // A failure isn't cached.
    latest.state.catch(() => {
      latest.until = 0;
    });
    return latest.state;
  }

  private async readState(): Promise<SystemState> {
    const { db, config, readiness, redis, now } = this.deps;
    const since = new Date(now().getTime() - failureDays * dayMs);
    const bytesMax = storedBytesMax(config);
    const [[found], tables, cluster, failures, stored, state, isSmtpReachable] = await Promise.all([
      db.read<Numbers>(numbersSql),
      db.read<{ name: string; bytes: string }>(
        `SELECT table_name AS name, COALESCE(data_length, 0) + COALESCE(index_length, 0) AS bytes
         FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY bytes DESC`,
      ),
      db.read<{ Value: string }>("SHOW GLOBAL STATUS LIKE 'wsrep_cluster_size'"),
      db.read<{ reason: string; count: number; lastAt: Date }>(
        `SELECT reason, COUNT(*) AS count, MAX(failed_at) AS lastAt FROM mail_failures
         WHERE failed_at >= ? GROUP BY reason ORDER BY count DESC, reason LIMIT 20`,
        [since],
      ),
      db.read<Record<'bytes' | 'most' | 'nearlyFull', string>>(
        `SELECT COALESCE(SUM(bytes), 0) AS bytes, COALESCE(MAX(bytes), 0) AS most,
           COALESCE(SUM(bytes >= ?), 0) AS nearlyFull FROM stored_texts`,
        [nearlyFullShare * bytesMax],
      ),
      readiness.state(),
      this.mailServer.isReachable(),
    ]);
    if (!found) throw new Error('The database counted nothing');
    const { version, build } = appInfo(config);
    return {
      version,
      build,
      nodeVersion: process.version,
      startedAt: this.startedAt,
      checkedAt: now(),
      database: {
        kind: /mariadb/i.test(found.version) ? 'MariaDB' : 'MySQL',
        // Without what follows the number, such as '-MariaDB-log'.
        version: found.version.replace(/-.*$/, ''),
        state,
        clusterSize: Number(cluster[0]?.Value) || null,
        migrations: Number(found.migrations),
        bytes: tables.reduce((sum, { bytes }) => sum + Number(bytes), 0),
        largestTables: tables.slice(0, maxTables).map(({ name, bytes }) => ({ name, bytes: Number(bytes) })),
      },
      members: Object.values(MemberState).map((memberState) => ({
        state: memberState,
        count: Number(found[memberState]),
      })),
      storage: {
        bytes: Number(stored[0]?.bytes),
        most: Number(stored[0]?.most),
        nearlyFull: Number(stored[0]?.nearlyFull),
        bytesMax,
      },
      queues: {
        mails: Number(found.mails),
        oldestMailAt: found.oldestMailAt,
        events: Number(found.events),
        pushes: Number(found.pushes),
      },
      mailFailures: failures.map(({ count, ...failure }) => ({ ...failure, count: Number(count) })),
      isSmtpConfigured: config.smtpUrl !== undefined,
      isSmtpReachable,
      isRedisConfigured: redis !== undefined,
      isRedisConnected: redis ? redis.status === 'ready' : null,
      auditEntries: Number(found.auditEntries),
    };
  }
}
