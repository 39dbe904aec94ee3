import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { DocumentsContext } from '../../../client/documents/DocumentsContext';
import { createDocumentLock } from '../../../client/documents/storage/documentLock';
import type { LocalDocumentStore } from '../../../client/documents/sync/localDocumentStore';
import {
  useDocumentLock,
  useDocuments,
  useLocalDocument,
  useLocalDocuments,
  useSyncOverview,
} from '../../../client/documents/useDocuments';
import { DocumentsWorld, FakeLocks, origin } from './documentsWorld';

let world: DocumentsWorld;
let documents: LocalDocumentStore;
beforeEach(() => {
  world = new DocumentsWorld();
  world.isOnline = false;
  documents = world.open();
});
afterEach(() => world.end());

function Stories() {
  const stories = useLocalDocuments('story');
  const { pending, online } = useSyncOverview();
  return (
    <p>{`${stories.map(({ title }) => title).join()} · ${pending} pending · ${online ? 'online' : 'Offline'}`}</p>
  );
}

function One({ localId }: { localId: string }) {
  return <p>{`one: ${useLocalDocument(localId)?.title}`}</p>;
}

function Lock({ name }: { name: string }) {
  const { isElsewhere, takeOver } = useDocumentLock('local_1_a');
  return (
    <button type="button" onClick={takeOver}>
      {`${name} ${isElsewhere ? 'reads' : 'writes'}`}
    </button>
  );
}

test('show the member’s stories on this device, and how they stand, as they change', async () => {
  const document = documents.begin(origin);
  // As its editor does: a draft that no tab has open is sent when the store starts.
  const lock = createDocumentLock(document.localId, world.locks as unknown as LockManager);
  render(
    <StrictMode>
      <DocumentsContext value={documents}>
        <Stories />
        <One localId={document.localId} />
      </DocumentsContext>
    </StrictMode>,
  );
  await screen.findByText('· 0 pending · Offline', { exact: false });
  await act(async () => void (await documents.write(document, { title: 'Dusk', content: 'It fell.' })));
  await screen.findByText('Dusk · 0 pending · Offline');
  await screen.findByText('one: Dusk');
  await act(() => documents.autosave(document.localId));
  await screen.findByText('Dusk · 1 pending · Offline');
  lock.release();
});

test('one tab’s page writes a story; the other’s reads it until it takes over', async () => {
  Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true });
  render(<Lock name="first" />);
  await screen.findByText('first writes');
  render(<Lock name="second" />);
  const second = await screen.findByText('second reads');
  await act(async () => second.click());
  await screen.findByText('second writes');
  await screen.findByText('first reads');
});

test('a document store is asked for where there is none: that is said', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  function Lost() {
    useDocuments();
    return null;
  }
  expect(() => render(<Lost />)).toThrow('useDocuments must be used within a DocumentsProvider');
  jest.restoreAllMocks();
});
