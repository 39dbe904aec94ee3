import 'fake-indexeddb/auto';
import { act, render, waitFor } from '@testing-library/react';
import { DocumentsProvider } from '../../../client/documents/DocumentsProvider';
import { loadDocuments } from '../../../client/documents/loadDocuments';
import type { LocalDocument } from '../../../client/documents/model/model';
import type { DocumentStore, NewDocument } from '../../../client/documents/sync/documentStore';
import { useDocuments } from '../../../client/documents/useDocuments';
import { environment } from '../support/mockEnvironment';
import { pending } from '../support/operations';
import { toasts } from '../support/toasts';
import { answerWith, refuse, settled } from './transportWorld';

jest.mock('../../../client/auth/useAuth', () => ({
  useAuth: () => ({ viewer: { id: 'user_ann' } }),
}));

let documents: DocumentStore;
function Probe() {
  documents = useDocuments();
  return null;
}
beforeEach(async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  await loadDocuments();
  render(
    <DocumentsProvider>
      <Probe />
    </DocumentsProvider>,
  );
});

const begun: Record<string, NewDocument> = {
  Journal: { kind: 'journal', title: 'Monday, June 1, 2026' },
  Note: { kind: 'note' },
  Story: { kind: 'story', title: 'Dusk' },
};
const asked = async (field: string) => {
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(pending(field)).toHaveLength(1);
};
const said = (text: string) => waitFor(() => expect(toasts()).toContain(text));
const written = (type: string): Promise<LocalDocument> =>
  documents.write(documents.begin(begun[type] ?? {}), { content: 'Rain.' });
const answer = async (type: string, updatedAt: string) => {
  const kind = type.toLowerCase();
  const fields = {
    id: `${kind}_1`,
    title: begun[type]?.title ?? 'Rain.',
    content: 'Rain.',
    tags: [],
    privacyLevel: 'PRIVATE',
    journal: null,
  };
  act(() => answerWith(type, { ...fields, updatedAt }));
  await settled();
};

test.each([
  ['Story', 'Story synced successfully', 'Story updated successfully'],
  ['Journal', 'Journal entry created successfully!', 'Journal updated successfully!'],
  ['Note', 'Note created successfully!', 'Note updated successfully!'],
])('a save of a %s says so in its own words', async (type, created, updated) => {
  const document = await written(type);
  void documents.save(document.localId, null);
  await asked(`create${type}`);
  await answer(type, '2026-01-01T00:00:00.000Z');
  await said(created);
  const saved = documents.save(document.localId, null);
  await asked(`update${type}`);
  await answer(type, '2026-01-02T00:00:00.000Z');
  await said(updated);
  // Items still queued on the device would be sent again in the next test.
  expect(await saved).toMatchObject({ kind: 'synced' });
  expect(toasts()).toEqual([created, updated]);
});

test.each([
  ['Journal', 'Failed to create journal entry'],
  ['Note', 'Failed to create note'],
])(
  'a %s that was refused three times is said to have failed',
  async (type, failed) => {
    const document = await written(type);
    void documents.save(document.localId, null);
    for (let tries = 0; tries < 3; tries += 1) {
      expect(toasts()).toEqual([]);
      await asked(`create${type}`);
      act(() => refuse({ code: 'BAD_USER_INPUT', message: 'Too long' }));
    }
    await said(failed);
  },
  60_000,
);
