import { PrivacyLevel } from '../../server/contract/enums';
import { buildStory, memberOfFile } from '../support/factories';
import { expectAccessible } from './support/accessible';
import { answered, browserRun } from './support/visit';

const run = browserRun();
const ada = memberOfFile(run.server, { username: 'ada', displayName: 'Ada' });
const ben = memberOfFile(run.server, { username: 'ben', displayName: 'Ben' });

afterEach(() => run.leave());

test("an author approves a reader's comment first, and then closes the story to comments", async () => {
  const { id } = await buildStory(run.server, ada, { title: 'Rain', privacyLevel: PrivacyLevel.PUBLIC });
  const own = await run.signedIn(ada);
  await own.goto(`/stories/${id}`);
  const choice = own.getByRole('combobox', { name: 'Comments by readers' });
  const set = answered(own, 'setCommentsMode');
  await choice.selectOption('After you approve them');
  await set;

  const page = await run.signedIn(ben);
  await page.goto(`/stories/${id}`);
  await page.getByRole('textbox', { name: 'Your comment' }).fill('It rained here, too.');
  await page.getByRole('button', { name: 'Add Comment' }).click();
  await page.getByRole('region', { name: 'Waiting for the author' }).getByText('It rained here').waitFor();
  await page.getByRole('heading', { name: 'Comments (0)' }).waitFor();

  // The author's open page hears of it.
  await own.getByRole('region', { name: 'Waiting for you' }).getByText('It rained here').waitFor();
  await expectAccessible(own, 'a comment that waits');
  await own.getByRole('button', { name: 'Approve' }).focus();
  await own.keyboard.press('Enter');
  await own.getByRole('heading', { name: 'Comments (1)' }).waitFor();
  await page.getByRole('heading', { name: 'Comments (1)' }).waitFor();
  await page.getByRole('region', { name: 'Waiting for the author' }).waitFor({ state: 'detached' });

  await choice.selectOption('Closed to comments');
  await page.getByText('The author has closed this story to comments.').waitFor();
  await page.getByText('It rained here, too.').waitFor();
  expect(run.complaints()).toEqual([]);
});
