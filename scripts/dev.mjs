import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { main } from './lib/main.mjs';
import { installPackages } from './lib/packages.mjs';
import { fromRoot, packageBin, root } from './lib/paths.mjs';
import { stopHandlingSignals } from './lib/run.mjs';
import { say, step } from './lib/terminal.mjs';

/** Restarts the server when a file changes; Vite serves the client and proxies to the server. */
await main(async () => {
  await step('Packages', installPackages);
  const spawned = [
    start([
      process.execPath,
      '--watch',
      '--watch-preserve-output',
      '-r',
      '@swc-node/register',
      'server/main.ts',
    ]),
    start([...packageBin('vite/bin/vite.js'), '--clearScreen', 'false']),
  ];
  compileRelayOnChange();
  say('\n  The client with live changes is at http://127.0.0.1:5173\n');

  // The terminal sends Ctrl-C to each child itself; wait until all have ended.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      if (signal !== 'SIGINT') for (const child of spawned) child.kill(signal);
    });
  stopHandlingSignals();
  await Promise.all(spawned.map((child) => new Promise((resolve) => child.on('exit', resolve))));
  process.exit(0);
});

function start([command, ...args]) {
  return spawn(command, args, { cwd: root, stdio: 'inherit' });
}

/** The Relay compiler's watch mode would need another program (Watchman); running it on changes is enough. */
function compileRelayOnChange() {
  const [command, ...args] = packageBin('relay-compiler/cli.js');
  let waiting;
  const compile = () => start([command, ...args]);
  compile();
  watch(fromRoot('client'), { recursive: true }, (_event, file) => {
    if (!file || file.includes('__generated__') || !/\.tsx?$/.test(file)) return;
    clearTimeout(waiting);
    waiting = setTimeout(compile, 200);
  });
}
