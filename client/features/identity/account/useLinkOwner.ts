import { useEffect, useState } from 'react';
import type { AccountLinkPurpose } from '../../../__generated__/confirmationMutationsLookUpMutation.graphql';
import type { AuthViewer } from '../../../auth/lastViewer';
import { useAuth } from '../../../auth/useAuth';
import { commitLookUpLink, type LinkOwner } from './confirmationMutations';

export type LinkState =
  | { kind: 'waiting' }
  /** Nobody is signed in; `owner` is known only with `forVisitors`. */
  | { kind: 'nobody'; owner: LinkOwner | null }
  | { kind: 'own'; owner: LinkOwner }
  | { kind: 'other'; owner: LinkOwner; viewer: AuthViewer }
  | { kind: 'failed'; error: unknown };

interface Options {
  purpose: AccountLinkPurpose;
  tokens: string[];
  /** Look up the owner even if nobody is signed in. */
  forVisitors?: boolean;
}

/**
 * Compares a link's owner with the viewer before the link is used. Determined once when the page opens,
 * because using the link changes the viewer. A new `attempt` looks the owner up again.
 */
export function useLinkOwner({ purpose, tokens, forVisitors = false }: Options, attempt = 1): LinkState {
  const { status, viewer } = useAuth();
  const [result, setResult] = useState<{ attempt: number; state: LinkState } | null>(null);
  const state = result?.attempt === attempt ? result.state : null;
  const tokenText = tokens.join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: later changes of the viewer make no difference.
  useEffect(() => {
    if (state || status === 'loading' || tokenText === '') return;
    if (!viewer && !forVisitors) return setResult({ attempt, state: { kind: 'nobody', owner: null } });
    let isCancelled = false;
    const setState = (next: LinkState) => !isCancelled && setResult({ attempt, state: next });
    commitLookUpLink(purpose, tokenText.split(' ')).then(
      (owner) => {
        if (!viewer) return setState({ kind: 'nobody', owner });
        setState({ kind: owner.userId === viewer.id ? 'own' : 'other', owner, viewer });
      },
      (error: unknown) => setState({ kind: 'failed', error }),
    );
    return () => {
      isCancelled = true;
    };
  }, [status === 'loading', state, purpose, tokenText, attempt]);

  return state ?? { kind: 'waiting' };
}
