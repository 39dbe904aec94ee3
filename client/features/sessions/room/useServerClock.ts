import { useEffect, useReducer } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { useServerClockQuery } from '../../../__generated__/useServerClockQuery.graphql';
import { onWake } from '../../../relay/reconnecting';
import { onSubscriptionStart } from '../../../relay/subscriptionStart';
import { createServerClock, type ServerClock } from './serverClock';

const query = graphql`
  query useServerClockQuery {
    serverTime
  }
`;

const clocks = new WeakMap<IEnvironment, ServerClock>();

function clockOf(environment: IEnvironment): ServerClock {
  const known = clocks.get(environment);
  if (known) return known;
  const clock = createServerClock(async () => {
    const options = { networkCacheConfig: { force: true } };
    const data = await fetchQuery<useServerClockQuery>(environment, query, {}, options).toPromise();
    const time = Date.parse(data?.serverTime ?? '');
    if (Number.isNaN(time)) throw new Error('The server returned no time');
    return time;
  });
  clocks.set(environment, clock);
  return clock;
}

/**
 * The page's shared server clock. It is read again when the page becomes visible or the connection returns,
 * because the monotonic clock may stop while a device sleeps. With `measures: false`, a parent component must do that.
 */
export function useServerClock({ measures = true } = {}): ServerClock {
  const environment = useRelayEnvironment();
  const clock = clockOf(environment);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const stops = [clock.subscribe(renderAgain)];
    if (measures) {
      const measure = () => void clock.measure();
      stops.push(onWake(measure), onSubscriptionStart(measure));
      measure();
    }
    return () => {
      for (const stop of stops) stop();
    };
  }, [clock, measures]);
  return clock;
}
