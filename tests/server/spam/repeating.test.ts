import { PrivacyLevel } from '../../../server/contract/enums';
import { buildMember, buildStory, memberOfFile } from '../../support/factories';
import { testServer } from '../../support/testServer';
import { codeOf } from '../report/reportCalls';
import { spamCalls } from './spamCalls';

// Of each limit so much that a new account may do two of it.
const server = testServer({ newAccountsWait: true, rateLimits: 0.3 });
const author = memberOfFile(server);
const calls = spamCalls(server);

it('repeating a report takes nothing from a new account', async () => {
  await calls.age(author);
  const member = await buildMember(server);
  const { id } = await buildStory(server, author, { privacyLevel: PrivacyLevel.PUBLIC });
  for (let n = 0; n < 10; n += 1) expect(codeOf(await calls.report(id, member.token))).toBe('ok');
});
