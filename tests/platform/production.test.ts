import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { projectRoot } from '../../server/lib/paths';
import { endOfLifeWarning, recommendedNode } from '../../server/startup/nodeRelease';

jest.setTimeout(300_000);

interface Lock {
  packages: Record<string, { integrity?: string; dev?: boolean }>;
}
interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const text = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const read = <T>(file: string): T => JSON.parse(text(file));
const folder = mkdtempSync(path.join(tmpdir(), 'writers-production-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a script in production mode until it exits. */
async function run(cwd: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
  });
  let said = '';
  let complained = '';
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    said += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    complained += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said, complained };
}

describe('packages', () => {
  const { dependencies, devDependencies } = read<Manifest>('package.json');

  const serverFiles = (readdirSync(path.join(projectRoot, 'server'), { recursive: true }) as string[])
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join('server', file));

  /** The packages that a source file imports at run time. */
  function loadedBy(file: string): string[] {
    const source = text(file);
    const loads = [
      ...source.matchAll(/^(?:import|export) (?!type )(?:[^;']*? from )?'([^']+)'/gm),
      ...source.matchAll(/\b(?:require|require\.resolve|import)\('([^']+)'\)/g),
    ];
    return loads
      .map(([, name = '']) => name)
      .filter((name) => !/^(\.|node:)/.test(name) && !builtinModules.includes(name))
      .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
  }

  it('that the server loads are installed in production', () => {
    const loaded = serverFiles.flatMap((file) => loadedBy(file).map((name) => `${name} in ${file}`));
    expect(loaded.length).toBeGreaterThan(200);
    expect(loaded.filter((entry) => !dependencies[entry.split(' ')[0] ?? ''])).toEqual([]);
  });

  it('have what the server takes of them when it needs them, as Node imports them', async () => {
    // A CommonJS package may show Node its default export only.
    const taken = serverFiles.flatMap((file) =>
      [...text(file).matchAll(/const \{ ([^}]+) \} = await import\('(?!\.)([^']+)'\)/g)].map(
        ([, names = '', name]) => ({ name, exports: names.split(', ').map((one) => one.split(':')[0]) }),
      ),
    );
    expect(taken.length).toBeGreaterThan(3);
    const script = `
      for (const { name, exports } of ${JSON.stringify(taken)}) {
        const loaded = await import(name);
        for (const one of exports) if (!(one in loaded)) console.log(name, one);
      }`;
    expect(await run(projectRoot, ['--input-type=module', '--eval', script])).toEqual({
      code: 0,
      said: '',
      complained: '',
    });
  });

  it('are pinned, and the lock file names no registry', () => {
    for (const version of Object.values({ ...dependencies, ...devDependencies }))
      expect(version).toMatch(/^(npm:\w+@)?\d+\.\d+\.\d+(-[\w.]+)?$/);
    expect(text('package-lock.json')).not.toContain('"resolved"');
  });
});

describe('a start in production', () => {
  const scripts = (name: string) => {
    const home = path.join(folder, name);
    for (const file of ['scripts', 'package.json', 'package-lock.json'])
      cpSync(path.join(projectRoot, file), path.join(home, file), { recursive: true });
    return home;
  };

  /** Writes the file that lists what npm installed. */
  const install = (home: string, wanted: (entry: [string, { dev?: boolean }]) => boolean) => {
    const { packages } = read<Lock>('package-lock.json');
    mkdirSync(path.join(home, 'node_modules'), { recursive: true });
    writeFileSync(
      path.join(home, 'node_modules/.package-lock.json'),
      JSON.stringify({ packages: Object.fromEntries(Object.entries(packages).filter(wanted)) }),
    );
  };

  /** A built app with its packages, whose server only prints a message. */
  const built = (name: string) => {
    const home = scripts(name);
    const files = {
      'dist/server/main.js': 'console.log("the server runs")',
      'dist/pages/assets.json': '{}',
      'dist/client/index.html': '',
      'dist/graphiql/index.html': '',
      ...Object.fromEntries(
        ['server', 'pages', 'client', 'graphiql'].map((part) => [`dist/.stamps/${part}`, '1']),
      ),
      'dist/persistedDocuments.json': '{}',
    };
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(home, file)), { recursive: true });
      writeFileSync(path.join(home, file), content);
    }
    install(home, ([, { dev }]) => !dev);
    return home;
  };

  it('reports everything that is missing, and installs and builds nothing', async () => {
    const home = scripts('empty');
    const before = readdirSync(home, { recursive: true });
    const { code, said, complained } = await run(home, ['scripts/start.mjs']);
    expect(complained).toMatch(
      /^\nThe app is not complete\.\nNot built: dist\/server, dist\/pages, dist\/client, dist\/graphiql\. Run npm run build, .*\nPackages not installed: .* and \d+ more\. Run npm ci --omit=dev\.\n\n$/,
    );
    expect(said).toBe('');
    expect(code).toBe(78);
    expect(readdirSync(home, { recursive: true })).toEqual(before);
  });

  it('needs no development package, and reports other missing ones', async () => {
    const home = built('built');
    install(home, ([place, { dev }]) => !dev && place !== 'node_modules/express');
    expect(await run(home, ['scripts/start.mjs'])).toMatchObject({
      code: 78,
      complained: '\nThe app is not complete.\nPackages not installed: express. Run npm ci --omit=dev.\n\n',
    });
    install(home, ([, { dev }]) => !dev);
    expect(await run(home, ['scripts/start.mjs'])).toEqual({
      code: 0,
      said: 'the server runs\n',
      complained: '',
    });
  });

  it.each([
    [
      'without the queries of its client',
      'dist/persistedDocuments.json',
      'Not built: dist/client. Run npm run build',
    ],
    ['that was broken off', 'dist/.stamps/client', 'Not built: dist/client. Run npm run build'],
    [
      'without the list of packages',
      'package-lock.json',
      'No package-lock.json, which lists the packages. Copy it from',
    ],
  ])('takes a build %s for none', async (how, file, says) => {
    const home = built(how);
    rmSync(path.join(home, file));
    const { code, complained } = await run(home, ['scripts/start.mjs']);
    expect(complained).toContain(`\nThe app is not complete.\n${says}`);
    expect(code).toBe(78);
  });

  it('runs the last build if the sources have changed since, and says so', async () => {
    const home = built('changed');
    for (const file of ['tsconfig.json', 'tsconfig.build.json', 'server'])
      writeFileSync(path.join(home, file), '');
    const { code, said, complained } = await run(home, ['scripts/start.mjs']);
    expect(JSON.parse(complained)).toMatchObject({
      level: 40,
      msg: 'the sources have changed since the build (Server), and the build is what runs: npm run build',
    });
    expect({ code, said }).toEqual({ code: 0, said: 'the server runs\n' });
  });

  it('ends at a signal that comes while it is prepared', async () => {
    const home = built('asked to stop');
    writeFileSync(
      path.join(home, 'dist/server/main.js'),
      'setTimeout(() => console.log("still runs"), 3_000)',
    );
    const asked = `process.on('newListener', (name) => name === 'SIGHUP' && process.kill(process.pid, 'SIGTERM'))`;
    const { said } = await run(home, ['--import', `data:text/javascript,${asked}`, 'scripts/start.mjs']);
    expect(said).toBe('');
  });

  it('of the user tool builds nothing either', async () => {
    const { code, complained } = await run(scripts('tool'), ['scripts/user.mjs', 'help']);
    expect(complained).toMatch(/^\nThe app is not complete\.\n/);
    expect(code).toBe(1);
  });
});

it('a built server knows the queries of the client that was built, whatever came to the sources since', async () => {
  const home = path.join(folder, 'queries');
  const source = 'client/__generated__/persistedDocuments.json';
  const files = {
    'package.json': '{}',
    [source]: '{"built":"{ __typename }"}',
    ...Object.fromEntries(
      ['package-lock.json', 'tsconfig.json', 'vite.config.mts', 'relay.config.js', 'server/contract'].map(
        (input) => [input, ''],
      ),
    ),
    'server/markdown': '',
    // Stands in for Vite, which takes too long here.
    'node_modules/vite/bin/vite.js': "require('node:fs').mkdirSync('dist/client', { recursive: true });",
    ...Object.fromEntries(
      ['lib/paths', 'graphql/admission/persistedDocuments'].map((name) => [
        `dist/server/${name}.js`,
        transformSync(text(`server/${name}.ts`), {
          jsc: { parser: { syntax: 'typescript' } },
          module: { type: 'commonjs' },
        }).code,
      ]),
    ),
  };
  cpSync(path.join(projectRoot, 'scripts'), path.join(home, 'scripts'), { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(home, file)), { recursive: true });
    writeFileSync(path.join(home, file), content);
  }
  const client = 'parts.find(({ name }) => name === "Client")';
  const buildClient = `import { buildPart, parts } from './scripts/lib/build.mjs'; await buildPart(${client}, () => undefined);`;
  const known = async () => {
    const script =
      'console.log(...require("./dist/server/graphql/admission/persistedDocuments").loadPersistedDocuments().keys())';
    return (await run(home, ['-e', script])).said.trim();
  };
  expect(await run(home, ['--input-type=module', '-e', buildClient])).toMatchObject({ code: 0 });
  expect(await known()).toBe('built');
  writeFileSync(path.join(home, source), '{"pulled":"{ __typename }"}');
  expect(await known()).toBe('built');
  await run(home, ['--input-type=module', '-e', buildClient]);
  expect(await known()).toBe('pulled');
});

it('the built app serves pages, GraphQL, REST and files with its production packages, at most 350 MB', async () => {
  const { code, said, complained } = await run(projectRoot, ['scripts/smoke.mjs', '--linked'], {
    NODE_ENV: 'test',
  });
  expect({ code, complained, said }).toMatchObject({ code: 0, complained: '' });
  const [, megabytes] = /(\d+) MB of packages/.exec(said) ?? [];
  expect(Number(megabytes)).toBeLessThanOrEqual(350);
  const warning = endOfLifeWarning(process.versions.node, new Date());
  expect(said.split(warning ?? 'no security fixes')).toHaveLength(warning ? 2 : 1);
});

describe('a start on a version of Node', () => {
  it('recommends what README.md does and the image has', () => {
    expect(text('README.md')).toContain(`version ${recommendedNode} is recommended`);
    expect(text('Dockerfile').match(/^FROM node:\d+/gm)).toEqual(
      Array(2).fill(`FROM node:${recommendedNode}`),
    );
  });

  it.each([
    [
      '20.19.0',
      '2026-05-01T00:00:00Z',
      'Node 20 has had no security fixes since 2026-04-30: move to Node 26',
    ],
    ['20.19.0', '2026-04-30T23:59:59Z', undefined],
    ['25.1.0', '2026-06-02T00:00:00Z', 'Node 25 has had no security fixes since 2026-06-01: move to Node 26'],
    ['26.10.0', '2026-11-22T00:00:00Z', undefined],
    ['29.0.0', '2040-01-01T00:00:00Z', undefined],
  ])('%s, on %s, says: %s', (version, now, warning) => {
    expect(endOfLifeWarning(version, new Date(now))).toBe(warning);
  });
});
