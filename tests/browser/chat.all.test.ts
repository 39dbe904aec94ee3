import { Role } from '../../server/contract/enums';
import { buildSession, memberOfFile } from '../support/factories';
import { sessionCalls } from '../support/sessionCalls';
import { desktop, expectAccessible } from './support/accessible';
import { browserRun } from './support/visit';

const run = browserRun();
const member = memberOfFile(run.server, { roles: [Role.INSTRUCTOR] });

it('the chat of a room is accessible: empty, with messages, with one that is too long, and quiet', async () => {
  const { id } = await buildSession(run.server, member, {});
  await sessionCalls(run.server).move(id, 'IN_PROGRESS', member.token);
  const page = await run.signedIn(await run.signInAgain(member), { colorScheme: 'light', viewport: desktop });
  await page.goto(`/sessions/${id}`);
  await page.getByText('No messages yet. Say good evening.').waitFor();
  await expectAccessible(page, 'empty');
  const box = page.getByRole('textbox', { name: 'Message' });
  for (const text of ['Good evening', `See https://example.com/${'x'.repeat(200)}.`]) {
    await box.fill(text);
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByText(text.slice(0, 12)).waitFor();
  }
  await box.fill('x'.repeat(1_950));
  await expectAccessible(page, 'messages');
  await page.getByRole('button', { name: '25 minutes' }).click();
  await page.getByRole('button', { name: 'Start a sprint' }).click();
  await page.getByText('Quiet until the sprint is over.').waitFor();
  await expectAccessible(page, 'quiet');
  expect(run.complaints()).toEqual([]);
});
