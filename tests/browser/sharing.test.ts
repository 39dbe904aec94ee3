import { buildMember, buildStory } from '../support/factories';
import { storyCalls } from '../support/storyCalls';
import { expectAccessibleNow } from './support/accessible';
import { answered, browserRun } from './support/visit';

const run = browserRun();
afterEach(() => run.leave());

it('a story is shared with a member by name, without a mouse, and withdrawn while they read it', async () => {
  const author = await buildMember(run.server, { username: 'ines', displayName: 'Inés' });
  const ben = await buildMember(run.server, { username: 'ben', displayName: 'Ben' });
  const other = await buildMember(run.server);
  const { id } = await buildStory(run.server, author, { title: 'The Lamp', content: 'It was late.' });
  const page = await run.signedIn(author);
  await page.goto(`/stories/${id}`);
  await page.getByRole('button', { name: 'Share with…' }).focus();
  await page.keyboard.press('Enter');
  const names = page.getByRole('combobox', { name: 'Members' });
  await names.focus();
  await page.keyboard.type('be');
  await page.getByRole('option', { name: 'Ben' }).waitFor();
  await expectAccessibleNow(page);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove Ben' }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Share', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByText('Shared with Ben').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  const { read } = storyCalls(run.server);
  expect((await read(id, ben.token)).data.story.title).toBe('The Lamp');
  expect((await read(id, other.token)).data.story).toBeNull();

  const reader = await run.signedIn(ben);
  const subscribed = answered(reader, 'story.comments', 2);
  await reader.goto(`/stories/${id}`);
  await reader.getByText('It was late.').waitFor();
  await subscribed;

  await page.getByRole('button', { name: 'Share with…' }).click();
  await page.getByRole('button', { name: 'Make private' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make private' }).click();
  await page.getByText('The story is private now').waitFor();
  await reader.getByText("The story you're looking for doesn't exist.").waitFor();
  expect(run.complaints()).toEqual([]);
});
