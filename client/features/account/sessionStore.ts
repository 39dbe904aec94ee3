import type { Location } from 'react-router-dom';
import { messages } from '../../../server/contract/messages';
import { environment, renewEnvironment } from '../../relay/environment';
import { GraphQLRequestError } from '../../relay/requestError';
import {
  readAccessToken,
  readTokens,
  removeTokens,
  storeTokens,
  subscribeToTokens,
  type TokenChange,
  tokenSubject,
} from '../../relay/tokens';
import { toast } from '../../ui/toaster';
import {
  commitSignIn,
  commitSignInWithMagicLink,
  commitSignOut,
  commitSignUp,
  type SignedIn,
} from './accountMutations';
import { fetchViewer, followViewer, rememberViewer, type ViewerData } from './viewerQuery';

export type SessionStatus = 'loading' | 'signedIn' | 'signedOut';

export interface SessionViewer {
  id: string;
  username: string;
  /** The display name, or else the username. */
  name: string;
  displayName: string | null;
  profileImageUrl: string | null;
  email: string;
  /** Whether to offer making writing sessions: the server decides for itself when they do. */
  canCreateSessions: boolean;
}

export interface SessionState {
  status: SessionStatus;
  viewer: SessionViewer | null;
  /** Why the member can't be loaded just now, while the status stays 'loading'. */
  problem: GraphQLRequestError | null;
  /** Signed out here, by the member's own wish: the guard of the page they are on leads to / instead of /login. */
  left: boolean;
}

export interface SessionRouter {
  state: { location: Location };
  navigate(to: string, options?: { replace?: boolean; state?: unknown }): Promise<void>;
  revalidate(): Promise<void> | void;
}

const toViewer = ({ email, canCreateSessions, user }: ViewerData): SessionViewer => ({
  id: user.id,
  username: user.username,
  name: user.name,
  displayName: user.displayName ?? null,
  profileImageUrl: user.profileImageUrl ?? null,
  email,
  canCreateSessions,
});

const signedOut: SessionState = { status: 'signedOut', viewer: null, problem: null, left: false };
const loading: SessionState = { ...signedOut, status: 'loading' };
const signedIn = (data: ViewerData): SessionState => ({
  ...signedOut,
  status: 'signedIn',
  viewer: toViewer(data),
});

/** Who is signed in, and every way in which that changes: here, in another tab, or because the server says so. */
export function createSessionStore(router: SessionRouter) {
  let state: SessionState = readAccessToken() ? loading : signedOut;
  let listener: (state: SessionState) => void = () => {};
  let unfollow = () => {};
  /** Counts the changes of member: an answer that belongs to an earlier one is dropped. */
  let epoch = 0;

  const set = (next: SessionState) => {
    state = next;
    listener(next);
  };

  function follow(viewer: ViewerData) {
    unfollow();
    unfollow = followViewer(environment, (changed) => set(signedIn(changed)));
    set(signedIn(viewer));
  }

  /** Nothing that one member loaded stays for the next. */
  function forget() {
    epoch += 1;
    unfollow();
    unfollow = () => {};
    renewEnvironment();
  }

  async function load() {
    epoch += 1;
    const started = epoch;
    set(loading);
    try {
      const viewer = await fetchViewer(environment);
      if (started !== epoch) return;
      if (viewer) return follow(viewer);
      removeTokens();
      endAtStart();
    } catch (error) {
      if (started !== epoch) return;
      const problem = error instanceof GraphQLRequestError ? error : null;
      // Being offline, or a server in trouble, says nothing about the sign-in.
      if (problem && problem.code !== 'UNAUTHENTICATED') return set({ ...loading, problem });
      removeTokens();
      endAtStart();
    }
  }

  /** No one was shown as signed in yet, so a public page may stay; the guards lead away from the others. */
  function endAtStart() {
    forget();
    set(signedOut);
    void router.revalidate();
  }

  function enter({ tokens, viewer }: SignedIn) {
    storeTokens(tokens);
    forget();
    rememberViewer(environment, viewer);
    follow(viewer);
  }

  function letGoOfTokens() {
    const tokens = readTokens();
    // Signing out must work offline too; the server's token then ends by itself.
    if (tokens) commitSignOut(environment, tokens.refreshToken).catch(() => {});
    removeTokens();
  }

  const retry = () => {
    if (state.status === 'loading' && state.problem) void load();
  };

  function onTokenChange(change: TokenChange) {
    if (change.kind === 'stored') {
      const sameMember = tokenSubject(change.previous) === tokenSubject(change.accessToken);
      // Another tab refreshed: a request under way here takes the new token up by itself.
      if (state.status !== 'signedOut' && sameMember) return retry();
      forget();
      void load().then(() => router.revalidate());
      return;
    }
    if (change.kind === 'expired' && state.status === 'signedIn') {
      const from = router.state.location;
      forget();
      set(signedOut);
      void router.navigate('/login', { replace: true, state: { from } });
      return;
    }
    if (state.status !== 'signedOut') endAtStart();
  }

  return {
    state: () => state,
    /** Returns what stops it. */
    start(onChange: (state: SessionState) => void) {
      listener = onChange;
      const unsubscribe = subscribeToTokens(onTokenChange);
      window.addEventListener('online', retry);
      if (state.status === 'loading') void load();
      return () => {
        listener = () => {};
        epoch += 1;
        unsubscribe();
        window.removeEventListener('online', retry);
      };
    },
    retry,
    async signIn(input: Parameters<typeof commitSignIn>[1]) {
      enter(await commitSignIn(environment, input));
      toast.success(messages.signIn.done);
    },
    async signUp(input: Parameters<typeof commitSignUp>[1]) {
      enter(await commitSignUp(environment, input));
      toast.success(messages.signUp.done);
    },
    async signInWithMagicLink(token: string) {
      const former = readTokens();
      enter(await commitSignInWithMagicLink(environment, token));
      // The sign-in that this one takes the place of would stay open on the server, with nobody to end it.
      if (former) commitSignOut(environment, former.refreshToken).catch(() => {});
    },
    endSession() {
      letGoOfTokens();
      if (state.status !== 'signedOut') endAtStart();
    },
    leaveForGood() {
      removeTokens();
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
