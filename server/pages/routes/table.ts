import type { documents, resources } from '../../contract/routes';
import type { PageRoute } from '../page';
import { about, landing, privacy, terms } from './aboutGroup';
import { blog } from './blog';
import { author, tag } from './collections';
import { atomFeed, jsonFeed } from './feeds';
import { robots } from './robots';
import { sitemap, sitemapIndex } from './sitemap';
import { story } from './story';

/** How each public document is made. */
export const pageRoutes: Record<(typeof documents | typeof resources)[number], PageRoute> = {
  '/': landing,
  '/about': about,
  '/blog': blog,
  '/blog/:id': story,
  '/blog/by/:username': author,
  '/blog/tags/:name': tag,
  '/terms': terms,
  '/privacy': privacy,
  '/feed.atom': atomFeed,
  '/feed.json': jsonFeed,
  '/blog/by/:username/feed.atom': atomFeed,
  '/blog/by/:username/feed.json': jsonFeed,
  '/blog/tags/:name/feed.atom': atomFeed,
  '/blog/tags/:name/feed.json': jsonFeed,
  '/sitemap.xml': sitemapIndex,
  '/sitemap/:part.xml': sitemap,
  '/robots.txt': robots,
};
