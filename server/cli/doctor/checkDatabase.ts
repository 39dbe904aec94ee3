import { type Connection, createConnection } from 'mysql2/promise';
import { getMetadataArgsStorage } from 'typeorm';
import { isTooFarOff, measureOffset } from '../../db/databaseClock';
import { databaseUrlAdvice, hostName, parseDatabaseUrl } from '../../db/databaseUrl';
import { findLocks } from '../../db/lockedTables';
import { migrationNames } from '../../db/migrations/migrations';
import { standingOf } from '../../db/migrations/standing';
import { restoreMark } from '../../db/restoreMark';
import { applySessionSettings } from '../../db/sessionSettings';
import { refuseOldServer } from '../../startup/dataSource';
import { explainFailure } from '../../startup/explainFailure';
import { type Finding, ok, problem, warning } from './finding';

const waitMs = 5_000;
/** Bytes for a statement with the longest story. */
const minPacket = 16 * 1024 * 1024;
/** Privileges that migrations and the app need. */
const privileges = [
  ...['SELECT', 'INSERT', 'UPDATE', 'DELETE'],
  ...['CREATE', 'ALTER', 'DROP', 'INDEX', 'REFERENCES'],
];

type Read = <Row>(sql: string) => Promise<Row[]>;

/** Checks the operator's database, or the embedded one. */
export async function checkDatabase(url: string): Promise<Finding[]> {
  const address = parseDatabaseUrl(url);
  if (!address) return [problem('Database', databaseUrlAdvice(url), 'Check DATABASE_URL.')];
  let connection: Connection;
  try {
    connection = await createConnection({ ...address.options, timezone: 'Z', connectTimeout: waitMs });
    // The app's settings of a connection: with ANSI_QUOTES, grants would be reported in another form.
    applySessionSettings(
      (connection as Connection & { connection: Parameters<typeof applySessionSettings>[0] }).connection,
    );
  } catch (error) {
    const [says = '', advice = ''] = explainFailure(error).text.split('\n');
    // An unforeseen error is followed by its stack.
    const isAdvice = advice && !/^\s+at /.test(advice);
    return [problem('Database', says, isAdvice ? advice : 'Check DATABASE_URL.')];
  }
  const read: Read = async <Row>(sql: string) =>
    (await connection.query({ sql, timeout: waitMs }))[0] as Row[];
  try {
    const [{ version = '' } = {}] = await read<{ version: string }>('SELECT VERSION() AS version');
    const findings = [versionFinding(version, hostName(address))];
    const checks = { Privileges: checkPrivileges, Migrations: checkMigrations, Settings: checkVariables };
    const others = { Locks: checkLocks, Cluster: checkCluster, Clock: checkClock };
    for (const [name, check] of Object.entries({ ...checks, ...others }))
      findings.push(
        ...(await check(read).catch((error: Error) => [
          problem(
            name,
            `could not be checked: ${error.message}`,
            'Check the privileges of the database user.',
          ),
        ])),
      );
    return findings;
  } finally {
    connection.destroy();
  }
}

function versionFinding(version: string, host: string): Finding {
  try {
    refuseOldServer(version);
    return ok('Database', `${version} at ${host} answers`);
  } catch (error) {
    const [says = '', advice = ''] = (error as Error).message.split('\n');
    return problem('Database', says, advice);
  }
}

/** The privileges that the app needs on a database, and that the lines of SHOW GRANTS don't give. */
export function missingPrivileges(grants: readonly string[], database: string): string[] {
  const given = new Set<string>();
  for (const grant of grants) {
    const [, listed = '', on = ''] = /^GRANT (.+?) ON (\S+) TO /.exec(grant) ?? [];
    // The database's name is a pattern in which an underscore may be escaped.
    const scope = on.replace(/\.\*$/, '').replaceAll('`', '').replaceAll('\\', '');
    if (on.endsWith('.*') && (scope === '*' || scope === database || scope === '%'))
      for (const privilege of listed.split(/,\s*/)) given.add(privilege.toUpperCase());
  }
  if (given.has('ALL PRIVILEGES') || given.has('ALL')) return [];
  return privileges.filter((privilege) => !given.has(privilege));
}

async function checkPrivileges(read: Read): Promise<Finding[]> {
  const [{ name = '' } = {}] = await read<{ name: string }>('SELECT DATABASE() AS name');
  const grants = (await read<Record<string, string>>('SHOW GRANTS')).map(
    (row) => Object.values(row)[0] ?? '',
  );
  const missing = missingPrivileges(grants, name);
  if (missing.length === 0) return [ok('Privileges', `all that the app needs on ${name}`)];
  const advice = `GRANT ALL ON ${name}.* to its user; docs/operating.md has the statements.`;
  // Only a warning, because SHOW GRANTS doesn't list privileges of the user's roles.
  return [warning('Privileges', `not granted directly on ${name}: ${missing.join(', ')}`, advice)];
}

/** The finding about a database without the app's migrations: what a start would do there. */
function findingWithoutMigrations(tables: readonly string[]): Finding {
  if (tables.length === 0)
    return ok('Migrations', 'the database is empty: the first start creates the tables');
  const own = new Set(getMetadataArgsStorage().tables.map(({ name }) => name));
  const colliding = tables.filter((table) => own.has(table));
  const advice = 'Name an empty database in DATABASE_URL, or restore a backup into one.';
  const count = tables.length === 1 ? '1 table that is' : `${tables.length} tables that are`;
  const says = `the database has ${count} not this app's`;
  return colliding.length === 0
    ? warning('Migrations', says, advice)
    : problem('Migrations', `${says}, some with names that it needs: ${colliding.join(', ')}`, advice);
}

async function checkMigrations(read: Read): Promise<Finding[]> {
  const tables = (await read<Record<string, string>>('SHOW TABLES')).map(
    (row) => Object.values(row)[0] ?? '',
  );
  if (tables.includes(restoreMark))
    return [
      problem(
        'Migrations',
        'a backup is being restored into the database, or its restore was interrupted',
        'Wait for it, or repeat it: docs/operating.md explains how.',
      ),
    ];
  if (!tables.includes('migrations')) return [findingWithoutMigrations(tables)];
  const ran = await read<{ name: string }>('SELECT name FROM migrations');
  const { newer, isTooOld, pending } = standingOf(
    ran.map(({ name }) => name),
    migrationNames(),
  );
  if (newer.length > 0)
    return [
      problem(
        'Migrations',
        `of a newer version of the app: ${newer.join(', ')}`,
        'Start that version, or restore a backup from before it.',
      ),
    ];
  if (isTooOld)
    return [
      problem(
        'Migrations',
        "of a version before 1.0 that this one can't upgrade",
        'Start the last version before 1.0 once: CHANGELOG.md names it.',
      ),
    ];
  return [ok('Migrations', pending === 0 ? 'up to date' : `${pending} to apply: the next start does`)];
}

async function checkVariables(read: Read): Promise<Finding[]> {
  const [row] = await read<{ charset: string; packet: number; readOnly: number }>(
    `SELECT @@character_set_database AS charset, @@max_allowed_packet AS packet, @@read_only AS readOnly`,
  );
  if (!row) return [];
  const findings: Finding[] = [];
  if (row.charset !== 'utf8mb4')
    findings.push(
      problem(
        'Settings',
        `the database's character set is ${row.charset}, which can't store every character`,
        'ALTER DATABASE … CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci',
      ),
    );
  if (Number(row.packet) < minPacket)
    findings.push(
      problem(
        'Settings',
        `max_allowed_packet is ${row.packet}, too small for the longest stories`,
        'Set max_allowed_packet to 16M or more.',
      ),
    );
  if (Number(row.readOnly) !== 0)
    findings.push(
      problem('Settings', 'the database is read-only', 'Point DATABASE_URL at the one that takes writes.'),
    );
  return findings.length > 0 ? findings : [ok('Settings', 'character set utf8mb4, long texts, writable')];
}

/** Finds locked tables. Runs after the checks that read tables, because it changes the connection's settings. */
async function checkLocks(read: Read): Promise<Finding[]> {
  const [migrated] = await read("SHOW TABLES LIKE 'migrations'");
  if (!migrated) return [];
  const { tables, waiting, holding } = await findLocks(read);
  if (tables.length === 0) return [ok('Locks', 'no table is locked')];
  const waits = waiting.length > 0 ? `; waiting: ${waiting.join('; ')}` : '';
  return [
    problem(
      'Locks',
      `locked: ${tables.join(', ')}; held perhaps by: ${holding.join('; ') || 'another user'}${waits}`,
      'Let what holds them end, or end it with KILL and the number of its connection.',
    ),
  ];
}

/** Findings from a Galera node's status variables; none without a cluster. */
export function clusterFindings(status: Readonly<Record<string, string>>): Finding[] {
  const { wsrep_cluster_size: size, wsrep_cluster_status: state = '' } = status;
  // MariaDB has these variables even without a cluster; then there is no provider.
  if (size === undefined || !status.wsrep_provider_name) return [];
  const advice = 'Look at the log of this node; docs/operating.md explains database outages.';
  if (state !== 'Primary')
    return [problem('Cluster', `this node is ${state}: it has no majority and takes no writes`, advice)];
  if (status.wsrep_ready !== 'ON')
    return [
      problem('Cluster', `this node is not ready: ${status.wsrep_local_state_comment ?? 'unknown'}`, advice),
    ];
  return [ok('Cluster', `${size} nodes, this one ${status.wsrep_local_state_comment ?? 'ready'}`)];
}

async function checkCluster(read: Read): Promise<Finding[]> {
  const rows = await read<{ Variable_name: string; Value: string }>("SHOW GLOBAL STATUS LIKE 'wsrep_%'");
  return clusterFindings(Object.fromEntries(rows.map(({ Variable_name, Value }) => [Variable_name, Value])));
}

async function checkClock(read: Read): Promise<Finding[]> {
  const offset = await measureOffset({ read });
  const seconds = (Math.abs(offset.ms) / 1000).toFixed(1);
  const says = `${seconds} s ${offset.ms < 0 ? 'behind' : 'ahead of'} the database's`;
  return [
    isTooFarOff(offset)
      ? warning('Clock', says, "Synchronise both machines' clocks (NTP).")
      : ok('Clock', says),
  ];
}
