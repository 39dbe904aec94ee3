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
/** Turns colours off, because collected output isn't always shown in a terminal. */
const withoutColours = { NO_COLOR: '1', FORCE_COLOR: '0' };

/** Runs a program and returns its output; with `show` it prints directly. */
export function run([command, ...args], { show = false, env = {}, cwd = root, endWith = 'SIGTERM' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...(show ? {} : withoutColours), ...env },
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

/** A program that takes longer to end is killed. */
const endTimeoutMs = 10_000;

/** Ends the running programs, and then this process. */
async function stopWithChildren() {
  if (isStopping) return;
  isStopping = true;
  const ended = [...children.keys()].map((child) => once(child, 'exit'));
  for (const [child, signal] of children) {
    child.kill(signal);
    setTimeout(() => child.kill('SIGKILL'), endTimeoutMs).unref();
  }
  await Promise.allSettled(ended);
  process.exit(130);
}
const endSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
for (const signal of endSignals) process.on(signal, stopWithChildren);
// npm ends at SIGTERM without passing it on.
const npmCheck = setInterval(() => isLeftByNpm() && stopWithChildren(), 1_000);
npmCheck.unref();

/**
 * Leaves handling signals, and the end of npm, to the caller. Call it once the caller has its own listeners: a signal that came during
 * synchronous work, such as hashing, is delivered in the next turn of the event loop, and is lost if nothing listens then.
 */
export function stopHandlingSignals() {
  for (const signal of endSignals) process.off(signal, stopWithChildren);
  clearInterval(npmCheck);
}
