import { PrivacyLevel } from '../../../../server/contract/enums';
import { wasOncePublic } from '../../../../server/features/stories/story/oncePublic';
import { accountCalls } from '../../../support/accountCalls';
import { buildMember, buildStory, memberOfFile } from '../../../support/factories';
import { storyCalls } from '../../../support/storyCalls';
import { codeOf, testServer } from '../../../support/testServer';

const server = testServer();
const calls = storyCalls(server);
const author = memberOfFile(server);
const { PRIVATE, SHARED, PUBLIC } = PrivacyLevel;

const db = () => server.app.services.db;
const isKnown = (id: string) => wasOncePublic(db(), id);
const build = (privacyLevel: PrivacyLevel) => buildStory(server, author, { privacyLevel });
const remove = (id: string) => calls.remove({ id }, author.token);
const remembered = (id: string) =>
  db().read<object>('SELECT * FROM deleted_public_stories WHERE story_id = ?', [id]);

describe('a story that was public once', () => {
  it('is known as such after its withdrawal', async () => {
    const { id } = await build(PUBLIC);
    await calls.update({ id, privacyLevel: 'PRIVATE' }, author.token);
    expect(await isKnown(id)).toBe(true);
  });

  it.each(['PUBLIC', 'PRIVATE'])(
    'and is %s when its author deletes it is known by its id and the time alone',
    async (privacyLevel) => {
      const { id } = await build(PUBLIC);
      await calls.update({ id, privacyLevel }, author.token);
      await remove(id);
      expect(await isKnown(id)).toBe(true);
      expect(await remembered(id)).toEqual([{ story_id: id, deleted_at: expect.any(Date) }]);
    },
  );

  it('is known after its author’s account was deleted, unlike the author’s others', async () => {
    const leaver = await buildMember(server);
    const [shown, hidden] = await Promise.all(
      [PUBLIC, PRIVATE].map((privacyLevel) => buildStory(server, leaver, { privacyLevel })),
    );
    await accountCalls(server).deleteAccount('Monday7pm', leaver.token);
    expect(await Promise.all([shown?.id, hidden?.id].map((id = '') => isKnown(id)))).toEqual([true, false]);
  });

  it('is not remembered as deleted while a newer text keeps it from being deleted', async () => {
    const { id, updatedAt } = await build(PUBLIC);
    await calls.update({ id, title: 'Newer' }, author.token);
    expect(codeOf(await calls.remove({ id, baseUpdatedAt: updatedAt }, author.token))).toBe('CONFLICT');
    expect(await remembered(id)).toEqual([]);
  });

  it('is remembered where it was published while it was being deleted', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await build(PRIVATE);
      const [{ errors }] = await Promise.all([
        calls.update({ id, privacyLevel: 'PUBLIC' }, author.token),
        remove(id),
      ]);
      expect(await isKnown(id)).toBe(errors === undefined);
    }
  });
});

describe('a story that never was', () => {
  it.each([PRIVATE, SHARED])('but %s is not known, neither there nor deleted', async (privacyLevel) => {
    const { id } = await build(privacyLevel);
    expect(await isKnown(id)).toBe(false);
    await remove(id);
    expect(await isKnown(id)).toBe(false);
  });

  it('is not known by an id of nothing, of another kind or in other letters', async () => {
    const ids = ['story_01h455vb4pex5vsknk084sn02q', author.id, '', 'é', "' OR 1 = 1 --"];
    expect(await Promise.all(ids.map(isKnown))).toEqual(ids.map(() => false));
  });
});
