/** When the browser last said that it is online again. */
let onlineAt = Number.NEGATIVE_INFINITY;
window.addEventListener('online', () => {
  onlineAt = performance.now();
});

/** A network that has just returned may still fail requests for so long. */
const settlingMs = 10_000;

/** How long to wait between two tries meanwhile. */
export const settlingRetryMs = 1_000;

export const networkSettles = () => performance.now() - onlineAt < settlingMs;
