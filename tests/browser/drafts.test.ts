import { PrivacyLevel } from '../../server/contract/enums';
import { buildMember, buildStory, type TestMember } from '../support/factories';
import { expectAccessible } from './support/accessible';
import { shows, write } from './support/offline';
import { answered, type BrowserRun, startBrowserRun } from './support/visit';

let run: BrowserRun;
let author: TestMember;
let reader: TestMember;
let id: string;

beforeAll(async () => {
  run = await startBrowserRun();
  author = await buildMember(run.server, { username: 'ines', displayName: 'Inés' });
  reader = await buildMember(run.server, { username: 'teo', displayName: 'Teo' });
});
beforeEach(async () => {
  const given = { title: 'The Lamp', content: 'It was late.', privacyLevel: PrivacyLevel.PUBLIC };
  id = (await buildStory(run.server, author, given)).id;
});
afterEach(() => run?.leave());
afterAll(() => run?.close());

it('a reader sees what the author types once it is published, and the author’s other device at once', async () => {
  const [page, other, theirs] = [
    await run.signedIn(author),
    await run.signedIn(author),
    await run.signedIn(reader),
  ];
  await page.goto(`/stories/${id}/edit`);
  await other.goto(`/stories/${id}/edit`);
  await shows(other, 'It was late.');
  await theirs.goto(`/stories/${id}`);
  await theirs.getByText('It was late.', { exact: true }).waitFor();

  const saved = answered(page, 'storyTransportUpdate');
  await write(page, ' Then it rained.');
  await saved;
  await page.getByText('Unpublished changes').waitFor();
  await shows(other, 'It was late. Then it rained.');
  await theirs.reload();
  await theirs.getByText('It was late.', { exact: true }).waitFor();
  expect(await theirs.getByText('rained').count()).toBe(0);
  expect(await theirs.getByText('Unpublished changes').count()).toBe(0);

  await page.getByRole('button', { name: 'Compare with published' }).click();
  await page.getByRole('dialog', { name: 'Compare with published' }).getByText('Then it rained').waitFor();
  await expectAccessible(page, 'comparing with the published text');
  await page.getByRole('button', { name: 'Close' }).click();
  await expectAccessible(page, 'unpublished changes');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.waitForURL(`**/stories/${id}`);
  await theirs.getByText('It was late. Then it rained.').waitFor();
});

it('Save Draft keeps the story published unless its author wants otherwise, and the list says so', async () => {
  const page = await run.signedIn(author);
  await page.goto(`/stories/${id}/edit`);
  await write(page, ' Then it rained.');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  const question = page.getByRole('alertdialog', { name: 'Keep this story published?' });
  await question
    .getByRole('button', { name: 'Keep published, save draft' })
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'The Lamp' }).waitFor();
  await page.getByText('Unpublished changes').waitFor();
  expect(await page.getByText('rained').count()).toBe(0);
  await page.goto('/stories');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'The Lamp' })
    .getByText('Unpublished changes')
    .first()
    .waitFor();

  await page.goto(`/stories/${id}/edit`);
  await shows(page, 'Then it rained.');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
  await page.getByText('Unpublished changes').waitFor({ state: 'detached' });
  await shows(page, 'It was late.');
});
