import type { Socket } from 'node:net';
import type { Pool, PoolConnection } from 'mysql2';

/** Undocumented internals of mysql2 (pinned); the tests with an unresponsive database fail if they change. */
export interface GuardedConnection extends PoolConnection {
  _command: { sql?: string } | null;
  authorized: boolean;
  stream: Socket;
}
interface Ring {
  length: number;
  get(index: number): GuardedConnection;
}
export interface GuardedPool extends Omit<Pool, 'getConnection' | 'config'> {
  _allConnections: Ring;
  _freeConnections: Ring;
  _closed: boolean;
  config: { connectionConfig: { host: string; port: number } };
  getConnection: Pool['getConnection'];
}

/** A snapshot of the connections, which may be removed while they are looped over. */
export const connectionsIn = (ring: Ring) => Array.from({ length: ring.length }, (_, at) => ring.get(at));

/** Closes a connection immediately: its user gets the error, and it doesn't return to the pool. */
export function closeConnection(connection: GuardedConnection, reason?: Error): void {
  connection.destroy();
  connection.stream.destroy(reason);
}
