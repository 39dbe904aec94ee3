import { Role } from '../../../../server/contract/enums';
import { recountStored } from '../../../../server/record/recountStored';
import { journalCalls, noteCalls } from '../../../support/dailyCalls';
import { draftCalls } from '../../../support/draftCalls';
import { buildMember, buildStory, type TestMember } from '../../../support/factories';
import { storyCalls } from '../../../support/storyCalls';
import { codeOf, dataOf, refusalOf, testServer } from '../../../support/testServer';
import { versionCalls } from '../../../support/versionCalls';

const hour = 3_600_000;
let now = new Date();
const server = testServer({ rateLimits: 1 / 100 }, () => now);
const full = testServer({ memberStorageMb: 1 }, () => now);
const text = (kilobytes: number, end = '') => 'é'.repeat(kilobytes * 500) + end;

const bytesOf = async (house: typeof server, { id }: TestMember): Promise<number> => {
  const [row] = await house.sql<{ bytes: string }>('SELECT bytes FROM stored_texts WHERE user_id = ?', [id]);
  return Number(row?.bytes);
};

const recounted = async (house: typeof server, member: TestMember) => {
  const { db, config } = house.app.services;
  await db.writeRepeatable('UPDATE stored_texts SET counted_at = NULL WHERE user_id = ?', [member.id]);
  // As if each had been stored by a server of the previous version.
  await db.writeRepeatable(
    `UPDATE story_versions SET content_bytes = NULL WHERE story_id IN (SELECT id FROM stories WHERE author_id = ?)`,
    [member.id],
  );
  await recountStored(db, config, now);
  return bytesOf(house, member);
};

/** For each version the stored number of bytes, and that of its text. */
const sizesOf = (house: typeof server, { id }: TestMember) =>
  house.sql<{ stored: number | null; bytes: number }>(
    `SELECT v.content_bytes AS stored, OCTET_LENGTH(v.content) AS bytes
     FROM story_versions v JOIN stories s ON s.id = v.story_id WHERE s.author_id = ?`,
    [id],
  );

it('equals the sum of all texts after every kind of save and deletion', async () => {
  const member = await buildMember(full);
  const { token } = member;
  const stories = storyCalls(full);
  const drafts = draftCalls(full);
  const versions = versionCalls(full);
  const expectExact = async () => expect(await bytesOf(full, member)).toBe(await recounted(full, member));

  const { id } = (await dataOf(stories.create({ title: 'One', content: text(3), notes: text(1) }, token)))
    .createStory.story;
  await expectExact();
  for (const input of [
    { content: text(5) },
    { content: text(4), autosave: true },
    { content: text(6), autosave: true },
    { title: 'Another' },
    { privacyLevel: 'PUBLIC' },
    { content: text(7), asDraft: true },
    { content: text(8), asDraft: true },
    { title: 'In the draft', asDraft: true },
    { content: text(6), title: 'Another', asDraft: true },
    { title: 'A draft of a title alone', asDraft: true },
  ]) {
    await dataOf(drafts.update({ id, ...input }, token));
    await expectExact();
  }
  await dataOf(drafts.publish({ id }, token));
  await expectExact();
  await dataOf(drafts.update({ id, content: text(9), asDraft: true }, token));
  await dataOf(drafts.discard({ id }, token));
  await expectExact();
  await dataOf(drafts.update({ id, content: text(2), asDraft: true }, token));
  await dataOf(drafts.update({ id, content: text(1) }, token));
  await dataOf(drafts.update({ id, privacyLevel: 'PRIVATE' }, token));
  await expectExact();
  await dataOf(versions.keep({ storyId: id }, token));
  await dataOf(versions.keep({ storyId: id, content: text(2) }, token));
  const sizes = await sizesOf(full, member);
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.filter(({ stored, bytes }) => stored !== bytes)).toEqual([]);
  const [latest] = await versions.list(id, member);
  await dataOf(versions.restore({ id: latest?.id }, token));
  await expectExact();

  const journals = journalCalls(full);
  const entry = (await dataOf(journals.create({ content: text(2), prompt: text(1) }, token))).createJournal
    .journal;
  await dataOf(journals.update({ id: entry.id, content: text(4) }, token));
  const notes = noteCalls(full);
  const note = (await dataOf(notes.create({ content: text(2) }, token))).createNote.note;
  await dataOf(notes.update({ id: note.id, content: text(1), isPinned: true }, token));
  await expectExact();

  await dataOf(notes.remove({ id: note.id }, token));
  await dataOf(journals.remove({ id: entry.id }, token));
  await dataOf(stories.remove({ id }, token));
  await expectExact();
  expect(await bytesOf(full, member)).toBe(0);
});

it('lets nobody store more than the limit, also in saves at once; members above it can read, export and delete', async () => {
  const member = await buildMember(full);
  const { token } = member;
  const stories = storyCalls(full);
  const notes = noteCalls(full);
  const note = (await dataOf(notes.create({ content: text(10) }, token))).createNote.note;
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => stories.create({ title: `Story ${n}`, content: text(100) }, token)),
  );
  const refused = answers.filter(({ errors }) => errors);
  expect(refused).toHaveLength(3);
  const limit = { name: 'storedBytes', value: 1_000_000 };
  for (const answer of refused) expect(refusalOf(answer)).toMatchObject({ code: 'STORAGE_FULL', limit });
  const ids = answers.flatMap(({ data, errors }) => (errors ? [] : [data.createStory.story.id as string]));
  const [id = ''] = ids;
  const rest = await full.sql('SELECT id FROM stories WHERE author_id = ?', [member.id]);
  expect(rest).toHaveLength(9);

  // A version of 100 KB has no room, a text in place of a longer one has.
  expect(codeOf(await stories.update({ id, content: text(99) }, token))).toBe('STORAGE_FULL');
  await dataOf(notes.update({ id: note.id, content: text(9) }, token));
  const exported = await full.graphql(
    '{ viewer { dataExport { url } storage { bytes bytesMax } } }',
    {},
    token,
  );
  expect(exported.data.viewer).toMatchObject({
    dataExport: { url: expect.any(String) },
    storage: { bytesMax: 1_000_000, bytes: await bytesOf(full, member) },
  });
  await dataOf(stories.remove({ id }, token));
  await dataOf(stories.create({ title: 'In its place', content: text(100) }, token));
  expect(await bytesOf(full, member)).toBe(await recounted(full, member));
});

it('answers 413 over REST, with the code and the limit', async () => {
  const member = await buildMember(full);
  await buildStory(full, member, { content: text(900) });
  const answer = await fetch(`${full.url}/api/stories`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${member.token}` },
    body: JSON.stringify({ title: 'One more', content: text(200) }),
  });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({
    code: 'STORAGE_FULL',
    error: expect.stringMatching(/ 1 MB .* You can read, export and delete them as before\. /),
    limit: { name: 'storedBytes', value: 1_000_000 },
  });
});

it('takes a third as much in an hour in the first week, and says how long to wait', async () => {
  const stories = storyCalls(server);
  const member = await buildMember(server);
  const { token } = member;
  const { id } = (await dataOf(stories.create({ title: 'Long', content: text(600) }, token))).createStory
    .story;
  const next = { id, content: text(600, '!'), autosave: true };
  const limit = (value: number) => ({ code: 'RATE_LIMITED', limit: { name: 'storedBytesAnHour', value } });
  expect(refusalOf(await stories.update(next, token))).toMatchObject(limit(670_000));
  const used = async () =>
    (await server.ask('{ viewer { storage { hourBytes hourBytesMax } } }', token)).viewer.storage;
  expect(await used()).toEqual({ hourBytes: 601_000, hourBytesMax: 670_000 });
  now = new Date(now.getTime() + hour);
  expect(await used()).toMatchObject({ hourBytes: 0 });
  await dataOf(stories.update(next, token));
  now = new Date(now.getTime() + 8 * 24 * hour);
  for (const end of ['?', '.', ';'])
    await dataOf(stories.update({ ...next, content: text(600, end) }, token));
  expect(refusalOf(await stories.update({ ...next, content: text(600) }, token))).toMatchObject(
    limit(2_000_000),
  );
});

it('adds up unknown sizes: of members of an earlier release, and after versions were thinned out', async () => {
  const { db, config } = full.app.services;
  const member = await buildMember(full);
  const { id } = await buildStory(full, member, { content: text(100) });
  await storyCalls(full).update({ id, content: text(50) }, member.token);
  await db.writeRepeatable('UPDATE stored_texts SET bytes = 0, counted_at = NULL WHERE user_id = ?', [
    member.id,
  ]);
  await recountStored(db, config, now);
  expect(await bytesOf(full, member)).toBe(152_000);

  await db.writeRepeatable('DELETE FROM story_versions WHERE story_id = ?', [id]);
  await recountStored(db, config, now);
  expect(await bytesOf(full, member)).toBe(152_000);
  now = new Date(now.getTime() + 25 * hour);
  await storyCalls(full).update({ id, content: text(51), autosave: true }, member.token);
  await recountStored(db, config, now);
  expect(await bytesOf(full, member)).toBe(103_000);
});

it('adds up versions without reading their texts, once each was measured', async () => {
  const { db, config } = full.app.services;
  const member = await buildMember(full);
  const { id } = await buildStory(full, member, { content: text(100) });
  await storyCalls(full).update({ id, content: text(50) }, member.token);
  await recounted(full, member);
  expect(await sizesOf(full, member)).toEqual([{ stored: 100_000, bytes: 100_000 }]);
  await db.writeRepeatable('UPDATE story_versions SET content_bytes = 7 WHERE story_id = ?', [id]);
  await db.writeRepeatable('UPDATE stored_texts SET counted_at = NULL WHERE user_id = ?', [member.id]);
  await recountStored(db, config, now);
  expect(await bytesOf(full, member)).toBe(51_000 + 1_007);
  await dataOf(storyCalls(full).remove({ id }, member.token));
  expect(await bytesOf(full, member)).toBe(0);
});

it('corrects the counter once when several servers add up at the same time', async () => {
  const { db, config } = full.app.services;
  const member = await buildMember(full);
  await buildStory(full, member, { content: text(100) });
  await db.writeRepeatable('UPDATE stored_texts SET bytes = 0, counted_at = NULL WHERE user_id = ?', [
    member.id,
  ]);
  await Promise.all(Array.from({ length: 4 }, () => recountStored(db, config, now)));
  expect(await bytesOf(full, member)).toBe(101_000);
});

it('shows administrators how much members use', async () => {
  const admin = await buildMember(full, { roles: [Role.ADMIN] });
  const data = await full.ask('{ systemState { storage { bytes most nearlyFull bytesMax } } }', admin.token);
  const { bytes, most, nearlyFull, bytesMax } = data.systemState.storage;
  expect({ nearlyFull, bytesMax }).toEqual({ nearlyFull: 2, bytesMax: 1_000_000 });
  expect(most).toBeGreaterThan(900_000);
  expect(bytes).toBeGreaterThan(most);
});
