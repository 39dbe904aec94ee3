import { PrivacyLevel, Role } from '../../server/contract/enums';
import { buildMember, buildStory, memberOfFile } from '../support/factories';
import { expectAccessible } from './support/accessible';
import { answered, browserRun } from './support/visit';

const run = browserRun();
const viewer = memberOfFile(run.server, { username: 'mona', displayName: 'Mona' });

beforeAll(async () => {
  const ada = await buildMember(run.server, {
    username: 'ada',
    displayName: 'Ada Lovelace',
    bio: 'Counts\nand writes.',
    roles: [Role.INSTRUCTOR, Role.USER],
  });
  for (const title of ['The engine hums', 'Poetical science'])
    await buildStory(run.server, ada, { title, privacyLevel: PrivacyLevel.PUBLIC });
  for (let n = 10; n < 35; n += 1) await buildMember(run.server, { username: `writer${n}` });
});
afterEach(() => run.leave());

test('a member finds another by the navigation, their stories and the search, and follows them', async () => {
  const page = await run.signedIn(viewer);
  await page.goto('/help');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Members' }).click();
  await page.getByRole('heading', { level: 1, name: 'Members' }).waitFor();
  await page.getByRole('link', { name: 'Poetical science' }).waitFor();
  await page.getByText('2 public stories').waitFor();
  await page.getByRole('button', { name: 'Load more' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'writer34', exact: true }).waitFor();

  await page.getByRole('searchbox', { name: 'Search members' }).fill('love');
  await page.getByRole('heading', { name: 'No members found' }).waitFor();
  await page.getByRole('searchbox', { name: 'Search members' }).fill('@AD');
  await page.waitForURL(/q=%40AD/);
  const follow = page.getByRole('button', { name: 'Follow Ada Lovelace', exact: true });
  const followed = answered(page, 'followUser');
  await follow.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Unfollow Ada Lovelace' }).waitFor();
  await followed;
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Instructors');
  await page.waitForURL(/role=instructor/);
  await page.reload();
  await page.getByRole('link', { name: 'Ada Lovelace' }).waitFor();
  await expectAccessible(page, 'the directory of members');
  expect(run.complaints()).toEqual([]);
});
