import { useEffect, useMemo, useRef, useState } from 'react';
import { useRelayEnvironment, useSubscription } from 'react-relay';
import type { GraphQLSubscriptionConfig, GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';
import { GraphQLRequestError } from '../lib/requestError';
import { backOff } from './backOff';
import { onSubscriptionStart } from './subscriptionStart';
import { useLastEvent } from './useLastEvent';

interface LiveSubscription<T extends OperationType> {
  subscription: GraphQLTaggedNode;
  variables: VariablesOf<T>;
  /** Return true to refetch the page. */
  onEvent?: (event: T['response']) => boolean | undefined;
  /** Fetches what the page shows beyond the subscription. */
  readAgain?: () => void;
  /** Fetches what events contain, if the response to a change may have overwritten it; `readAgain` by default. */
  readOvertaken?: () => void;
  /** For things that never come back: a late event must not create part of a deleted one again. */
  ignoresDeleted?: boolean;
  /** Start again when the server completes it, a few times in a row at most. */
  restartsWhenCompleted?: boolean;
}

/** Restarts in a row after a completion: a server that completes it each time has a reason. */
const restartsInRow = 5;
/** A subscription that lasted this long ends the row. */
const lastedMs = 60_000;

/** Errors for which a retry is useless. */
const final = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT']);

/**
 * A subscription that starts with an event of the current state. `readAgain` runs with the first event after
 * each start, including after an outage: later changes can't be missed. On an error the subscription restarts
 * with back-off.
 */
export function useLiveSubscription<T extends OperationType>({
  subscription,
  variables,
  onEvent,
  readAgain,
  readOvertaken = readAgain,
  ignoresDeleted = false,
  restartsWhenCompleted = false,
}: LiveSubscription<T>): void {
  const environment = useRelayEnvironment();
  const given = JSON.stringify(variables);
  const [attempt, setAttempt] = useState(0);
  const failures = useRef(0);
  const completions = useRef(0);
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasBegun = useRef(true);
  // Callers may pass new functions on each render, which must not restart the subscription.
  const latest = useRef({ onEvent, readAgain, readOvertaken });
  useEffect(() => {
    latest.current = { onEvent, readAgain, readOvertaken };
  });
  const lastEvent = useLastEvent();
  useEffect(
    () =>
      onSubscriptionStart(() => {
        hasBegun.current = true;
      }),
    [],
  );
  useEffect(() => () => clearTimeout(retry.current), []);

  useSubscription<T>(
    useMemo<GraphQLSubscriptionConfig<T>>(() => {
      const restartAfter = (earlier: number) => {
        clearTimeout(retry.current);
        retry.current = setTimeout(() => setAttempt(attempt + 1), backOff(earlier));
      };
      const startedAt = Date.now();
      const asked = JSON.parse(given) as VariablesOf<T>;
      return {
        subscription,
        variables: asked,
        updater: (store, event) => {
          if (latest.current.readOvertaken)
            lastEvent.ifPutBack(environment, subscription, asked, store, event, () =>
              latest.current.readOvertaken?.(),
            );
          if (!ignoresDeleted) return;
          if (environment.getStore().getSource().getStatus(asked.id) === 'NONEXISTENT')
            store.delete(asked.id);
        },
        onNext: (event) => {
          failures.current = 0;
          const isAsked = event ? latest.current.onEvent?.(event) : false;
          if (hasBegun.current || isAsked) latest.current.readAgain?.();
          hasBegun.current = false;
        },
        onError: (error) => {
          if (error instanceof GraphQLRequestError && final.has(error.code)) {
            // It was deleted, possibly during an outage; the page's query will show that.
            if (hasBegun.current) latest.current.readAgain?.();
            hasBegun.current = false;
            return;
          }
          restartAfter(failures.current);
          failures.current += 1;
        },
        onCompleted: () => {
          if (Date.now() - startedAt > lastedMs) completions.current = 0;
          if (!restartsWhenCompleted || completions.current >= restartsInRow) return;
          restartAfter(completions.current);
          completions.current += 1;
        },
      };
    }, [environment, subscription, given, attempt, ignoresDeleted, restartsWhenCompleted, lastEvent]),
  );
}
