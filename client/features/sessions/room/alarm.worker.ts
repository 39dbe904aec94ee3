self.onmessage = ({ data }: MessageEvent<readonly number[]>) => {
  for (const [index, wait] of data.entries()) setTimeout(() => self.postMessage(index), wait);
};
