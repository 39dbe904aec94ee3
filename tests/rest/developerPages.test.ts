import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { PrivacyLevel, TokenScope } from '../../server/contract/enums';
import { projectRoot } from '../../server/lib/paths';
import { launchBrowser, patienceMs } from '../support/browser';
import { buildMember, buildStory, buildToken, changeStory, type TestMember } from '../support/factories';
import { startTestServer, type TestServer } from '../support/testServer';

// Covers all steps of a test, so that a single step times out first and says what it waited for.
jest.setTimeout(8 * patienceMs);

let server: TestServer;
let browser: Browser;
let author: TestMember;

beforeAll(async () => {
  server = await startTestServer();
  browser = await launchBrowser();
  author = await buildMember(server, { username: 'ada' });
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Opens a page and records requests and messages that should not occur. */
async function open(address: string, prepare?: (page: Page) => Promise<unknown>) {
  const page = await browser.newPage();
  page.setDefaultTimeout(patienceMs);
  const complaints: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== server.url) complaints.push(`asked ${request.url()}`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await prepare?.(page);
  const response = await page.goto(server.url + address, { waitUntil: 'load' });
  expect(response?.status()).toBe(200);
  expect(response?.headers()['content-security-policy']).toMatch(/default-src '(none|self)'/);
  return { page, complaints };
}

test('/api/docs shows the paths and tries them, and asks nobody else', async () => {
  await buildStory(server, author, { title: 'Shown in the docs', privacyLevel: PrivacyLevel.PUBLIC });
  const { page, complaints } = await open('/api/docs');
  const path = page.locator('#operations-public-publicStories');
  await path.locator('.opblock-summary-control').click();
  await path.locator('.try-out__btn').click();
  await path.locator('.execute').click();
  await path.locator('.live-responses-table', { hasText: 'Shown in the docs' }).waitFor();
  expect(complaints).toEqual([]);
  await page.close();
});

describe('/graphiql', () => {
  beforeAll(() => {
    if (!existsSync(path.join(projectRoot, 'dist/graphiql')))
      throw new Error('GraphiQL is not built: npx vite build --config vite.graphiql.config.mts');
  });

  /**
   * Opens GraphiQL with an operation from the URL and waits for the editors: before that, buttons do nothing.
   */
  async function openGraphiql(search = '', prepare?: (page: Page) => Promise<unknown>) {
    const opened = await open(`/graphiql${search}`, prepare);
    for (const part of ['.graphiql-query-editor', '.graphiql-response'])
      await opened.page.locator(part).locator('.monaco-editor .view-lines').waitFor();
    return opened;
  }

  /** Waits until the response contains the text. Throws if the page shows an error or times out. */
  async function answer(page: Page, text: string, between = async () => {}): Promise<void> {
    const lines = page.locator('.graphiql-response .view-lines');
    const patient = Date.now() + patienceMs;
    for (;;) {
      const shown = ((await lines.textContent()) ?? '').replace(/\s+/g, ' ');
      if (shown.includes(text)) return;
      if (shown.includes('"errors"') || Date.now() > patient)
        throw new Error(`GraphiQL should answer with “${text}”, and shows: ${shown || 'nothing'}`);
      await between();
      await page.waitForTimeout(200);
    }
  }

  test('runs its first query for a visitor, and asks nobody else', async () => {
    await buildStory(server, author, { title: 'Shown to visitors', privacyLevel: PrivacyLevel.PUBLIC });
    const { page, complaints } = await openGraphiql();
    await page.locator('.graphiql-execute-button').click();
    await answer(page, 'Shown to visitors');
    await page.getByLabel('Token').waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('takes the sign-in of this browser, and follows a subscription with it', async () => {
    const story = await buildStory(server, author, { title: 'Before' });
    const operation = new URLSearchParams({
      query: 'subscription Watch($id: ID!) { storyChanged(id: $id) { story { title } } }',
      variables: JSON.stringify({ id: story.id }),
    });
    const { page, complaints } = await openGraphiql(`?${operation}`, (page) =>
      page.addInitScript(`localStorage.setItem('access_token', '${author.token}')`),
    );
    await page.getByRole('button', { name: 'Use my sign-in' }).click();
    await page.locator('.graphiql-execute-button').click();
    // The page does not show when it is subscribed, so change the story until it gets an event.
    await answer(page, 'After', async () => {
      await changeStory(server, author, story, { title: 'After' });
    });
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('takes a pasted token for operations and subscriptions, and keeps it nowhere', async () => {
    const story = await buildStory(server, author, { title: 'Before' });
    const { token } = await buildToken(server, author, { scope: TokenScope.READ });
    const openWithToken = async (query: string, variables: object) => {
      const search = new URLSearchParams({ query, variables: JSON.stringify(variables) });
      const { page, complaints } = await openGraphiql(`?${search}`);
      await page.getByLabel('Token').fill(token);
      await page.getByRole('button', { name: 'Use token' }).click();
      await page.getByText(`Asking with the token that ends in ${token.slice(-4)}.`).waitFor();
      await page.locator('.graphiql-execute-button').click();
      return { page, complaints };
    };
    const leave = async ({ page, complaints }: Awaited<ReturnType<typeof openWithToken>>) => {
      const kept = await page.evaluate(
        'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])',
      );
      expect(kept).not.toContain(token);
      expect(complaints).toEqual([]);
      await page.close();
    };

    const asked = await openWithToken('{ viewer { email } }', {});
    await answer(asked.page, author.email);
    await leave(asked);

    const followed = await openWithToken(
      'subscription Watch($id: ID!) { storyChanged(id: $id) { story { title } } }',
      { id: story.id },
    );
    await answer(followed.page, 'After', async () => {
      await changeStory(server, author, story, { title: 'After' });
    });
    await leave(followed);
  });

  test('keeps no headers in the history of its operations', async () => {
    const { page, complaints } = await openGraphiql(
      `?${new URLSearchParams({ query: '{ viewer { email } }' })}`,
    );
    const headers = page.locator(
      'section[aria-label="Headers"] .graphiql-editor:not(.hidden) .monaco-editor',
    );
    await headers.click();
    await page.keyboard.insertText(JSON.stringify({ Authorization: `Bearer ${author.token}` }));
    await page.locator('.graphiql-execute-button').click();
    await answer(page, author.email);
    const kept: string = await page.evaluate('JSON.stringify({ ...localStorage })');
    expect(kept).toContain('graphiql:queries');
    expect(kept).not.toContain(author.token);
    expect(complaints).toEqual([]);
    await page.close();
  });
});
