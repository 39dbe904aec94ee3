import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { ViewerId } from '../lib/viewerId';
import type {
  ProviderSignInResult,
  SignInInput,
  SignInWithPasskeyInput,
  SignInWithProviderInput,
  SignUpInput,
} from './accountMutations';
import { type AuthRouter, type AuthState, AuthStore } from './authStore';
import type { RemoveTexts } from './documentRemoval';

export interface Auth extends AuthState {
  /** Rejects with a GraphQLRequestError. The route guard then navigates to the page the member came from. */
  signIn(input: SignInInput): Promise<void>;
  signUp(input: SignUpInput): Promise<void>;
  /** Signs in with a mailed link's token, and the code if the account asks for one, replacing a current sign-in. */
  signInWithMagicLink(token: string, code?: string): Promise<void>;
  /** Signs in with a passkey's answer to the server's challenge. */
  signInWithPasskey(input: SignInWithPasskeyInput): Promise<void>;
  /** Signs in with the provider's response, or returns that the person has no account yet. */
  signInWithProvider(input: SignInWithProviderInput): Promise<ProviderSignInResult>;
  signOut(): void;
  /** Ends the sign-in without a message; a public page stays open. */
  endSignIn(): void;
  /**
   * Called after the account was deleted, when the server has no sign-in left to end. Opens the landing page with the notice
   * when the removal is done, or takes too long.
   */
  signOutAfterDeletion(notice: string, removal: () => Promise<void>): void;
  /** Loads the member again after an error. */
  retry(): void;
}

const AuthContext = createContext<Auth | null>(null);

/** Provides a given sign-in state; tests use it without the AuthProvider. */
export const AuthValue = ({ value, children }: { value: Auth; children: ReactNode }) => (
  <AuthContext value={value}>
    <ViewerId value={value.viewer?.id ?? null}>{children}</ViewerId>
  </AuthContext>
);

interface ProviderProps {
  router: AuthRouter;
  removeTexts: RemoveTexts;
  children: ReactNode;
}

/** Creates the AuthStore, and provides its state and actions. */
export function AuthProvider({ router, removeTexts, children }: ProviderProps) {
  const [store] = useState(() => new AuthStore(router, removeTexts));
  const [state, setState] = useState(store.state);
  useEffect(() => {
    setState(store.state);
    return store.start(setState);
  }, [store]);
  const auth = useMemo<Auth>(
    () => ({
      ...state,
      signIn: store.signIn,
      signUp: store.signUp,
      signInWithMagicLink: store.signInWithMagicLink,
      signInWithPasskey: store.signInWithPasskey,
      signInWithProvider: store.signInWithProvider,
      signOut: store.signOut,
      endSignIn: store.endSignIn,
      signOutAfterDeletion: store.signOutAfterDeletion,
      retry: store.retry,
    }),
    [state, store],
  );
  return <AuthValue value={auth}>{children}</AuthValue>;
}

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
