import type { documents, resources } from '../../contract/routes';
import { renderMarkdown } from '../../markdown/render';
import { pageAssets } from '../assets';
import { About } from '../components/About';
import { feedLinks } from '../components/feedLinks';
import { Landing } from '../components/Landing';
import { atomOf } from '../feeds/atom';
import { jsonFeedOf } from '../feeds/jsonFeed';
import { type Feed, type FeedData, feedOf, readFeed } from '../feeds/readFeed';
import type { PageRoute } from '../page';
import { blog } from './blog';
import { author, tag } from './collections';
import { pageNotFound } from './missing';
import { robots } from './robots';
import { sitemap, sitemapIndex } from './sitemap';
import { story } from './story';

/** A feed of all public stories, or of an author's or a tag's, by the address's parameters. */
const feed = (type: string, write: (feed: Feed) => string): PageRoute<FeedData> => ({
  read: readFeed,
  make: async (data, request) => {
    const feed = await feedOf(data, request);
    return feed ? { type: `${type}; charset=utf-8`, body: write(feed) } : pageNotFound;
  },
  query: ['after'],
});

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

const titles = { terms: 'Terms of Service', privacy: 'Privacy Policy' } as const;

/** A text that the operator may replace by a file. */
function text(name: keyof typeof titles): PageRoute {
  const title = titles[name];
  const make: PageRoute['make'] = (_, { config }) => ({
    title,
    description: `The ${title.toLowerCase()} of ${config.groupName}.`,
    canonical: `/${name}`,
    main: (
      <article className="text narrow">
        <h1 className="title">{title}</h1>
        <div
          className="reading prose"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer's answer is safe, and tested to be
          dangerouslySetInnerHTML={{
            __html: renderMarkdown(config[name] ?? pageAssets()[name], () => true),
          }}
        />
      </article>
    ),
  });
  return { make };
}

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
