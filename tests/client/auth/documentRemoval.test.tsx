import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newLocalDocument } from '../../../client/documents/model/newLocalDocument';
import { database, StorageError } from '../../../client/documents/storage/database';
import { keepNothing, removeDocuments } from '../../../client/documents/storage/removeDocuments';
import { toStoredDocument, toStoredItem } from '../../../client/documents/storage/storedRecords';
import { openDocument } from '../../../client/ui/layout/openDocument';
import { fakeServer, inAnotherTab, renderApp, signInAs } from '../identity/account/renderApp';

jest.unmock('../../../client/relay/environment');

const copy = {
  id: 'story_1',
  title: 'Dusk',
  content: 'It fell.',
  tags: [],
  privacyLevel: 'PRIVATE' as const,
  details: {},
  updatedAt: '2026-01-01',
};

const keep = (memberId: string, localId: string, isSent: boolean) =>
  database.connection().put(
    'stories',
    toStoredDocument({
      ...newLocalDocument(memberId, localId, 0),
      title: copy.title,
      content: copy.content,
      ...(isSent && { id: copy.id, base: copy, syncStatus: 'synced' as const }),
    }),
  );
const kept = async () => (await database.connection().getAllKeys('stories')).sort();

const deletion = {
  id: 'to be deleted',
  memberId: 'user_Ann',
  action: 'delete' as const,
  data: { privacyLevel: null, pressedAt: null, quiet: false },
  timestamp: 0,
  retryCount: 0,
  serverFailures: 0,
  retryAt: 0,
};

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  jest.mocked(openDocument).mockClear();
  await database.init();
  await database.connection().clear('stories');
  await keep('user_Ann', 'sent', true);
  await keep('user_Ann', 'unsent', false);
  await keep('user_Ann', 'to be deleted', true);
  await database.connection().put('syncQueue', toStoredItem(deletion));
  await keep('user_Ben', 'of another', true);
  signInAs('Ann');
  fakeServer();
});

const signOut = async () => userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
const keysOf = (storage: Storage) => Object.keys(storage).filter((key) => /Ann|Ben/.test(key));

const typed = [
  'chatDraft:user_Ann:session_1',
  'comment:user_Ann:story_1',
  'decision:user_Ann:story_1',
  'report:user_Ann:comment_1',
  'sessionLine:user_Ann:session_1:closing',
];
const typeInTab = () => {
  for (const name of typed) sessionStorage.setItem(name, 'I liked the');
};

test('signing out removes what the server has and what was begun, not what only this device has or what is another’s', async () => {
  // No document store is provided here.
  await renderApp('/stories');
  const gone = [
    'unread-notifications:user_Ann',
    'last-goals:user_Ann',
    'kept:user_Ann:exercise',
    'lastWords:user_Ann:local_1_a',
  ];
  const only = ['outbox:user_Ann:chat:session_1:local_1_a', 'counts-minutes:user_Ann'];
  const others = ['kept:user_Ben:exercise', 'last-goals:user_Ben'];
  for (const key of [...gone, ...only, ...others]) localStorage.setItem(key, '[]');
  typeInTab();
  sessionStorage.setItem('comment:user_Ben:story_1', 'Another’s');
  await signOut();
  await waitFor(() => expect(openDocument).toHaveBeenCalled());
  expect(await kept()).toEqual(['of another', 'to be deleted', 'unsent']);
  expect(await database.connection().getAllKeys('syncQueue')).toEqual(['to be deleted']);
  expect(keysOf(sessionStorage)).toEqual(['comment:user_Ben:story_1']);
  expect(keysOf(localStorage).sort()).toEqual([...only, ...others].sort());
  expect(Object.values(localStorage).join()).not.toMatch(/Ann/i);
});

test('after the account is deleted no text of the member remains, and all of others', async () => {
  await removeDocuments('user_Ann', keepNothing);
  expect(await kept()).toEqual(['of another']);
  expect(await database.connection().getAllKeys('syncQueue')).toEqual([]);
});

test('signing out in another tab removes it from this one', async () => {
  await renderApp('/stories');
  await screen.findByText('signedIn Ann');
  typeInTab();
  await inAnotherTab(() => {
    localStorage.removeItem('access_token');
    localStorage.removeItem('refresh_token');
  });
  const key = 'documents-to-remove:user_Ann';
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'signed out' }));
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a sign-in that ends keeps it for its member, until another signs in in this tab', async () => {
  await renderApp('/nowhere');
  await screen.findByText('signedIn Ann');
  typeInTab();
  localStorage.setItem('kept:user_Ann:exercise', '{}');
  await inAnotherTab(() => localStorage.removeItem('access_token'));
  await screen.findByText('signedOut nobody');
  expect(localStorage.getItem('kept:user_Ann:exercise')).not.toBeNull();
  await inAnotherTab(() => signInAs('Ann'));
  await screen.findByText('signedIn Ann');
  expect(Object.keys(sessionStorage).sort()).toEqual(typed);
  await inAnotherTab(() => signInAs('Ben'));
  await screen.findByText('signedIn Ben');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('documents that could not be removed at sign-out are removed when the app starts again', async () => {
  const failed = jest.spyOn(database, 'init').mockRejectedValueOnce(new StorageError('unavailable'));
  const { unmount } = await renderApp('/stories');
  await signOut();
  await waitFor(() => expect(failed).toHaveBeenCalled());
  await waitFor(() => expect(openDocument).toHaveBeenCalled());
  expect(await kept()).toEqual(['of another', 'sent', 'to be deleted', 'unsent']);
  unmount();
  await renderApp('/nowhere');
  await waitFor(async () => expect(await kept()).toEqual(['of another', 'to be deleted', 'unsent']));
});

test('a member who has signed in again keeps the documents that were still to be removed', async () => {
  localStorage.setItem('documents-to-remove:Ann', 'signed out');
  localStorage.setItem('documents-to-remove:user_Ben', 'signed out');
  await renderApp('/stories');
  await waitFor(async () => expect(await kept()).toEqual(['sent', 'to be deleted', 'unsent']));
  expect(localStorage.getItem('documents-to-remove:Ann')).not.toBeNull();
});
