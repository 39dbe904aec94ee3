import { personalData } from '../../../server/features/dataExport/personalData';
import { snakeCase } from '../../../server/rest/names';
import { testServer } from '../../support/testServer';

const server = testServer();

const read = <Row>(sql: string) => server.sql<Row>(sql);

describe('the table of personal data in the database', () => {
  it('has an entry for every table of the database, and no other', async () => {
    const tables = await read<{ name: string }>(
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
    );
    expect(Object.keys(personalData).sort()).toEqual(tables.map(({ name }) => name).sort());
  });

  it('names every column that refers to a member', async () => {
    const columns = await read<{ tableName: string; columnName: string }>(
      `SELECT table_name AS tableName, column_name AS columnName FROM information_schema.key_column_usage
       WHERE table_schema = DATABASE() AND referenced_table_name = 'users'`,
    );
    const named = Object.entries(personalData).flatMap(([tableName, { members }]) =>
      members.map((columnName) => ({ tableName, columnName })),
    );
    const sorted = (rows: typeof named) =>
      rows.map(({ tableName, columnName }) => `${tableName}.${columnName}`).sort();
    expect(sorted(named)).toEqual(sorted(columns));
  });

  it('removes data by each of these columns, or says why it is kept', () => {
    for (const [table, { members, removed, stays }] of Object.entries(personalData))
      for (const column of members) {
        const done =
          stays?.by === column ||
          ('not' in removed
            ? /\bstay/.test(removed.not)
            : removed.some(({ by }) => snakeCase(by) === column));
        expect([table, done]).toEqual([table, true]);
      }
  });
});
