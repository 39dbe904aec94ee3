import 'fake-indexeddb/auto';
import { newLocalDocument } from '../../../client/documents/model/newLocalDocument';
import { createDatabase } from '../../../client/documents/storage/database';
import { DeviceRecords } from '../../../client/documents/storage/deviceRecords';
import { MemberRecords } from '../../../client/documents/sync/memberRecords';
import { slowDevice } from './slowDevices';

const memberId = 'user_ann';
const localId = 'local_1_a';
const conflict = () => ({
  document: { ...newLocalDocument(memberId, localId, 0), syncStatus: 'conflict' as const },
  item: null,
});

/** A busy machine is no slow device. */
const patient = 60_000;

/** A tab, and another tab in which a conflict appears. */
function twoTabs(name: string, storagePatienceMs = patient) {
  const slow = slowDevice(name);
  const records = new MemberRecords({
    memberId,
    database: slow.database,
    storagePatienceMs,
    post: () => {},
    onNotice: () => {},
    makeRoom: async () => {},
  });
  const other = new DeviceRecords({ memberId, database: createDatabase(name), patienceMs: patient });
  return { slow, records, other };
}

test('a conflict of another tab that the device did not return in time is counted when it answers again', async () => {
  const { slow, records, other } = twoTabs('records-1', 20);
  await other.change(localId, conflict);
  slow.stall();
  await records.handleChangeElsewhere(localId);
  expect(records.counts.overview().conflicts).toBe(0);
  slow.goOn();
  const counted = new Promise<void>((resolve) =>
    records.subscribe(() => records.counts.overview().conflicts === 1 && resolve()),
  );
  // As a tab does every few seconds.
  await records.db.unqueued('draft');
  await counted;
});

test('a conflict that appears while all are counted stays counted', async () => {
  const { records, other } = twoTabs('records-2');
  const unsent = records.db.unsent.bind(records.db);
  jest.spyOn(records.db, 'unsent').mockImplementation(async () => {
    const before = await unsent();
    await other.change(localId, conflict);
    await records.handleChangeElsewhere(localId);
    return before;
  });
  await records.recount();
  expect(records.counts.overview().conflicts).toBe(1);
});

test('a text that another tab has removed is no longer counted', async () => {
  const { records, other } = twoTabs('records-3');
  await other.change(localId, conflict);
  await records.recount();
  await other.change(localId, () => ({ document: null, item: null }));
  await records.handleChangeElsewhere(localId);
  expect(records.counts.overview().conflicts).toBe(0);
});
