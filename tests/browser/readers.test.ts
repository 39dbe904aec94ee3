import { PrivacyLevel } from '../../server/contract/enums';
import { unsubscribeAddress } from '../../server/features/notify/mail/unsubscribeLink';
import { addressKey } from '../../server/features/notify/newsletter/readerKeys';
import { buildMember, buildStory } from '../support/factories';
import { mailTo } from '../support/mails';
import { pathIn, readersOf } from '../support/readerCalls';
import { itInAll } from '../support/testAll';
import { desktop, expectAccessible } from './support/accessible';
import { browserRun } from './support/visit';

const run = browserRun({ readerMail: true });
afterEach(() => run.leave());

it('a visitor without scripts follows an author by mail, confirms, and ends it', async () => {
  const { server } = run;
  const author = await buildMember(server, { username: 'ines', displayName: 'Inés' });
  await buildStory(server, author, { title: 'The Ferry', privacyLevel: PrivacyLevel.PUBLIC });
  const email = 'reader@example.com';
  const page = await run.visitor({ javaScriptEnabled: false });
  await page.goto('/blog/by/ines');
  await page.getByLabel('Get new stories by Inés by email').fill(email);
  await page.getByRole('button', { name: 'Follow' }).click();
  await page.getByRole('heading', { name: 'Look at your mail' }).waitFor();

  await page.goto(pathIn((await mailTo(server, email)).text, '/follow/confirm'));
  await page.getByRole('heading', { name: 'Follow stories by Inés?' }).waitFor();
  await page.getByRole('button', { name: 'Follow by email' }).click();
  await page.getByRole('heading', { name: 'You follow stories by Inés' }).waitFor();
  expect(await readersOf(server, email)).toMatchObject([
    { follows: author.id, confirmedAt: expect.any(Date) },
  ]);

  const { authSecret } = server.config;
  await page.goto(unsubscribeAddress('', { id: addressKey(email), topic: 'readers' }, authSecret));
  await page.getByRole('heading', { name: 'Stop following stories by Inés?' }).waitFor();
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await page.getByRole('heading', { name: 'They are stopped' }).waitFor();
  expect(await readersOf(server, email)).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect(run.complaints()).toEqual([]);
});

itInAll('the form and what is wrong with an address are accessible', async () => {
  const page = await run.visitor({ viewport: desktop, colorScheme: 'light' });
  await page.goto('/follow');
  // The browser's own check lets this pass, ours doesn't.
  await page.getByLabel('Get new stories by email').fill('reader@localhost');
  await page.getByRole('button', { name: 'Follow' }).click();
  await page.getByText('Invalid email address').waitFor();
  await expectAccessible(page, 'the form to follow by mail');
});
