import { PrivacyLevel, Role } from '../../server/contract/enums';
import { buildStory, memberOfFile } from '../support/factories';
import { expectAccessible } from './support/accessible';
import { browserRun } from './support/visit';

const run = browserRun({ newAccountsWait: true });
const author = memberOfFile(run.server, {
  username: 'ines',
  displayName: 'Inés',
  roles: [Role.ADMIN, Role.USER],
});
const stranger = memberOfFile(run.server, { username: 'cheap', displayName: 'Cheap Pills' });
const instructor = memberOfFile(run.server, { username: 'olga', roles: [Role.USER, Role.INSTRUCTOR] });

afterEach(() => run.leave());

it('an organiser’s evening with spam: a new account’s story and link wait; one is approved, the other removed', async () => {
  const { id } = await buildStory(run.server, author, {
    title: 'The Lamp',
    content: 'It burned all night.',
    privacyLevel: PrivacyLevel.PUBLIC,
  });
  const own = await buildStory(run.server, stranger, {
    title: 'My First',
    content: 'The sea was calm.',
    privacyLevel: PrivacyLevel.PUBLIC,
  });
  const statusOf = async () => (await fetch(`${run.server.url}/blog/${own.id}`)).status;
  expect(await statusOf()).toBe(404);

  const theirs = await run.signedIn(stranger);
  await theirs.goto('/stories');
  await theirs.getByText('Waits for an organiser').waitFor();
  await theirs.goto(`/stories/${own.id}`);
  await theirs.getByText('This story waits for an organiser.', { exact: false }).waitFor();
  await theirs.getByText('The account was made today').waitFor();
  await expectAccessible(theirs, 'a story that waits');
  await theirs.goto(`/stories/${id}`);
  await theirs.getByRole('textbox', { name: /comment/i }).fill('Buy at https://cheap.example/pills');
  await theirs.getByRole('button', { name: 'Add Comment' }).click();
  await theirs
    .getByText('Waits for an organiser. The account was made today. The text has a link.')
    .waitFor();
  await expectAccessible(theirs, 'a comment that waits');

  const visitor = await run.signedIn(author);
  await visitor.goto(`/stories/${id}`);
  await visitor.getByText('It burned all night.').waitFor();
  expect(await visitor.getByText('cheap.example').count()).toBe(0);

  await run.server.app.notifier.drain();
  const mine = await run.signedIn(instructor);
  await mine.goto('/notifications');
  await mine.getByText('2 texts wait for an organiser').click();
  await mine.getByText('Nobody sees it yet').first().waitFor();
  await mine.getByRole('button', { name: /^Read all of it: story/ }).click();
  await mine.getByRole('region', { name: 'The whole text' }).getByText('The sea was calm.').waitFor();
  await expectAccessible(mine, 'what waits');
  await mine.getByRole('button', { name: /^Approve story/ }).click();
  await mine.getByText('Approved').waitFor();
  expect(await statusOf()).toBe(200);
  await mine.getByRole('button', { name: /^Remove comment/ }).click();
  await mine.getByRole('dialog').getByRole('textbox').fill('An advertisement');
  await mine.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await mine.getByText(': An advertisement').waitFor();

  await run.server.app.notifier.drain();
  await theirs.goto('/notifications');
  await theirs.getByText('Your story “My First” was approved: others can read it now').waitFor();
  await theirs.getByText('removed by the organisers', { exact: false }).waitFor();
  expect(run.complaints()).toEqual([]);
});
