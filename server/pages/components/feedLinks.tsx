import { alternateLink, type HeadTag } from '../page';

/**
 * Elements of a page's head by which feed readers find the feeds below the address `base`, as in /blog/by/ada; the feeds
 * of all stories are below ''.
 */
export const feedLinks = (base: string, title: string): readonly HeadTag[] => [
  alternateLink('application/atom+xml', title, `${base}/feed.atom`),
  alternateLink('application/feed+json', title, `${base}/feed.json`),
];

/** Links to the same feeds on the page itself. */
export const FeedLink = ({ base }: { base: string }) => (
  <p className="feeds small muted">
    Get new stories in a feed reader: <a href={`${base}/feed.atom`}>Atom</a> or{' '}
    <a href={`${base}/feed.json`}>JSON</a>
  </p>
);
