import type { DataRouter } from 'react-router-dom';
import { entranceMessages } from '../../server/contract/entranceMessages';
import { forgetForms } from '../forms/keptForm';
import { GraphQLRequestError } from '../lib/requestError';
import { forgetTabTexts } from '../lib/tabStorage';
import { resetEnvironment } from '../relay/memberChange';
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
  type ProviderSignInResult,
  type SignInInput,
  type SignInResult,
  type SignInWithPasskeyInput,
  type SignInWithProviderInput,
  type SignUpInput,
} from './accountMutations';
import { keepDeviceToken } from './deviceToken';
import { finishRemovals, type RemoveTexts, removeDocumentsOf } from './documentRemoval';
import type { SignInOrigin } from './endedSignIn';
import { type AuthViewer, forgetLastViewer, keepLastViewer, readLastViewer, toViewer } from './lastViewer';
import type { ViewerData } from './viewerQuery';
import { loadViewerStore, type ViewerStore } from './viewerStore';

/** How long signing out waits for the removal of data from this device. */
const removalTimeoutMs = 2_000;

type AuthStatus = 'loading' | 'signedIn' | 'signedOut';

export interface AuthState {
  status: AuthStatus;
  viewer: AuthViewer | null;
  /** Why the member couldn't be loaded yet; the status stays 'loading'. */
  problem: GraphQLRequestError | null;
  /** The member signed out in this tab, which opens / instead of /login. */
  isLeaving: boolean;
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

/** The sign-in state, and all changes to it by this tab, another tab or the server. */
export class AuthStore {
  private current = stateAtStart();
  private listener: (state: AuthState) => void = () => {};
  private stopFollowing = () => {};
  private pushRemoval = Promise.resolve();
  /** Counts changes of member; answers from an earlier epoch are dropped. */
  private epoch = 0;
  /** Whether the server has confirmed the viewer since the page was opened. */
  private isConfirmed = false;
  /** Settles when the server has returned the viewer, which also refreshes expired tokens. */
  private viewerRequest = Promise.resolve();

  constructor(
    private readonly router: DataRouter,
    private readonly removeTexts: RemoveTexts,
  ) {}

  get state(): AuthState {
    return this.current;
  }

  /** Starts following tokens and the network, and loads the viewer. Returns the function that stops it. */
  start(onChange: (state: AuthState) => void) {
    this.listener = onChange;
    const unsubscribe = subscribeToTokens((change) => this.onTokenChange(change));
    window.addEventListener('online', this.actions.retry);
    finishRemovals(this.removeTexts);
    if (this.current.status !== 'signedOut' && !this.isConfirmed) this.viewerRequest = this.load();
    return () => {
      this.listener = () => {};
      this.epoch += 1;
      unsubscribe();
      window.removeEventListener('online', this.actions.retry);
    };
  }

  readonly actions = {
    /** Loads the member again after an error. */
    retry: () => {
      const { status, problem } = this.current;
      if (status === 'signedIn' ? !this.isConfirmed : problem) this.viewerRequest = this.load();
    },
    /** Rejects with a GraphQLRequestError. The route guard then navigates to the page the member came from. */
    signIn: async (input: SignInInput): Promise<void> => {
      await this.startSignIn(() => commitSignIn(input));
      toast.success(entranceMessages.signIn.done);
    },
    signUp: async (input: SignUpInput): Promise<void> => {
      await this.startSignIn(() => commitSignUp(input));
      toast.success(entranceMessages.signUp.done);
    },
    /** Signs in with a mailed link's token, and the code if the account asks for one, replacing a current sign-in. */
    signInWithMagicLink: (token: string, code?: string): Promise<void> =>
      this.replaceSignIn((accessToken) => commitSignInWithMagicLink(token, accessToken, code)),
    /** Signs in with a passkey's answer to the server's challenge. */
    signInWithPasskey: async (input: SignInWithPasskeyInput): Promise<void> => {
      await this.startSignIn(() => commitSignInWithPasskey(input));
      toast.success(entranceMessages.signIn.done);
    },
    /** Signs in with the provider's response, or returns that the person has no account yet. */
    signInWithProvider: async (input: SignInWithProviderInput): Promise<ProviderSignInResult> => {
      let answer: ProviderSignInResult | undefined;
      await this.replaceSignIn(async (accessToken) => {
        answer = await commitSignInWithProvider(input, accessToken);
        const { deviceToken, tokens, viewer } = answer;
        return deviceToken && tokens && viewer ? { deviceToken, tokens, viewer } : null;
      });
      if (!answer) throw new Error('no answer');
      return answer;
    },
    signOut: (): void => {
      const removal = this.clearSignIn();
      void this.leaveApp(entranceMessages.signOut.done, () => removal);
    },
    /** Ends the sign-in without a message; a public page stays open. */
    endSignIn: (): void => {
      void this.clearSignIn();
      if (this.current.status !== 'signedOut') this.endWithoutNavigating();
    },
    /** After the account was deleted: opens the landing page with the notice when the removal is done, or takes too long. */
    signOutAfterDeletion: (notice: string, removal: () => Promise<void>): void => {
      removeTokens();
      void this.leaveApp(notice, removal);
    },
  };

  /** Opens the landing page after the removal from this device, which the next start of the app finishes if it takes long. */
  private async leaveApp(notice: string, removal: () => Promise<void>) {
    this.setSignedOut({ ...signedOut, isLeaving: true });
    await Promise.race([
      Promise.all([removal(), this.pushRemoval]),
      new Promise((resolve) => setTimeout(resolve, removalTimeoutMs)),
    ]);
    // The browser's Back button may restore this page from its cache.
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
    this.isConfirmed = true;
    // Removes texts of a member who signed out in another tab, if this tab missed that event.
    forgetTabTexts((id) => id !== viewer.user.id);
    this.stopFollowing();
    this.stopFollowing = followViewer((data) => this.setViewer(data));
    this.setViewer(viewer);
  }

  /** Stops following the previous member, and clears their data from this tab. */
  private clearMember() {
    this.epoch += 1;
    this.isConfirmed = false;
    this.stopFollowing();
    this.stopFollowing = () => {};
    this.pushRemoval = endPushSubscription();
    resetEnvironment();
  }

  private async load() {
    this.epoch += 1;
    const epoch = this.epoch;
    const last = readLastViewer();
    this.set(last ? signedIn(last) : loading);
    try {
      const store = await loadViewerStore();
      if (epoch !== this.epoch) return;
      const viewer = await store.fetchViewer();
      if (epoch !== this.epoch) return;
      if (viewer) return this.follow(viewer, store);
      removeTokens();
      this.endWithoutNavigating();
    } catch (error) {
      if (epoch !== this.epoch) return;
      const problem = error instanceof GraphQLRequestError ? error : null;
      // Network and server errors don't end the sign-in.
      if (problem && problem.code !== 'UNAUTHENTICATED')
        return last ? undefined : this.set({ ...loading, problem });
      removeTokens();
      this.endWithoutNavigating();
    }
  }

  private setSignedOut(state: AuthState) {
    forgetLastViewer();
    this.clearMember();
    this.set(state);
  }

  /** Ends the sign-in, and leaves public pages open; the guards redirect from other pages. */
  private endWithoutNavigating() {
    this.setSignedOut(signedOut);
    void this.router.revalidate();
  }

  /**
   * Signs in, passing on the current access token, and then ends the sign-in that was replaced, because its tokens are lost
   * afterwards. Waits until expired tokens are refreshed: without a valid one, the server takes the link for a stranger's and
   * removes the password of an unconfirmed account.
   */
  private async replaceSignIn(signIn: (accessToken: string | undefined) => Promise<SignInResult | null>) {
    await this.viewerRequest;
    const former = readTokens();
    const hasSignedIn = await this.startSignIn(() => signIn(former?.accessToken));
    if (hasSignedIn && former) commitSignOut(former.refreshToken).catch(() => {});
  }

  /** Calls `signIn`, and stores the tokens and the viewer of its result. Returns false if it had none. */
  private async startSignIn(signIn: () => Promise<SignInResult | null>) {
    // The viewer store is loaded first: if that failed afterwards, the new sign-in's tokens would be lost.
    const store = await loadViewerStore();
    const result = await signIn();
    if (!result) return false;
    const { deviceToken, tokens, viewer } = result;
    keepDeviceToken(deviceToken);
    storeTokens(tokens);
    this.clearMember();
    store.rememberViewer(viewer);
    this.follow(viewer, store);
    return true;
  }

  /** Ends the sign-in on the server and in storage. Resolves when the member's documents are removed from this device. */
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
      // Another tab refreshed the tokens; requests in progress use the new one by themselves.
      if (status !== 'signedOut' && sameMember) return this.actions.retry();
      this.clearMember();
      void this.load().then(() => this.router.revalidate());
      return;
    }
    if (change.kind === 'expired' && this.isConfirmed) {
      const from = this.router.state.location;
      this.setSignedOut(signedOut);
      const state = { from, ended: true } satisfies SignInOrigin;
      void this.router.navigate('/login', { replace: true, state });
      return;
    }
    if (status !== 'signedOut') this.endWithoutNavigating();
  }
}
