import { waitFor } from '@testing-library/react';
import {
  commitMutation,
  createOperationDescriptor,
  fetchQuery,
  type IEnvironment,
  requestSubscription,
} from 'relay-runtime';
import mutation from '../../../client/__generated__/EditSessionPageUpdateSessionMutation.graphql';
import query from '../../../client/__generated__/SessionPageQuery.graphql';
import subscription from '../../../client/__generated__/useSessionChangedSubscription.graphql';
import { type Asked, controlled, id } from './controlled';

jest.unmock('../../../client/relay/environment');

const read = (environment: IEnvironment) =>
  fetchQuery(environment, query, { id }, { networkCacheConfig: { force: true } });

async function followed() {
  const world = controlled();
  const { environment, titleNow } = world;
  environment.retain(createOperationDescriptor(query, { id }));
  const received: unknown[] = [];
  const { dispose } = requestSubscription(environment, {
    subscription,
    variables: { id },
    onNext: () => received.push(titleNow()),
    onError: () => received.push('an error'),
  });
  await Promise.resolve();
  return { ...world, received, dispose };
}

describe('an event', () => {
  it('is delivered at once while no answer is under way', async () => {
    const { sendTitle, received } = await followed();
    sendTitle('Ended');
    expect(received).toEqual(['Ended']);
  });

  it('is not overwritten by an answer that was read before it', async () => {
    const { environment, asked, sendTitle, received, titleNow } = await followed();
    const reading = read(environment).toPromise();
    sendTitle('Ended');
    expect(received).toEqual([]);
    asked[0]?.answer('Running');
    await reading;
    expect(received).toEqual(['Ended']);
    expect(titleNow()).toBe('Ended');
  });

  it('comes after earlier events, and does not wait for what is asked after it', async () => {
    const { environment, asked, sendTitle, received } = await followed();
    const reading = read(environment).toPromise();
    sendTitle('Running');
    sendTitle('Ended');
    read(environment).subscribe({});
    expect(received).toEqual([]);
    asked[0]?.answer('Scheduled');
    await reading;
    expect(received).toEqual(['Running', 'Ended']);
  });

  it('is delivered once the answer fails or is no longer awaited', async () => {
    const { environment, asked, sendTitle, received } = await followed();
    const reading = read(environment).toPromise();
    const left = read(environment).subscribe({});
    sendTitle('Ended');
    left.unsubscribe();
    expect(received).toEqual([]);
    asked[0]?.fail();
    await expect(reading).rejects.toThrow();
    expect(received).toEqual(['Ended']);
  });

  it('waits for five seconds at most; an answer that comes later is asked again', async () => {
    const { environment, asked, sendTitle, received, titleNow } = await followed();
    jest.useFakeTimers();
    read(environment).subscribe({});
    sendTitle('Ended');
    jest.advanceTimersByTime(4_999);
    expect(received).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(received).toEqual(['Ended']);
    jest.useRealTimers();
    asked[0]?.answer('Running');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(titleNow()).toBe('Ended');
  });

  it('is not overwritten by what was asked ahead, before it', async () => {
    const { environment, asked, sendTitle, titleNow } = await followed();
    environment.prefetch(query.params, { id });
    asked[0]?.answer('Running');
    sendTitle('Ended');
    const reading = read(environment).toPromise();
    asked[1]?.answer('Ended, and read');
    await reading;
    expect(titleNow()).toBe('Ended, and read');
  });

  it('is not delivered to a page that was left meanwhile', async () => {
    const { environment, asked, sendTitle, received, dispose, titleNow } = await followed();
    const reading = read(environment).toPromise();
    sendTitle('Ended');
    dispose();
    asked[0]?.answer('Running');
    await reading;
    expect(received).toEqual([]);
    expect(titleNow()).toBe('Running');
  });
});

describe('a change', () => {
  const change = (environment: IEnvironment) =>
    new Promise((resolve, reject) => {
      commitMutation(environment, {
        mutation,
        variables: { input: { id } },
        onCompleted: resolve,
        onError: reject,
      });
    });
  const isAskedAgain = (asked: readonly Asked[], times: number) =>
    waitFor(() => expect(asked).toHaveLength(times));

  it('is not undone by an answer that was asked for before it: that is asked again', async () => {
    const { environment, asked, titleNow } = await followed();
    const reading = read(environment).toPromise();
    const changing = change(environment);
    asked[1]?.answer('Renamed');
    await changing;
    asked[0]?.answer('As it was');
    await isAskedAgain(asked, 3);
    expect(titleNow()).toBe('Renamed');
    asked[2]?.answer('Renamed, and read');
    await reading;
    expect(titleNow()).toBe('Renamed, and read');
  });

  it('is not missed if its own answer was lost', async () => {
    const { environment, asked, titleNow } = await followed();
    const reading = read(environment).toPromise();
    const changing = change(environment);
    asked[1]?.fail();
    await expect(changing).rejects.toThrow();
    asked[0]?.answer('As it was');
    await isAskedAgain(asked, 3);
    asked[2]?.answer('Renamed');
    await reading;
    expect(titleNow()).toBe('Renamed');
  });

  it('doesn’t delay an event that is older than its answer, and would undo it', async () => {
    const { environment, asked, sendTitle, received, titleNow } = await followed();
    const changing = change(environment);
    sendTitle('Running');
    expect(received).toEqual(['Running']);
    asked[0]?.answer('Ended');
    await changing;
    expect(titleNow()).toBe('Ended');
  });

  it('lets a query be asked again twice at most', async () => {
    const { environment, asked, titleNow } = await followed();
    const reading = read(environment).toPromise();
    for (const [query, changed] of [
      [0, 1],
      [2, 3],
      [4, 5],
    ] as const) {
      await isAskedAgain(asked, query + 1);
      const changing = change(environment);
      asked[changed]?.answer('Renamed');
      await changing;
      asked[query]?.answer(`Answer ${query}`);
    }
    await reading;
    expect(titleNow()).toBe('Answer 4');
  });
});
