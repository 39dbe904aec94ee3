import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { SignInInput, SignUpInput } from './accountMutations';
import { type AuthRouter, type AuthState, createAuthStore } from './authStore';

export interface Auth extends AuthState {
  /** Rejects with a GraphQLRequestError. The route's guard leads on to where the member came from. */
  signIn(input: SignInInput): Promise<void>;
  signUp(input: SignUpInput): Promise<void>;
  /** Signs in by a mailed link's token, in place of whoever was signed in here. */
  signInWithMagicLink(token: string): Promise<void>;
  signOut(): void;
  /** Ends the sign-in without a word; the screen one is on stays if it is for everyone. */
  endSession(): void;
  /** After the account was deleted: there is nothing left to sign out of on the server. */
  leaveForGood(): void;
  /** Loads the member again after a problem. */
  retry(): void;
}

export const AuthContext = createContext<Auth | null>(null);

export function AuthProvider({ router, children }: { router: AuthRouter; children: ReactNode }) {
  const [store] = useState(() => createAuthStore(router));
  const [state, setState] = useState(store.state);
  useEffect(() => {
    setState(store.state());
    return store.start(setState);
  }, [store]);
  const auth = useMemo<Auth>(
    () => ({
      ...state,
      signIn: store.signIn,
      signUp: store.signUp,
      signInWithMagicLink: store.signInWithMagicLink,
      signOut: store.signOut,
      endSession: store.endSession,
      leaveForGood: store.leaveForGood,
      retry: store.retry,
    }),
    [state, store],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
