import type { CliApp } from '../../../../server/cli/openCliApp';
import { setPassword } from '../../../../server/cli/userCommands';
import { messages } from '../../../../server/contract/messages';
import { accountCalls } from '../../../support/accountCalls';
import { buildMember, buildToken, memberOfTest } from '../../../support/factories';
import { magicTokenIn, mailTo, resetTokensIn } from '../../../support/mails';
import { interceptTransactions } from '../../../support/statements';
import { codeOf, testServer } from '../../../support/testServer';
import { tokenCalls } from '../../../support/tokenCalls';

const server = testServer();
const calls = tokenCalls(server);
const account = accountCalls(server);
const member = memberOfTest(server);

const refused = [401, 'UNAUTHENTICATED', messages.personalAccessToken.refused];

describe('all tokens of a member end', () => {
  it('when the password is changed, which returns their ids', async () => {
    const { id, token } = await buildToken(server, member);
    const change = { currentPassword: member.password, newPassword: 'Tuesday8pm' };
    const answer = await server.perform(
      'changePassword',
      change,
      member.token,
      'revokedPersonalAccessTokenIds',
    );
    expect(answer.revokedPersonalAccessTokenIds).toEqual([id]);
    expect(await calls.whoAmI(token)).toEqual(refused);
    expect(await calls.whoAmI(member.token)).toEqual([200, member.id]);
  });

  it('when the password is reset', async () => {
    const { token } = await buildToken(server, member);
    await account.requestPasswordReset(member.email);
    expect(await calls.whoAmI(token)).toEqual([200, member.id]);
    const reset = resetTokensIn(await mailTo(server, member.email));
    expect((await account.resetPassword({ ...reset, password: 'Tuesday8pm' })).errors).toBeUndefined();
    expect(await calls.whoAmI(token)).toEqual(refused);
  });

  it('when an operator sets the password, at once and on servers that get no event', async () => {
    const { token } = await buildToken(server, member);
    expect(await calls.whoAmI(token)).toEqual([200, member.id]);
    const { db } = server.app.services;
    const unheard = { publish: () => undefined } as unknown as CliApp['pubSub'];
    const house: CliApp = { db, pubSub: unheard, close: async () => ({ heard: false }) };
    await setPassword(house, member.username, async () => 'Tuesday8pm');
    expect(await calls.whoAmI(token)).toEqual(refused);
  });

  it('when the address is confirmed for the first time by somebody who is not signed in', async () => {
    const member = await buildMember(server, { confirmed: false });
    const { token } = await buildToken(server, member);
    await account.requestMagicLink(member.email);
    const { data } = await account.signInWithMagicLink(magicTokenIn(await mailTo(server, member.email)));
    expect(await calls.whoAmI(token)).toEqual(refused);
    expect(await calls.list(data.signInWithMagicLink.tokens.accessToken)).toEqual([]);
  });

  it('but not when the member confirms the address while signed in', async () => {
    const member = await buildMember(server, { confirmed: false });
    const { token } = await buildToken(server, member);
    await account.requestEmailConfirmation(member.email, member.token);
    const confirmToken = magicTokenIn(await mailTo(server, member.email));
    expect((await account.confirmEmail(confirmToken, member.token)).errors).toBeUndefined();
    expect(await calls.whoAmI(token)).toEqual([200, member.id]);
  });

  it('also if one is created while the password is being changed', async () => {
    const { db } = server.app.services;
    const { data } = await account.signIn({ email: member.email, password: member.password });
    const other: string = data.signIn.tokens.accessToken;
    let creation: ReturnType<typeof calls.create> | undefined;
    let begun = 0;
    const stop = interceptTransactions(db, (work, transact) => {
      begun += 1;
      if (begun > 1) return transact(work);
      return transact(async (tx) => {
        const done = await work(tx);
        // Hold the change uncommitted until the token is being created.
        creation = calls.create({}, other);
        while (begun < 2) await new Promise((resolve) => setImmediate(resolve));
        return done;
      });
    });
    await account.changePassword(
      { currentPassword: member.password, newPassword: 'Tuesday8pm' },
      member.token,
    );
    stop();
    expect(codeOf(await creation!)).toBe('UNAUTHENTICATED');
    expect(await calls.list(member.token)).toEqual([]);
  });
});
