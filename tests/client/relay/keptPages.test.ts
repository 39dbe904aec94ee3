import { DefaultHandlerProvider, type RecordProxy } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import { createPagedConnectionHandler } from '../../../client/relay/keptPages';
import { currentVisit, followVisits, type Visit } from '../../../client/relay/visits';

const key = 'Stories_stories';
const handleKey = `__${key}_connection`;

let visit: Visit;

interface Read {
  ids: string[];
  hasMore: boolean;
  args?: Record<string, unknown>;
}

/** A list in the store that is read page by page. */
function buildList() {
  visit = { key: 'first', isReturn: false };
  const handler = createPagedConnectionHandler(() => visit);
  const environment = createMockEnvironment({
    handlerProvider: (handle) => (handle === 'connection' ? handler : DefaultHandlerProvider(handle)),
  });
  let reads = 0;
  const inStore = <T>(look: (list: RecordProxy) => T): T => {
    let seen: T | undefined;
    environment.commitUpdate((store) => {
      const list = store.getRoot().getLinkedRecord(handleKey);
      seen = list ? look(list) : undefined;
    });
    return seen as T;
  };
  return {
    read({ ids, hasMore, args = { first: 2 } }: Read) {
      reads += 1;
      const fieldKey = `stories(${reads})`;
      environment.commitUpdate((store) => {
        const root = store.getRoot();
        const page = store.create(`page ${reads}`, 'StoryConnection');
        const edges = ids.map((id) => {
          const node = store.get(id) ?? store.create(id, 'Story');
          const edge = store.create(`edge ${reads} ${id}`, 'StoryEdge');
          edge.setLinkedRecord(node, 'node').setValue(`at ${id}`, 'cursor');
          return edge;
        });
        const info = store.create(`info ${reads}`, 'PageInfo');
        const isBackward = 'last' in args;
        info
          .setValue(`at ${ids.at(-1)}`, 'endCursor')
          .setValue(`at ${ids[0]}`, 'startCursor')
          .setValue(!isBackward && hasMore, 'hasNextPage')
          .setValue(isBackward && hasMore, 'hasPreviousPage');
        page.setLinkedRecords(edges, 'edges').setLinkedRecord(info, 'pageInfo');
        root.setLinkedRecord(page, fieldKey);
        handler.update(store, { args, dataID: root.getDataID(), fieldKey, handle: 'connection', handleKey });
      });
    },
    delete: (id: string) => environment.commitUpdate((store) => store.delete(id)),
    ids: () =>
      inStore((list) =>
        (list.getLinkedRecords('edges') ?? []).map((edge) => edge?.getLinkedRecord('node')?.getDataID()),
      ),
    page: (field: string) => inStore((list) => list.getLinkedRecord('pageInfo')?.getValue(field)),
  };
}

/** Two pages of a list that has more: a b, c d. */
function buildTwoPages() {
  const list = buildList();
  list.read({ ids: ['a', 'b'], hasMore: true });
  list.read({ ids: ['c', 'd'], hasMore: true, args: { first: 2, after: 'at b' } });
  return list;
}

const goAnew = () => {
  visit = { key: 'second', isReturn: false };
};
const goBack = () => {
  visit = { key: 'first', isReturn: true };
};

test('going back to a list restores all loaded pages, and continues after the last', () => {
  const list = buildTwoPages();
  goBack();
  list.read({ ids: ['a', 'b'], hasMore: true });
  expect(list.ids()).toEqual(['a', 'b', 'c', 'd']);
  expect([list.page('endCursor'), list.page('hasNextPage')]).toEqual(['at d', true]);
  list.read({ ids: ['e'], hasMore: false, args: { first: 2, after: 'at d' } });
  expect(list.ids()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('opening it anew starts with the first page', () => {
  const list = buildTwoPages();
  goAnew();
  list.read({ ids: ['a', 'b'], hasMore: true });
  expect(list.ids()).toEqual(['a', 'b']);
  expect([list.page('endCursor'), list.page('hasNextPage')]).toEqual(['at b', true]);
});

test('refetching a visible list keeps its pages', () => {
  const list = buildTwoPages();
  list.read({ ids: ['a', 'b'], hasMore: true });
  expect(list.ids()).toEqual(['a', 'b', 'c', 'd']);
});

test.each([
  ['a new row is there once, and no row is skipped', ['new', 'a'], true, ['new', 'a', 'b', 'c', 'd']],
  ['a deleted row is gone', ['a', 'c'], true, ['a', 'c', 'd']],
  ['a row that moved up from a later page is there once', ['d', 'a'], true, ['d', 'a', 'b', 'c']],
  [
    'after more new rows than fit on a page, the list starts again instead of having a gap',
    ['n', 'm'],
    true,
    ['n', 'm'],
  ],
  ['if the list is now shorter than was loaded, it ends at its end', ['a', 'b'], false, ['a', 'b']],
])('going back, %s', (_what, ids, hasMore, all) => {
  const list = buildTwoPages();
  goBack();
  list.read({ ids, hasMore });
  expect(list.ids()).toEqual(all);
  expect(list.page('hasNextPage')).toBe(hasMore);
  if (all.length === ids.length) expect(list.page('endCursor')).toBe(`at ${ids.at(-1)}`);
});

test('a row deleted here leaves no gap', () => {
  const list = buildTwoPages();
  list.delete('c');
  goBack();
  list.read({ ids: ['a', 'b'], hasMore: true });
  expect(list.ids()).toEqual(['a', 'b', 'd']);
});

test('a list that is read from its end keeps earlier rows', () => {
  const list = buildList();
  list.read({ ids: ['c', 'd'], hasMore: true, args: { last: 2 } });
  list.read({ ids: ['a', 'b'], hasMore: false, args: { last: 2, before: 'at c' } });
  goBack();
  list.read({ ids: ['d', 'e'], hasMore: true, args: { last: 2 } });
  expect(list.ids()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect([list.page('startCursor'), list.page('hasPreviousPage')]).toEqual(['at a', false]);
});

describe('a visit', () => {
  function buildRouter() {
    let notify = (_state: object) => {};
    const router = {
      state: { location: { key: 'a' }, navigation: {} },
      subscribe: (listener: typeof notify) => {
        notify = listener;
        return () => {};
      },
    };
    const be = (state: typeof router.state) => {
      router.state = state;
      notify(state);
    };
    followVisits(router as never);
    return {
      leaveFor: (key: string) => be({ location: router.state.location, navigation: { location: { key } } }),
      arrive: (key: string) => be({ location: { key }, navigation: {} }),
    };
  }

  test('belongs to the target of a navigation from its start, and is a return if that was visited before', () => {
    const router = buildRouter();
    expect(currentVisit()).toEqual({ key: 'a', isReturn: false });
    for (const [key, isReturn] of [
      ['b', false],
      ['a', true],
    ] as const) {
      router.leaveFor(key);
      expect(currentVisit()).toEqual({ key, isReturn });
      router.arrive(key);
      expect(currentVisit()).toEqual({ key, isReturn });
    }
  });
});
