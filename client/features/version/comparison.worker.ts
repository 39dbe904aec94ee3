import { compareTexts } from '../../documents/model/compareTexts';

self.onmessage = ({ data }: MessageEvent<{ before: string; after: string }>) => {
  self.postMessage(compareTexts(data.before, data.after));
};
