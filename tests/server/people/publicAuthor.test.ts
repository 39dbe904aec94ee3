import { PrivacyLevel } from '../../../server/contract/enums';
import { accountCalls } from '../../support/accountCalls';
import { buildMember, buildStory, changeStory, memberOfFile } from '../../support/factories';
import { statementsSentBy } from '../../support/statements';
import { testServer } from '../../support/testServer';

const server = testServer();
const ada = memberOfFile(server, { username: 'ada', displayName: 'Ada L.', bio: 'Writes at night.' });
const secretive = memberOfFile(server, { username: 'secretive' });
const leaver = memberOfFile(server, { username: 'leaver' });
const isPublic = { privacyLevel: PrivacyLevel.PUBLIC };

beforeAll(async () => {
  await buildStory(server, ada, { ...isPublic, tags: ['night'] });
  await buildStory(server, secretive, { tags: ['secret'] });
  await buildStory(server, secretive, { privacyLevel: PrivacyLevel.SHARED, tags: ['members only'] });
  const withdrawn = await buildStory(server, secretive, { ...isPublic, tags: ['withdrawn'] });
  await changeStory(server, secretive, withdrawn, { privacyLevel: PrivacyLevel.PRIVATE });
  await buildStory(server, leaver, { ...isPublic, tags: ['left'] });
  await accountCalls(server).deleteAccount(leaver.password, leaver.token);
});

const author = (name: string) =>
  `{ publicAuthor(username: "${name}") { username name displayName bio profileImageUrl websiteUrl createdAt isDeleted } }`;
const tag = (name: string) => `{ publicTag(name: "${name}") { name } }`;

async function answerTo(query: string, token?: string) {
  const { data, errors } = await server.graphql(query, {}, token);
  return { data, errors };
}

describe('a public author', () => {
  it('is shown to visitors as on their stories, whatever the case of the name', async () => {
    for (const name of ['ada', 'ADA'])
      expect((await server.graphql(author(name))).data).toEqual({
        publicAuthor: {
          username: 'ada',
          name: 'Ada L.',
          displayName: 'Ada L.',
          bio: 'Writes at night.',
          profileImageUrl: null,
          websiteUrl: null,
          createdAt: null,
          isDeleted: false,
        },
      });
  });

  it('is nobody without a public story, to everyone alike', async () => {
    const { id } = leaver;
    const [row] = await server.app.services.db.read<{ username: string }>(
      'SELECT username FROM users WHERE id = ?',
      [id],
    );
    for (const token of [undefined, ada.token, secretive.token])
      for (const name of ['secretive', 'leaver', row?.username ?? '', 'nobody', '', 'ñandú', 'x'.repeat(51)])
        expect(await answerTo(author(name), token)).toEqual({ data: { publicAuthor: null } });
  });

  it('is sought by the same statement, whether or not there is such a member', async () => {
    const sent = [];
    for (const name of ['ada', 'secretive', 'leaver', 'nobody', 'ñandú'])
      sent.push(await statementsSentBy(server, author(name)));
    for (const statements of sent) expect(statements).toHaveLength(1);
    expect(new Set(sent.map(([statement]) => statement?.sql)).size).toBe(1);
  });

  it('is one from their first public story until their last is withdrawn', async () => {
    const member = await buildMember(server, { username: 'newcomer' });
    const found = async () => (await server.graphql(author('newcomer'))).data.publicAuthor?.username;
    const story = await buildStory(server, member);
    expect(await found()).toBeUndefined();
    await changeStory(server, member, story, isPublic);
    expect(await found()).toBe('newcomer');
    await changeStory(server, member, story, { privacyLevel: PrivacyLevel.PRIVATE });
    expect(await found()).toBeUndefined();
  });
});

describe('a public tag', () => {
  it('is found by visitors, trimmed and lowercased', async () => {
    expect((await server.graphql(tag(' NIGHT '))).data).toEqual({ publicTag: { name: 'night' } });
  });

  it.each(['secret', 'members only', 'withdrawn', 'left', 'unknown', '', 'x'.repeat(51)])(
    'is not %j, which no public story has',
    async (name) => {
      expect(await answerTo(tag(name))).toEqual({ data: { publicTag: null } });
      expect(await statementsSentBy(server, tag(name))).toHaveLength(1);
    },
  );
});
