import { useEffect, useState } from 'react';
import type { AccountLinkPurpose } from '../../../__generated__/confirmationMutationsLookUpMutation.graphql';
import type { AuthViewer } from '../../../auth/lastViewer';
import { useAuth } from '../../../auth/useAuth';
import { commitLookUpLink, type LinkOwner } from './confirmationMutations';

export type LinkState =
  | { kind: 'waiting' }
  /** Nobody is signed in; `owner` is set if `always` was. */
  | { kind: 'nobody'; owner: LinkOwner | null }
  | { kind: 'own'; owner: LinkOwner }
  | { kind: 'other'; owner: LinkOwner; viewer: AuthViewer }
  | { kind: 'failed'; error: unknown };

interface Options {
  purpose: AccountLinkPurpose;
  tokens: string[];
  /** Look up the owner even if nobody is signed in. */
  always?: boolean;
}

/**
 * Compares a link's owner with the viewer before the link is used. Determined once when the page opens,
 * because using the link changes the viewer. A new `attempt` asks again.
 */
export function useLinkOwner({ purpose, tokens, always = false }: Options, attempt: number): LinkState {
  const { status, viewer } = useAuth();
  const [found, setFound] = useState<{ attempt: number; state: LinkState } | null>(null);
  const settled = found?.attempt === attempt ? found.state : null;
  const tokenText = tokens.join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: who is signed in later makes no difference.
  useEffect(() => {
    if (settled || status === 'loading' || tokenText === '') return;
    if (!viewer && !always) return setFound({ attempt, state: { kind: 'nobody', owner: null } });
    let left = false;
    const settle = (state: LinkState) => !left && setFound({ attempt, state });
    commitLookUpLink(purpose, tokenText.split(' ')).then(
      (owner) => {
        if (!viewer) return settle({ kind: 'nobody', owner });
        settle({ kind: owner.userId === viewer.id ? 'own' : 'other', owner, viewer });
      },
      (error: unknown) => settle({ kind: 'failed', error }),
    );
    return () => {
      left = true;
    };
  }, [status === 'loading', settled, purpose, tokenText, attempt]);

  return settled ?? { kind: 'waiting' };
}
