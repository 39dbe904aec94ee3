import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { isLeftByNpm } from './starter.mjs';

/** Exit code of a failed start that only a person can fix; a restart would fail again. */
export const needsPerson = 78;

const reasons = {
  SIGABRT: 'Node gave up, most often for want of heap memory',
  SIGKILL: 'ended from outside, as by the system when memory runs out',
};

/** A signal that follows this soon is the same Ctrl-C, which comes from the terminal and from npm. */
const repeatedSignalMs = 500;

const defaults = {
  firstPauseMs: 1_000,
  longestPauseMs: 30_000,
  /** After a run of this length, the back-off starts again at `firstPauseMs`. */
  stableAfterMs: 60_000,
  /** A server that takes longer to stop is killed. */
  stopTimeoutMs: 12_000,
  /** How often it checks whether npm is still running. */
  npmCheckMs: 1_000,
};

/**
 * Runs a server as a child process, restarts it after a crash, and resolves with the exit code. A server
 * whose first start fails isn't restarted. The server sends 'ready' over the channel, which also tells it
 * when this process is killed. The end of the npm that started this process counts as SIGTERM.
 */
export function supervise(args, { report, env = process.env, ...options } = {}) {
  const {
    firstPauseMs,
    longestPauseMs,
    stableAfterMs,
    stopTimeoutMs: defaultStopTimeoutMs,
    npmCheckMs,
  } = { ...defaults, ...options };
  const stopTimeoutMs = defaultStopTimeoutMs + (Number(env.SHUTDOWN_GRACE_MS) || 0);
  // Servers are restarted even if reports can't be written, as on a full disk.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  return new Promise((resolve) => {
    let child;
    let hasBeenUp = false;
    let pauseMs = firstPauseMs;
    let waiting;
    let stopRequestedAt;

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
        if (stopRequestedAt !== undefined || code === 0 || code === needsPerson || !hasBeenUp)
          return resolve(code ?? 128 + (constants.signals[signal] ?? 1));
        if (upAt !== undefined && performance.now() - upAt >= stableAfterMs) pauseMs = firstPauseMs;
        // Jitter, so that several servers don't restart at the same instant.
        const waitMs = Math.round(pauseMs * (0.5 + Math.random() / 2));
        pauseMs = Math.min(pauseMs * 2, longestPauseMs);
        const how = signal ? `${signal}${reasons[signal] ? `, ${reasons[signal]}` : ''}` : `code ${code}`;
        report(
          `the server ended unasked (${how}${words && `: ${words}`}); starting it again in ${(waitMs / 1000).toFixed(1)} s`,
        );
        waiting = setTimeout(start, waitMs);
      };
    };

    const onSignal = (signal) => {
      const now = performance.now();
      const isRepeated = stopRequestedAt !== undefined;
      if (isRepeated && now - stopRequestedAt < repeatedSignalMs) return;
      stopRequestedAt ??= now;
      clearTimeout(waiting);
      if (!child) return resolve(0);
      // A second signal stops it immediately, with its database; if it doesn't, it is killed.
      child.kill(signal);
      const stopping = child;
      setTimeout(() => stopping.kill('SIGKILL'), isRepeated ? 1_000 : stopTimeoutMs).unref();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
    const npmCheck = setInterval(() => {
      if (!isLeftByNpm()) return;
      clearInterval(npmCheck);
      if (stopRequestedAt !== undefined) return;
      report('the npm that started the server has ended: stopping');
      onSignal('SIGTERM');
    }, npmCheckMs);
    npmCheck.unref();
    start();
  });
}
