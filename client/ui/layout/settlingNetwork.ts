/** When the browser last said that it is online again. */
let onlineAt = Number.NEGATIVE_INFINITY;
window.addEventListener('online', () => {
  onlineAt = performance.now();
});

/** For this long after coming online, requests may still fail. */
const settlingMs = 10_000;

/** How long to wait between two attempts while the network settles. */
export const settlingRetryMs = 1_000;

/** Whether the browser has come online so recently that requests may still fail. */
export const isNetworkSettling = () => performance.now() - onlineAt < settlingMs;
