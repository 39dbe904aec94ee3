import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { SignInInput, SignUpInput } from './accountMutations';
import { createSessionStore, type SessionRouter, type SessionState } from './sessionStore';

export type { SessionState, SessionStatus, SessionViewer } from './sessionStore';

export interface Session extends SessionState {
  /** Rejects with a GraphQLRequestError. The route's guard leads on to where the member came from. */
  signIn(input: SignInInput): Promise<void>;
  signUp(input: SignUpInput): Promise<void>;
  signOut(): void;
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
      signOut: store.signOut,
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
