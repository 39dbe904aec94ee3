/** Exit code of a failure that only a person can fix: `npm start` (scripts/lib/supervise.mjs) and systemd don't restart. */
export const needsPersonExitCode = 78;

/** Notifies `npm start` that the server is ready, or why it ends. */
export function notifySupervisor(message: 'ready' | { lastWords: string }): void {
  if (process.connected) process.send?.(message);
}

/** Reports uncaught errors to `npm start`; Node prints their stack. */
export function reportUncaughtErrors(): void {
  process.on('uncaughtExceptionMonitor', (error) => {
    const [words = ''] = String(error).split('\n');
    notifySupervisor({ lastWords: words.slice(0, 300) });
  });
}
