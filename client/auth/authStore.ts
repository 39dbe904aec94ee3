import type { Location } from 'react-router-dom';
import { entranceMessages } from '../../server/contract/entranceMessages';
import { forgetForms } from '../forms/keptForm';
import { GraphQLRequestError } from '../lib/requestError';
import { forgetTabTexts } from '../lib/tabStorage';
import { memberChanged } from '../relay/memberChange';
import {
  readAccessToken,
  readTokens,
  removeTokens,
  storeTokens,
  subscribeToTokens,
  type TokenChange,
  tokenSubject,
} from '../relay/tokens';
import { endPushSubscription } from '../serviceWorker/pushSubscription';
import { toast } from '../ui/feedback/toaster';
import { openDocument } from '../ui/layout/openDocument';
import {
  commitSignIn,
  commitSignInWithMagicLink,
  commitSignInWithPasskey,
  commitSignInWithProvider,
  commitSignOut,
  commitSignUp,
  type FromProvider,
  type SignedIn,
  type SignInInput,
  type SignInWithPasskeyInput,
  type SignInWithProviderInput,
  type SignUpInput,
} from './accountMutations';
import { finishRemovals, type RemoveTexts, removeDocumentsOf } from './documentRemoval';
import type { SignInOrigin } from './endedSignIn';
import { type AuthViewer, forgetLastViewer, keepLastViewer, readLastViewer, toViewer } from './lastViewer';
import type { ViewerData } from './viewerQuery';
import { loadViewerStore, type ViewerStore } from './viewerStore';

const removalPatienceMs = 2_000;

type AuthStatus = 'loading' | 'signedIn' | 'signedOut';

export interface AuthState {
  status: AuthStatus;
  viewer: AuthViewer | null;
  /** Why the member couldn't be loaded yet; the status stays 'loading'. */
  problem: GraphQLRequestError | null;
  /** The member signed out in this tab, which opens / instead of /login. */
  isLeaving: boolean;
}

export interface AuthRouter {
  state: { location: Location };
  navigate(to: string, options?: { replace?: boolean; state?: unknown }): Promise<void>;
  revalidate(): Promise<void> | void;
}

const signedOut: AuthState = { status: 'signedOut', viewer: null, problem: null, isLeaving: false };
const loading: AuthState = { ...signedOut, status: 'loading' };
const signedIn = (viewer: AuthViewer): AuthState => ({ ...signedOut, status: 'signedIn', viewer });

/** Starts with the last known viewer, so that writing works offline; the server's answer may change it. */
function stateAtStart(): AuthState {
  if (!readAccessToken()) return signedOut;
  const viewer = readLastViewer();
  return viewer ? signedIn(viewer) : loading;
}

/** The sign-in state, and all changes to it: in this tab, in another tab, or by the server. */
export class AuthStore {
  private current = stateAtStart();
  private listener: (state: AuthState) => void = () => {};
  private unfollow = () => {};
  private pushEnds = Promise.resolve();
  /** Counts changes of member; answers from an earlier epoch are dropped. */
  private epoch = 0;
  /** Whether the server has confirmed the viewer since the page was opened. */
  private confirmed = false;
  /** Settles when the server has been asked who the viewer is, which refreshes tokens that have ended. */
  private asked = Promise.resolve();

  constructor(
    private readonly router: AuthRouter,
    private readonly removeTexts: RemoveTexts,
  ) {}

  get state(): AuthState {
    return this.current;
  }

  /** Returns the function that stops it. */
  start(onChange: (state: AuthState) => void) {
    this.listener = onChange;
    const unsubscribe = subscribeToTokens((change) => this.onTokenChange(change));
    window.addEventListener('online', this.retry);
    finishRemovals(this.removeTexts);
    if (this.current.status !== 'signedOut' && !this.confirmed) this.asked = this.load();
    return () => {
      this.listener = () => {};
      this.epoch += 1;
      unsubscribe();
      window.removeEventListener('online', this.retry);
    };
  }

  readonly retry = () => {
    const { status, problem } = this.current;
    if (status === 'signedIn' ? !this.confirmed : problem) this.asked = this.load();
  };

  readonly signIn = async (input: SignInInput) => {
    await this.enter(() => commitSignIn(input));
    toast.success(entranceMessages.signIn.done);
  };

  readonly signUp = async (input: SignUpInput) => {
    await this.enter(() => commitSignUp(input));
    toast.success(entranceMessages.signUp.done);
  };

  readonly signInWithMagicLink = (token: string, code?: string) =>
    this.enterInPlace((accessToken) => commitSignInWithMagicLink(token, accessToken, code));

  readonly signInWithPasskey = async (input: SignInWithPasskeyInput) => {
    await this.enter(() => commitSignInWithPasskey(input));
    toast.success(entranceMessages.signIn.done);
  };

  readonly signInWithProvider = async (input: SignInWithProviderInput): Promise<FromProvider> => {
    let answer: FromProvider | undefined;
    await this.enterInPlace(async (accessToken) => {
      answer = await commitSignInWithProvider(input, accessToken);
      const { deviceToken, tokens, viewer } = answer;
      return deviceToken && tokens && viewer ? { deviceToken, tokens, viewer } : null;
    });
    if (!answer) throw new Error('no answer');
    return answer;
  };

  readonly endSignIn = () => {
    void this.clearSignIn();
    if (this.current.status !== 'signedOut') this.endAtStart();
  };

  readonly signOutAfterDeletion = (notice: string, removal: () => Promise<void>) => {
    removeTokens();
    void this.leave(notice, removal);
  };

  readonly signOut = () => {
    const removal = this.clearSignIn();
    void this.leave(entranceMessages.signOut.done, () => removal);
  };

  /** Opens the landing page once the removal from this device is done; what takes long, the app's next start finishes. */
  private async leave(notice: string, removal: () => Promise<void>) {
    this.end({ ...signedOut, isLeaving: true });
    await Promise.race([
      Promise.all([removal(), this.pushEnds]),
      new Promise((resolve) => setTimeout(resolve, removalPatienceMs)),
    ]);
    // Back may bring this page again from the browser's cache.
    window.addEventListener('pageshow', () => this.set(signedOut), { once: true });
    openDocument('/', notice);
  }

  private set(next: AuthState) {
    this.current = next;
    this.listener(next);
  }

  private setViewer(data: ViewerData) {
    const viewer = toViewer(data);
    keepLastViewer(viewer);
    this.set(signedIn(viewer));
  }

  private follow(viewer: ViewerData, { followViewer }: ViewerStore) {
    this.confirmed = true;
    // Texts of a member who signed out in another tab, if this one missed the message.
    forgetTabTexts((id) => id !== viewer.user.id);
    this.unfollow();
    this.unfollow = followViewer((data) => this.setViewer(data));
    this.setViewer(viewer);
  }

  /** Clears all data of the previous member. */
  private forget() {
    this.epoch += 1;
    this.confirmed = false;
    this.unfollow();
    this.unfollow = () => {};
    this.pushEnds = endPushSubscription();
    memberChanged();
  }

  private async load() {
    this.epoch += 1;
    const started = this.epoch;
    const last = readLastViewer();
    this.set(last ? signedIn(last) : loading);
    try {
      const store = await loadViewerStore();
      if (started !== this.epoch) return;
      const viewer = await store.fetchViewer();
      if (started !== this.epoch) return;
      if (viewer) return this.follow(viewer, store);
      removeTokens();
      this.endAtStart();
    } catch (error) {
      if (started !== this.epoch) return;
      const problem = error instanceof GraphQLRequestError ? error : null;
      // Network and server errors don't end the sign-in.
      if (problem && problem.code !== 'UNAUTHENTICATED')
        return last ? undefined : this.set({ ...loading, problem });
      removeTokens();
      this.endAtStart();
    }
  }

  private end(state: AuthState) {
    forgetLastViewer();
    this.forget();
    this.set(state);
  }

  /** Nobody has been confirmed yet, so a public page can stay open; the guards redirect from the others. */
  private endAtStart() {
    this.end(signedOut);
    void this.router.revalidate();
  }

  /**
   * Signs in, with the token of the member who is signed in here, and ends the sign-in that it replaces, which nobody could end
   * otherwise. Waits for tokens to be refreshed: an expired one identifies nobody, and would cost an unconfirmed account its password.
   */
  private async enterInPlace(signIn: (accessToken: string | undefined) => Promise<SignedIn | null>) {
    await this.asked;
    const former = readTokens();
    const entered = await this.enter(() => signIn(former?.accessToken));
    if (entered && former) commitSignOut(former.refreshToken).catch(() => {});
  }

  /** Without an answer, nobody is signed in yet. */
  private async enter(signIn: () => Promise<SignedIn | null>) {
    // Before signing in: without it, nobody could end the new sign-in.
    const store = await loadViewerStore();
    const entered = await signIn();
    if (!entered) return false;
    const { tokens, viewer } = entered;
    storeTokens(tokens);
    this.forget();
    store.rememberViewer(viewer);
    this.follow(viewer, store);
    return true;
  }

  /** Resolves when the member's documents are removed from this device. */
  private async clearSignIn() {
    const tokens = readTokens();
    // Signing out must work offline; the server's tokens then expire by themselves.
    if (tokens) commitSignOut(tokens.refreshToken).catch(() => {});
    removeTokens();
    forgetLastViewer();
    const { viewer } = this.current;
    if (!viewer) return;
    forgetForms(viewer.id);
    await removeDocumentsOf(viewer.id, this.removeTexts);
  }

  private onTokenChange(change: TokenChange) {
    const { status } = this.current;
    if (change.kind === 'stored') {
      const sameMember = tokenSubject(change.previous) === tokenSubject(change.accessToken);
      // Another tab refreshed the tokens; requests in progress pick up the new one by themselves.
      if (status !== 'signedOut' && sameMember) return this.retry();
      this.forget();
      void this.load().then(() => this.router.revalidate());
      return;
    }
    if (change.kind === 'expired' && this.confirmed) {
      const from = this.router.state.location;
      this.end(signedOut);
      const state = { from, ended: true } satisfies SignInOrigin;
      void this.router.navigate('/login', { replace: true, state });
      return;
    }
    if (status !== 'signedOut') this.endAtStart();
  }
}
