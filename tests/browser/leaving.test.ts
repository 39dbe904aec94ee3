import { readFileSync } from 'node:fs';
import { PrivacyLevel } from '../../server/contract/enums';
import { accountCalls } from '../support/accountCalls';
import { buildMember, buildStory } from '../support/factories';
import { unzip } from '../support/unzip';
import { browserRun, said } from './support/visit';

const run = browserRun();
afterEach(() => run.leave());

describe('the Data tab of the settings', () => {
  it('downloads everything as one ZIP, and the page stays', async () => {
    const member = await buildMember(run.server, { username: 'ines' });
    await buildStory(run.server, member, { title: 'The Lamp', content: 'It was lit.' });
    const page = await run.signedIn(member);
    await page.goto('/settings?tab=data');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download everything' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^monday-writers-ines-\d{4}-\d\d-\d\d\.zip$/);
    const files = await unzip(readFileSync(await download.path()));
    expect(files.get('stories/The Lamp.md')).toContain('It was lit.');
    await page.getByText('Your download has started').waitFor();
    expect(new URL(page.url()).pathname).toBe('/settings');
    expect(run.complaints()).toEqual([]);
  });

  it('deletes the account: every tab leaves, the public story goes, nobody signs in as them', async () => {
    const member = await buildMember(run.server);
    const story = await buildStory(run.server, member, {
      title: 'Going away',
      privacyLevel: PrivacyLevel.PUBLIC,
    });
    const page = await run.signedIn(member);
    await page.goto('/settings?tab=data');
    const other = await page.context().newPage();
    await other.goto('/stories');
    await other.getByRole('heading', { name: 'Stories', level: 1 }).waitFor();

    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.getByLabel('Your password', { exact: true }).fill('not it at all');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByText('That is not your password').waitFor();
    await page.getByLabel('Your password', { exact: true }).fill(member.password);
    await Promise.all([
      said(page, 'Your account is deleted'),
      page.getByRole('button', { name: 'Delete my account' }).click(),
    ]);
    await page.waitForURL((url) => url.pathname === '/');
    await other.waitForURL((url) => !url.pathname.startsWith('/stories'));
    expect(await page.evaluate(() => localStorage.getItem('refresh_token'))).toBeNull();
    const { errors } = await accountCalls(run.server).signIn({
      email: member.email,
      password: member.password,
    });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');

    const visitor = await run.visitor();
    await visitor.goto(`/blog/${story.id}`);
    await visitor.getByText('Story Not Available').waitFor();
  });
});
