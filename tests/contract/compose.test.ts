import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { loadConfig } from '../../server/config/config';
import { settings } from '../../server/config/settings';
import { parseDatabaseUrl } from '../../server/db/databaseUrl';
import { projectRoot } from '../../server/lib/paths';
import { testWithProgram } from '../support/testWithProgram';

// biome-ignore lint/suspicious/noExplicitAny: what a file says may have any shape
type Service = Record<string, any>;
type Compose = Record<'services' | 'networks' | 'volumes', Record<string, Service>>;

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const compose = parse(read('docker-compose.yml'), { merge: true }) as Compose;
const service = (name: string): Service => compose.services[name] ?? {};
const entries = Object.entries(compose.services).map(([name, one]): [string, Service] => [
  name,
  { ...(one.extends && service(one.extends.service)), ...one },
]);
const ofProfile = (profile?: string) =>
  entries.filter(([, one]) => one.profiles?.[0] === profile).map(([name]) => name);
const nodes = ['database-1', 'database-2', 'database-3'];
const servers = ['app-1', 'app-2'];

/** What .env says, of an operator who filled in what is required. */
const filledIn: Record<string, string> = {
  APP_URL: 'https://writers.example',
  AUTH_SECRET: 'a secret of the operator, long enough',
  DATABASE_PASSWORD: 'aa',
  DATABASE_ROOT_PASSWORD: 'bb',
};
const interpolated = (value: unknown) =>
  String(value).replace(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name: string, kind?: string, rest = '') => filledIn[name] ?? (kind === '-' ? rest : ''),
  );
const settingsOf = (name: string) =>
  Object.fromEntries(
    Object.entries(service(name).environment ?? {}).map(([key, value]) => [key, interpolated(value)]),
  );
const seconds = (text = '') => {
  const [, amount, unit = ''] = /^([\d.]+)(ms|s|m)$/.exec(text) ?? [];
  return Number(amount) * ({ ms: 0.001, s: 1, m: 60 }[unit] ?? Number.NaN);
};

describe('docker-compose.yml', () => {
  test('has one server with one database, and the cluster only with its profile', () => {
    expect(ofProfile()).toEqual(['app', 'database', 'redis']);
    expect(ofProfile('cluster')).toEqual(['proxy', ...servers, 'database-proxy', ...nodes]);
  });

  test.each(entries)('%s has a version, a health check and a way to start again', (_, one) => {
    if (one.build) expect(one.image).toBe('monday-writers');
    else expect(one.image).toMatch(/^[a-z]+:\d+\.\d+$/);
    const { test: command = [], interval, timeout } = one.healthcheck ?? {};
    // A plain text with a colon would be read as a map.
    expect(command.map((part: unknown) => typeof part)).toEqual(command.map(() => 'string'));
    expect(command[0]).toMatch(/^CMD(-SHELL)?$/);
    expect([seconds(interval), seconds(timeout)]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(one.restart).toMatch(/unless-stopped|no/);
  });

  test.each(entries)('%s depends on services that start with it, once they are healthy', (_, one) => {
    for (const [name, { condition }] of Object.entries<Service>(one.depends_on ?? {})) {
      expect(condition).toBe('service_healthy');
      expect([undefined, one.profiles?.[0]]).toContain(service(name).profiles?.[0]);
      expect(compose.services).toHaveProperty(name);
    }
  });

  test('the proxy starts with all that it needs, and without the single server and its database', () => {
    const started = new Set(['proxy']);
    for (const name of started)
      for (const other of Object.keys(service(name).depends_on ?? {})) started.add(other);
    expect([...started].sort()).toEqual(['proxy', ...servers, 'database-proxy', ...nodes, 'redis'].sort());
  });

  test.each(entries)(
    '%s mounts what there is: volumes of its own, and files that it may not change',
    (name, one) => {
      for (const volume of one.volumes ?? []) {
        const [from = '', , mode] = volume.split(':');
        if (from.startsWith('.')) {
          expect(existsSync(path.join(projectRoot, from))).toBe(true);
          expect(mode).toBe('ro');
        } else {
          expect(compose.volumes).toHaveProperty(from);
          const users = entries.filter(([, other]) =>
            other.volumes?.some((mount: string) => mount.startsWith(`${from}:`)),
          );
          expect(users.map(([user]) => user)).toEqual([name]);
        }
      }
    },
  );

  test('only servers and proxy can be reached, from this machine alone, and the proxy reaches only servers', () => {
    const published = entries.flatMap(([name, one]) =>
      (one.ports ?? []).map((port: string) => [name, interpolated(port)]),
    );
    expect(published).toEqual([
      ['app', '127.0.0.1:4000:4000'],
      ['proxy', '127.0.0.1:4080:4000'],
    ]);
    const beside = entries.filter(([, one]) => one.networks?.includes('front')).map(([name]) => name);
    expect(beside).toEqual(['proxy', ...servers]);
    expect(service('proxy').networks).toEqual(['front']);
    for (const name of servers) expect(service(name).networks).toEqual(['front', 'default']);
    expect(Object.keys(compose.networks)).toEqual(['default', 'front']);
  });

  test.each(entries)('%s has no secret in it', (_, one) => {
    const secret = /PASSWORD|SECRET|auth=/;
    for (const [name, value] of Object.entries(one.environment ?? {}))
      if (secret.test(name)) expect(value).toMatch(/^\$\{\w+(:[-?][^}]*)?\}$/);
    for (const option of one.command ?? [])
      if (secret.test(option)) expect(option).toMatch(/^--wsrep-sst-auth=root:\$\{\w+:\?[^}]*\}$/);
  });
});

describe.each(['app', ...servers])('the settings of %s', (name) => {
  test('are all that an operator may set, and valid', () => {
    const expected = settings.map((setting) => setting.name).filter((setting) => setting !== 'DATA_DIR');
    expect(Object.keys(settingsOf(name)).sort()).toEqual(expected.sort());
    const config = loadConfig(settingsOf(name));
    // The containers' file system is read-only.
    expect(config.deletionsFile).toMatch(/^\/deletions\//);
    expect(service(name).volumes?.map((mount: string) => mount.split(':')[1])).toEqual([
      '/deletions',
      '/texts',
    ]);
    expect(compose.services).toHaveProperty(new URL(config.redisUrl ?? '').hostname);
    const host = parseDatabaseUrl(config.databaseUrl ?? '')?.options.host;
    expect(host).toBe(name === 'app' ? 'database' : 'database-proxy');
  });

  test('may name texts of the operator, which are in a folder of the checkout and not in its history', () => {
    expect(service(name).volumes).toContain('./texts:/texts:ro');
    expect(read('texts/.gitignore').split('\n')).toContain('*');
    for (const variable of ['TERMS_FILE', 'PRIVACY_FILE']) expect(settingsOf(name)).toHaveProperty(variable);
  });

  test('leave it 12 s more than its grace to stop', () => {
    const grace = Number(settingsOf(name).SHUTDOWN_GRACE_MS) / 1000;
    expect(seconds(service(name).stop_grace_period)).toBeGreaterThanOrEqual(grace + 12);
  });
});

/** The addresses that a configuration of HAProxy names, which are those that its service is given. */
function environmentOf(configuration: string, proxy: string): Record<string, string> {
  const environment = service(proxy).environment ?? {};
  const named = [...configuration.matchAll(/\$\{(\w+)\}/g)].map(([, variable = '']) => variable);
  expect([...new Set(named)].sort()).toEqual(Object.keys(environment).sort());
  return environment;
}

/** Whether the HAProxy of this machine takes a configuration. */
function expectValid(file: string, proxy: string): void {
  const names = Object.keys(service(proxy).environment ?? {});
  const addresses = Object.fromEntries(names.map((name, at) => [name, `127.0.0.1:${at + 1}`]));
  const options = { env: { ...process.env, ...addresses }, encoding: 'utf8' } as const;
  expect(spawnSync('haproxy', ['-c', '-f', path.join(projectRoot, file)], options)).toMatchObject({
    status: 0,
  });
}

describe('docs/operating/database-proxy.cfg', () => {
  const file = 'docs/operating/database-proxy.cfg';
  const configuration = read(file);

  test('is given the addresses that it names, and each node has the user by which it asks', () => {
    expect(environmentOf(configuration, 'database-proxy')).toEqual({
      DATABASE_BIND: ':3306',
      ...Object.fromEntries(nodes.map((name, at) => [`NODE_${at + 1}`, `${name}:3306`])),
    });
    const [, user = ''] = /tcp-check send (\w+)$/m.exec(configuration) ?? [];
    expect(read('docs/operating/database-proxy.sql')).toContain(`'${user}'@'%'`);
    for (const name of nodes)
      expect(service(name).volumes).toContainEqual(
        expect.stringMatching(/database-proxy\.sql:\/docker-entrypoint-initdb\.d\//),
      );
  });

  test('says how long the question is', () => {
    const [, header, question = ''] =
      /tcp-check send-binary (\w+)\n +tcp-check send "(.*)"$/m.exec(configuration) ?? [];
    const length = Buffer.alloc(4);
    length.writeUInt32LE(question.length + 1);
    expect(header).toBe(`${length.toString('hex')}03`);
  });

  testWithProgram('haproxy', '-v')('is valid for the HAProxy of this machine', () =>
    expectValid(file, 'database-proxy'),
  );
});

describe('docs/operating/haproxy.cfg', () => {
  const configuration = read('docs/operating/haproxy.cfg');

  test('is given the addresses that it names, of services that listen there', () => {
    const environment = environmentOf(configuration, 'proxy');
    for (const [at, name] of servers.entries())
      expect(environment[`SERVER_${at + 1}`]).toBe(`${name}:${service(name).environment?.PORT}`);
  });

  test('sends no requests to a server that stops, before it stops taking them', () => {
    const every = seconds(/check inter (\w+) fall 1/.exec(configuration)?.[1]);
    const patience = seconds(/timeout check (\w+)/.exec(configuration)?.[1]);
    for (const name of servers)
      expect(Number(settingsOf(name).SHUTDOWN_GRACE_MS) / 1000).toBeGreaterThanOrEqual(every + patience);
  });

  testWithProgram('haproxy', '-v')('is valid for the HAProxy of this machine', () =>
    expectValid('docs/operating/haproxy.cfg', 'proxy'),
  );
});

describe('the nodes of the cluster', () => {
  const cnf = Object.fromEntries(
    [...read('docs/operating/galera.cnf').matchAll(/^(\w+) = "?(.*?)"?$/gm)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

  test('know one another, have their names, and only the first may begin', () => {
    for (const name of nodes) {
      const { environment = {}, hostname, command = [], entrypoint = [] } = service(name);
      expect(hostname).toBe(name);
      expect(environment.GALERA_NODES).toBe(nodes.map((node) => `${node}:4567`).join(','));
      expect(environment.GALERA_FIRST).toBe(name === 'database-1' ? 'yes' : undefined);
      expect(entrypoint[1]).toBe('/galera-node.sh');
      expect(command[0]).toBe('--wsrep-sst-method=mariabackup');
    }
  });

  test('replicate rows of InnoDB, give a lost node up within four seconds, and store long texts', () => {
    expect(cnf).toMatchObject({ wsrep_on: 'ON', binlog_format: 'ROW', max_allowed_packet: '64M' });
    const options = Object.fromEntries(
      (cnf.wsrep_provider_options ?? '').split(';').map((option) => option.split('=')),
    );
    expect(options).toMatchObject({
      'evs.suspect_timeout': 'PT1.5S',
      'evs.inactive_timeout': 'PT4S',
      'pc.recovery': 'true',
    });
    // Galera refuses other proportions.
    const period = (name: string) => Number(/^PT([\d.]+)S$/.exec(options[name] ?? '')?.[1]);
    expect(period('evs.inactive_timeout')).toBeGreaterThanOrEqual(period('evs.suspect_timeout'));
    expect(period('evs.suspect_timeout')).toBeGreaterThan(period('evs.keepalive_period'));
    expect(period('evs.install_timeout')).toBeLessThan(period('evs.inactive_timeout'));
  });
});
