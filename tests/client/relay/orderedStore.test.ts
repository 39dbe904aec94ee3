import {
  commitMutation,
  createOperationDescriptor,
  fetchQuery,
  type GraphQLTaggedNode,
  requestSubscription,
} from 'relay-runtime';
import rename from '../../../client/__generated__/EditSessionPageUpdateSessionMutation.graphql';
import query from '../../../client/__generated__/SessionPageQuery.graphql';
import sessionEvents from '../../../client/__generated__/useSessionChangedSubscription.graphql';
import roomEvents from '../../../client/__generated__/useSessionRoomChangedSubscription.graphql';
import startSprint from '../../../client/__generated__/useStartSprintMutation.graphql';
import storyEvents from '../../../client/__generated__/useStoryChangedSubscription.graphql';
import { randomFrom } from '../../support/fuzzing';
import { controlled, id, session } from './controlled';

jest.unmock('../../../client/relay/environment');

/** Lets answers reach the store. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

async function followed() {
  const world = controlled();
  const { environment, sendEvent } = world;
  environment.retain(createOperationDescriptor(query, { id }));
  const follow = (subscription: GraphQLTaggedNode, variables = { id }) =>
    requestSubscription(environment, { subscription, variables, onNext: () => {} });
  for (const subscription of [sessionEvents, roomEvents]) follow(subscription);
  follow(storyEvents, { id: 'story_1', isOwn: false } as never);
  await Promise.resolve();
  return {
    ...world,
    read: () => fetchQuery(environment, query, { id }, { networkCacheConfig: { force: true } }).toPromise(),
    change: (mutation = rename, options = {}) =>
      new Promise((resolve, reject) => {
        const done = { onCompleted: resolve, onError: reject };
        commitMutation(environment, { mutation, variables: { input: { id } as never }, ...done, ...options });
      }),
    sendSession: (fields: object | null) =>
      sendEvent('useSessionChangedSubscription', {
        sessionChanged: { session: fields && session(fields), removedSessionId: fields ? null : id },
      }),
    sendRoom: (fields: object) =>
      sendEvent('useSessionRoomChangedSubscription', { sessionRoomChanged: { session: session(fields) } }),
  };
}

const writers = (words: number) => ({
  room: { sprintResult: null, writers: [session({ id: undefined, words })] },
});

describe('what is older than what is shown', () => {
  it('is dropped, whether a query, a change or an event has it', async () => {
    const { asked, read, change, sendSession, shown } = await followed();
    sendSession({ rowVersion: 1, title: 'Running' });
    const reading = read();
    const changing = change();
    sendSession({ rowVersion: 3, title: 'Ended' });
    asked[1]?.answer({ rowVersion: 2, title: 'Renamed' });
    await changing;
    expect(shown('title')).toBe('Ended');
    asked[0]?.answer({ rowVersion: 1, title: 'Running' });
    await settle();
    sendSession({ rowVersion: 2, title: 'Renamed' });
    expect(shown('title')).toBe('Ended');
    asked[2]?.answer({ rowVersion: 3, title: 'Ended' });
    await reading;
    expect(shown('title')).toBe('Ended');
  });

  it('fills in what isn’t shown yet', async () => {
    const { asked, read, sendRoom, shown } = await followed();
    const reading = read();
    sendRoom({ rowVersion: 2, ...writers(20) });
    asked[0]?.answer({ rowVersion: 1, title: 'Running', ...writers(10) });
    await reading;
    expect(shown('title')).toBe('Running');
    expect(shown('words', `client:${id}:room:writers:0`)).toBe(20);
    sendRoom({ rowVersion: 1, ...writers(10) });
    expect(shown('words', `client:${id}:room:writers:0`)).toBe(20);
  });

  it('stays away while a change is shown before its answer, and after it failed', async () => {
    const { asked, change, sendSession, shown } = await followed();
    sendSession({ rowVersion: 1, title: 'Running' });
    const changing = change(rename, {
      optimisticUpdater: (store: { get(id: string): { setValue(...of: string[]): void } }) =>
        store.get(id).setValue('Renamed', 'title'),
    });
    sendSession({ rowVersion: 2, title: 'Ended' });
    sendSession({ rowVersion: 1, title: 'Running' });
    expect(shown('title')).toBe('Renamed');
    asked[0]?.fail();
    await expect(changing).rejects.toThrow();
    expect(shown('title')).toBe('Ended');
  });
});

describe('what was deleted', () => {
  it('stays deleted if it is a session, whatever comes late', async () => {
    const { asked, change, sendSession, sendRoom, environment } = await followed();
    sendSession({ rowVersion: 1, title: 'Running' });
    const changing = change();
    sendSession(null);
    sendRoom({ rowVersion: 2, ...writers(20) });
    asked[0]?.answer({ rowVersion: 2, title: 'Renamed' });
    await changing.catch(() => {});
    expect(environment.getStore().getSource().getStatus(id)).toBe('NONEXISTENT');
  });

  it('is asked for again by queries that were under way, and a story that is shared again comes back', async () => {
    const { asked, read, sendEvent, shown } = await followed();
    const sendStory = (title: string | null) =>
      sendEvent('useStoryChangedSubscription', {
        storyChanged: {
          story: title && session({ __typename: 'Story', id: 'story_1', rowVersion: 4, title, tags: [] }),
          removedStoryId: title ? null : 'story_1',
        },
      });
    sendStory('The Lamp');
    const reading = read();
    sendStory(null);
    asked[0]?.answer({ rowVersion: 1 });
    await settle();
    expect(shown('title', 'story_1')).toBeUndefined();
    expect(asked).toHaveLength(2);
    asked[1]?.answer({ rowVersion: 1 });
    await reading;
    sendStory('The Lamp');
    expect(shown('title', 'story_1')).toBe('The Lamp');
  });
});

describe('a query’s answer', () => {
  it.each(['answered', 'lost'] as const)(
    'is asked for again, at most twice, if a change was %s meanwhile: it may lack a new entry of a list',
    async (outcome) => {
      const { asked, read, change, shown } = await followed();
      const reading = read();
      for (const [nth, asking] of [0, 2, 4].entries()) {
        const changing = change();
        if (outcome === 'answered')
          asked[asking + 1]?.answer({ rowVersion: nth + 2, title: `Change ${nth}` });
        else asked[asking + 1]?.fail();
        await changing.catch(() => {});
        asked[asking]?.answer({ rowVersion: 9, title: `Answer ${nth}` });
        await settle();
      }
      await reading;
      expect(asked).toHaveLength(6);
      expect(shown('title')).toBe('Answer 2');
    },
  );
});

describe('in whatever order answers and events come', () => {
  const parts = {
    title: (shown: Shown) => shown('title'),
    sprint: (shown: Shown) => shown('endsAt', `client:${id}:sprint`),
    words: (shown: Shown) => shown('words', `client:${id}:room:writers:0`),
  };
  type Shown = ReturnType<typeof controlled>['shown'];
  type Part = keyof typeof parts;
  /** A session's row and what belongs to it, each part with the version of its last change. */
  type State = Record<Part, number> & { rowVersion: number };
  const selections: Record<string, Part[]> = {
    SessionPageQuery: ['title', 'sprint', 'words'],
    EditSessionPageUpdateSessionMutation: ['title'],
    useStartSprintMutation: ['sprint'],
    session: ['title', 'sprint'],
    room: ['words'],
  };
  const fieldsOf = ({ rowVersion, title, sprint, words }: State, name: string) => ({
    rowVersion,
    title,
    sprint: session({ id: undefined, endsAt: sprint }),
    ...(name === 'session' ? {} : writers(words)),
  });

  async function runSchedule(seed: number) {
    const random = randomFrom(seed);
    const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T;
    const { asked, read, change, sendSession, sendRoom, shown } = await followed();
    let state: State = { rowVersion: 1, title: 1, sprint: 1, words: 1 };
    const write = (part: Part) => {
      const rowVersion = state.rowVersion + 1;
      state = { ...state, rowVersion, [part]: rowVersion };
    };
    const newest: Partial<Record<Part, number>> = {};
    /** What the server has read, and the client not yet got. */
    const underWay: { name: string; read: State; deliver: (fields: object) => void }[] = [];
    let readOnServer = 0;
    const readRequests = () => {
      for (const { name, answer } of asked.slice(readOnServer)) {
        if (name === rename.params.name) write('title');
        if (name === startSprint.params.name) write('sprint');
        underWay.push({ name, read: state, deliver: answer });
      }
      readOnServer = asked.length;
    };
    const deliver = async () => {
      const [one] = underWay.splice(Math.floor(random() * underWay.length), 1);
      if (!one) return;
      const sentBefore = asked.length;
      one.deliver(fieldsOf(one.read, one.name));
      await settle();
      // The answer of a query that is asked again isn't delivered.
      if (asked.length === sentBefore)
        for (const part of selections[one.name] ?? [])
          newest[part] = Math.max(newest[part] ?? 0, one.read[part]);
      for (const [part, shownPart] of Object.entries(parts))
        expect([seed, part, shownPart(shown)]).toEqual([seed, part, newest[part as Part]]);
    };
    const steps = {
      read: () => void read(),
      rename: () => void change(rename),
      startSprint: () => void change(startSprint),
      writeElsewhere: () => write(pick(['title', 'sprint', 'words'])),
      readOnServer: readRequests,
      sessionEvent: () => underWay.push({ name: 'session', read: state, deliver: sendSession }),
      roomEvent: () => underWay.push({ name: 'room', read: state, deliver: sendRoom }),
      deliver,
    };
    for (let step = 0; step < 40; step += 1) await pick(Object.values(steps))();
    while (readOnServer < asked.length || underWay.length > 0) {
      readRequests();
      await deliver();
    }
  }

  it('each part ends as the newest of them has it, and never steps back', async () => {
    for (let seed = 1; seed <= 100; seed += 1) await runSchedule(seed);
  });
});
