import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocumentsContext } from '../../../client/documents/DocumentsContext';
import type { DocumentKind } from '../../../client/documents/model/model';
import { SyncLine, syncLine } from '../../../client/documents/screens/SyncLine';
import type { DocumentStore, SyncOverview } from '../../../client/documents/sync/documentStore';
import { DocumentsWorld } from '../documents/documentsWorld';
import { renderRoutes } from '../support/routes';

const well: SyncOverview = {
  online: true,
  signedOut: false,
  syncing: 0,
  syncingKind: null,
  pending: 0,
  conflicts: 0,
  errors: 0,
  storageProblem: null,
};
const said = (overview: Partial<SyncOverview>) => syncLine({ ...well, ...overview })?.text;

const showLine = (documents: DocumentStore) => {
  const element = (
    <DocumentsContext value={documents}>
      <SyncLine />
    </DocumentsContext>
  );
  return renderRoutes([{ path: '*', element }]);
};

describe('the line in the top bar', () => {
  it('is empty while everything is in sync', () => {
    expect(syncLine(well)).toBeNull();
  });

  it.each<[string, Partial<SyncOverview>]>([
    ['Offline', { online: false }],
    ['Offline · 2 pending', { online: false, pending: 1, syncing: 1 }],
    ['3 pending', { pending: 3 }],
    ['Syncing 2 stories...', { syncing: 2, syncingKind: 'story', pending: 1 }],
    ['Syncing 1 story...', { syncing: 1, syncingKind: 'story' }],
    ['Syncing 1 journal...', { syncing: 1, syncingKind: 'journal' }],
    ['Syncing 3 notes...', { syncing: 3, syncingKind: 'note' }],
    ['Syncing 2 texts...', { syncing: 2, syncingKind: null }],
    ['Error', { errors: 1, pending: 2 }],
    ['Conflict', { conflicts: 1, errors: 1, online: false }],
  ])('says %s', (text, overview) => {
    expect(said(overview)).toBe(text);
  });

  it('links to what needs its author, and announces nothing that passes by itself', () => {
    expect(syncLine({ ...well, conflicts: 1 })).toMatchObject({ leadsTo: 'conflict', spoken: true });
    expect(syncLine({ ...well, errors: 1 })).toMatchObject({ leadsTo: 'error', spoken: true });
    expect(syncLine({ ...well, online: false })).toMatchObject({ spoken: true });
    expect(syncLine({ ...well, syncing: 1 })).toMatchObject({ spoken: false });
    expect(syncLine({ ...well, pending: 1 })).toMatchObject({ spoken: false });
  });
});

describe('storage that the browser does not empty', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'storage'));

  it.each<[number, string, Partial<SyncOverview>, boolean]>([
    [0, 'while everything is in sync', {}, false],
    [1, 'once a text waits', { online: false, pending: 1 }, false],
    [1, 'once one could not be saved', { errors: 1 }, false],
    [0, 'if it has been granted', { pending: 1 }, true],
  ])('is asked for %s times %s', async (times, _when, overview, isGranted) => {
    const persist = jest.fn().mockResolvedValue(true);
    const storage = { persisted: async () => isGranted, persist };
    Object.defineProperty(navigator, 'storage', { configurable: true, value: storage });
    const documents = { overview: () => ({ ...well, ...overview }), subscribe: () => () => {} };
    await showLine(documents as unknown as DocumentStore);
    expect(persist).toHaveBeenCalledTimes(times);
  });
});

describe('a press on it', () => {
  /** A text of each kind that the server refuses, and the status line about them. */
  async function refused(...kinds: DocumentKind[]) {
    const world = new DocumentsWorld();
    world.network = () => ({ kind: 'refused', message: 'Too long', fields: {} });
    const documents = world.open();
    let localId = '';
    for (const kind of kinds) {
      world.clock.pass(10);
      const document = await documents.write(documents.begin({ kind, title: 'Dusk' }), {
        content: 'It fell.',
      });
      ({ localId } = document);
      await documents.autosave(localId);
    }
    await world.until(() => documents.overview().errors === kinds.length, 120_000, 1_000);
    const { router } = await showLine(documents);
    const at = () => router.state.location.pathname + router.state.location.search;
    return { world, documents, localId, router, at };
  }
  const pressLine = async () => userEvent.click(await screen.findByRole('button', { name: 'Error' }));

  it.each(['story', 'journal', 'note'] as const)('leads to the %s that wants its author', async (kind) => {
    const { world, localId, at } = await refused(kind);
    await pressLine();
    const list = { story: '/stories', journal: '/journals', note: '/notes' }[kind];
    await waitFor(() => expect(at()).toBe(`${list}/new?localId=${localId}`));
    act(() => world.end());
  });

  it('calls nobody away who goes elsewhere while the device looks for the text', async () => {
    const { world, documents, router, at } = await refused('story');
    let find = () => {};
    const found = new Promise<void>((resolve) => {
      find = resolve;
    });
    const list = documents.list.bind(documents);
    jest.spyOn(documents, 'list').mockImplementation(async () => {
      await found;
      return list();
    });
    await pressLine();
    await act(() => router.navigate('/goals'));
    await act(async () => {
      find();
      await list();
    });
    expect(at()).toBe('/goals');
    act(() => world.end());
  });

  it('links to a list if there are several, of the last text’s kind', async () => {
    const { world, at } = await refused('story', 'note');
    await pressLine();
    await waitFor(() => expect(at()).toBe('/notes'));
    act(() => world.end());
  });
});
