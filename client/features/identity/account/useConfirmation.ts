import { useEffect, useState } from 'react';
import type { AccountLinkPurpose } from '../../../__generated__/confirmationMutationsLookUpMutation.graphql';
import { GraphQLRequestError } from '../../../lib/requestError';
import { confirmPath, forgetLink } from './recoveryLink';
import { redeemOnce } from './redeemOnce';
import { type LinkState, useLinkOwner } from './useLinkOwner';

/** A link that is for another account, or can never be used again. */
const isOver = (error: unknown) =>
  error instanceof GraphQLRequestError && (error.code === 'NOT_FOUND' || error.code === 'CONFLICT');

type Outcome<TDone> = { kind: 'done'; done: TDone } | { kind: 'failed'; error: unknown };

interface Options<TDone> {
  purpose: AccountLinkPurpose;
  token: string | null;
  use: (token: string) => Promise<TDone>;
}

/** Uses a mailed link at once if its account is signed in here; nobody else can. */
export function useConfirmation<TDone>({ purpose, token, use }: Options<TDone>) {
  const [attempt, setAttempt] = useState(1);
  const link = useLinkOwner({ purpose, tokens: token ? [token] : [], always: true }, attempt);
  const [outcome, setOutcome] = useState<Outcome<TDone> | null>(null);
  const goesOn = token !== null && link.kind === 'own';

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a run of its own.
  useEffect(() => {
    if (!goesOn) return;
    let left = false;
    redeemOnce(token, use).then(
      (done) => {
        forgetLink(confirmPath);
        if (!left) setOutcome({ kind: 'done', done });
      },
      (error: unknown) => !left && setOutcome({ kind: 'failed', error }),
    );
    return () => {
      left = true;
    };
  }, [goesOn, token, attempt]);

  const state: LinkState | Outcome<TDone> = outcome ?? link;
  const tryAgain = () => {
    setOutcome(null);
    setAttempt(attempt + 1);
  };
  return {
    state,
    tryAgain: state.kind === 'failed' && !isOver(state.error) ? tryAgain : undefined,
  };
}
