import type { Logger } from 'pino';
import type { ReadyConfig } from './config';
import type { Role } from './contract/enums';
import type { Database } from './db/database';
import { AppError } from './errors';
import type { Authenticator } from './features/account/authenticator';
import type { StoryRenderer } from './features/export/storyRenderer';
import type { MailQueue } from './features/mail/mailQueue';
import type { Attendances, ClosableSocket } from './features/room/attendance';
import { createLoaders, type Loaders } from './loaders';
import type { Events } from './pubSub';
import type { RateLimits } from './rateLimits';

/** Who is signed in, read anew for every request. */
export interface ViewerIdentity {
  id: string;
  /** The sign-in (device) that the access token belongs to. */
  signInId: string;
  roles: readonly Role[];
}

/** What every request shares. */
export interface Services {
  config: ReadyConfig;
  db: Database;
  pubSub: Events;
  rateLimits: RateLimits;
  authenticator: Authenticator;
  mailQueue: Pick<MailQueue, 'kick'>;
  /** Who is in a session's room by a connection to this server. */
  attendances: Pick<Attendances, 'attend'>;
  log: Logger;
  /** This process among the servers on one database. */
  serverId: string;
  /** Makes files of stories, beside this process's own work. */
  storyRenderer: Pick<StoryRenderer, 'render'>;
  /** The clock that sessions go by; tests set it. */
  now: () => Date;
}

/** What a request carries: the same for HTTP, WebSocket and REST. */
export interface Context extends Services {
  requestId: string;
  ip: string;
  userAgent: string;
  viewer: ViewerIdentity | null;
  /** Why the token that came was refused; authorize() raises it, save for operations that need no token. */
  refusedToken?: AppError;
  /** The viewer stands for every member: what is executed goes to many, each of whom was checked. */
  forEveryMember?: true;
  /** Of what is answered; an object of its own, as Apollo executes on a copy of the context. */
  answer: {
    /** It holds good for a while only, and is not kept for others who ask the same. */
    perishable?: true;
  };
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
