import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { findFreePort } from '../../server/db/embedded/runServer';
import type { ServerProgram } from '../../server/db/embedded/serverProgram';
import { projectRoot } from '../../server/lib/paths';
import { provideTemplate } from '../support/testMariadb';
import { endProcess } from './endProcess';

/** What docker-compose.yml starts its nodes with. */
const settingsFile = path.join(projectRoot, 'docs/operating/galera.cnf');
/** What they have for the proxy in front of them. */
const proxyUser = readFileSync(path.join(projectRoot, 'docs/operating/database-proxy.sql'), 'utf8');
const startScript = path.join(projectRoot, 'docs/operating/galera-node.sh');
const providers = ['/usr/lib/galera/libgalera_smm.so', '/usr/lib64/galera-4/libgalera_smm.so'];

/** As root, rsync gives up its rights and could no longer read the data; the database's own user can. */
const isRoot = process.getuid?.() === 0;

const prepare = [
  'CREATE DATABASE writers CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci',
  "CREATE USER 'app'@'127.0.0.1' IDENTIFIED BY 'app'",
  "GRANT ALL ON *.* TO 'app'@'127.0.0.1'",
];

const firstName = 'database-1';

/** How long a node may take until it is in sync with its cluster. */
const joinMs = 180_000;

/** The options of the group in the settings of every node, as `name=value;name=value`. */
const groupOptions = () =>
  /^wsrep_provider_options = "(.*)"$/m.exec(readFileSync(settingsFile, 'utf8'))?.[1] ?? '';

interface Ports {
  sql: number;
  group: number;
  transfer: number;
}

/**
 * Nodes have machines of their own in a real cluster, so here the load must not take their turn: a node that is late
 * counts as gone.
 */
function favour(pid: number): void {
  try {
    setPriority(pid, -10);
  } catch {
    // Only root may, and not in every container.
  }
}

/** One node of a Galera cluster on this machine. */
export class ClusterNode {
  private child: ChildProcess | undefined;

  constructor(
    readonly name: string,
    private readonly home: string,
    readonly ports: Ports,
    private readonly program: ServerProgram,
    private readonly members: readonly Ports[],
  ) {}

  get data(): string {
    return path.join(this.home, 'data');
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  get url(): string {
    return `mysql://app:app@127.0.0.1:${this.ports.sql}/writers`;
  }

  /** Starts it and waits until it is in sync; `init` is a file of statements for a new database. */
  async start(init?: string): Promise<void> {
    const { transfer, group, sql } = this.ports;
    const own = `gmcast.listen_addr=tcp://127.0.0.1:${group};ist.recv_addr=127.0.0.1:${transfer + 1}`;
    const log = openSync(path.join(this.home, 'log'), 'a');
    this.child = spawn(
      'bash',
      [
        startScript,
        this.program.path,
        `--defaults-file=${settingsFile}`,
        `--datadir=${this.data}`,
        '--bind-address=127.0.0.1',
        `--port=${sql}`,
        `--socket=${path.join(this.home, 'sock')}`,
        '--innodb-flush-log-at-trx-commit=2',
        '--innodb-buffer-pool-size=64M',
        `--wsrep-provider=${providers.find(existsSync)}`,
        `--wsrep-node-address=127.0.0.1:${group}`,
        `--wsrep-node-name=${this.name}`,
        '--wsrep-sst-method=rsync',
        `--wsrep-sst-receive-address=127.0.0.1:${transfer}`,
        `--wsrep-provider-options=${groupOptions()};${own}`,
        ...(isRoot ? ['--user=mysql'] : []),
        ...this.program.extraArgs,
        ...(init ? [`--init-file=${init}`] : []),
      ],
      {
        stdio: ['ignore', log, log],
        env: {
          ...process.env,
          ...this.program.env,
          GALERA_NODES: this.members.map((member) => `127.0.0.1:${member.group}`).join(','),
          GALERA_FIRST: this.name === firstName ? 'yes' : 'no',
          GALERA_DATA: this.data,
        },
      },
    );
    if (this.child.pid) favour(this.child.pid);
    await this.untilSynced();
  }

  kill = (): Promise<void> => endProcess(this.child, 'SIGKILL');
  stop = (): Promise<void> => endProcess(this.child, 'SIGTERM');
  freeze = (): void => void this.child?.kill('SIGSTOP');
  thaw = (): void => void this.child?.kill('SIGCONT');

  /** With `afterOthers`, it first waits for what other nodes wrote. */
  async query(sql: string, afterOthers = false): Promise<RowDataPacket[]> {
    const connection = await createConnection({ uri: this.url, connectTimeout: 2_000 });
    connection.on('error', () => undefined);
    try {
      if (afterOthers) await connection.query('SET SESSION wsrep_sync_wait = 1');
      return (await connection.query<RowDataPacket[]>({ sql, timeout: 10_000 }))[0];
    } finally {
      connection.destroy();
    }
  }

  async untilSynced(): Promise<void> {
    for (const until = Date.now() + joinMs; Date.now() < until; await sleep(50)) {
      if (this.child?.exitCode !== null || this.child?.signalCode)
        throw new Error(`${this.name} ended:\n${this.lastLines()}`);
      const state = await this.query("SHOW GLOBAL STATUS LIKE 'wsrep_local_state_comment'").catch(() => []);
      if (state[0]?.Value === 'Synced') return;
    }
    throw new Error(`${this.name} is not in sync after ${joinMs / 1000} s:\n${this.lastLines()}`);
  }

  private lastLines(): string {
    return readFileSync(path.join(this.home, 'log'), 'utf8').split('\n').slice(-25).join('\n');
  }
}

/** Starts a cluster of three nodes in a folder, with the database `writers`; `keep` is told of each before it starts. */
export async function startCluster(
  folder: string,
  keep: (node: ClusterNode) => void,
): Promise<ClusterNode[]> {
  if (!providers.some(existsSync)) throw new Error('Galera is needed: install the package galera-4');
  const { program, template } = await provideTemplate();
  const ports: Ports[] = [];
  for (let n = 0; n < 3; n += 1)
    ports.push({ sql: await findFreePort(), group: await findFreePort(), transfer: await findFreePort() });
  const nodes = ports.map((own, n) => {
    const name = `database-${n + 1}`;
    const home = path.join(folder, name);
    mkdirSync(home, { recursive: true });
    return new ClusterNode(name, home, own, program, ports);
  });
  const [first, ...others] = nodes as [ClusterNode, ...ClusterNode[]];
  for (const node of nodes) cpSync(template, node.data, { recursive: true });
  const init = path.join(folder, 'init.sql');
  writeFileSync(init, `${prepare.join(';\n')};\n${proxyUser}`);
  if (isRoot) spawnSync('chown', ['-R', 'mysql:mysql', folder]);
  nodes.forEach(keep);
  await first.start(init);
  for (const node of others) await node.start();
  return nodes;
}
