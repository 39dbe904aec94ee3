import type { Logger } from 'pino';
import type { ReadyConfig } from './config';
import type { Database } from './db/database';
import { AppError } from './errors';
import type { Events } from './events/pubSub';
import type { AnswerState, LoaderScope } from './loaderScope';
import { createLoaders, type Loaders } from './loaders';
import type { RenderedStory } from './model/renderedStory';
import type { RateLimits } from './rateLimits';
import type { ViewerIdentity } from './viewer';

/** Whom tokens belong to, with roles and revocation as the database has them now. */
export interface Authenticator {
  makeAccessToken(
    userId: string,
    signInId: string,
  ): Promise<{ accessToken: string; accessTokenExpiresAt: Date }>;
  /** Null without a token; UNAUTHENTICATED where it is wrong, has ended, or its sign-in was revoked. */
  viewerOf(authorization: string | undefined): Promise<ViewerIdentity | null>;
  /** UNAUTHENTICATED where the sign-in or the personal access token has ended. */
  stillSignedIn(signInId: string, userId: string): Promise<ViewerIdentity>;
  /** Of these viewers, by sign-in, those who are still signed in. */
  stillSignedInOf(viewers: readonly ViewerIdentity[]): Promise<Map<string, ViewerIdentity>>;
}

/** How a socket was closed; undefined while it is open. */
export interface ClosableSocket {
  closedWith?: number;
}

/** Shows members as present in a session's room while they follow it over a connection to this server. */
export interface Attendances {
  attend(
    sessionId: string,
    userId: string,
    socket: ClosableSocket | undefined,
  ): Promise<AsyncIterableIterator<true>>;
}

/** Sends the mails that wait in the database. */
export interface MailQueue {
  /** Looks for new ones soon. */
  kick(): void;
}

/** Makes files of stories, beside this process's own work. */
export interface StoryRenderer {
  /**
   * A story for a reader, who may be an address. RATE_LIMITED where too many wait already; BAD_USER_INPUT where this
   * story takes too much.
   */
  render(story: RenderedStory, reader: string, signal: AbortSignal): Promise<Uint8Array>;
}

/** What every request shares. */
export interface Services {
  config: ReadyConfig;
  db: Database;
  pubSub: Events;
  rateLimits: RateLimits;
  authenticator: Authenticator;
  mailQueue: MailQueue;
  /** Who is in a session's room by a connection to this server. */
  attendances: Attendances;
  log: Logger;
  /** This process among the servers on one database. */
  serverId: string;
  storyRenderer: StoryRenderer;
  /** The clock that sessions go by; tests set it. */
  now: () => Date;
}

/** What a request carries: the same for HTTP, WebSocket and REST. */
export interface Context extends Services, LoaderScope {
  db: Database;
  now: () => Date;
  requestId: string;
  ip: string;
  userAgent: string;
  viewer: ViewerIdentity | null;
  /** Why the token that came was refused; authorize() raises it, save for operations that need no token. */
  refusedToken?: AppError;
  /** The viewer stands for every member: what is executed goes to many, each of whom was checked. */
  forEveryMember?: true;
  /** An object of its own, as Apollo executes on a copy of the context. */
  answer: AnswerState;
  /** The socket that it came by, if it did. */
  socket?: ClosableSocket;
  loaders: Loaders;
}

export interface RequestFacts {
  requestId: string;
  ip: string;
  userAgent: string;
  /** The Authorization header, or the like from a socket's connection parameters. */
  authorization: string | undefined;
  /** Whom a socket's connection was opened by: its token was checked then, and may have ended since. */
  signedIn?: Pick<ViewerIdentity, 'id' | 'signInId'> | null;
  socket?: ClosableSocket;
}

/**
 * The context of one request. A token that is missing makes a visitor; one that is wrong or has ended is an
 * UNAUTHENTICATED error, so that the client refreshes instead of silently reading as a visitor. It is raised by
 * authorize(), not here: an old token sent along must not keep anyone from signing in or refreshing.
 */
export async function createContext(services: Services, facts: RequestFacts): Promise<Context> {
  let viewer: ViewerIdentity | null = null;
  let refusedToken: AppError | undefined;
  try {
    viewer = facts.signedIn
      ? await services.authenticator.stillSignedIn(facts.signedIn.signInId, facts.signedIn.id)
      : await services.authenticator.viewerOf(facts.authorization);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    refusedToken = error;
  }
  const context: Context = {
    ...services,
    requestId: facts.requestId,
    ip: facts.ip,
    userAgent: facts.userAgent,
    viewer,
    refusedToken,
    answer: {},
    socket: facts.socket,
    loaders: undefined as unknown as Loaders,
  };
  context.loaders = createLoaders(context);
  return context;
}

/** No member in particular: whoever is signed in may see what such a one sees. */
const anyMember: ViewerIdentity = { id: 'user_0', signInId: 'signin_0', roles: [] };

/** The context of an event that is executed once for all members who follow it. */
export function createSharedContext(services: Services, requestId: string): Context {
  const context: Context = {
    ...services,
    requestId,
    ip: '',
    userAgent: '',
    viewer: anyMember,
    forEveryMember: true,
    answer: {},
    loaders: undefined as unknown as Loaders,
  };
  refreshLoaders(context);
  return context;
}

/** For a socket's next event: what was loaded before may have changed since. */
function refreshLoaders(context: Context) {
  context.answer.textBytes = 0;
  context.loaders = createLoaders(context);
}

/** Before a socket's event is delivered: the viewer as they are now, UNAUTHENTICATED where the sign-in has ended. */
export async function recheckViewer(context: Context) {
  // Made for this event, and those who get it are checked together.
  if (context.forEveryMember) return;
  if (context.viewer)
    context.viewer = await context.authenticator.stillSignedIn(context.viewer.signInId, context.viewer.id);
  refreshLoaders(context);
}
