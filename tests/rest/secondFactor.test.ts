import { messages } from '../../server/contract/messages';
import { memberOfTest } from '../support/factories';
import { restClient } from '../support/restClient';
import { turnOnSecondFactor } from '../support/secondFactorCalls';
import { testServer } from '../support/testServer';

const server = testServer();
const member = memberOfTest(server);

it('POST /auth/signin asks for a code after a right password, and takes it in the same call', async () => {
  const api = restClient(server);
  const { recoveryCodes } = await turnOnSecondFactor(server, member, new Date());
  const credentials = { email: member.email, password: member.password };
  const asked = await api.post('/auth/signin', credentials);
  expect(asked).toMatchObject({
    status: 401,
    body: { code: 'SECOND_FACTOR_REQUIRED', error: messages.secondFactor.required },
  });
  const wrong = await api.post('/auth/signin', { ...credentials, code: 'none' });
  expect(wrong).toMatchObject({ status: 422, body: { fields: { code: messages.secondFactor.wrongCode } } });
  const signedIn = await api.post('/auth/signin', { ...credentials, code: recoveryCodes[0] });
  expect(signedIn.status).toBe(200);
});

it('POST /auth/verify makes a sign-in fresh for what asks for it, which says how', async () => {
  const api = restClient(server);
  const { recoveryCodes } = await turnOnSecondFactor(server, member, new Date());
  await server.app.services.db.dataSource.query('UPDATE sign_ins SET verified_at = NULL WHERE user_id = ?', [
    member.id,
  ]);
  const { token } = member;
  const body = { email: `new.${member.email}`, password: member.password };
  expect(await api.post('/auth/email/change', body, { token })).toMatchObject({
    status: 403,
    body: { code: 'FRESH_SIGN_IN_REQUIRED', proof: 'code' },
  });
  const verified = await api.post('/auth/verify', { code: recoveryCodes[0] }, { token });
  expect(verified).toMatchObject({ status: 200, body: { fresh_until: expect.any(String) } });
  expect((await api.post('/auth/email/change', body, { token })).status).toBe(200);
});
