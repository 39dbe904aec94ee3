import { type Request, type Response, Router } from 'express';
import { messages } from '../contract/messages';
import { readMember } from '../features/members/user/memberRows';
import {
  confirmFollowing,
  findFollowing,
  readOtherUnconfirmed,
  requestFollowing,
} from '../features/notify/newsletter/reader.service';
import { theBlog } from '../features/notify/newsletter/readerKeys';
import {
  confirmationAddress,
  confirmationPath,
  confirmationUntil,
  formToken,
  formUntil,
  readConfirmation,
  readFormToken,
} from '../features/notify/newsletter/readerTokens';
import { fieldOf, isCrossSite, readForm } from '../http/forms';
import { allowing, clientOf, networkAround, postMethods } from '../http/http';
import { isEmailAddress, normalEmail } from '../lib/emailAddress';
import type { Services } from '../request/context';
import { clientError } from '../request/errorMapping';
import type { Page } from './page';
import {
  askConfirmationPage,
  askedPage,
  badFormPage,
  confirmedPage,
  crossSitePage,
  followPage,
  goneConfirmationPage,
} from './readerPages';
import { sendErrorPage, sendPage } from './sendPage';

/** An address, a token and an empty field. */
const bodyMax = 4_096;

type Make = (services: Services, request: Request) => Promise<Page>;

const newToken = ({ config, now }: Services, follows: string) =>
  formToken(follows, formUntil(now()), config.authSecret);

/** The name of an author who is followed; undefined for the blog. */
async function authorOf({ db }: Services, follows: string): Promise<string | undefined> {
  if (follows === theBlog) return undefined;
  const author = await readMember(db, { id: follows }, ['displayName', 'username']);
  return author && (author.displayName ?? author.username);
}

const showForm: Make = async (services) => followPage({ token: newToken(services, theBlog) });

/**
 * Takes the form of any site, so that a document kept by a reader works: it reads no cookie and no token of a sign-in, and
 * does nothing but have one mail sent to the address, within that address's budget.
 */
const follow: Make = async (services, request) => {
  const { config, rateLimits, now } = services;
  const client = clientOf(request, config.trustProxy);
  await rateLimits.take('followClient', client);
  await rateLimits.take('followNetwork', networkAround(client));
  const form = await readForm(request, bodyMax);
  const of = readFormToken(fieldOf(form, 'token'), now(), config.authSecret);
  if (!of) return badFormPage;
  const { follows, isExpired } = of;
  const email = normalEmail(fieldOf(form, 'email'));
  const again = async (error: string) =>
    followPage({
      token: newToken(services, follows),
      author: await authorOf(services, follows),
      email: email.slice(0, 300),
      error,
    });
  if (isExpired) return again('This page was open for very long. Please send it once more.');
  if (!isEmailAddress(email)) return again(messages.email.invalid);
  if (!fieldOf(form, 'empty')) await requestFollowing(services, { email, follows });
  return askedPage(email);
};

/** Runs `answer` with the row of a mailed link; refused links are counted, so that none is guessed. */
const withLink =
  (answer: (services: Services, id: string) => Promise<Page | undefined>): Make =>
  async (services, request) => {
    const { config, rateLimits } = services;
    const client = clientOf(request, config.trustProxy);
    await rateLimits.take('linkAddress', client);
    const id = readConfirmation(request.query.token, services.now(), config.authSecret);
    const page = id && (await answer(services, id));
    if (!page) return goneConfirmationPage;
    await rateLimits.giveBack('linkAddress', client);
    return page;
  };

const ask = withLink(async (services, id) => {
  const following = await findFollowing(services, id);
  if (!following) return undefined;
  return following.confirmedAt ? confirmedPage(following, []) : askConfirmationPage(following);
});

const confirm = withLink(async (services, id) => {
  const following = await confirmFollowing(services, id);
  if (!following) return undefined;
  const { authSecret } = services.config;
  const waiting = (await readOtherUnconfirmed(services, following)).map((of) => ({
    of,
    address: confirmationAddress('', of.id, confirmationUntil(services.now()), authSecret),
  }));
  return confirmedPage(following, waiting);
});

const confirmHere: Make = async (services, request) =>
  isCrossSite(request, services.config.appUrl) ? crossSitePage : confirm(services, request);

/** Following by mail, for visitors. Without READER_MAIL=on there is nothing at these addresses. */
export function readerRouter(services: Services): Router {
  const router = Router();
  const { config } = services;
  if (!config.readerMail) return router;
  const answering = (make: Make) => async (request: Request, response: Response) => {
    try {
      sendPage(response, await make(services, request), config);
    } catch (error) {
      const known = clientError(error);
      if (!known) throw error;
      sendErrorPage(response, known, config);
    }
  };
  router.get('/follow', answering(showForm));
  router.post('/follow', answering(follow));
  router.get(confirmationPath, answering(ask));
  router.post(confirmationPath, answering(confirmHere));
  router.all(['/follow', confirmationPath], allowing(postMethods));
  return router;
}
