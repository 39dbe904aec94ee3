import { readFileSync } from 'node:fs';
import { PrivacyLevel } from '../../server/contract/enums';
import { accountCalls } from '../support/accountCalls';
import { buildMember, buildStory, memberOfFile } from '../support/factories';
import { eventually } from '../support/mails';
import { codeOf } from '../support/testServer';
import { unzip } from '../support/unzip';
import { browserRun, said } from './support/visit';

const run = browserRun();
const member = memberOfFile(run.server, { username: 'ines', displayName: 'Inés' });
afterEach(() => run.leave());

describe('signing in', () => {
  it('asks nothing for a visitor that the server refuses, whichever page of members they open', async () => {
    const page = await run.visitor();
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 401) refused.push(response.url());
    });
    for (const path of ['/dashboard', '/stories', '/sessions', '/notifications']) {
      await page.goto(path);
      await page.waitForURL('**/login');
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    await page.goto('/u/ines');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(refused).toEqual([]);
  });

  it('signs out of every tab, on the server too, and goes home', async () => {
    const leaver = await buildMember(run.server);
    const page = await run.signedIn(leaver);
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
    const other = await page.context().newPage();
    await other.goto('/stories');
    await other.getByRole('heading', { name: 'Stories', level: 1 }).waitFor();

    await page.getByRole('button', { name: /^Your menu/ }).click();
    await Promise.all([
      said(page, 'Signed out successfully'),
      page.getByRole('menuitem', { name: 'Sign Out' }).click(),
    ]);
    await page.waitForURL((url) => url.pathname === '/');
    await other.waitForURL((url) => !url.pathname.startsWith('/stories'));
    // The page does not wait for the server, because signing out must work offline too; nor does the browser tell of an
    // answer that comes after the page is gone.
    const refused = await eventually('the end of the sign-in', async () => {
      const { status } = await run.server.graphql('{ viewer { email } }', {}, leaver.token);
      return status === 200 ? undefined : status;
    });
    expect(refused).toBe(401);
  });
});

describe('the access token', () => {
  it('is refreshed once, invisibly, when it is refused', async () => {
    const page = await run.signedIn({ ...member, token: 'worn.out.token' });
    const refreshes: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('refreshToken')) refreshes.push(request.url());
    });
    await page.goto('/sessions');
    await page.getByRole('heading', { name: 'Writing Sessions', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { name: 'Welcome, Inés' }).waitFor();
    expect(refreshes).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBe('worn.out.token');
  });

  it('is renewed or removed by public pages as well, whose links are then those of visitors', async () => {
    const page = await run.signedIn({ ...member, token: 'worn.out.token', refreshToken: 'worn out too' });
    await page.goto('/blog');
    await page.waitForFunction(
      () =>
        !localStorage.access_token &&
        !localStorage.refresh_token &&
        !document.documentElement.classList.contains('member'),
    );
    const still = await run.signedIn({ ...(await run.signInAgain(member)), token: 'worn.out.token' });
    await still.goto('/about');
    await still.waitForFunction(() => localStorage.access_token !== 'worn.out.token');
    expect(await still.evaluate(() => document.documentElement.classList.contains('member'))).toBe(true);
  });

  it('is kept while the server is unreachable', async () => {
    const page = await run.signedIn(member);
    // Another tab's list: that of one's own stories isn't known yet.
    await page.goto('/stories?tab=favorites');
    await page.getByRole('heading', { name: 'Stories', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('heading', { name: 'Welcome, Inés' }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Stories', exact: true }).click();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('refresh_token'))).not.toBeNull();
    // When the device is online again, the list loads without a retry by hand.
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Stories', level: 1 }).waitFor();
    // What the offline device has logged.
    run.complaints();
  });
});

describe('the Data tab of the settings', () => {
  it('downloads everything as one ZIP, and the page stays', async () => {
    await buildStory(run.server, member, { title: 'The Lamp', content: 'It was lit.' });
    const page = await run.signedIn(member);
    await page.goto('/settings?tab=data');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      said(page, 'Your download has started'),
      page.getByRole('button', { name: 'Download everything' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^monday-writers-ines-\d{4}-\d\d-\d\d\.zip$/);
    const files = await unzip(readFileSync(await download.path()));
    expect(files.get('stories/The Lamp.md')).toContain('It was lit.');
    expect(new URL(page.url()).pathname).toBe('/settings');
    expect(run.complaints()).toEqual([]);
  });

  it('deletes the account: every tab leaves, the public story goes, nobody signs in as them', async () => {
    const leaver = await buildMember(run.server);
    const story = await buildStory(run.server, leaver, {
      title: 'Going away',
      privacyLevel: PrivacyLevel.PUBLIC,
    });
    const page = await run.signedIn(leaver);
    await page.goto('/settings?tab=data');
    const other = await page.context().newPage();
    await other.goto('/stories');
    await other.getByRole('heading', { name: 'Stories', level: 1 }).waitFor();

    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.getByLabel('Your password', { exact: true }).fill('not it at all');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByText('That is not your password').waitFor();
    await page.getByLabel('Your password', { exact: true }).fill(leaver.password);
    await Promise.all([
      said(page, 'Your account is deleted'),
      page.getByRole('button', { name: 'Delete my account' }).click(),
    ]);
    await page.waitForURL((url) => url.pathname === '/');
    await other.waitForURL((url) => !url.pathname.startsWith('/stories'));
    expect(await page.evaluate(() => localStorage.getItem('refresh_token'))).toBeNull();
    const { email, password } = leaver;
    expect(codeOf(await accountCalls(run.server).signIn({ email, password }))).toBe('UNAUTHENTICATED');

    const visitor = await run.visitor();
    await visitor.goto(`/blog/${story.id}`);
    await visitor.getByText('Story Not Available').waitFor();
  });
});
