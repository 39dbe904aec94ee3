import { PrivacyLevel } from '../../../../server/contract/enums';
import { messages } from '../../../../server/contract/messages';
import { commentCalls } from '../../../support/commentCalls';
import { buildMember, buildStory, memberOfFile, type TestMember } from '../../../support/factories';
import { peopleCalls } from '../../../support/peopleCalls';
import { codeOf, type GraphQLAnswer, testServer } from '../../../support/testServer';
import { spamCalls } from './spamCalls';

// A tenth of each limit.
const server = testServer({ newAccountsWait: true, rateLimits: 0.1 });
const author = memberOfFile(server);
const calls = spamCalls(server);

/** How many of ten attempts succeed, and the message of the first refusal. */
async function often(act: () => Promise<GraphQLAnswer>) {
  for (let n = 0; n < 10; n += 1) {
    const answer = await act();
    if (answer.errors) return { n, message: answer.errors[0]?.message };
  }
  return { n: 10, message: '' };
}
const commentsOf = async ({ token }: TestMember) => {
  const { id: storyId } = await buildStory(server, author, { privacyLevel: PrivacyLevel.SHARED });
  return often(() => commentCalls(server).add({ storyId, content: 'Good' }, token));
};
const followed = async () => (await buildMember(server)).id;
const followsOf = ({ token }: TestMember) =>
  often(async () => peopleCalls(server).follow(await followed(), token));

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
    expect(codeOf(await follow(gone, member.token))).toBe('NOT_FOUND');
  }
  expect((await follow(await followed(), member.token)).errors).toBeUndefined();
});

it('a new account may comment a third as often, and gets the reason', async () => {
  const old = await buildMember(server);
  await calls.age(old);
  expect(await commentsOf(old)).toEqual({ n: 6, message: messages.rateLimited });
  expect(await commentsOf(await buildMember(server))).toEqual({ n: 2, message: messages.rateLimitedNew });
});

it('repeating a report takes nothing from a new account', async () => {
  // Set each limit so that a new account may do two.
  const { report } = spamCalls(await server.another({ rateLimits: 0.3 }));
  await calls.age(author);
  const member = await buildMember(server);
  const { id } = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
  for (let n = 0; n < 10; n += 1) expect((await report(id, member.token)).errors).toBeUndefined();
});
