import { Router } from 'express';
import type { Database } from './db/database';

/** `/healthz`: the process answers. `/readyz`: it can serve, so the database answers and it is not leaving. */
export function healthChecks(db: Database) {
  let leaving = false;
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const ready = !leaving && (await answers(db));
    response
      .status(ready ? 200 : 503)
      .json({ status: ready ? 'ready' : leaving ? 'leaving' : 'no database' });
  });
  return {
    router,
    leave: () => {
      leaving = true;
    },
  };
}

async function answers(db: Database): Promise<boolean> {
  try {
    await Promise.race([
      db.read('SELECT 1'),
      new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), 2_000).unref()),
    ]);
    return true;
  } catch {
    return false;
  }
}
