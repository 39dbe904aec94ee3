import { type Request, type Response, Router } from 'express';
import type { Services } from '../../context';
import { messages } from '../../contract/messages';
import { notFound, tellable } from '../../errors';
import { addressOf, etagOf, hasCopy, networkOf, onlyRead, sendPlain } from '../../http';
import { onlyIds } from '../../ids';
import { sessionRows } from '../../model/session.entity';
import { readCalendarFeed } from './calendarFeed.service';
import { readCalendarLink } from './calendarLink';
import { calendarOfSession } from './sessionEvents';

const calendarType = 'text/calendar; charset=utf-8';

/**
 * Serves calendar files: single sessions by a short-lived link, and members' feeds by their secret address.
 */
export function calendarRouter(services: Services): Router {
  const { db, config, rateLimits } = services;

  async function sendSession(request: Request, response: Response) {
    const { token } = request.query;
    const id = await readCalendarLink(services, typeof token === 'string' ? token : '');
    const session = await sessionRows.first(db, 'WHERE s.id = ?', [onlyIds('session', [id])[0] ?? '']);
    if (!session) throw notFound(messages.session.notFound);
    const day = session.dateTime.toISOString().slice(0, 10);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Type', calendarType);
    response.setHeader('Content-Disposition', `attachment; filename="monday-writers-${day}.ics"`);
    response.end(calendarOfSession(session, services));
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

  const answering =
    (send: (request: Request, response: Response) => Promise<void>) =>
    async (request: Request, response: Response) => {
      // The address is a secret: prevent referrers and indexing.
      response.setHeader('Referrer-Policy', 'no-referrer');
      response.setHeader('X-Robots-Tag', 'noindex');
      try {
        await send(request, response);
      } catch (error) {
        const known = tellable(error);
        if (!known) throw error;
        response.setHeader('Cache-Control', 'no-store');
        sendPlain(response, known);
      }
    };

  const router = Router();
  router.get('/session.ics', answering(sendSession));
  router.get('/:file', answering(sendFeed));
  router.all('/:file', onlyRead);
  return router;
}
