import type { Page } from 'playwright-core';
import { PrivacyLevel } from '../../server/contract/enums';
import { buildStory, memberOfFile } from '../support/factories';
import { browserRun } from './support/visit';

const run = browserRun();
const member = memberOfFile(run.server, { username: 'ines', displayName: 'Inés' });
afterEach(() => run.leave());

const ask = (path: string, headers: Record<string, string> = { Accept: 'text/html' }) =>
  fetch(run.server.url + path, { headers, redirect: 'manual' });

describe('an address', () => {
  it.each(['/help', '/u/ines', '/Stories/new/', '/stories/a.b', '/app'])('%s is the app’s', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<div id="root">');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'nonce-");
  });

  it.each(['/', '/about', '/blog', '/Blog/', '/terms', '/privacy'])('%s is a document', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain('<div id="root">');
  });

  it.each(['/no/such/place', '/wp-login', '/stories/a/b/c', '/blog/story_1'])(
    '%s is nobody’s, and a document says so',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('<div id="root">');
    },
  );

  it('that is only for programs has no page', async () => {
    const answer = await ask('/no/such/place', { Accept: 'application/json' });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('Not found');
    expect((await ask('/favicon.ico')).status).toBe(404);
  });

  it('of the page’s file redirects to the page', async () => {
    const answer = await ask('/index.html');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/']);
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
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' }).click();
    await page.getByRole('heading', { level: 1, name: 'Stories' }).waitFor();
    await followWithin(page, '/no/such/place');
    await page.getByRole('link', { name: 'Go home' }).click();
    await page.getByRole('link', { name: 'Begin Your Journey' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('shows a visitor the public header, with links home and back', async () => {
    const page = await run.visitor({ viewport: { width: 360, height: 740 } });
    await page.goto('/about');
    await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
    await page.goto('/no/such/place');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Sign in' }).waitFor();
    await page.getByRole('button', { name: 'Go back' }).click();
    await page.waitForURL('**/about');
  });
});

describe('the blog', () => {
  it('without stories says so; then features the first, with the others in a grid, each with its links', async () => {
    const page = await run.visitor();
    await page.goto('/blog');
    await page.getByText('No public stories yet').waitFor();
    const content = 'word '.repeat(100).trim();
    const published = { content, privacyLevel: PrivacyLevel.PUBLIC };
    const untitled = await buildStory(run.server, member, { ...published, title: '' });
    const newest = await buildStory(run.server, member, { ...published, title: 'The newest' });
    await page.reload();
    const [featured, card] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)];
    for (const [story, name, { id }, length] of [
      [featured, 'The newest', newest, 300],
      [card, 'Untitled Story', untitled, 150],
    ] as const) {
      const hrefOf = (link: string) =>
        story.getByRole('link', { name: link, exact: true }).getAttribute('href');
      expect(await hrefOf(name)).toBe(`/blog/${id}`);
      expect(await hrefOf('Read More')).toBe(`/stories/${id}`);
      const excerpt = (await story.getByText(/^word word/).textContent()) ?? '';
      expect(excerpt).toMatch(/\.\.\.$/);
      expect(Math.abs(excerpt.length - length)).toBeLessThan(10);
    }
  });
});

describe('the header of the blog', () => {
  it('lets a visitor sign in, also on the narrowest phone', async () => {
    const page = await run.visitor({ viewport: { width: 320, height: 640 } });
    await page.goto('/blog');
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL('**/login');
  });

  it('leads a member to the dashboard', async () => {
    const page = await run.signedIn(member, { viewport: { width: 320, height: 640 } });
    await page.goto('/blog');
    await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Dashboard' }).click();
    await page.waitForURL('**/dashboard');
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
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Stories' }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Help & Information' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/help');
  });
});
