import { renderHook, waitFor } from '@testing-library/react';
import type { LocalDocument } from '../../../../client/documents/model/model';
import { newLocalDocument } from '../../../../client/documents/model/newLocalDocument';
import { useDeviceDocument } from '../../../../client/documents/screens/useDeviceDocument';
import type { StorageErrorKind } from '../../../../client/documents/storage/database';
import type { DocumentStore } from '../../../../client/documents/sync/documentStore';
import { turn } from '../documentsWorld';

const draft = newLocalDocument('user_ann', 'local_1_a', 0);

/** Reads from a device that answers with each of these in turn, and then with the last again. */
function read(answers: readonly (LocalDocument | null)[], storageProblem: StorageErrorKind | null) {
  const documents = { overview: () => ({ storageProblem }) } as DocumentStore;
  let asked = 0;
  const { result } = renderHook(() =>
    useDeviceDocument(documents, async () => {
      asked += 1;
      return answers[Math.min(asked, answers.length) - 1] ?? null;
    }),
  );
  return { result, asked: () => asked };
}

test('a text on a device that doesn’t answer at first is found as soon as it does', async () => {
  const { result } = read([null, null, draft], 'blocked');
  await waitFor(() => expect(result.current).toEqual({ state: 'read', document: draft }));
});

test('a device that answers is asked once, and one that never does not for ever', async () => {
  const empty = read([null], null);
  await waitFor(() => expect(empty.result.current).toEqual({ state: 'read', document: null }));
  expect(empty.asked()).toBe(1);
  const silent = read([null], 'blocked');
  await waitFor(() => expect(silent.result.current).toEqual({ state: 'read', document: null }));
  expect(silent.asked()).toBe(10);
});

test('a device that doesn’t answer is not asked again once its page was left', async () => {
  const documents = { overview: () => ({ storageProblem: 'blocked' }) } as DocumentStore;
  let giveUp = () => {};
  const ask = jest.fn(
    () =>
      new Promise<null>((resolve) => {
        giveUp = () => resolve(null);
      }),
  );
  const { unmount } = renderHook(() => useDeviceDocument(documents, ask));
  unmount();
  giveUp();
  await turn();
  expect(ask).toHaveBeenCalledTimes(1);
});
