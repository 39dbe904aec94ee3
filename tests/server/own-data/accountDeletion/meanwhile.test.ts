import { Role } from '../../../../server/contract/enums';
import { type Removal, removals } from '../../../../server/features/own-data/accountDeletion/removals';
import { Story } from '../../../../server/model/story.entity';
import { accountCalls } from '../../../support/accountCalls';
import { buildMember } from '../../../support/factories';
import { mailsSent } from '../../../support/readerCalls';
import { testServer } from '../../../support/testServer';
import { everything } from '../dataExport/buildLife';
import { idsOwnedBy, twoLives } from './leavingMembers';

const server = testServer();
const { leaver } = twoLives(server);

/** Rows by table that are locked while the texts of the account are deleted, which can take long. */
async function lockedWhileDeleting(tables: readonly string[]): Promise<Record<string, string[]>> {
  const { dataSource } = server.app.services.db;
  const locked: Record<string, string[]> = {};
  const look = async () => {
    const all = await everything(server);
    for (const table of tables) {
      const rows: object[] = await dataSource.query(`SELECT * FROM ${table} FOR UPDATE SKIP LOCKED`);
      const free = new Set(rows.map((row) => JSON.stringify(row)));
      locked[table] = (all[table] ?? []).filter((row) => !free.has(row));
    }
    // Only this read sees a row that isn't committed yet.
    locked.notification_events = await dataSource
      .query('SELECT 1 FROM notification_events FOR UPDATE NOWAIT')
      .then(
        () => [],
        (error: Error) => [error.message],
      );
  };
  const steps = removals as Removal[];
  const at = steps.findLastIndex(({ entity }) => entity === Story) + 1;
  steps.splice(at, 0, {
    entity: Story,
    by: '',
    remove: () => (Object.keys(locked).length > 0 ? Promise.resolve() : look()),
  });
  try {
    const { errors } = await accountCalls(server).deleteAccount('Monday7pm', leaver.member.token);
    expect(errors).toBeUndefined();
  } finally {
    steps.splice(at, 1);
  }
  return locked;
}

it('while a big account is being deleted, others write and are notified: nothing of theirs is locked', async () => {
  await buildMember(server, { roles: [Role.ADMIN, Role.USER] });
  // Leaving these notifies others. Without a due time, the clock doesn't change them.
  await server.sql("UPDATE sessions SET status = 'scheduled', due_at = NULL");
  await mailsSent(server);
  const { id, email } = leaver.member;
  const theirs = [id, email, ...(await idsOwnedBy(server, id))];
  const tables = Object.keys(await everything(server));
  const locked = await lockedWhileDeleting(tables);
  expect(locked.stories?.length).toBeGreaterThan(0);
  const ofOthers = Object.entries(locked).flatMap(([table, rows]) =>
    rows.filter((row) => !theirs.some((word) => row.includes(word))).map((row) => `${table} ${row}`),
  );
  expect(ofOthers).toEqual([]);
});
