import type { Page } from 'playwright-core';
import { memberOfFile } from '../support/factories';
import { browserRun } from './support/visit';

const run = browserRun();
const member = memberOfFile(run.server, { username: 'ines', displayName: 'Inés' });
afterEach(() => run.leave());

describe('an address', () => {
  it.each([
    ['/u/ines', 200, true],
    ['/Stories/new/', 200, true],
    ['/', 200, false],
    ['/Blog/', 200, false],
    ['/wp-login', 404, false],
    ['/blog/story_1', 404, false],
  ])('%s answers with %i, and is the app’s: %s', async (path, status, isApps) => {
    const answer = await fetch(run.server.url + path, { headers: { Accept: 'text/html' } });
    expect(answer.status).toBe(status);
    expect((await answer.text()).includes('<div id="root">')).toBe(isApps);
    if (isApps) expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'nonce-");
  });

  it('that is only for programs has no page, and that of the page’s file redirects to the page', async () => {
    const answer = await fetch(`${run.server.url}/no/such/place`, {
      headers: { Accept: 'application/json' },
    });
    expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
    const file = await fetch(`${run.server.url}/index.html`, { redirect: 'manual' });
    expect([file.status, file.headers.get('location')]).toEqual([301, '/']);
  });
});

/** Opens an address in the running app, as a link would. */
const followWithin = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

describe('an unknown address', () => {
  it('within the app keeps the bars for a member, and leads home and back', async () => {
    const page = await run.signedIn(member);
    await page.goto('/help');
    await page.getByRole('heading', { name: 'Help & Information' }).waitFor();
    await followWithin(page, '/no/such/place');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await page.getByRole('button', { name: 'Go back' }).click();
    await page.getByRole('heading', { name: 'Help & Information' }).waitFor();
    await followWithin(page, '/no/such/place');
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    await page.getByRole('link', { name: 'Go home' }).click();
    await page.getByRole('link', { name: 'Begin Your Journey' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    // At such an address a document is loaded.
    await page.goto('/no/such/place');
    await page.getByRole('button', { name: 'Go back' }).click();
    await page.getByRole('link', { name: 'Begin Your Journey' }).waitFor();
  });
});

describe('without a network', () => {
  it('a screen whose code is not loaded opens when the network is back; until then the previous page stays', async () => {
    const page = await run.signedIn(member, { viewport: { width: 1280, height: 800 }, cache: 'empty' });
    await page.goto('/stories');
    await page.getByRole('heading', { level: 1, name: 'Stories' }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: /^Your menu/ }).click();
    await page.getByRole('menuitem', { name: 'Help' }).click();
    await page.getByText('No connection.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Stories' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Help & Information' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/help');
  });
});
