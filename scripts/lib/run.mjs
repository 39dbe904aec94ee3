import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/** A failed program with its output. */
export class CommandFailed extends Error {
  constructor(command, how, output) {
    super(`${command} ended with ${how}`);
    this.output = output;
  }
}

const children = new Set();
/** No colours, because collected output isn't always shown in a terminal. */
const plain = { NO_COLOR: '1', FORCE_COLOR: '0' };

/** Runs a program and returns its output; with `show` it prints directly. */
export function run([command, ...args], { show = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...(show ? {} : plain), ...env },
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      // Windows finds npm only through a shell.
      shell: process.platform === 'win32' && command === 'npm',
    });
    children.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
      });
    child.on('error', (error) => reject(new CommandFailed(command, error.message, output)));
    child.on('close', (code, signal) => {
      children.delete(child);
      if (code === 0) resolve(output);
      else reject(new CommandFailed([command, ...args].join(' '), signal ?? `code ${code}`, output));
    });
  });
}

function stopWithChildren() {
  for (const child of children) child.kill('SIGTERM');
  process.exit(130);
}
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'];
for (const signal of endings) process.on(signal, stopWithChildren);

/** From here on the caller handles signals. */
export function leaveSignals() {
  for (const signal of endings) process.off(signal, stopWithChildren);
}
