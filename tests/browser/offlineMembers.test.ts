import type { Page } from 'playwright-core';
import { accountCalls } from '../support/accountCalls';
import { buildMember, buildStory, memberOfTest, type TestMember } from '../support/factories';
import { itInAll } from '../support/testAll';
import {
  begin,
  deviceOfFile,
  keptStories,
  onDevice,
  overToken,
  served,
  servedText,
  shows,
  titleOf,
  until,
  write,
} from './support/offline';
import { browserRun } from './support/visit';

const run = browserRun();
const ann = memberOfTest(run.server, { displayName: 'Ann' });
const device = deviceOfFile(run);

async function signIn(page: Page, member: TestMember) {
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: /^Your menu/ }).waitFor();
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
}

/** Replaces the tab's access token by an expired one. */
async function endToken(page: Page) {
  const token = await overToken(run, ann);
  await page.evaluate((over) => localStorage.setItem('access_token', over), token);
  return token;
}

describe('an access token that expires while its member is offline', () => {
  it('does not stop writing, also after a restart, and the text is sent with the next token', async () => {
    const page = await device.open(ann, '/stories/new');
    device.way.cut();
    const over = await endToken(page);
    await begin(page, 'Past its time', 'Written for long. ');
    await onDevice(page);
    await page.reload();
    await shows(page, 'Written for long.');
    await write(page, 'And longer.');
    await onDevice(page);
    device.way.mend();
    await servedText(run, ann, 'Written for long. And longer.');
    expect(new URL(page.url()).pathname).not.toBe('/login');
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBe(over);
    expect(await served(run, ann)).toHaveLength(1);
  });
});

describe('a sign-in that ends while its member is offline', () => {
  it('keeps the text for that member only: another member neither sees nor sends it, and it is sent later', async () => {
    const ben = await buildMember(run.server, { displayName: 'Ben' });
    const page = await device.open(ann, '/stories/new');
    device.way.cut();
    await begin(page, 'Mine alone', 'Nobody else’s words.');
    await onDevice(page);
    await endToken(page);
    await accountCalls(run.server).signOut(ann.refreshToken);
    device.way.mend();
    await page.goto('/stories');
    await page.waitForURL('**/login');

    await signIn(page, ben);
    await page.goto('/stories');
    await page.getByText('No stories found').waitFor();
    expect(await page.getByText('Mine alone').count()).toBe(0);
    expect((await keptStories(page)).map(({ memberId }) => memberId)).toEqual([ann.id]);
    await signOut(page);
    await page.waitForURL((url) => url.pathname === '/');
    expect(await served(run, ben)).toEqual([]);

    await page.goto('/login');
    await signIn(page, ann);
    await until(
      () => run.signInAgain(ann).then((again) => served(run, again)),
      (stories) => stories.some(({ content }) => content === 'Nobody else’s words.'),
    );
  });
});

describe('a sign-in that ends while its member writes', () => {
  itInAll(
    'is announced on the dashboard and at sign-in, which leads back, and the text is sent',
    async () => {
      const page = await device.open(ann, '/stories/new');
      await titleOf(page).waitFor();
      await page.evaluate(() => {
        localStorage.setItem('access_token', 'nobody');
        localStorage.setItem('refresh_token', 'nobody');
      });
      await begin(page, 'Signed out', 'Written on.');
      await page.getByText(/You are signed out\. Your text is kept on this device/).waitFor();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
      await page.waitForURL('**/login');
      await page.getByText(/Your text is kept on this device, and goes up/).waitFor();
      expect(await page.getByText('Saved on this device').count()).toBe(0);
      await signIn(page, ann);
      await shows(page, 'Written on.');
      const again = await run.signInAgain(ann);
      await servedText(run, again, 'Written on.');
    },
  );
});

describe('signing out of a device with unsent text', () => {
  it('warns first, and keeps only the unsent text, for its author', async () => {
    await buildStory(run.server, ann, { title: 'Long since sent', content: 'It is on the server.' });
    const sent = (await served(run, ann))[0];
    const page = await device.open(ann, `/stories/${sent?.id}/edit`);
    await shows(page, 'It is on the server.');
    await page.goto('/stories/new');
    device.way.cut();
    await begin(page, 'Not sent yet', 'Here and nowhere else.');
    await onDevice(page);
    await signOut(page);
    const question = page.getByRole('alertdialog');
    await question.getByText('1 story has words that are only on this device').waitFor();
    await question.getByRole('button', { name: 'Sync now' }).click();
    await question.getByText('It could not be sent just now.').waitFor();
    await question.getByRole('button', { name: 'Stay' }).click();
    await question.waitFor({ state: 'hidden' });
    await shows(page, 'Here and nowhere else.');

    const whoIsKept = () => page.evaluate(() => localStorage.getItem('last-viewer'));
    expect(await whoIsKept()).toContain(ann.email);
    await signOut(page);
    await question.getByRole('button', { name: 'Sign out anyway' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await whoIsKept()).toBeNull();
    const kept = await until(
      () => keptStories(page),
      (stories) => stories.length === 1,
    );
    expect(kept.map(({ title }) => title)).toEqual(['Not sent yet']);
  });
});
