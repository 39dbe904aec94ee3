import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useSubscription } from 'react-relay';
import type { GraphQLSubscriptionConfig, GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';
import { GraphQLRequestError } from '../lib/requestError';
import { backOff } from './backOff';
import { onSubscriptionStart } from './subscriptionStart';

interface LiveSubscription<T extends OperationType> {
  subscription: GraphQLTaggedNode;
  variables: VariablesOf<T>;
  /** Return true to refetch the page. */
  onEvent?: (event: T['response']) => boolean | undefined;
  /** Fetches what the page shows beyond the subscription. */
  readAgain?: () => void;
  /** Starts again when the server completes it, at most `maxRestartsInRow` times in a row. */
  restartsWhenCompleted?: boolean;
}

/** After so many completions in a row it isn't restarted: a server that completes it each time has a reason. */
const maxRestartsInRow = 5;
/** After a subscription of this length, completions are counted from 0 again. */
const stableAfterMs = 60_000;

/** Errors for which a retry is useless. */
const permanentErrors = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT']);

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
  restartsWhenCompleted = false,
}: LiveSubscription<T>): void {
  // Compared by content, because callers pass a new object on each render.
  const variablesJson = JSON.stringify(variables);
  const [attempt, setAttempt] = useState(0);
  const failures = useRef(0);
  const completions = useRef(0);
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether no event has come since the start or the last reconnection. */
  const isAfterStart = useRef(true);
  useEffect(() => setOnSubscriptionStart(isAfterStart), []);
  // Callers may pass new functions on each render, which must not restart the subscription.
  const latest = useRef({ onEvent, readAgain });
  useEffect(() => {
    latest.current = { onEvent, readAgain };
  });
  useEffect(() => () => clearTimeout(retry.current), []);

  useSubscription<T>(
    useMemo<GraphQLSubscriptionConfig<T>>(() => {
      const restartAfter = (earlier: number) => {
        clearTimeout(retry.current);
        retry.current = setTimeout(() => setAttempt(attempt + 1), backOff(earlier));
      };
      const startedAt = Date.now();
      return {
        subscription,
        variables: JSON.parse(variablesJson) as VariablesOf<T>,
        onNext: (event) => {
          failures.current = 0;
          const wantsRefetch = event ? latest.current.onEvent?.(event) : false;
          if (isAfterStart.current || wantsRefetch) latest.current.readAgain?.();
          isAfterStart.current = false;
        },
        onError: (error) => {
          if (error instanceof GraphQLRequestError && permanentErrors.has(error.code)) {
            // The object was deleted, possibly during an outage; the page's query will show that.
            if (isAfterStart.current) latest.current.readAgain?.();
            isAfterStart.current = false;
            return;
          }
          restartAfter(failures.current);
          failures.current += 1;
        },
        onCompleted: () => {
          if (Date.now() - startedAt > stableAfterMs) completions.current = 0;
          if (!restartsWhenCompleted || completions.current >= maxRestartsInRow) return;
          restartAfter(completions.current);
          completions.current += 1;
        },
      };
    }, [subscription, variablesJson, attempt, restartsWhenCompleted]),
  );
}

/** Sets the ref to true whenever subscriptions start on a connection. Returns the function that stops that. */
const setOnSubscriptionStart = (ref: RefObject<boolean>) =>
  onSubscriptionStart(() => {
    ref.current = true;
  });
