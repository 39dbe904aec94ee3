import 'fake-indexeddb/auto';
import type { LocalDocument } from '../../../client/documents/model/model';
import { newLocalDocument } from '../../../client/documents/model/newLocalDocument';
import { createDatabase, type OfflineDatabase } from '../../../client/documents/storage/database';
import { nothingStays, removeDocuments, unlessSent } from '../../../client/documents/storage/removeDocuments';
import { toStoredDocument, toStoredItem } from '../../../client/documents/storage/storedRecords';

let database: OfflineDatabase;
let made = 0;
beforeEach(async () => {
  made += 1;
  database = createDatabase(`forgetting-${made}`);
  await database.init();
});

const text = { title: 'Dusk', content: 'It fell.' };
const copy = {
  id: 'story_1',
  ...text,
  tags: [],
  privacyLevel: 'PRIVATE' as const,
  details: {},
  updatedAt: '2026-01-01',
};

const keep = (memberId: string, localId: string, more: Partial<LocalDocument>) =>
  database
    .connection()
    .put('stories', toStoredDocument({ ...newLocalDocument(memberId, localId, 0), ...text, ...more }));

const queue = (memberId: string, id: string) =>
  database.connection().put(
    'syncQueue',
    toStoredItem({
      id,
      memberId,
      action: 'delete',
      data: { privacyLevel: null, pressedAt: null, quiet: false },
      timestamp: 0,
      retryCount: 0,
      serverFailures: 0,
      retryAt: 0,
    }),
  );

const kept = async () => ({
  stories: (await database.connection().getAllKeys('stories')).sort(),
  queue: (await database.connection().getAllKeys('syncQueue')).sort(),
});

async function twoMembers() {
  await keep('ann', 'sent', { id: copy.id, base: copy, syncStatus: 'synced' });
  await keep('ann', 'unsent', {});
  await keep('ann', 'to be deleted', { id: copy.id, base: copy, syncStatus: 'synced' });
  await queue('ann', 'to be deleted');
  await keep('ben', 'of another', { id: copy.id, base: copy, syncStatus: 'synced' });
  await queue('ben', 'of another');
}

test('signing out removes what the server has, and keeps what is unsent', async () => {
  await twoMembers();
  await removeDocuments('ann', unlessSent, database);
  expect(await kept()).toEqual({
    stories: ['of another', 'to be deleted', 'unsent'],
    queue: ['of another', 'to be deleted'],
  });
});

test('after the account is deleted nothing of the member remains, and all of others’', async () => {
  await twoMembers();
  await removeDocuments('ann', nothingStays, database);
  expect(await kept()).toEqual({ stories: ['of another'], queue: ['of another'] });
});
