import type { Comparison } from '../model/compareTexts';

/** Compares in a worker, so that the page stays responsive; aborting ends the worker. */
export function compareInWorker(before: string, after: string, signal: AbortSignal): Promise<Comparison> {
  const worker = new Worker(new URL('./comparison.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Comparison>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Comparison>) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message || 'The comparison could not be made'));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.postMessage({ before, after });
  }).finally(() => worker.terminate());
}
