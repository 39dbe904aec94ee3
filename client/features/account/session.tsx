import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { SignInInput, SignUpInput } from './accountMutations';
import { createSessionStore, type SessionRouter, type SessionState } from './sessionStore';

export type { SessionState, SessionStatus, SessionViewer } from './sessionStore';

export interface Session extends SessionState {
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

export const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ router, children }: { router: SessionRouter; children: ReactNode }) {
  const [store] = useState(() => createSessionStore(router));
  const [state, setState] = useState(store.state);
  useEffect(() => {
    setState(store.state());
    return store.start(setState);
  }, [store]);
  const session = useMemo<Session>(
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
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider');
  return session;
}
