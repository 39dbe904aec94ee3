import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { isLeftByNpm } from './starter.mjs';

/** Exit code of a failed start that only a person can fix; a restart would fail again. */
export const needsPerson = 78;

const reasons = {
  SIGABRT: 'Node gave up, most often for want of heap memory',
  SIGKILL: 'ended from outside, as by the system when memory runs out',
};

/** One Ctrl-C can arrive twice: from the terminal, and from npm, which forwards it. */
const sameKeyPress = 500;

const defaults = {
  firstPause: 1_000,
  longestPause: 30_000,
  /** After running this long, the next crash restarts the back-off. */
  wellAfter: 60_000,
  /** Longer than a server takes to stop. */
  stopWithin: 12_000,
  /** How often it looks whether npm is still there. */
  lookEvery: 1_000,
};

/**
 * Runs a server as a child process, restarts it after a crash, and resolves with the exit code. A server
 * whose first start fails isn't restarted. The server sends 'ready' over the channel, which also tells it
 * when this process is killed. The end of the npm that started this process counts as SIGTERM.
 */
export function supervise(args, { report, env = process.env, ...given } = {}) {
  const { firstPause, longestPause, wellAfter, stopWithin: longest, lookEvery } = { ...defaults, ...given };
  const stopWithin = longest + (Number(env.SHUTDOWN_GRACE_MS) || 0);
  // Where reports can't be written, as on a full disk, servers are restarted all the same.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  return new Promise((resolve) => {
    let child;
    let hasBeenUp = false;
    let pause = firstPause;
    let waiting;
    let askedAt;

    const start = () => {
      let lastWords = '';
      let upAt;
      child = spawn(process.execPath, args, {
        env,
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
        // Its own process group: Ctrl-C reaches only this process, which forwards it once.
        detached: process.platform !== 'win32',
      });
      child.on('message', (message) => {
        if (message === 'ready') {
          hasBeenUp = true;
          upAt = performance.now();
        } else if (typeof message?.lastWords === 'string') lastWords = message.lastWords;
      });
      child.once('error', (error) => end(1, undefined, error.message));
      child.once('exit', (code, signal) => end(code, signal, lastWords));

      const end = (code, signal, words) => {
        child = undefined;
        if (askedAt !== undefined || code === 0 || code === needsPerson || !hasBeenUp)
          return resolve(code ?? 128 + (constants.signals[signal] ?? 1));
        if (upAt !== undefined && performance.now() - upAt >= wellAfter) pause = firstPause;
        // Jitter, so that several servers don't restart at the same instant.
        const wait = Math.round(pause * (0.5 + Math.random() / 2));
        pause = Math.min(pause * 2, longestPause);
        const how = signal ? `${signal}${reasons[signal] ? `, ${reasons[signal]}` : ''}` : `code ${code}`;
        report(
          `the server ended unasked (${how}${words && `: ${words}`}); starting it again in ${(wait / 1000).toFixed(1)} s`,
        );
        waiting = setTimeout(start, wait);
      };
    };

    const onSignal = (signal) => {
      const now = performance.now();
      const isAgain = askedAt !== undefined;
      if (isAgain && now - askedAt < sameKeyPress) return;
      askedAt ??= now;
      clearTimeout(waiting);
      if (!child) return resolve(0);
      // A second signal stops it immediately, with its database; if it doesn't, it is killed.
      child.kill(signal);
      const stopping = child;
      setTimeout(() => stopping.kill('SIGKILL'), isAgain ? 1_000 : stopWithin).unref();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
    const looking = setInterval(() => {
      if (!isLeftByNpm()) return;
      clearInterval(looking);
      if (askedAt !== undefined) return;
      report('the npm that started the server has ended: stopping');
      onSignal('SIGTERM');
    }, lookEvery);
    looking.unref();
    start();
  });
}
