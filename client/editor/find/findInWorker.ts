import type { FindResult, FindTask } from './findMatches';

/** Time-out of a search: some patterns would run for ever. */
const timeoutMs = 2_000;

/** Finds or replaces in a worker, which ends after a time or when aborted; rejects only then. */
export function findInWorker(task: FindTask, signal: AbortSignal): Promise<FindResult> {
  const worker = new Worker(new URL('./find.worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const problem = (text: string): FindResult => ({ kind: 'problem', problem: text });
  return new Promise<FindResult>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FindResult>) => resolve(data);
    worker.onerror = () =>
      resolve(problem('Finding needs a file that could not be loaded. Please try again.'));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    timer = setTimeout(() => resolve(problem('This pattern takes too long. Try a simpler one.')), timeoutMs);
    worker.postMessage(task);
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
