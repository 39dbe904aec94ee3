import { buildMember, buildStory } from '../../support/factories';
import { startTestServer } from '../../support/testServer';
import { everything } from '../dataExport/buildLife';

test('a test server finds no data of the previous one, although it may reuse the database', async () => {
  const first = await startTestServer();
  const clean = await everything(first);
  await buildStory(first, await buildMember(first), {
    tags: ['left behind'],
    sharedWith: [await buildMember(first)],
  });
  const another = await first.another();
  expect((await everything(another)).stories).toHaveLength(1);
  await another.close();
  await first.close();
  const second = await startTestServer();
  const withoutTimes = ({ public_epoch: _, ...rows }: typeof clean) => ({
    ...rows,
    migrations: rows.migrations?.map((row) => JSON.parse(row).name),
    persisted_documents: rows.persisted_documents?.map((row) => JSON.parse(row).hash),
  });
  expect(withoutTimes(await everything(second))).toEqual(withoutTimes(clean));
  await second.close();
});
