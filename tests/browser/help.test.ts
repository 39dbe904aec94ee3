import type { Page, Route } from 'playwright-core';
import { memberOfFile } from '../support/factories';
import { answering } from './support/answering';
import { browserRun } from './support/visit';

const run = browserRun();
const member = memberOfFile(run.server, { username: 'ines', displayName: 'Inés' });
afterEach(() => run.leave());

const information = (page: Page) => page.getByRole('region', { name: 'Application information' });

describe('the user menu', () => {
  it('leads to help by the keyboard alone', async () => {
    const page = await run.signedIn(member);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^Your menu/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Help' }).waitFor();
    await page.locator('[role=menu]:focus').waitFor();
    await page.keyboard.press('h');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/help');
    await page.getByRole('heading', { level: 1, name: 'Help & Information' }).waitFor();
  });
});

describe('help', () => {
  it('shows the server’s information', async () => {
    const page = await run.signedIn(member);
    await page.goto('/help');
    const { data } = await run.server.graphql('{ info { version build environment author features } }');
    const { features, ...facts } = data.info;
    for (const fact of Object.values<string>(facts))
      await information(page).getByText(fact, { exact: true }).first().waitFor();
    expect(await information(page).getByRole('listitem').allTextContents()).toEqual(features);
  });

  it('shows an error if the information can’t be loaded, and loads it when the network is back', async () => {
    const page = await run.signedIn(member);
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: /Welcome/ }).waitFor();
    const alert = information(page).getByRole('alert');
    const badGateway = (route: Route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' });
    await answering(page, 'info', badGateway, async () => {
      await page.goto('/help');
      await alert.getByText('Error Loading Information').waitFor();
      await alert.getByText('Failed to load application information').waitFor();
    });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await information(page).getByText('API version').waitFor();
  });
});
