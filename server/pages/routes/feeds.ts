import { atomOf } from '../feeds/atom';
import { jsonFeedOf } from '../feeds/jsonFeed';
import { type Feed, type FeedData, feedOf, readFeed } from '../feeds/readFeed';
import type { PageRoute } from '../page';
import { pageNotFound } from './missing';

/** A feed of all public stories, or of an author's or a tag's, by the address's parameters. */
const feed = (type: string, write: (feed: Feed) => string): PageRoute<FeedData> => ({
  read: readFeed,
  make: async (data, request) => {
    const feed = await feedOf(data, request);
    return feed ? { type: `${type}; charset=utf-8`, body: write(feed) } : pageNotFound;
  },
  query: ['after'],
});

export const atomFeed = feed('application/atom+xml', atomOf);
export const jsonFeed = feed('application/feed+json', jsonFeedOf);
