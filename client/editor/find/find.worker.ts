import { type FindTask, find } from './findMatches';

self.onmessage = ({ data }: MessageEvent<FindTask>) => {
  self.postMessage(find(data));
};
