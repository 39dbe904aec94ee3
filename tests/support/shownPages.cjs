const { setTimeout: pause } = require('node:timers/promises');

/** Runs in the page. */
const look = () => {
  const { activeElement, body } = document;
  const focused = activeElement === body ? 'body' : activeElement?.outerHTML.slice(0, 200);
  return `${location.href}, focus: ${focused}\n${body.innerText.replace(/\s*\n\s*/g, '\n').slice(0, 800)}`;
};

/** Tells what the first pages of the browser show. */
module.exports = async function shownPages(browser) {
  const pages = browser.contexts().flatMap((context) => context.pages());
  const shown = await Promise.all(
    pages
      .slice(0, 6)
      .map((page) =>
        Promise.race([
          page.evaluate(look),
          pause(5_000, `${page.url()} does not answer`, { ref: false }),
        ]).catch(({ message }) => `${page.url()}: ${message}`),
      ),
  );
  return shown.map((text) => `Page: ${text}`).join('\n\n');
};
