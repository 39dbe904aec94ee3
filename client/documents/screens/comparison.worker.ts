import { compareTexts } from '../model/compareTexts';

self.onmessage = ({ data }: MessageEvent<{ before: string; after: string }>) => {
  self.postMessage(compareTexts(data.before, data.after));
};
