import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { DocumentsContext } from '../../../client/documents/DocumentsContext';
import { DeviceRecords } from '../../../client/documents/storage/deviceRecords';
import { createDocumentLock } from '../../../client/documents/storage/documentLock';
import { listedFirst } from '../../../client/documents/sync/documentStore';
import {
  useDocumentLock,
  useDocuments,
  useLocalDocument,
  useLocalDocuments,
  useSyncOverview,
} from '../../../client/documents/useDocuments';
import { FakeLocks, origin } from './documentsWorld';
import { documents, world } from './oneWorld';

beforeEach(() => {
  world.isOnline = false;
});

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
});

/** Each is changed after the former. */
async function writeMany(count: number, store = documents) {
  for (let number = 1; number <= count; number += 1) {
    world.clock.pass(10);
    await store.write(store.begin({}), { title: `${number}`, content: 'It fell.' });
  }
}

const titles = (texts: readonly { title: string }[]) => texts.map(({ title }) => title);
/** From the last to the first. */
const numbers = (count: number) => Array.from({ length: count }, (_, n) => `${count - n}`);

function Titles() {
  return <p>{`${titles(useLocalDocuments('story')).join()}.`}</p>;
}

const show = () =>
  render(
    <DocumentsContext value={documents}>
      <Titles />
    </DocumentsContext>,
  );

test('the last changed of a kind are listed, as many as are asked for, but none of another member or deleted', async () => {
  await writeMany(5);
  await writeMany(3, world.open('user_bob'));
  await documents.write(documents.begin({ kind: 'journal' }), { content: 'It fell.' });
  expect(titles(await documents.list('story', 2))).toEqual(['5', '4']);
  expect(titles(await documents.list('story', 9))).toEqual(numbers(5));
  const [last] = await documents.list('story');
  await documents.remove(last?.localId ?? '');
  expect(titles(await documents.list('story', 2))).toEqual(['4', '3']);
});

test('all are read, however many', async () => {
  await writeMany(450);
  expect(titles(await documents.list())).toEqual(numbers(450));
});

test('the last changed are shown while the others are read', async () => {
  await writeMany(listedFirst + 2);
  let letRestCome = () => {};
  const { list } = documents;
  jest.spyOn(documents, 'list').mockImplementation(async (kind, count) => {
    if (count === undefined)
      await new Promise<void>((resolve) => {
        letRestCome = resolve;
      });
    return list.call(documents, kind, count);
  });
  show();
  const all = numbers(listedFirst + 2);
  await screen.findByText(`${all.slice(0, listedFirst).join()}.`);
  await act(async () => letRestCome());
  await screen.findByText(`${all.join()}.`);
});

test('changes during a reading lead to one more', async () => {
  await writeMany(1);
  const list = jest.spyOn(documents, 'list');
  show();
  await screen.findByText('1.');
  list.mockClear();
  await act(() => writeMany(30));
  await screen.findByText(/^30,.*,1\.$/);
  expect(list.mock.calls.length).toBeLessThan(10);
});

test('everything queued is sent once, though the queue is not read for each', async () => {
  await writeMany(30);
  for (const { localId } of await documents.list()) await documents.autosave(localId);
  const waiting = jest.spyOn(DeviceRecords.prototype, 'waiting');
  world.isOnline = true;
  void documents.sync();
  await world.until(async () => (await documents.list()).every(({ syncStatus }) => syncStatus === 'synced'));
  expect(world.server.made).toBe(30);
  expect(world.sent).toHaveLength(30);
  expect(waiting.mock.calls.length).toBeLessThan(15);
});
