import { documents } from '../../contract/routes';
import { xmlText } from '../../xmlText';
import { authorPath, storyPath, tagPath } from '../components/Byline';
import type { Page, PageRequest, Resource } from '../page';
import { partSize, publicAuthors, publicTags, sitemapPart, sitemapParts } from '../publicIndex';
import { pageNotFound } from './missing';

/** Charged for making a sitemap anew: it reads an index of all public stories. */
const points = 300;

interface Address {
  path: string;
  changed?: Date;
}

/** Source: https://www.sitemaps.org/protocol.html */
function xmlOf(list: 'sitemapindex' | 'urlset', appUrl: string, addresses: readonly Address[]): Resource {
  const item = list === 'urlset' ? 'url' : 'sitemap';
  const lines = addresses.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
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

/** Parts of stories have numbers, those of other addresses names. A part is never empty, which its schema forbids. */
export async function sitemapIndex({ charge, services: { db, config } }: PageRequest): Promise<Resource> {
  await charge(points);
  const parts = await sitemapParts(db);
  return xmlOf('sitemapindex', config.appUrl, [
    { path: '/sitemap/site.xml' },
    ...(parts.length > 0 ? [{ path: '/sitemap/authors.xml' }] : []),
    ...parts.map(({ updatedAt }, n) => ({ path: `/sitemap/${n + 1}.xml`, changed: updatedAt })),
  ]);
}

const fixed = documents.filter((path) => !path.includes(':'));

/** The addresses of a part; none if there is no such part. */
async function addressesOf(part: string, db: PageRequest['services']['db']): Promise<Address[]> {
  if (part === 'site') {
    const tags = await publicTags(db);
    return [...fixed, ...tags.map(tagPath)].slice(0, partSize).map((path) => ({ path }));
  }
  if (part === 'authors')
    return (await publicAuthors(db)).map((username) => ({ path: authorPath({ username }) }));
  if (!/^[1-9]\d{0,4}$/.test(part)) return [];
  const stories = await sitemapPart(db, Number(part) - 1);
  return stories.map((story) => ({ path: storyPath(story), changed: story.updatedAt }));
}

export async function sitemap({ params, charge, services }: PageRequest): Promise<Page | Resource> {
  const { db, config } = services;
  await charge(points);
  const addresses = await addressesOf(params.part ?? '', db);
  return addresses.length > 0 ? xmlOf('urlset', config.appUrl, addresses) : pageNotFound;
}
