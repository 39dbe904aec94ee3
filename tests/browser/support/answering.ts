import type { Page, Request, Route } from 'playwright-core';
import { askedBy } from '../../support/askedBy';

/**
 * Answers what asks for this field, or requests to a matching address, in place of the server during `meanwhile`. Fails
 * if no request matched: after a rename, the test would silently use the server's own answer.
 */
export async function answering(
  page: Page,
  asked: string | RegExp,
  answer: (route: Route) => Promise<void>,
  meanwhile: () => Promise<void>,
) {
  const asksForIt = (request: Request) =>
    typeof asked === 'string' ? askedBy(request.postData()).has(asked) : asked.test(request.url());
  let times = 0;
  const handle = async (route: Route) => {
    if (!asksForIt(route.request())) return route.fallback();
    times += 1;
    await answer(route);
  };
  await page.route('**', handle);
  await meanwhile();
  await page.unroute('**', handle);
  expect({ asked, wasAskedFor: times > 0 }).toEqual({ asked, wasAskedFor: true });
}

/** Holds requests that ask for this field back until the returned function is called. */
export async function holdingBack(page: Page, field: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (askedBy(route.request().postData()).has(field)) await released;
    await route.fallback();
  });
  return release;
}
