import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deleteAgain, readDeletionLists } from '../../../../server/cli/deleteAgain';
import { Role } from '../../../../server/contract/enums';
import { Database } from '../../../../server/db/database';
import {
  DeletionList,
  deletionsFileOf,
  readDeletions,
} from '../../../../server/features/own-data/accountDeletion/deletionList';
import { closeDatabase, openDatabase } from '../../../../server/startup/dataSource';
import { accountCalls } from '../../../support/accountCalls';
import { buildMember, type TestMember } from '../../../support/factories';
import { createTestDatabase } from '../../../support/testDatabase';
import { contextOf, testServer } from '../../../support/testServer';
import { stays, tablesWith, twoLives } from '../../own-data/accountDeletion/leavingMembers';
import { backUp, folderOfFile, query, restoreInto } from './backups';

const server = testServer();
const folder = folderOfFile();
const { leaver, other, made } = twoLives(server);

const url = () => server.config.databaseUrl;
const list = () => deletionsFileOf(server.config);
const idsIn = async (file: string) => (await readDeletions(file)).deletions.map(({ id }) => id);
const deleteAccount = ({ token }: TestMember) => accountCalls(server).deleteAccount('Monday7pm', token);

describe('the list of deleted accounts', () => {
  it('has an account before its deletion is acknowledged: its id and the time, for the owner of the file alone', async () => {
    await deleteAccount(leaver.member);
    const { id } = leaver.member;
    const [row] = await query<{ at: string }>(url(), `SELECT deleted_at AS at FROM users WHERE id = '${id}'`);
    const line = JSON.stringify({ id, deletedAt: `${row?.at.replace(' ', 'T')}Z` });
    expect(readFileSync(list(), 'utf8').split('\n')).toContain(line);
    expect(statSync(list()).mode & 0o777).toBe(0o600);
  });

  it('gets what it lacks: deletions on other servers, also after a line that was cut off', async () => {
    await deleteAccount(leaver.member);
    const theirs = path.join(folder.path, 'theirs/deleted-accounts.jsonl');
    const deletionList = new DeletionList(theirs, server.app.services.log);
    await deletionList.complete(server.app.services.db, new Date());
    expect(await idsIn(theirs)).toContain(leaver.member.id);
    const lines = (await idsIn(theirs)).length;

    appendFileSync(theirs, '{"id":"user_01');
    await deleteAccount(other.member);
    // Another server does not look further back than it is told.
    await deletionList.complete(server.app.services.db, new Date(Date.now() + 60_000));
    expect(await idsIn(theirs)).not.toContain(other.member.id);
    for (const _ of ['first', 'repeated'])
      await deletionList.complete(server.app.services.db, new Date(Date.now() - 60_000));
    expect(await readDeletions(theirs)).toMatchObject({ damaged: 1 });
    expect((await idsIn(theirs)).length).toBe(lines + 1);
    expect(await idsIn(theirs)).toContain(other.member.id);
  });

  it('that can’t be written does not stop a deletion, and is named in the log, from the start on', async () => {
    const blocked = path.join(folder.path, 'a-file');
    writeFileSync(blocked, '');
    const another = await server.another({ deletionsFile: path.join(blocked, 'deleted.jsonl') });
    try {
      expect(another.logLines.join('')).toMatch(
        /the list of deleted accounts can't be written: .*DELETIONS_FILE/,
      );
      const { errors } = await accountCalls(another).deleteAccount('Monday7pm', leaver.member.token);
      expect(errors).toBeUndefined();
      expect(another.logLines.join('')).toContain('deleted accounts could not be added to their list');
    } finally {
      await another.close();
    }
  });
});

describe('a restored backup that is older than deletions', () => {
  it('has none of these accounts: their texts are gone, and comments on public stories are by ‘Deleted member’', async () => {
    const { file } = await backUp(url(), folder.path);
    const { id, email, username } = leaver.member;
    await deleteAccount(leaver.member);
    const restored = await createTestDatabase();
    try {
      await restoreInto(restored.url, file);
      await query(restored.url, 'DROP TABLE restore_under_way');
      const dataSource = await openDatabase(restored.url);
      const deletions = await readDeletionLists('default', server.config, () => undefined);
      expect(await deleteAgain(new Database(dataSource), deletions)).toBe(1);
      expect(await deleteAgain(new Database(dataSource), deletions)).toBe(0);
      await closeDatabase(dataSource);

      const another = await server.another({ databaseUrl: restored.url });
      try {
        expect(await tablesWith(another, [id])).toEqual(stays);
        expect(await tablesWith(another, [email, `${username} of the Lamp`])).toEqual([]);
        const signedIn = await accountCalls(another).signIn({ email, password: 'Monday7pm' });
        expect(signedIn.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
        const { data } = await another.graphql(
          'query ($id: ID!) { story(id: $id) { comments { edges { node { id author { name } } } } } }',
          { id: other.stories.public.id },
        );
        const comments = data.story.comments.edges.map(({ node }: { node: object }) => node);
        expect(comments).toContainEqual({ id: made.onPublic, author: { name: 'Deleted member' } });
        // Others are as they were.
        const others = await accountCalls(another).signIn({
          email: other.member.email,
          password: 'Monday7pm',
        });
        expect(others.errors).toBeUndefined();
        // It is the time of the deletion, not of the restore.
        const deletedAt = `SELECT deleted_at FROM users WHERE id = '${id}'`;
        expect(await query(restored.url, deletedAt)).toEqual(await query(url(), deletedAt));
      } finally {
        await another.close();
      }
    } finally {
      await restored.drop();
    }
  });

  it('loses the only administrator of its time, who left when there was another', async () => {
    const admin = await buildMember(server, { roles: [Role.ADMIN] });
    const ctx = await contextOf(server);
    const again = await deleteAgain(server.app.services.db, [
      { id: admin.id, deletedAt: ctx.now() },
      { id: 'user_01h455vb4pex5vsknk084sn02q', deletedAt: ctx.now() },
    ]);
    expect(again).toBe(1);
  });

  it('is not restored without a list, unless the operator says that there is none', async () => {
    const missing = { ...server.config, deletionsFile: path.join(folder.path, 'missing.jsonl') };
    await expect(readDeletionLists('default', missing, () => undefined)).rejects.toThrow(
      `There is no list of deleted accounts at ${missing.deletionsFile}`,
    );
    expect(await readDeletionLists('none', missing, () => undefined)).toEqual([]);
  });

  it('takes the lists of several servers', async () => {
    const at = new Date('2026-11-02T19:00:00.456Z');
    const lists = ['a', 'b'].map((name) => path.join(folder.path, name, 'deleted.jsonl'));
    const ids = ['user_01h455vb4pex5vsknk084sn02q', 'user_01h455vb4pex5vsknk084sn02r'];
    for (const [place, file] of lists.entries())
      await new DeletionList(file, server.app.services.log).add({ id: ids[place] ?? '', deletedAt: at });
    const said: string[] = [];
    appendFileSync(lists[0] ?? '', '{"id": 7}\n');
    expect(await readDeletionLists(lists, server.config, (line) => said.push(line))).toEqual(
      ids.map((id) => ({ id, deletedAt: at })),
    );
    expect(said).toEqual([`${lists[0]}: 1 lines can't be read and are ignored.`]);
  });

  it('refuses a file that is no list, with which deleted accounts would come back', async () => {
    const other = path.join(folder.path, 'settings.env');
    writeFileSync(other, 'NODE_ENV=production\n');
    await expect(readDeletionLists([other], server.config, () => undefined)).rejects.toThrow(
      `${other} is not a list of deleted accounts: none of its lines can be read.`,
    );
  });
});
