import { startTestServer } from './tmpServer';
import { restClient } from '../support/restClient';
import { launchBrowser } from '../support/browser';
test('pages', async () => {
  const server = await startTestServer();
  const browser = await launchBrowser();
  try {
    const api = await restClient(server.url);
    await api.post<{access_token: string}>('/auth/signup', { username: 'ada', email: 'ada@example.org', password: 'Passw0rd!' });
    const token = (await api.post<{access_token: string}>('/auth/signin', { email: 'ada@example.org', password: 'Passw0rd!' })).body.access_token;
    const story = 0 as never; (await api.post<{id: string}>('/stories', { title: 'A', content: 'b c', privacy_level: 'public', tags: ['x'] }, { token })).body;
    for (const [path, ready] of [['/api/docs', '.opblock']] as const) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      const seen: string[] = [];
      const messages: string[] = [];
      page.on('request', (r) => { if (!r.url().startsWith(server.url) && !r.url().startsWith('data:')) seen.push(r.url()); });
      page.on('console', (m) => messages.push(m.type() + ': ' + m.text()));
      page.on('pageerror', (e) => messages.push('pageerror ' + e.message));
      if (path === '/graphiql') await page.addInitScript((t) => localStorage.setItem('access_token', t), token);
      await page.goto(server.url + path, { waitUntil: 'networkidle' });
      await page.waitForSelector(ready, { timeout: 20000 });
      if (path === '/graphiql') {
        await page.click('.token-help button').catch((e) => messages.push(String(e)));
        await page.waitForTimeout(1500);
        await page.click('.graphiql-execute-button');
        await page.waitForTimeout(3000);
        messages.push(await page.locator('.graphiql-response').innerText());
      } else {
        await page.click('#operations-public-publicStories .opblock-summary-control');
        await page.click('#operations-public-publicStories .try-out__btn');
        await page.click('#operations-public-publicStories .execute');
        await page.waitForTimeout(1500);
        messages.push((await page.locator('#operations-public-publicStories .live-responses-table').innerText()).slice(0, 800));
      }
      await page.screenshot({ path: '/tmp/shot' + path.replaceAll('/', '-') + '.png' });
      console.log(path, seen, messages.join('\n'));
      await page.close();
    }
    void story;
  } finally { await browser.close(); await server.close(); }
}, 90000);
