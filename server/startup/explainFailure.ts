import { ConfigError } from '../config';
import { StartError } from '../db/embedded/startError';

/** What a person can put right is said in plain words; anything else is a fault of ours, told with its stack. */
export function explainFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${address} is taken by another program. Stop it, or choose another with PORT=4001.`;
  if (code === 'EACCES' && port !== undefined)
    return `This account may not listen on port ${port}. Choose one above 1023 with PORT=4000.`;
  if (code === 'ECONNREFUSED' || code === 'ER_ACCESS_DENIED_ERROR' || code === 'ENOTFOUND')
    return `The database does not let us in: ${error.message}\nCheck DATABASE_URL.`;
  return error.stack ?? error.message;
}
