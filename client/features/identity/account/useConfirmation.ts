import { useEffect, useState } from 'react';
import type { AccountLinkPurpose } from '../../../__generated__/confirmationMutationsLookUpMutation.graphql';
import { GraphQLRequestError } from '../../../lib/requestError';
import { confirmPath, forgetLink } from './linkParameters';
import { redeemOnce } from './redeemOnce';
import { type LinkState, useLinkOwner } from './useLinkOwner';

/** Whether a retry is futile: the link is for another account, or can never be used again. */
const isFinal = (error: unknown) =>
  error instanceof GraphQLRequestError && (error.code === 'NOT_FOUND' || error.code === 'CONFLICT');

type Outcome<TDone> = { kind: 'done'; done: TDone } | { kind: 'failed'; error: unknown };

interface Options<TDone> {
  purpose: AccountLinkPurpose;
  token: string | null;
  redeem: (token: string) => Promise<TDone>;
}

/** Redeems a mailed link at once if its account is signed in here; otherwise the link can't be used. */
export function useConfirmation<TDone>({ purpose, token, redeem }: Options<TDone>) {
  const [attempt, setAttempt] = useState(1);
  const link = useLinkOwner({ purpose, tokens: token ? [token] : [], forVisitors: true }, attempt);
  const [outcome, setOutcome] = useState<Outcome<TDone> | null>(null);
  const shouldRedeem = token !== null && link.kind === 'own';

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt runs the effect anew.
  useEffect(() => {
    if (!shouldRedeem) return;
    let isUnmounted = false;
    redeemOnce(token, redeem).then(
      (done) => {
        forgetLink(confirmPath);
        if (!isUnmounted) setOutcome({ kind: 'done', done });
      },
      (error: unknown) => !isUnmounted && setOutcome({ kind: 'failed', error }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [shouldRedeem, token, attempt]);

  const state: LinkState | Outcome<TDone> = outcome ?? link;
  const tryAgain = () => {
    setOutcome(null);
    setAttempt(attempt + 1);
  };
  return {
    state,
    tryAgain: state.kind === 'failed' && !isFinal(state.error) ? tryAgain : undefined,
  };
}
