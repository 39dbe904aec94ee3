import type { Config } from '../config/config';
import { cardAddress, cardSize } from '../render/card/cardText';
import { authorPath, storyPath, titleOf } from './components/Byline';
import type { PublicStory } from './components/StoryArticle';
import { oembedAddress } from './oembed';
import { alternateLink, type HeadTag } from './page';

/** Data about the whole site in documents. */
export type Site = Pick<Config, 'appUrl' | 'groupName' | 'groupContact'>;

const property = (name: string, content: string | number): HeadTag => [
  'meta',
  { property: name, content: String(content) },
];
const named = (name: string, content: string): HeadTag => ['meta', { name, content }];

/** Tags for link previews, of every page that has its own address. Source: ogp.me. */
export const pageTags = (
  site: Site,
  title: string,
  description: string | undefined,
  path: string,
): HeadTag[] => [
  property('og:site_name', site.groupName),
  property('og:title', title),
  ...(description ? [property('og:description', description)] : []),
  property('og:url', site.appUrl + path),
];

const iconSize = 512;

/** Further tags for link previews, of pages that aren't stories: the app's icon. */
export const siteTags = ({ appUrl, groupName }: Site): HeadTag[] => [
  property('og:type', 'website'),
  property('og:image', `${appUrl}/icons/icon-${iconSize}.png`),
  property('og:image:width', iconSize),
  property('og:image:height', iconSize),
  property('og:image:alt', groupName),
  named('twitter:card', 'summary'),
];

/** When the story was published, and when its title, text or tags last changed. */
function timesOf({ publishedAt, createdAt, revisedAt }: PublicStory) {
  const published = publishedAt ?? createdAt;
  return { published, modified: revisedAt > published ? revisedAt : published };
}

/** Further tags for link previews, of a story. Source: ogp.me. */
export function storyTags(story: PublicStory, appUrl: string): HeadTag[] {
  const title = titleOf(story);
  const { published, modified } = timesOf(story);
  return [
    property('og:type', 'article'),
    property('article:published_time', published),
    property('article:modified_time', modified),
    property('article:author', appUrl + authorPath(story.author)),
    ...story.tags.map(({ name }) => property('article:tag', name)),
    property('og:image', cardAddress(appUrl, story)),
    property('og:image:width', cardSize.width),
    property('og:image:height', cardSize.height),
    property('og:image:alt', `${title}, by ${story.author.name}`),
    alternateLink('application/json+oembed', title, oembedAddress(appUrl, story.id, 'json')),
    alternateLink('text/xml+oembed', title, oembedAddress(appUrl, story.id, 'xml')),
    named('author', story.author.name),
    named('twitter:card', 'summary_large_image'),
  ];
}

interface StoryDataFacts {
  description: string;
  site: Site;
  /** The text's language, if known. */
  lang: string | undefined;
}

/** Structured data of a story for search engines. Source: schema.org/Article. */
export function storyData(
  story: PublicStory,
  { description, site: { appUrl, groupName }, lang }: StoryDataFacts,
) {
  const { published, modified } = timesOf(story);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: titleOf(story),
    description,
    author: { '@type': 'Person', name: story.author.name, url: appUrl + authorPath(story.author) },
    publisher: { '@type': 'Organization', name: groupName, url: appUrl },
    datePublished: published,
    dateModified: modified,
    mainEntityOfPage: appUrl + storyPath(story),
    image: cardAddress(appUrl, story),
    wordCount: story.wordCount,
    keywords: story.tags.map(({ name }) => name),
    ...(lang && { inLanguage: lang }),
  };
}
