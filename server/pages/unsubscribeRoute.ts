import { type Request, type Response, Router } from 'express';
import { readersTopic } from '../features/notify/mail/readerMails';
import {
  readUnsubscribeToken,
  type UnsubscribeTarget,
  unsubscribePath,
} from '../features/notify/mail/unsubscribeLink';
import { endFollowing, followingOf } from '../features/notify/newsletter/readerRows';
import { endMails, isMailTopic } from '../features/notify/notification/unsubscribe.service';
import { fieldOf, readForm } from '../http/forms';
import { clientOf } from '../http/requests';
import { allowing, postMethods } from '../http/responses';
import { AppError } from '../lib/errors';
import type { Services } from '../request/context';
import { clientError } from '../request/errorMapping';
import type { Page } from './page';
import { askReaderPage, endedReaderPage } from './readerPages';
import { sendErrorPage, sendPage } from './sendPage';
import { askPage, donePage, invalidPage } from './unsubscribePage';

/** Bytes of the form of RFC 8058. */
const bodyMax = 4_096;

/** The confirmed followings of an address; unconfirmed ones get no mails that could be ended. */
const followedBy = async ({ db }: Services, addressKey: string) =>
  (await followingOf(db, addressKey)).filter(({ confirmedAt }) => confirmedAt);

/** Asks before anything ends, because programs that check mails open their links. */
async function askFirst(services: Services, { id, topic }: UnsubscribeTarget): Promise<Page> {
  if (topic === readersTopic) return askReaderPage(await followedBy(services, id));
  return isMailTopic(topic) ? askPage(topic) : invalidPage;
}

/** Ends the mails; for a reader, those of everything that the address follows, or that the form names. */
async function endAndReport(
  services: Services,
  { id, topic }: UnsubscribeTarget,
  form: FormData,
): Promise<Page> {
  if (topic === readersTopic) {
    await endFollowing(services.db, id, fieldOf(form, 'only') || undefined);
    return endedReaderPage(await followedBy(services, id));
  }
  if (!isMailTopic(topic)) return invalidPage;
  await endMails(services, id, topic);
  return donePage(topic);
}

/**
 * Ends mails by the signed address that they carry: GET asks, POST does it. Other sites may send only this form and the one to follow
 * by mail: both read no cookie and no token of a sign-in.
 */
export function unsubscribeRouter(services: Services): Router {
  const { config, rateLimits } = services;

  const answering =
    (makePage: (request: Request, unsubscribing: UnsubscribeTarget) => Promise<Page>) =>
    async (request: Request, response: Response) => {
      try {
        await rateLimits.take('unsubscribeAddress', clientOf(request, config.trustProxy));
        const unsubscribing = readUnsubscribeToken(request.query.token, config.authSecret);
        const page = unsubscribing ? await makePage(request, unsubscribing) : invalidPage;
        sendPage(response, page, config);
      } catch (error) {
        const known = clientError(error);
        if (!known) throw error;
        sendErrorPage(response, known, config);
      }
    };

  const router = Router();
  router.get(
    unsubscribePath,
    answering((_request, unsubscribing) => askFirst(services, unsubscribing)),
  );
  router.post(
    unsubscribePath,
    answering(async (request, unsubscribing) => {
      const { topic } = unsubscribing;
      if (!isMailTopic(topic) && topic !== readersTopic) return invalidPage;
      const form = await readForm(request, bodyMax);
      if (!form || fieldOf(form, 'List-Unsubscribe') !== 'One-Click')
        throw new AppError('BAD_USER_INPUT', 'The body must be the form List-Unsubscribe=One-Click');
      return endAndReport(services, unsubscribing, form);
    }),
  );
  router.all(unsubscribePath, allowing(postMethods));
  return router;
}
