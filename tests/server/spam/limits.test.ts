import { PrivacyLevel } from '../../../server/contract/enums';
import { messages } from '../../../server/contract/messages';
import { commentCalls } from '../../support/commentCalls';
import { buildMember, buildStory, memberOfFile, type TestMember } from '../../support/factories';
import { peopleCalls } from '../../support/peopleCalls';
import { testServer } from '../../support/testServer';
import { spamCalls } from './spamCalls';

// A tenth of each limit.
const server = testServer({ newAccountsWait: true, rateLimits: 0.1 });
const author = memberOfFile(server);
const calls = spamCalls(server);

const commentsOf = async (member: TestMember) => {
  const { id } = await buildStory(server, author, { privacyLevel: PrivacyLevel.SHARED });
  for (let n = 0; n < 10; n += 1) {
    const { errors } = await commentCalls(server).add({ storyId: id, content: `Good ${n}` }, member.token);
    if (errors) return { n, message: errors[0]?.message };
  }
  return { n: 10, message: '' };
};

const followed = async () => (await buildMember(server)).id;
const followsOf = async (member: TestMember) => {
  for (let n = 0; n < 10; n += 1) {
    const { errors } = await peopleCalls(server).follow(await followed(), member.token);
    if (errors) return { n, message: errors[0]?.message };
  }
  return { n: 10, message: '' };
};

it('a member may follow 60 an hour, and a new account a third as many', async () => {
  const old = await buildMember(server);
  await calls.age(old);
  expect(await followsOf(old)).toEqual({ n: 6, message: messages.rateLimited });
  expect(await followsOf(await buildMember(server))).toEqual({ n: 2, message: messages.rateLimitedNew });
});

it('following that adds nothing is not counted', async () => {
  const member = await buildMember(server);
  const { follow } = peopleCalls(server);
  const [first, gone] = [await followed(), 'user_01h455vb4pex5vsknk084sn02q'];
  for (let n = 0; n < 8; n += 1) {
    expect((await follow(first, member.token)).errors).toBeUndefined();
    expect((await follow(gone, member.token)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  }
  expect((await follow(await followed(), member.token)).errors).toBeUndefined();
});

it('a new account may comment a third as often, and is told why', async () => {
  const old = await buildMember(server);
  await calls.age(old);
  expect(await commentsOf(old)).toEqual({ n: 6, message: messages.rateLimited });
  expect(await commentsOf(await buildMember(server))).toEqual({ n: 2, message: messages.rateLimitedNew });
});
