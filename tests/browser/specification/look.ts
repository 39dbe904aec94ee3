import type { Page, Request, Route } from 'playwright-core';
import type { TestMember } from '../../support/factories';
import { write } from '../support/offline';
import type { BrowserRun } from '../support/visit';
import type { Row, Step, Who } from './row';
import type { World } from './world';

/** Well within an access token's time. */
const signInLastsMs = 8 * 60_000;

/** People who look, each by one sign-in at a time. */
export function createOnlookers(run: BrowserRun, { people }: World) {
  const signedIn = new Map<Who, { member: TestMember; since: number }>();
  return async (who: Who): Promise<Page> => {
    if (who === 'visitor') return run.visitor();
    let known = signedIn.get(who);
    if (!known || Date.now() - known.since > signInLastsMs) {
      known = { member: await run.signInAgain(people[who]), since: Date.now() };
      signedIn.set(who, known);
    }
    return run.signedIn(known.member);
  };
}

export const addressOf = ({ places }: World, at: string) =>
  at.replace(/\{([^}]+)\}/g, (_braces, name: string) => {
    const place = places[name];
    if (!place) throw new Error(`The world has no ${name}`);
    return place;
  });

async function take(page: Page, step: Step): Promise<void> {
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

/** All that a page says, to whoever sees it or hears it read. */
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

/** What of these texts the page has not said within the time it has; none where it has said them all, at once or in turns. */
async function missing(page: Page, texts: readonly string[], patienceMs: number): Promise<string[]> {
  const end = Date.now() + patienceMs;
  let left = [...texts];
  for (;;) {
    const said = await textOf(page);
    left = left.filter((text) => !said.includes(text));
    if (left.length === 0 || Date.now() > end) return left;
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  }
}

const failure = {
  errors: [{ message: 'Something went wrong.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
};

const patienceMs = 20_000;

/** Answers the operation in the server's place, and lets the others pass; then tells whether it was asked for. */
async function answer(
  page: Page,
  { to, with: how }: NonNullable<Row['answers']>,
  held: Route[],
): Promise<Promise<boolean>[]> {
  const asksForIt = (request: Request) =>
    /\/graphql$/.test(request.url()) && (request.postData() ?? '').toLowerCase().includes(to.toLowerCase());
  const asked = page.waitForRequest(asksForIt, { timeout: 2 * patienceMs }).then(
    () => true,
    () => false,
  );
  await page.route(/\/graphql$/, async (route) => {
    if (!asksForIt(route.request())) return route.fallback();
    if (how === 'failure') await route.fulfill({ json: failure });
    else held.push(route);
  });
  return [asked];
}

/** Does what a row says, and tells what the screen did not say of it, said against it, or where else it ended. */
export async function look(page: Page, world: World, row: Row): Promise<Record<string, unknown>> {
  page.setDefaultTimeout(patienceMs);
  // A name that nothing asks by any more would leave the row to the server's own answer.
  const held: Route[] = [];
  const answered = row.answers ? await answer(page, row.answers, held) : [];
  await page.goto(addressOf(world, row.at));
  for (const step of row.after ?? []) await take(page, step);
  const notSaid = await missing(page, row.says, patienceMs);
  if (row.leadsTo)
    await page
      .waitForURL((url) => row.leadsTo?.test(url.pathname) ?? false, { timeout: patienceMs })
      .catch(() => {});
  const isThere = !row.leadsTo || row.leadsTo.test(new URL(page.url()).pathname);
  const seen = {
    isAnswered: (await Promise.all(answered)).every(Boolean),
    notSaid,
    saidAfterAll: await standing(page, row.never ?? []),
    endsAt: isThere ? 'the right place' : new URL(page.url()).pathname,
  };
  // A page that is closed would let what is held go on to the server.
  for (const route of held) await route.abort();
  return seen;
}

/** Which of these words something on the page consists of. */
async function standing(page: Page, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of texts) {
    const places = [
      page.getByText(name, { exact: true }),
      page.getByRole('button', { name, exact: true }),
      page.getByRole('link', { name, exact: true }),
    ];
    const counts = await Promise.all(places.map((place) => place.count()));
    if (counts.some((count) => count > 0)) found.push(name);
  }
  return found;
}

export const allIsAsWritten = { isAnswered: true, notSaid: [], saidAfterAll: [], endsAt: 'the right place' };
