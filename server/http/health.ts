import { Router } from 'express';
import type { Readiness } from '../db/readiness';
import { refuseOtherMethods } from './responses';

/**
 * Answers `/healthz`, which says that the process responds, and `/readyz`: whether the database accepts writes and the server isn't
 * shutting down.
 */
export function healthChecks(readiness: Readiness) {
  let isDraining = false;
  const state = async () => (isDraining ? 'leaving' : readiness.state());
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
    /** From now on the state is `leaving`, so that load balancers send no further requests. */
    startDraining: () => {
      isDraining = true;
      readiness.close();
    },
  };
}
