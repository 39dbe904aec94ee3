import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { PrivacyLevel } from '../../server/contract/enums';
import { projectRoot } from '../../server/paths';
import { launchBrowser } from '../support/browser';
import { buildMember, buildStory, changeStory, type TestMember } from '../support/factories';
import { startTestServer, type TestServer } from '../support/testServer';

// A page of several megabytes takes its time where other suites run beside it.
jest.setTimeout(120_000);

let server: TestServer;
let browser: Browser;
let author: TestMember;

beforeAll(async () => {
  server = await startTestServer();
  browser = await launchBrowser();
  author = await buildMember(server, { username: 'ada' });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Opens a page and tells, at the end, of what should not have happened on it. */
async function open(address: string, prepare?: (page: Page) => Promise<unknown>) {
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
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

  const shown = async (page: Page) =>
    (await page.locator('.graphiql-response').allTextContents()).join(' ').replace(/\s+/g, ' ');

  /** Asked again and again: the editor keeps the page's frames so busy that a wait for the next one may not end. */
  async function answer(page: Page, text: string): Promise<void> {
    while (!(await shown(page)).includes(text)) await page.waitForTimeout(200);
  }

  /** Presses the button until the page answers: it is there a moment before the editor behind it. */
  async function execute(page: Page): Promise<void> {
    while (!(await shown(page)).includes('"data"')) {
      await page.locator('.graphiql-execute-button').click();
      await page.waitForTimeout(1_000);
    }
  }

  test('runs its first query for a visitor, and asks nobody else', async () => {
    await buildStory(server, author, { title: 'Shown to visitors', privacyLevel: PrivacyLevel.PUBLIC });
    const { page, complaints } = await open('/graphiql');
    await execute(page);
    await answer(page, 'Shown to visitors');
    await page.getByText('Authorization').waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });

  test('takes the sign-in of this browser, and follows a subscription with it', async () => {
    const story = await buildStory(server, author, { title: 'Before' });
    const { page, complaints } = await open('/graphiql', (page) =>
      page.addInitScript(`localStorage.setItem('access_token', '${author.token}')`),
    );
    await page.getByRole('button', { name: 'Use my sign-in' }).click();
    await page.locator('.graphiql-query-editor .monaco-editor').first().click();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(
      `subscription Watch { storyChanged(id: "${story.id}") { story { title } } }`,
    );
    // The tab takes the operation's name once the text has been read.
    await page.getByRole('tab', { name: 'Watch' }).waitFor();
    await page.locator('.graphiql-execute-button').click();
    let waiting = true;
    const heard = answer(page, 'After').finally(() => {
      waiting = false;
    });
    // The page does not say when it is subscribed, so the story goes on changing until it has heard.
    while (waiting) {
      await changeStory(server, author, story, { title: 'After' });
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    await heard;
    expect(complaints).toEqual([]);
    await page.close();
  });
});
