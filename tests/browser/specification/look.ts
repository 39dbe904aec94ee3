import type { Page, Request, Route } from 'playwright-core';
import { askedBy } from '../../support/askedBy';
import { patienceMs } from '../../support/browser';
import type { TestMember } from '../../support/factories';
import { write } from '../support/offline';
import { type BrowserRun, openWithin } from '../support/visit';
import type { Row, Step, Who } from './row';
import type { World } from './world';

/** In milliseconds; well below the lifetime of an access token. */
const signInLastsMs = 8 * 60_000;

/**
 * People who look at screens, one after the other on the same page; each person has one sign-in at a time. Who `goesOn` stays
 * in the running app.
 */
export function createOnlookers(run: BrowserRun, { people }: World) {
  const signedIn = new Map<Who, { member: TestMember; since: number }>();
  let page: Page | undefined;

  async function signInOf(who: Exclude<Who, 'visitor'>): Promise<TestMember> {
    let known = signedIn.get(who);
    if (!known || Date.now() - known.since > signInLastsMs) {
      known = { member: await run.signInAgain(people[who]), since: Date.now() };
      signedIn.set(who, known);
    }
    return known.member;
  }

  return async (who: Who, goesOn = false): Promise<Page> => {
    if (goesOn && page) return page;
    const member = who === 'visitor' ? undefined : await signInOf(who);
    if (!page || page.isClosed()) page = await run.visitor();
    await run.handOver(page, member);
    return page;
  };
}

export const addressOf = ({ places }: World, at: string) =>
  at.replace(/\{([^}]+)\}/g, (_braces, name: string) => {
    const place = places[name];
    if (!place) throw new Error(`The world has no ${name}`);
    return place;
  });

async function carryOut(page: Page, step: Step): Promise<void> {
  if ('press' in step)
    await page
      .getByRole(step.as ?? 'button', { name: step.press, exact: true })
      .first()
      .click();
  else if ('confirm' in step)
    await page.getByRole('alertdialog').getByRole('button', { name: step.confirm, exact: true }).click();
  else if ('tick' in step) await page.getByRole('checkbox', { name: step.tick, exact: true }).check();
  else if ('fill' in step) await page.getByLabel(step.fill, { exact: true }).first().fill(step.with);
  else if ('select' in step)
    await page.getByLabel(step.select, { exact: true }).first().selectOption({ label: step.option });
  else if ('write' in step) await write(page, step.write);
  else await page.keyboard.press(step.key);
}

/** All texts of a page, visible or only for screen readers. */
const textOf = (page: Page) =>
  page.evaluate(() => {
    const said = [document.title, document.body.innerText];
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!element.checkVisibility()) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description'])
        said.push(element.getAttribute(name) ?? '');
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
        said.push(element.value);
      if (element instanceof HTMLSelectElement)
        said.push(...Array.from(element.options, (option) => option.text));
    }
    return said.join('\n').replace(/\s+/g, ' ');
  });

/** Nothing is said between two pages. */
function whileNavigating(error: Error): string {
  if (!error.message.includes('because of a navigation')) throw error;
  return '';
}

/**
 * The texts that the page has not shown within the time limit. The others may be shown at different moments.
 */
async function missing(page: Page, texts: readonly string[]): Promise<string[]> {
  const end = Date.now() + patienceMs;
  let left = [...texts];
  for (;;) {
    const said = await textOf(page).catch(whileNavigating);
    left = left.filter((text) => !said.includes(text));
    if (left.length === 0 || Date.now() > end) return left;
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50))).catch(whileNavigating);
  }
}

const failure = {
  errors: [{ message: 'Something went wrong.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
};

/**
 * Answers the operation in place of the server and passes on the others. The results tell whether it was
 * requested.
 */
async function answer(
  page: Page,
  { to, with: how }: NonNullable<Row['answers']>,
  held: Route[],
): Promise<Promise<boolean>[]> {
  const asksForIt = (request: Request) => askedBy(request.postData()).has(to);
  const asked = page.waitForRequest(asksForIt, { timeout: 2 * patienceMs }).then(
    () => true,
    () => false,
  );
  await page.route(/\/graphql$/, async (route) => {
    if (!asksForIt(route.request())) return route.fallback();
    if (how === 'failure') await route.fulfill({ json: failure });
    else held.push(route);
  });
  // In an array, because awaiting a promise of a promise would wait for the request.
  return [asked];
}

/**
 * Opens a screen in the running app. Discards kept form texts and notifications, and expects nothing of the former screen (menu,
 * dialog) to be left.
 */
async function openAfresh(page: Page, address: string) {
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    sessionStorage.clear();
    for (const name of Object.keys(localStorage)) if (name.startsWith('kept:')) localStorage.removeItem(name);
  });
  await openWithin(page, address);
  const notifications = page.getByRole('region', { name: 'Notifications' }).getByRole('button');
  await notifications.evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  const former = notifications.or(page.locator('[role=menu], [role=dialog], [role=alertdialog]'));
  expect(await former.filter({ visible: true }).count()).toBe(0);
}

/** What the browser stores about who is signed in and what they set. */
export const signInAndSettings = (page: Page) =>
  page.evaluate(() =>
    ['access_token', 'app_settings', 'theme'].map((name) => localStorage.getItem(name)).join(),
  );

/**
 * Carries out a row's steps. Returns the missing texts, the forbidden texts shown, and a wrong final address. With `goesOn`,
 * the app is already running.
 */
export async function look(
  page: Page,
  world: World,
  row: Row,
  goesOn = false,
): Promise<Record<string, unknown>> {
  const held: Route[] = [];
  const answered = row.answers ? await answer(page, row.answers, held) : [];
  const address = addressOf(world, row.at);
  await (goesOn ? openAfresh(page, address) : page.goto(address));
  for (const step of row.after ?? []) await carryOut(page, step);
  const notSaid = await missing(page, row.says);
  if (row.leadsTo)
    await page
      .waitForURL((url) => row.leadsTo?.test(url.pathname) ?? false, { timeout: patienceMs })
      .catch(() => {});
  const isThere = !row.leadsTo || row.leadsTo.test(new URL(page.url()).pathname);
  const seen = {
    // After a rename of the operation, the row would silently test the server's own answer.
    wasRequested: (await Promise.all(answered)).every(Boolean),
    notSaid,
    saidAfterAll: await shownAsWholeText(page, row.never ?? []),
    endsAt: isThere ? 'the right place' : new URL(page.url()).pathname,
  };
  // Abort held requests: closing the page would send them on to the server.
  for (const route of held) await route.abort();
  await page.unrouteAll();
  return seen;
}

/** The texts of this list that are an element's whole text. */
async function shownAsWholeText(page: Page, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of texts) {
    const places = [
      page.getByText(name, { exact: true }),
      page.getByRole('button', { name, exact: true }),
      page.getByRole('link', { name, exact: true }),
    ];
    const counts = await Promise.all(places.map((place) => place.filter({ visible: true }).count()));
    if (counts.some((count) => count > 0)) found.push(name);
  }
  return found;
}

export const allIsAsWritten = {
  wasRequested: true,
  notSaid: [],
  saidAfterAll: [],
  endsAt: 'the right place',
};
