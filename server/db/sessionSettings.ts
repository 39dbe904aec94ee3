import type { Connection } from 'mysql2';
import { limitSetting, lockSeconds, usualSeconds } from './statementLimits';

/**
 * The meaning of statements must not depend on the database's settings: without autocommit, writes of one statement would be lost
 * with their connection, and with other modes texts would be cut off, or quoted in a way that doesn't hold.
 */
const sessionSettings = [
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
  `SET SESSION autocommit = 1, time_zone = '+00:00',
     sql_mode = 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'`,
];

/**
 * Applies the settings before the connection's next statement, because its statements are sent in turn; closes the connection if that
 * fails.
 */
export function applySessionSettings(connection: Pick<Connection, 'query' | 'destroy'>): void {
  for (const setting of sessionSettings)
    connection.query(setting, (error) => {
      if (error) connection.destroy();
    });
}

/** Limits what a request's statements may wait for. */
export function applyLimits(connection: Connection, dialect: string, patience: number): void {
  const seconds = lockSeconds * patience;
  for (const setting of [
    `SET SESSION innodb_lock_wait_timeout = ${seconds}, lock_wait_timeout = ${seconds}`,
    limitSetting(dialect, usualSeconds * patience),
    // On a node of a cluster, each read waits for writes of other servers on other nodes, for example the end of a sign-in.
    ...(dialect === 'mariadb' ? ['SET SESSION wsrep_sync_wait = 1'] : []),
  ])
    connection.query(setting, () => undefined);
}
