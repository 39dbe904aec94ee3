import { type Request, type Response, Router } from 'express';
import { messages } from '../../../contract/messages';
import { addressOf, networkOf } from '../../../http/requests';
import { etagOf, hasCopy, refuseOtherMethods, sendPlain } from '../../../http/responses';
import { notFound } from '../../../lib/errors';
import type { Services } from '../../../request/context';
import { clientError } from '../../../request/errorMapping';
import { readCalendarFeed, readSessionFile } from './calendarFeed.service';

const calendarType = 'text/calendar; charset=utf-8';

/**
 * Serves calendar files: single sessions by a short-lived link, and members' feeds by their secret address.
 */
export function calendarRouter(services: Services): Router {
  const { config, rateLimits } = services;

  async function sendSession(request: Request, response: Response) {
    const { token } = request.query;
    const { calendar, day } = await readSessionFile(services, typeof token === 'string' ? token : '');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Type', calendarType);
    response.setHeader('Content-Disposition', `attachment; filename="monday-writers-${day}.ics"`);
    response.end(calendar);
  }

  async function sendFeed(request: Request, response: Response) {
    await rateLimits.take('calendarAddress', networkOf(addressOf(request, config.trustProxy)));
    const calendar = await readCalendarFeed(services, String(request.params.file));
    if (calendar === undefined) throw notFound(messages.calendar.notFound);
    const etag = etagOf(calendar);
    response.setHeader('ETag', etag);
    // Calendar programs may cache the file but must revalidate it.
    response.setHeader('Cache-Control', 'private, no-cache');
    if (hasCopy(request, etag)) {
      response.status(304).end();
      return;
    }
    response.setHeader('Content-Type', calendarType);
    response.setHeader('Content-Disposition', 'inline; filename="monday-writers.ics"');
    response.end(calendar);
  }

  const handlerOf =
    (send: (request: Request, response: Response) => Promise<void>) =>
    async (request: Request, response: Response) => {
      // The address is a secret: prevent referrers and indexing.
      response.setHeader('Referrer-Policy', 'no-referrer');
      response.setHeader('X-Robots-Tag', 'noindex');
      try {
        await send(request, response);
      } catch (error) {
        const known = clientError(error);
        if (!known) throw error;
        response.setHeader('Cache-Control', 'no-store');
        sendPlain(response, known);
      }
    };

  const router = Router();
  router.get('/session.ics', handlerOf(sendSession));
  router.get('/:file', handlerOf(sendFeed));
  router.all('/:file', refuseOtherMethods);
  return router;
}
