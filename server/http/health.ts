import { Router } from 'express';
import type { Readiness } from '../db/readiness';
import { refuseOtherMethods } from './http';

/**
 * `/healthz`: the process responds. `/readyz`: it can serve, i.e. the database accepts writes and it isn't
 * shutting down.
 */
export function healthChecks(readiness: Readiness) {
  let leaving = false;
  const state = async () => (leaving ? 'leaving' : readiness.state());
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const status = await state();
    response.setHeader('Cache-Control', 'no-store');
    response.status(status === 'ready' ? 200 : 503).json({ status });
  });
  router.all(['/healthz', '/readyz'], refuseOtherMethods);
  return {
    router,
    state,
    leave: () => {
      leaving = true;
      readiness.close();
    },
  };
}
