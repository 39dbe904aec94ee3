/** Gets waits in milliseconds, and posts the index of each when it is over. Timers of a worker aren't delayed in the background. */
self.onmessage = ({ data: waits }: MessageEvent<readonly number[]>) => {
  for (const [index, wait] of waits.entries()) setTimeout(() => self.postMessage(index), wait);
};
