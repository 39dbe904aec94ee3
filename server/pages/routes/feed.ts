import { type Feed, readFeed } from '../feeds/readFeed';
import type { Page, PageRequest, Resource } from '../page';
import { pageNotFound } from './missing';

/** A feed of all public stories, or of an author's or a tag's, by the address's parameters. */
export const feedPage =
  (type: string, write: (feed: Feed) => string) =>
  async (request: PageRequest): Promise<Page | Resource> => {
    const feed = await readFeed(request);
    return feed ? { type: `${type}; charset=utf-8`, body: write(feed) } : pageNotFound;
  };
