import type { documents, resources } from '../../contract/routes';
import { siteDescription, siteName } from '../../contract/site';
import { About } from '../components/About';
import { feedLinks } from '../components/feedLinks';
import { Landing } from '../components/Landing';
import { atomOf } from '../feeds/atom';
import { jsonFeedOf } from '../feeds/jsonFeed';
import type { Page, PageRequest, Resource } from '../page';
import { blogPage } from './blog';
import { authorPage, tagPage } from './collections';
import { feedPage } from './feed';
import { robots } from './robots';
import { sitemap, sitemapIndex } from './sitemap';
import { storyFailure, storyPage } from './story';
import { textPage } from './text';

type Made = Page | Resource;
type Make = (request: PageRequest) => Made | Promise<Made>;

export interface PageRoute {
  make: Make;
  /** Parameters of the address that change the document; others are ignored. */
  query?: readonly string[];
  /** The page if it couldn't be made. */
  failure?: (status: number, message: string) => Page;
  /** Needs no data, so that it is there without the database, too. */
  isFixed?: true;
}

const landing: Make = () => ({
  description: siteDescription,
  canonical: '/',
  head: feedLinks('', siteName),
  main: <Landing />,
});

const about: Make = () => ({
  title: 'About',
  description: 'Who we are, what you can do here, and when we meet.',
  canonical: '/about',
  main: <About />,
});

const atom: PageRoute = { make: feedPage('application/atom+xml', atomOf), query: ['after'] };
const jsonFeed: PageRoute = { make: feedPage('application/feed+json', jsonFeedOf), query: ['after'] };

/** How each public document is made. */
export const pageRoutes: Record<(typeof documents | typeof resources)[number], PageRoute> = {
  '/': { make: landing, isFixed: true },
  '/about': { make: about, isFixed: true },
  '/blog': { make: blogPage, query: ['q', 'after', 'before'] },
  '/blog/:id': { make: storyPage, failure: storyFailure },
  '/blog/by/:username': { make: authorPage, query: ['after', 'before'] },
  '/blog/tags/:name': { make: tagPage, query: ['after', 'before'] },
  '/terms': { make: textPage('terms'), isFixed: true },
  '/privacy': { make: textPage('privacy'), isFixed: true },
  '/feed.atom': atom,
  '/feed.json': jsonFeed,
  '/blog/by/:username/feed.atom': atom,
  '/blog/by/:username/feed.json': jsonFeed,
  '/blog/tags/:name/feed.atom': atom,
  '/blog/tags/:name/feed.json': jsonFeed,
  '/sitemap.xml': { make: sitemapIndex },
  '/sitemap/:part.xml': { make: sitemap },
  '/robots.txt': { make: robots, isFixed: true },
};
