import { eventually } from '../../support/mails';
import { startTestServer } from '../../support/testServer';

test('a server that goes while a statement is under way closes without an error', async () => {
  const server = await startTestServer();
  const { db } = server.app.services;
  const reading = db.read('SELECT SLEEP(60)').catch((error: Error) => error.message);
  await eventually('the statement', async () => {
    const [running] = await db.read(
      "SELECT id FROM information_schema.processlist WHERE info LIKE '%SLEEP(60)'",
    );
    return running;
  });
  await server.close();
  expect(await reading).toBe('The server is going');
});
