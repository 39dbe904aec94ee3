import 'fake-indexeddb/auto';
import { createDatabase, type OfflineDatabase } from '../../../client/offline/database';
import { forgetStories, nothingStays, unlessSent } from '../../../client/offline/forgetStories';
import type { LocalStory, QueueItem } from '../../../client/offline/model';
import { blankStory } from '../../../client/offline/records';

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

const keep = (memberId: string, localId: string, story: Partial<LocalStory>) =>
  database.connection().put('stories', { ...blankStory(memberId, localId, 0), ...text, ...story });

const queue = (memberId: string, id: string) =>
  database.connection().put('syncQueue', {
    id,
    memberId,
    action: 'delete',
    data: { privacyLevel: null, pressedAt: null, quiet: false },
    timestamp: 0,
    retryCount: 0,
    troubles: 0,
    notBefore: 0,
  } satisfies QueueItem);

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

test('after signing out what the server has is gone, and what waits for it stays', async () => {
  await twoMembers();
  await forgetStories('ann', unlessSent, database);
  expect(await kept()).toEqual({
    stories: ['of another', 'to be deleted', 'unsent'],
    queue: ['of another', 'to be deleted'],
  });
});

test('after the account is deleted nothing of the member’s is left, and all of another’s', async () => {
  await twoMembers();
  await forgetStories('ann', nothingStays, database);
  expect(await kept()).toEqual({ stories: ['of another'], queue: ['of another'] });
});
