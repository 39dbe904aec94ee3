/**
 * Calls back with the index of each wait, in milliseconds, when it is over. Timers of a page in the background may be a
 * minute late; those of a worker are not.
 */
export function startAlarms(waits: readonly number[], onAlarm: (index: number) => void): () => void {
  const worker = new Worker(new URL('./alarm.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<number>) => onAlarm(data);
  worker.postMessage(waits);
  return () => worker.terminate();
}
