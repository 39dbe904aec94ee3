import type { documents, resources } from '../../contract/routes';
import { About } from '../components/About';
import { feedLinks } from '../components/feedLinks';
import { Landing } from '../components/Landing';
import { atomOf } from '../feeds/atom';
import { jsonFeedOf } from '../feeds/jsonFeed';
import type { PageRoute } from '../page';
import { blog } from './blog';
import { author, tag } from './collections';
import { feed } from './feed';
import { robots } from './robots';
import { sitemap, sitemapIndex } from './sitemap';
import { story } from './story';
import { text } from './text';

const landing: PageRoute = {
  make: (_, { config: { groupName, groupTagline } }) => ({
    description: groupTagline,
    canonical: '/',
    head: feedLinks('', groupName),
    main: <Landing />,
  }),
};

const about: PageRoute = {
  make: () => ({
    title: 'About',
    description: 'Who we are, what you can do here, and when we meet.',
    canonical: '/about',
    main: <About />,
  }),
};

const atom = feed('application/atom+xml', atomOf);
const jsonFeed = feed('application/feed+json', jsonFeedOf);

/** How each public document is made. */
export const pageRoutes: Record<(typeof documents | typeof resources)[number], PageRoute> = {
  '/': landing,
  '/about': about,
  '/blog': blog,
  '/blog/:id': story,
  '/blog/by/:username': author,
  '/blog/tags/:name': tag,
  '/terms': text('terms'),
  '/privacy': text('privacy'),
  '/feed.atom': atom,
  '/feed.json': jsonFeed,
  '/blog/by/:username/feed.atom': atom,
  '/blog/by/:username/feed.json': jsonFeed,
  '/blog/tags/:name/feed.atom': atom,
  '/blog/tags/:name/feed.json': jsonFeed,
  '/sitemap.xml': sitemapIndex,
  '/sitemap/:part.xml': sitemap,
  '/robots.txt': robots,
};
