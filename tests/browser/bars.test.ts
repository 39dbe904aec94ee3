import { Role } from '../../server/contract/enums';
import { buildExercise, memberOfFile } from '../support/factories';
import { browserRun } from './support/visit';

const run = browserRun();
const member = memberOfFile(run.server, { roles: [Role.INSTRUCTOR] });

afterEach(() => run.leave());

it('the user menu leads to help by the keyboard alone', async () => {
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

describe('the bars', () => {
  it('can both be hidden, restored by floating buttons, and keep their state', async () => {
    const page = await run.signedIn(member, { viewport: { width: 1280, height: 800 } });
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: /Welcome/ }).waitFor();
    // The page’s own heading comes first.
    const first = page.getByRole('heading').first();
    expect(await first.evaluate(({ tagName }) => tagName)).toBe('H1');
    await page.getByRole('button', { name: 'Hide top bar' }).click();
    await page.getByRole('banner').waitFor({ state: 'detached' });
    // Toasts stand above the heading, in what was the bar's strip.
    const toasts = page.getByRole('region', { name: 'Notifications' });
    const toastsBegin = await toasts.evaluate((region) => Number.parseFloat(getComputedStyle(region).top));
    const heading = await first.boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual(toastsBegin + 56);
    await page.reload();
    await page.getByRole('button', { name: 'Show top bar' }).click();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /side ?bar/i })
      .click();
    await page.getByRole('complementary').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: /Welcome/ }).waitFor();
    expect(await page.getByRole('complementary').count()).toBe(0);
    await page.getByRole('button', { name: 'Show sidebar' }).last().click();
    await page.getByRole('complementary').getByRole('link', { name: 'Stories', exact: true }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('navigation-store'))).not.toBeNull();
  });
  it('stay visible while a long page scrolls, and a new page starts at its top', async () => {
    const page = await run.signedIn(member, {
      viewport: { width: 1280, height: 500 },
    });
    await page.goto('/help');
    await page.getByRole('heading', { name: 'Application information' }).waitFor();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForFunction(() => window.scrollY > 100);
    const [bar, side] = [page.getByRole('banner'), page.getByRole('complementary')];
    const { height } = (await bar.boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThan(0);
    expect((await bar.boundingBox())?.y).toBeCloseTo(0, 0);
    expect((await side.boundingBox())?.y).toBeCloseTo(height, 0);

    const exercise = await buildExercise(run.server, member, { title: 'A room without colours' });
    await page.goto(`/exercises/${exercise.id}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('leave the room to the page at 400 % zoom: the top bar scrolls away', async () => {
    const page = await run.signedIn(member, { viewport: { width: 320, height: 200 } });
    await page.goto('/help');
    await page.getByRole('heading', { name: 'Application information' }).waitFor();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const { y, height } = (await page.getByRole('banner').boundingBox()) ?? { y: 0, height: 0 };
    expect(height).toBeGreaterThan(0);
    expect(y + height).toBeLessThanOrEqual(0);
  });

  it('open on a phone although no more of the app’s code can be loaded, and the words stay', async () => {
    const page = await run.signedIn(member, { viewport: { width: 390, height: 844 }, cache: 'empty' });
    await page.goto('/notes/new');
    const field = page.getByRole('textbox', { name: 'Content' });
    await field.click();
    await page.keyboard.type('Rain at last.');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Show sidebar' }).click();
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    await drawer.getByRole('button', { name: 'Close navigation' }).click();
    await drawer.waitFor({ state: 'detached' });
    expect(await field.innerText()).toContain('Rain at last.');
  });
});
