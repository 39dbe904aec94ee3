import { documents } from '../../contract/routes';
import {
  maxSitemapEntries,
  publicAuthors,
  publicTags,
  type SitemapPart,
  sitemapPart,
  sitemapParts,
} from '../../features/stories/story/sitemapLists';
import { xmlText } from '../../markdown/xmlText';
import { authorPath, storyPath, tagPath } from '../components/Byline';
import type { PageRoute, ReadRequest, Resource } from '../page';
import { pageNotFound } from './missing';

/** Cost of making a sitemap anew: it reads an index of all public stories. */
const costPoints = 300;

interface Address {
  path: string;
  /** A time in ISO 8601. */
  changed?: string;
}

/** A sitemap, or a list of sitemaps. Source: https://www.sitemaps.org/protocol.html */
function xmlOf(list: 'sitemapindex' | 'urlset', appUrl: string, addresses: readonly Address[]): Resource {
  const item = list === 'urlset' ? 'url' : 'sitemap';
  const lines = addresses.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<${item}><loc>${xmlText(appUrl + path)}</loc>${lastmod}</${item}>\n`;
  });
  return {
    type: 'application/xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="utf-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('')}</${list}>
`,
  };
}

/** Lists the parts: those of stories have numbers, the others names. Empty parts aren't listed, because the schema forbids them. */
export const sitemapIndex: PageRoute<SitemapPart[]> = {
  read: async ({ charge, db }) => {
    await charge(costPoints);
    return sitemapParts(db);
  },
  make: (parts, { config }) =>
    xmlOf('sitemapindex', config.appUrl, [
      { path: '/sitemap/site.xml' },
      ...(parts.length > 0 ? [{ path: '/sitemap/authors.xml' }] : []),
      ...parts.map(({ changedAt }, index) => ({ path: `/sitemap/${index + 1}.xml`, changed: changedAt })),
    ]),
};

const pathsWithoutParameter = documents.filter((path) => !path.includes(':'));

/** The addresses of a part; none if there is no such part. */
async function addressesOf(part: string, db: ReadRequest['db']): Promise<Address[]> {
  if (part === 'site') {
    const tags = await publicTags(db);
    return [...pathsWithoutParameter, ...tags.map(tagPath)]
      .slice(0, maxSitemapEntries)
      .map((path) => ({ path }));
  }
  if (part === 'authors')
    return (await publicAuthors(db)).map((username) => ({ path: authorPath({ username }) }));
  if (!/^[1-9]\d{0,4}$/.test(part)) return [];
  const stories = await sitemapPart(db, Number(part) - 1);
  return stories.map((story) => ({ path: storyPath(story), changed: story.changedAt }));
}

export const sitemap: PageRoute<Address[]> = {
  read: async ({ params, charge, db }) => {
    await charge(costPoints);
    return addressesOf(params.part ?? '', db);
  },
  make: (addresses, { config }) =>
    addresses.length > 0 ? xmlOf('urlset', config.appUrl, addresses) : pageNotFound,
};
