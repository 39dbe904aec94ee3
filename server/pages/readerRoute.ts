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
import { clientOf, networkAround } from '../http/requests';
import { allowing, postMethods } from '../http/responses';
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

/** Bytes of the form: an email address, a token and an empty field. */
const bodyMax = 4_096;

type MakePage = (services: Services, request: Request) => Promise<Page>;

const newToken = ({ config, now }: Services, follows: string) =>
  formToken(follows, formUntil(now()), config.authSecret);

/** The name of an author who is followed; undefined for the blog. */
async function authorOf({ db }: Services, follows: string): Promise<string | undefined> {
  if (follows === theBlog) return undefined;
  const author = await readMember(db, { id: follows }, ['displayName', 'username']);
  return author && (author.displayName ?? author.username);
}

const showForm: MakePage = async (services) => followPage({ token: newToken(services, theBlog) });

/**
 * Accepts the form from pages of any site, so that it works in a document that a reader has saved. That is safe: it reads no cookie
 * and no token of a sign-in, and only sends a mail to the address, within that address's limit.
 */
const follow: MakePage = async (services, request) => {
  const { config, rateLimits, now } = services;
  const client = clientOf(request, config.trustProxy);
  await rateLimits.take('followClient', client);
  await rateLimits.take('followNetwork', networkAround(client));
  const form = await readForm(request, bodyMax);
  const token = readFormToken(fieldOf(form, 'token'), now(), config.authSecret);
  if (!token) return badFormPage;
  const { follows, isExpired } = token;
  const email = normalEmail(fieldOf(form, 'email'));
  const formAgain = async (error: string) =>
    followPage({
      token: newToken(services, follows),
      author: await authorOf(services, follows),
      email: email.slice(0, 300),
      error,
    });
  if (isExpired) return formAgain('This page was open for very long. Please send it once more.');
  if (!isEmailAddress(email)) return formAgain(messages.email.invalid);
  // Only programs fill in this field, which people don't see; they get the same page.
  if (!fieldOf(form, 'empty')) await requestFollowing(services, { email, follows });
  return askedPage(email);
};

/** Runs `makePage` with the id in a mailed link. Only refused links take a point of the limit, so that none can be guessed. */
const withLink =
  (makePage: (services: Services, id: string) => Promise<Page | undefined>): MakePage =>
  async (services, request) => {
    const { config, rateLimits } = services;
    const client = clientOf(request, config.trustProxy);
    await rateLimits.take('linkAddress', client);
    const id = readConfirmation(request.query.token, services.now(), config.authSecret);
    const page = id && (await makePage(services, id));
    if (!page) return goneConfirmationPage;
    await rateLimits.giveBack('linkAddress', client);
    return page;
  };

const askConfirmation = withLink(async (services, id) => {
  const following = await findFollowing(services, id);
  if (!following) return undefined;
  return following.confirmedAt ? confirmedPage(following, []) : askConfirmationPage(following);
});

const confirm = withLink(async (services, id) => {
  const following = await confirmFollowing(services, id);
  if (!following) return undefined;
  const { authSecret } = services.config;
  const waiting = (await readOtherUnconfirmed(services, following)).map((other) => ({
    following: other,
    address: confirmationAddress('', other.id, confirmationUntil(services.now()), authSecret),
  }));
  return confirmedPage(following, waiting);
});

const confirmFromOwnPage: MakePage = async (services, request) =>
  isCrossSite(request, services.config.appUrl) ? crossSitePage : confirm(services, request);

/** The pages and forms for following by mail. There are none without READER_MAIL=on. */
export function readerRouter(services: Services): Router {
  const router = Router();
  const { config } = services;
  if (!config.readerMail) return router;
  const answering = (make: MakePage) => async (request: Request, response: Response) => {
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
  router.get(confirmationPath, answering(askConfirmation));
  router.post(confirmationPath, answering(confirmFromOwnPage));
  router.all(['/follow', confirmationPath], allowing(postMethods));
  return router;
}
