import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import type { DataRouter } from 'react-router-dom';
import { ViewerId } from '../lib/viewerId';
import { type AuthState, AuthStore } from './authStore';
import type { RemoveTexts } from './documentRemoval';

export type Auth = AuthState & AuthStore['actions'];

const AuthContext = createContext<Auth | null>(null);

/** Provides a given sign-in state; tests use it without the AuthProvider. */
export const AuthValue = ({ value, children }: { value: Auth; children: ReactNode }) => (
  <AuthContext value={value}>
    <ViewerId value={value.viewer?.id ?? null}>{children}</ViewerId>
  </AuthContext>
);

interface ProviderProps {
  router: DataRouter;
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
  const auth = useMemo<Auth>(() => ({ ...state, ...store.actions }), [state, store]);
  return <AuthValue value={auth}>{children}</AuthValue>;
}

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
