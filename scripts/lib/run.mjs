import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './paths.mjs';
import { isLeftByNpm } from './starter.mjs';

/** A failed program with its output. */
export class CommandFailed extends Error {
  constructor(command, how, output) {
    super(`${command} ended with ${how}`);
    this.output = output;
  }
}

/** Running programs, each with the signal that ends it. */
const children = new Map();
let isStopping = false;
/** No colours, because collected output isn't always shown in a terminal. */
const plain = { NO_COLOR: '1', FORCE_COLOR: '0' };

/** Runs a program and returns its output; with `show` it prints directly. */
export function run([command, ...args], { show = false, env = {}, cwd = root, endWith = 'SIGTERM' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...(show ? {} : plain), ...env },
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      // Windows finds npm only through a shell.
      shell: process.platform === 'win32' && command === 'npm',
    });
    children.set(child, endWith);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
      });
    child.on('error', (error) => reject(new CommandFailed(command, error.message, output)));
    child.on('close', (code, signal) => {
      children.delete(child);
      if (isStopping) return;
      if (code === 0) resolve(output);
      else reject(new CommandFailed([command, ...args].join(' '), signal ?? `code ${code}`, output));
    });
  });
}

/** How long a program may take to end, in milliseconds. */
const endingMs = 10_000;

/** Ends what runs, and then this process. */
async function stopWithChildren() {
  if (isStopping) return;
  isStopping = true;
  const ended = [...children.keys()].map((child) => once(child, 'exit'));
  for (const [child, signal] of children) {
    child.kill(signal);
    setTimeout(() => child.kill('SIGKILL'), endingMs).unref();
  }
  await Promise.allSettled(ended);
  process.exit(130);
}
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'];
for (const signal of endings) process.on(signal, stopWithChildren);
// npm ends at SIGTERM without passing it on.
const looking = setInterval(() => isLeftByNpm() && stopWithChildren(), 1_000);
looking.unref();

/**
 * From here on the caller handles signals, and the end of npm. Call it when the caller listens: a signal that came during
 * work such as hashing is told in the next turn of the event loop, and is lost if nobody listened for a moment.
 */
export function leaveSignals() {
  for (const signal of endings) process.off(signal, stopWithChildren);
  clearInterval(looking);
}
