import { createServer, type Server } from 'node:net';
import { MailServerState } from '../../../server/mail/mailServerState';
import { startMailServer } from '../../support/mails';

it('without a mail server there is nothing to say', async () => {
  expect(await new MailServerState(undefined).isReachable()).toBeNull();
});

it('says whether it answers, and keeps that for a minute', async () => {
  const smtp = await startMailServer();
  const state = new MailServerState(smtp.url);
  expect(await state.isReachable()).toBe(true);
  await smtp.close();
  expect(await state.isReachable()).toBe(true);
  expect(await new MailServerState(smtp.url).isReachable()).toBe(false);
});

describe('one that takes connections and says nothing', () => {
  let silent: Server;
  beforeAll((done) => {
    silent = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1', done);
  });
  afterAll(() => silent.close());

  it('keeps nobody waiting, and is told as not reachable later', async () => {
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const state = new MailServerState(`smtp://127.0.0.1:${port}`);
    expect(await state.isReachable()).toBeNull();
    for (let asked = 0; asked < 30; asked += 1) {
      const told = await state.isReachable();
      if (told !== null) return expect(told).toBe(false);
    }
    throw new Error('It was never told');
  });
});
