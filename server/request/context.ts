import type { Logger } from 'pino';
import type { SubscribeResolverData } from 'type-graphql';
import type { ReadyConfig } from '../config/config';
import type { GroupSettings } from '../config/groupSettings';
import type { Database } from '../db/database';
import { RequestDatabase } from '../db/requestDatabase';
import type { Events } from '../events/pubSub';
import { AppError } from '../lib/errors';
import type { Turns } from '../lib/turns';
import type { RenderedStory } from '../model/renderedStory';
import type { SystemState } from '../model/systemState.type';
import type { AnswerState, LoaderScope } from './loaderScope';
import type { RateLimits } from './rateLimits';
import type { ViewerIdentity } from './viewer';

/** Creates access tokens and resolves tokens to viewers, with current roles and revocation state. */
interface Authenticator {
  makeAccessToken(
    userId: string,
    signInId: string,
  ): Promise<{ accessToken: string; accessTokenExpiresAt: Date }>;
  /** Null without a token; UNAUTHENTICATED if it is invalid, expired or its sign-in was revoked. */
  viewerOf(authorization: string | undefined): Promise<ViewerIdentity | null>;
  /** UNAUTHENTICATED if the sign-in or personal access token has ended. */
  stillSignedIn(signInId: string, userId: string): Promise<ViewerIdentity>;
  /** The viewers that are still signed in, by sign-in id. */
  stillSignedInOf(viewers: readonly ViewerIdentity[]): Promise<Map<string, ViewerIdentity>>;
}

/** A socket's close code; undefined while it is open. */
export interface ClosableSocket {
  closedWith?: number;
}

/** Shows members as present in a session's room during their subscription. */
interface Attendances {
  attend(
    sessionId: string,
    userId: string,
    socket: ClosableSocket | undefined,
  ): Promise<AsyncIterableIterator<true>>;
}

/** Sends queued mails. */
interface MailQueue {
  /** Triggers a look for new mails. */
  wake(): void;
}

/** Keeps the ids of deleted accounts apart from the database, for a restore of a backup. */
interface DeletionList {
  check(): Promise<void>;
  add(deletion: { id: string; deletedAt: Date }): Promise<void>;
  /** Adds missing deletions since then. */
  complete(db: Pick<Database, 'read'>, since: Date): Promise<void>;
}

/** The key by which browsers know this installation's push messages. */
interface PushKey {
  publicKey: string;
}

/** Notifies members of events. */
interface Notifier {
  /** Triggers a look for new events. */
  wake(): void;
}

/** Renders stories as files in worker threads. */
interface StoryRenderer {
  /**
   * Renders a story for a reader (a member's id or an address). RATE_LIMITED if too many are waiting;
   * BAD_USER_INPUT if this story exceeds the limits.
   */
  render(story: RenderedStory, reader: string, signal: AbortSignal): Promise<Uint8Array>;
}

/** The loaders of one request by name, to which each domain adds its own. After a write they read all rows again. */
export interface Loaders {
  /** Drops all cached rows. */
  forget(): void;
}

/** Services shared by all requests, to which domains add their own. */
export interface Services {
  /** The configuration, overridden by the settings of administrators. */
  config: ReadyConfig;
  /** The configuration alone. */
  configured: ReadyConfig;
  group: Pick<GroupSettings, 'refresh' | 'current' | 'known'>;
  db: Database;
  pubSub: Events;
  rateLimits: RateLimits;
  authenticator: Authenticator;
  mailQueue: MailQueue;
  notifier: Notifier;
  /** Members present through connections to this server. */
  attendances: Attendances;
  log: Logger;
  /** Identifies this process among the servers of one database. */
  serverId: string;
  storyRenderer: StoryRenderer;
  /** The turns of searches on this server. */
  searchTurns: Pick<Turns, 'take'>;
  deletionList: DeletionList;
  /** The keys of push messages, the same on all servers. */
  pushKeys(): Promise<PushKey>;
  createLoaders(scope: LoaderScope): Loaders;
  /** The state of the system, for administrators. */
  systemFacts: { state(): Promise<SystemState> };
  /** The current time; replaced in tests. */
  now: () => Date;
}

/** The context of a request, the same for HTTP, WebSocket and REST. */
export interface Context extends Omit<Services, 'db'>, LoaderScope {
  db: RequestDatabase;
  now: () => Date;
  requestId: string;
  ip: string;
  userAgent: string;
  /** The request's cookies; only signing in with a provider reads one. */
  cookies?: string | undefined;
  /** Length of the request's body; a body that is refused is charged by it. */
  bodyBytes?: number;
  viewer: ViewerIdentity | null;
  /** Why the request's token was refused. authorize() throws it, except for operations that need no token. */
  refusedToken?: AppError;
  /** Set while an event is executed once for many members, who were each checked. */
  forEveryMember?: true;
  /** A separate object, because Apollo executes with a copy of the context. */
  answer: AnswerState;
  /** The request's socket, if any. */
  socket?: ClosableSocket;
  loaders: Loaders;
}

export interface RequestFacts {
  requestId: string;
  ip: string;
  userAgent: string;
  /** The Authorization header, or its equivalent from a socket's connection parameters. */
  authorization: string | undefined;
  cookies?: string | undefined;
  /** The viewer that opened the socket; checked then, but the sign-in may have ended since. */
  signedIn?: Pick<ViewerIdentity, 'id' | 'signInId'> | null;
  socket?: ClosableSocket;
}

/**
 * Creates the context of a request. Without a token the viewer is a visitor. An invalid or expired token is
 * UNAUTHENTICATED, so that the client refreshes instead of reading as a visitor. authorize() throws that
 * error, not this function, because an expired token must not block signing in or refreshing.
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
  const answer: AnswerState = {};
  const context: Context = {
    ...services,
    db: new RequestDatabase(services.db, facts.requestId, () => context.loaders.forget()),
    requestId: facts.requestId,
    ip: facts.ip,
    userAgent: facts.userAgent,
    cookies: facts.cookies,
    viewer,
    refusedToken,
    answer,
    socket: facts.socket,
    loaders: undefined as unknown as Loaders,
  };
  refreshLoaders(context);
  return context;
}

/** A viewer with the permissions that every member has. */
const anyMember: ViewerIdentity = { id: 'user_0', signInId: 'signin_0', roles: [] };

/** The context of an event that is executed once for all its subscribers. */
export function createSharedContext(services: Services, requestId: string): Context {
  const answer: AnswerState = {};
  const context: Context = {
    ...services,
    db: new RequestDatabase(services.db, requestId, () => context.loaders.forget()),
    requestId,
    ip: '',
    userAgent: '',
    viewer: anyMember,
    forEveryMember: true,
    answer,
    loaders: undefined as unknown as Loaders,
  };
  refreshLoaders(context);
  return context;
}

/** Replaces the loaders before a socket's next event, because cached data may be stale. */
function refreshLoaders(context: Context) {
  context.answer.textBytes = 0;
  context.loaders = context.createLoaders(context);
}

/** The input of a subscribe resolver. `id` is that of the observed object, if the field takes one. */
export type Subscribing = SubscribeResolverData<unknown, { id: string }, Context>;

/** Checks the sign-in before a socket's event is delivered; UNAUTHENTICATED if it has ended. */
export async function recheckViewer(context: Context) {
  // Shared events check their recipients together.
  if (context.forEveryMember) return;
  if (context.viewer)
    context.viewer = await context.authenticator.stillSignedIn(context.viewer.signInId, context.viewer.id);
  refreshLoaders(context);
}
