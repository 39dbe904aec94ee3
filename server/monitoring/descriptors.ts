import { open } from 'node:fs/promises';
import { devNull } from 'node:os';
import type { Logger } from 'pino';

/**
 * Logs that the process has no file descriptor left, once, and that it has one again: new connections are closed meanwhile
 * without an error that anything could see. Returns the function that stops it.
 */
export function watchDescriptors(log: Logger, everyMs = 10_000): () => void {
  let areUsedUp = false;
  const look = async () => {
    const error = await open(devNull)
      .then((file) => file.close())
      .catch((failure: NodeJS.ErrnoException) => failure);
    const wereUsedUp = areUsedUp;
    areUsedUp = error?.code === 'EMFILE' || error?.code === 'ENFILE';
    if (areUsedUp && !wereUsedUp)
      log.error('no file descriptor is left: new connections are closed without an answer');
    if (wereUsedUp && !areUsedUp) log.warn('file descriptors are free again');
  };
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
