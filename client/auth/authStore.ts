import type { Location } from 'react-router-dom';
import { messages } from '../../server/contract/messages';
import { memberChanged } from '../relay/memberChange';
import { GraphQLRequestError } from '../relay/requestError';
import { toast } from '../ui/feedback/toaster';
import { forgetForms } from '../ui/form/keptForm';
import {
  commitSignIn,
  commitSignInWithMagicLink,
  commitSignOut,
  commitSignUp,
  type SignedIn,
  type SignInInput,
  type SignUpInput,
} from './accountMutations';
import { finishRemovals, removeDocumentsOf } from './documentRemoval';
import type { SignInOrigin } from './endedSignIn';
import { type AuthViewer, forgetLastViewer, keepLastViewer, readLastViewer } from './lastViewer';
import {
  readAccessToken,
  readTokens,
  removeTokens,
  storeTokens,
  subscribeToTokens,
  type TokenChange,
  tokenSubject,
} from './tokens';
import type { ViewerData } from './viewerQuery';
import { loadViewerStore, type ViewerStore } from './viewerStore';

export type AuthStatus = 'loading' | 'signedIn' | 'signedOut';

export interface AuthState {
  status: AuthStatus;
  viewer: AuthViewer | null;
  /** Why the member couldn't be loaded yet; the status stays 'loading'. */
  problem: GraphQLRequestError | null;
  /** The member signed out in this tab, so the route guard leads to / instead of /login. */
  left: boolean;
}

export interface AuthRouter {
  state: { location: Location };
  navigate(to: string, options?: { replace?: boolean; state?: unknown }): Promise<void>;
  revalidate(): Promise<void> | void;
}

const toViewer = ({ email, canCreateSessions, canCreateExercises, user }: ViewerData): AuthViewer => ({
  id: user.id,
  username: user.username,
  name: user.name,
  displayName: user.displayName ?? null,
  profileImageUrl: user.profileImageUrl ?? null,
  email,
  canCreateSessions,
  canCreateExercises,
});

const signedOut: AuthState = { status: 'signedOut', viewer: null, problem: null, left: false };
const loading: AuthState = { ...signedOut, status: 'loading' };
const signedIn = (viewer: AuthViewer): AuthState => ({ ...signedOut, status: 'signedIn', viewer });

/** Starts with the last known viewer, so that writing works offline; the server's answer may change it. */
function stateAtStart(): AuthState {
  if (!readAccessToken()) return signedOut;
  const viewer = readLastViewer();
  return viewer ? signedIn(viewer) : loading;
}

/** The sign-in state, and all changes to it: in this tab, in another tab, or by the server. */
export function createAuthStore(router: AuthRouter) {
  let state = stateAtStart();
  let listener: (state: AuthState) => void = () => {};
  let unfollow = () => {};
  /** Counts changes of member; answers from an earlier epoch are dropped. */
  let epoch = 0;
  /** Whether the server has confirmed the viewer since the page was opened. */
  let confirmed = false;

  const set = (next: AuthState) => {
    state = next;
    listener(next);
  };

  function tell(data: ViewerData) {
    const viewer = toViewer(data);
    keepLastViewer(viewer);
    set(signedIn(viewer));
  }

  function follow(viewer: ViewerData, { followViewer }: ViewerStore) {
    confirmed = true;
    unfollow();
    unfollow = followViewer(tell);
    tell(viewer);
  }

  /** Clears all data of the previous member. */
  function forget() {
    epoch += 1;
    confirmed = false;
    unfollow();
    unfollow = () => {};
    memberChanged();
  }

  async function load() {
    epoch += 1;
    const started = epoch;
    const last = readLastViewer();
    set(last ? signedIn(last) : loading);
    try {
      const store = await loadViewerStore();
      if (started !== epoch) return;
      const viewer = await store.fetchViewer();
      if (started !== epoch) return;
      if (viewer) return follow(viewer, store);
      removeTokens();
      endAtStart();
    } catch (error) {
      if (started !== epoch) return;
      const problem = error instanceof GraphQLRequestError ? error : null;
      // Network and server errors don't end the sign-in.
      if (problem && problem.code !== 'UNAUTHENTICATED')
        return last ? undefined : set({ ...loading, problem });
      removeTokens();
      endAtStart();
    }
  }

  /** Nobody has been confirmed yet, so a public page can stay open; the guards redirect from the others. */
  function endAtStart() {
    forgetLastViewer();
    forget();
    set(signedOut);
    void router.revalidate();
  }

  async function enter(signIn: () => Promise<SignedIn>) {
    // Before signing in: without it, nobody could end the new sign-in.
    const store = await loadViewerStore();
    const { tokens, viewer } = await signIn();
    storeTokens(tokens);
    forget();
    store.rememberViewer(viewer);
    follow(viewer, store);
  }

  function letGoOfTokens() {
    const tokens = readTokens();
    // Signing out must work offline; the server's tokens then expire by themselves.
    if (tokens) commitSignOut(tokens.refreshToken).catch(() => {});
    removeTokens();
    forgetLastViewer();
    if (!state.viewer) return;
    forgetForms(state.viewer.id);
    removeDocumentsOf(state.viewer.id);
  }

  const retry = () => {
    if (state.status === 'signedIn' ? !confirmed : state.problem) void load();
  };

  function onTokenChange(change: TokenChange) {
    if (change.kind === 'stored') {
      const sameMember = tokenSubject(change.previous) === tokenSubject(change.accessToken);
      // Another tab refreshed the tokens; requests in progress pick up the new one by themselves.
      if (state.status !== 'signedOut' && sameMember) return retry();
      forget();
      void load().then(() => router.revalidate());
      return;
    }
    if (change.kind === 'expired' && confirmed) {
      const from = router.state.location;
      forgetLastViewer();
      forget();
      set(signedOut);
      void router.navigate('/login', { replace: true, state: { from, ended: true } satisfies SignInOrigin });
      return;
    }
    if (state.status !== 'signedOut') endAtStart();
  }

  return {
    state: () => state,
    /** Returns the function that stops it. */
    start(onChange: (state: AuthState) => void) {
      listener = onChange;
      const unsubscribe = subscribeToTokens(onTokenChange);
      window.addEventListener('online', retry);
      finishRemovals();
      if (state.status !== 'signedOut' && !confirmed) void load();
      return () => {
        listener = () => {};
        epoch += 1;
        unsubscribe();
        window.removeEventListener('online', retry);
      };
    },
    retry,
    async signIn(input: SignInInput) {
      await enter(() => commitSignIn(input));
      toast.success(messages.signIn.done);
    },
    async signUp(input: SignUpInput) {
      await enter(() => commitSignUp(input));
      toast.success(messages.signUp.done);
    },
    async signInWithMagicLink(token: string) {
      const former = readTokens();
      await enter(() => commitSignInWithMagicLink(token, former?.accessToken));
      // End the replaced sign-in, which nobody could end otherwise.
      if (former) commitSignOut(former.refreshToken).catch(() => {});
    },
    endSession() {
      letGoOfTokens();
      if (state.status !== 'signedOut') endAtStart();
    },
    leaveForGood() {
      removeTokens();
      forgetLastViewer();
      forget();
      set({ ...signedOut, left: true });
    },
    signOut() {
      letGoOfTokens();
      forget();
      set({ ...signedOut, left: true });
      toast.success(messages.signOut.done);
    },
  };
}
