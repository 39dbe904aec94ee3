/** A start that failed for a reason that only a person can put right: `npm start` and systemd don't try again. */
export const needsPerson = 78;

/** Tells `npm start`, which starts the server again after a crash, that it is up, and why it went. */
export function tellSupervisor(message: 'ready' | { lastWords: string }): void {
  if (process.connected) process.send?.(message);
}

/** What an error was that nobody caught: its stack goes where Node writes it. */
export function leaveLastWords(): void {
  process.on('uncaughtExceptionMonitor', (error) => {
    const [words = ''] = String(error).split('\n');
    tellSupervisor({ lastWords: words.slice(0, 300) });
  });
}
