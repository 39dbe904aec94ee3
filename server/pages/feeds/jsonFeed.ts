import type { Feed, FeedEntry } from './readFeed';

const item = ({ id, url, title, author, published, updated, tags, language, summary, html }: FeedEntry) => ({
  id,
  url,
  title,
  // An item must have a text of one kind.
  ...(html === undefined ? { content_text: summary } : { content_html: html }),
  summary,
  date_published: published,
  date_modified: updated,
  authors: [author],
  tags,
  language,
});

/** The feed as JSON. Source: https://www.jsonfeed.org/version/1.1/ */
export function jsonFeedOf({ title, description, home, address, next, entries }: Feed): string {
  const first = `${address}.json`;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: home,
    feed_url: first,
    next_url: next && `${first}?${new URLSearchParams({ after: next })}`,
    items: entries.map(item),
  });
}
