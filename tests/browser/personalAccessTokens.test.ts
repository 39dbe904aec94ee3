import { messages } from '../../server/contract/messages';
import { buildMember } from '../support/factories';
import { restClient } from '../support/restClient';
import { desktop, expectAccessible } from './support/accessible';
import { browserRun } from './support/visit';

const run = browserRun();

test('a token is created, shown once, reads and changes nothing, and is revoked by keyboard', async () => {
  const member = await buildMember(run.server);
  const rest = restClient(run.server);
  const asks = async (token: string) => [
    (await run.server.graphql('{ viewer { email } }', {}, token)).status,
    (await rest.get('/stories', { token })).status,
  ];
  const page = await run.signedIn(member, { viewport: desktop });
  const { keyboard } = page;
  const focused = () => page.evaluate(() => document.activeElement?.textContent);

  await page.goto('/settings?tab=privacy');
  await page.getByText('You have no tokens.').waitFor();
  await expectAccessible(page, 'no tokens');

  await page.getByRole('button', { name: 'Create a token' }).press('Enter');
  await keyboard.type('Backup script');
  await expectAccessible(page, 'the form');
  await page.getByLabel('Name', { exact: true }).press('Enter');

  const field = page.getByLabel('Your new token');
  const token = await field.inputValue();
  await expectAccessible(page, 'a new token');
  expect(await asks(token)).toEqual([200, 200]);
  const changed = await run.server.graphql(
    'mutation { createStory(input: { title: "One", content: "Text" }) { story { id } } }',
    {},
    token,
  );
  expect(changed.errors?.[0]).toMatchObject({
    message: messages.personalAccessToken.writeNeeded,
    extensions: { code: 'FORBIDDEN' },
  });

  await field.press('Tab');
  await keyboard.press('Tab');
  expect(await focused()).toBe('Done');
  await keyboard.press('Enter');
  const row = page.getByRole('list', { name: 'Personal access tokens' }).getByRole('listitem');
  await row.getByText(`Ends in ${token.slice(-4)}`).waitFor();
  expect(await page.content()).not.toContain(token);
  await expectAccessible(page, 'a token in the list');

  expect(await focused()).toBe('Create a token');
  await keyboard.press('Shift+Tab');
  expect(await focused()).toBe('Revoke Backup script');
  await keyboard.press('Enter');
  const revoke = page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' });
  await revoke.waitFor();
  await page.getByRole('alertdialog').locator(':focus').waitFor();
  while ((await focused()) !== 'Revoke') await keyboard.press('Tab');
  await keyboard.press('Enter');
  await page.getByText('You have no tokens.').waitFor();
  expect(await asks(token)).toEqual([401, 401]);
  expect(run.complaints()).toEqual([]);
});
