import { setTimeout as sleep } from 'node:timers/promises';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import type { Logger } from 'pino';
import { type DatabaseAddress, type DatabaseHost, hostName } from './databaseUrl';
import { isConnectionLost } from './failures';

const checkEveryMs = 500;
const tickMs = 250;
/** Ticks of the event loop without an answer, so that a suspended process doesn't blame the database. */
const silentTicks = 5;
/** Checks in a row at which the first host must accept writes before it is used again. */
const checksToReturn = 10;

/** Variables and states of a database server by their names. */
type HostFacts = Readonly<Record<string, string | undefined>>;

/** States of a cluster's node: a donor sends another node what that missed; a synced one is up to date. */
const [donor, synced] = ['2', '4'];

/** Why a host accepts no writes, or should not be chosen for them now; undefined if neither. */
export function reasonNotToUse(facts: HostFacts, isChosen: boolean): string | undefined {
  if (facts.read_only !== 'OFF') return 'it is read-only';
  if (facts.wsrep_on !== 'ON') return undefined;
  if (facts.wsrep_cluster_status !== 'Primary') return 'it has no majority';
  if (facts.wsrep_ready !== 'ON') return 'it is not ready';
  // A donor accepts writes, unless its way of sending locks it; then it doesn't answer.
  const isInSync = facts.wsrep_local_state === synced || (isChosen && facts.wsrep_local_state === donor);
  return isInSync ? undefined : 'it is not in sync with its cluster';
}

/** The cluster a host belongs to; undefined outside of Galera. */
const clusterOf = (facts: HostFacts) =>
  facts.wsrep_on === 'ON' ? facts.wsrep_cluster_state_uuid : undefined;

async function factsFrom(connection: Connection): Promise<HostFacts> {
  const named = `WHERE Variable_name IN ('read_only', 'wsrep_on', 'wsrep_ready', 'wsrep_cluster_status',
    'wsrep_local_state', 'wsrep_cluster_state_uuid')`;
  const answers = await Promise.all(
    [`SHOW GLOBAL VARIABLES ${named}`, `SHOW GLOBAL STATUS ${named}`].map((sql) =>
      connection.query<RowDataPacket[]>(sql),
    ),
  );
  return Object.fromEntries(answers.flatMap(([rows]) => rows.map((row) => [row.Variable_name, row.Value])));
}

const reasonOf = (error: Error) =>
  isConnectionLost(error) ? 'it closed the connection or refused it' : error.message;

/** A host, with a connection on which it is asked for its state. */
class WatchedHost {
  private connection: Connection | undefined;
  facts: HostFacts = {};

  constructor(
    readonly address: DatabaseHost,
    private readonly open: (connectTimeout: number) => Promise<Connection>,
  ) {}

  /** Why it can't be used, or undefined if it can. Resolves within `silentTicks`. */
  async check(isChosen = false): Promise<string | undefined> {
    const over = new AbortController();
    const silent = (async () => {
      for (let ticks = 0; ticks < silentTicks; ticks += 1)
        await sleep(tickMs, undefined, { ref: false, signal: over.signal });
      return 'it does not answer';
    })();
    const asked = this.ask(isChosen);
    // The loser of the race is ignored.
    asked.catch(() => undefined);
    silent.catch(() => undefined);
    const reason = await Promise.race([asked, silent]).catch(reasonOf);
    over.abort();
    if (reason) this.close();
    return reason;
  }

  private async ask(isChosen: boolean): Promise<string | undefined> {
    if (!this.connection) {
      const connection = await this.open(silentTicks * tickMs);
      // Its statement's caller gets the error, too.
      connection.on('error', () => undefined);
      this.connection = connection;
    }
    this.facts = await factsFrom(this.connection);
    return reasonNotToUse(this.facts, isChosen);
  }

  close(): void {
    this.connection?.destroy();
    this.connection = undefined;
  }
}

/**
 * The database host that a server uses. Of several hosts it is one at a time, so that what was written is read
 * where it was written: the first that accepts writes. It is watched, and left within two seconds when it no longer does.
 */
export class WritableHost {
  private readonly hosts: readonly WatchedHost[];
  private current: WatchedHost;
  private fitChecks = 0;
  private closed = false;
  private log: Logger | undefined;
  /** Called when another host is used; `isGone` if the previous one can't be used any more. */
  onMove: (isGone: boolean) => void = () => undefined;

  constructor(private readonly address: DatabaseAddress) {
    this.hosts = address.hosts.map((at) => new WatchedHost(at, (ms) => this.connectTo(at, ms)));
    this.current = this.hosts[0] as WatchedHost;
  }

  get host(): DatabaseHost {
    return this.current.address;
  }

  /** Whether it is one of the nodes of a cluster, which get what other nodes wrote with a delay. */
  get isNode(): boolean {
    return this.hosts.length > 1 && clusterOf(this.current.facts) !== undefined;
  }

  /** Opens a connection to the current host. */
  connect(connectTimeout: number): Promise<Connection> {
    return this.connectTo(this.current.address, connectTimeout);
  }

  /** Chooses the first host that accepts writes, and watches it. Keeps the first if none does. */
  async start(): Promise<void> {
    if (this.hosts.length === 1) return;
    await this.choose();
    void this.watch();
  }

  /** From now on it logs. */
  serve(log: Logger): void {
    this.log = log;
  }

  close(): void {
    this.closed = true;
    for (const host of this.hosts) host.close();
  }

  private connectTo({ host, port }: DatabaseHost, connectTimeout: number): Promise<Connection> {
    return createConnection({ ...this.address.access, host, port, connectTimeout });
  }

  private async watch(): Promise<void> {
    while (!this.closed) {
      await sleep(checkEveryMs, undefined, { ref: false });
      if (this.closed) return;
      const reason = await this.current.check(true);
      if (this.closed) return;
      if (reason) await this.failOver(reason);
      else await this.failBack();
    }
  }

  private async failOver(reason: string): Promise<void> {
    const before = this.current;
    if (!(await this.choose(before))) return;
    const [from, to] = [before, this.current].map(({ address: at }) => hostName(at));
    this.log?.error({ reason, from, to }, 'another database host is used');
    this.onMove(true);
  }

  /** Uses the first host that accepts writes; returns whether there is one. All are asked at once. */
  private async choose(except?: WatchedHost): Promise<boolean> {
    const others = this.hosts.filter((host) => host !== except);
    const looks = others.map((host) => host.check());
    for (const [index, host] of others.entries()) {
      if (await looks[index]) continue;
      this.current = host;
      this.fitChecks = 0;
      return true;
    }
    return false;
  }

  /**
   * Returns to the first host once it has rejoined the same cluster. Outside of a cluster it could lack what was
   * written since, so the current host stays in use.
   */
  private async failBack(): Promise<void> {
    const [first] = this.hosts as [WatchedHost];
    const cluster = clusterOf(this.current.facts);
    if (first === this.current || !cluster) return;
    const isBack = !(await first.check()) && clusterOf(first.facts) === cluster;
    this.fitChecks = isBack ? this.fitChecks + 1 : 0;
    if (this.fitChecks < checksToReturn || this.closed) return;
    this.current = first;
    this.log?.warn({ to: hostName(first.address) }, 'the first database host is used again');
    this.onMove(false);
  }
}
