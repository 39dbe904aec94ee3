import { act, render, screen } from '@testing-library/react';
import { DocumentsContext } from '../../../client/documents/DocumentsContext';
import { DocumentDb } from '../../../client/documents/storage/documentDb';
import { listedFirst } from '../../../client/documents/sync/documentStore';
import type { LocalDocumentStore } from '../../../client/documents/sync/localDocumentStore';
import { useLocalDocuments } from '../../../client/documents/useDocuments';
import { DocumentsWorld } from './documentsWorld';

let world: DocumentsWorld;
let documents: LocalDocumentStore;
beforeEach(() => {
  world = new DocumentsWorld();
  world.isOnline = false;
  documents = world.open();
});
afterEach(() => world.end());

/** Each is changed after the former. */
async function writeMany(count: number, store = documents) {
  for (let number = 1; number <= count; number += 1) {
    world.clock.pass(10);
    await store.write(store.begin({}), { title: `${number}`, content: 'It fell.' });
  }
}

const titles = (texts: readonly { title: string }[]) => texts.map(({ title }) => title);

function Titles() {
  return <p>{`${titles(useLocalDocuments('story')).join()}.`}</p>;
}

const show = () =>
  render(
    <DocumentsContext value={documents}>
      <Titles />
    </DocumentsContext>,
  );

test('the last changed of a kind are listed, as many as are asked for', async () => {
  await writeMany(5);
  await documents.write(documents.begin({ kind: 'journal' }), { content: 'It fell.' });
  expect(titles(await documents.list('story', 2))).toEqual(['5', '4']);
  expect(titles(await documents.list('story', 9))).toEqual(['5', '4', '3', '2', '1']);
});

test('neither another member’s nor a deleted one counts', async () => {
  await writeMany(2);
  await writeMany(3, world.open('user_bob'));
  const [last] = await documents.list();
  await documents.remove(last?.localId ?? '');
  expect(titles(await documents.list('story', 2))).toEqual(['1']);
});

test('all are read, however many', async () => {
  await writeMany(450);
  expect(titles(await documents.list())).toEqual(Array.from({ length: 450 }, (_, n) => `${450 - n}`));
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
  const all = Array.from({ length: listedFirst + 2 }, (_, n) => `${listedFirst + 2 - n}`);
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
  const waiting = jest.spyOn(DocumentDb.prototype, 'waiting');
  world.isOnline = true;
  void documents.sync();
  await world.until(async () => (await documents.list()).every(({ syncStatus }) => syncStatus === 'synced'));
  expect(world.server.made).toBe(30);
  expect(world.sent).toHaveLength(30);
  expect(waiting.mock.calls.length).toBeLessThan(15);
});
