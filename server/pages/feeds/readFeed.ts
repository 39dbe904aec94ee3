import { setImmediate } from 'node:timers/promises';
import { TypeID } from 'typeid-js';
import { normalName } from '../../features/writing/tag/tagNames';
import { guessedLanguage } from '../../markdown/languageOf';
import { parser } from '../../markdown/parser';
import { FeedDocument, type FeedQuery } from '../__generated__/operations';
import { authorPath, storyPath, tagPath, titleOf } from '../components/Byline';
import type { MakeRequest, ReadRequest } from '../page';

export interface FeedEntry {
  id: string;
  url: string;
  title: string;
  author: { name: string; url: string };
  published: string;
  updated: string;
  tags: string[];
  /** A BCP 47 tag; undefined if unknown. */
  language: string | undefined;
  summary: string;
  /** The whole text as HTML; undefined if it is too long for a feed. */
  html: string | undefined;
}

/** The newest public stories, or those of an author or a tag. */
export interface Feed {
  title: string;
  description: string;
  /** The page with the same stories. */
  home: string;
  /** The address of the feed without its extension, whatever its page. */
  address: string;
  /** The cursor after which this page begins. */
  after: string | undefined;
  /** The cursor after which the next page begins; undefined on the last. */
  next: string | undefined;
  /** The latest change of an entry. */
  updated: string;
  entries: FeedEntry[];
}

type Story = FeedQuery['publicStories']['edges'][number]['node'];

const perPage = 20;
/** Bytes of a feed's texts as HTML. Further stories have only a summary. */
const textMax = 500_000;

const { escapeHtml } = parser.utils;

/**
 * The HTML of a text with absolute links, since feed readers resolve none. The renderer escapes quotation marks in texts,
 * so that only its own attributes match. Footnotes have the same ids as on the story's page.
 */
function withAbsoluteLinks(html: string, url: string): string {
  return html.replace(/ href="([^"]*)"/g, (attribute, escaped: string) => {
    // Absolute links stay: parsing thousands of international hosts again would take as long as rendering the text.
    if (/^https?:\/\//i.test(escaped)) return attribute;
    const href = escaped.replaceAll('&amp;', '&');
    return URL.canParse(href, url) ? ` href="${escapeHtml(new URL(href, url).href)}"` : attribute;
  });
}

/** Entries keep their id when the site gets another address; EPUB exports of a story have the same. */
const idOf = ({ id }: Story) => `urn:uuid:${TypeID.fromString(id).toUUID()}`;

const latestOf = (one: string, other: string) => (one > other ? one : other);

/** The story's text, if `bytesLeft` are enough for it, and its language. */
function textOf(
  story: Story,
  url: string,
  bytesLeft: number | undefined,
  cache: MakeRequest['html'],
): Pick<FeedEntry, 'html' | 'language'> {
  // HTML is hardly ever shorter than Markdown, and rendering a long text takes a while.
  if (bytesLeft === undefined || story.content.length > bytesLeft)
    return { html: undefined, language: story.lang ?? guessedLanguage(story.content) };
  const text = cache.ofText(story);
  const html = withAbsoluteLinks(text.html, url);
  return {
    html: Buffer.byteLength(html) > bytesLeft ? undefined : html,
    language: story.lang ?? text.language,
  };
}

function entryOf(story: Story, bytesLeft: number | undefined, request: MakeRequest): FeedEntry {
  const { appUrl } = request.config;
  const url = appUrl + storyPath(story);
  const published = story.publishedAt ?? story.createdAt;
  return {
    id: idOf(story),
    url,
    title: titleOf(story),
    author: { name: story.author.name, url: appUrl + authorPath(story.author) },
    published,
    updated: latestOf(published, story.revisedAt),
    tags: story.tags.map(({ name }) => name),
    summary: story.excerpt,
    ...textOf(story, url, bytesLeft, request.html),
  };
}

export interface FeedData extends FeedQuery {
  /** The stories whose texts are too long for one answer. */
  withheld: string[];
}

/** Reads the stories of a feed's page. */
export async function readFeed({ params, query, read }: ReadRequest): Promise<FeedData> {
  const withheld = new Set<string>();
  const { username: author = null, name: tag = null } = params;
  const variables = { first: perPage, after: query.get('after'), author, tag };
  const found = await read(FeedDocument, variables, withheld);
  return { ...found, withheld: [...withheld] };
}

/** The feed at an address; undefined if it would be one of an author or a tag without public stories. */
export async function feedOf(
  { publicStories, withheld }: FeedData,
  request: MakeRequest,
): Promise<Feed | undefined> {
  const { params, query, config } = request;
  const { appUrl, groupName, groupTagline } = config;
  const { username, name } = params;
  const isLimited = username !== undefined || name !== undefined;
  const after = query.get('after') ?? undefined;
  const stories = publicStories.edges.map(({ node }) => node);
  const [newest] = stories;
  if (!newest && isLimited) return undefined;

  const entries: FeedEntry[] = [];
  let bytesLeft: number | undefined = textMax;
  for (const story of stories) {
    const entry = entryOf(story, withheld.includes(story.id) ? undefined : bytesLeft, request);
    bytesLeft =
      bytesLeft === undefined || entry.html === undefined
        ? undefined
        : bytesLeft - Buffer.byteLength(entry.html);
    entries.push(entry);
    // A long text takes a while to render, and other requests wait meanwhile.
    await setImmediate();
  }
  const tag = name === undefined ? undefined : normalName(name);
  const author = username === undefined ? undefined : newest?.author;
  const base = author ? authorPath(author) : tag ? tagPath(tag) : '';
  const { hasNextPage, endCursor } = publicStories.pageInfo;
  return {
    title: titleFor(groupName, author?.name, tag),
    description: groupTagline,
    home: appUrl + (base || '/blog'),
    address: `${appUrl}${base}/feed`,
    after,
    next: (hasNextPage && endCursor) || undefined,
    updated: entries.reduce((latest, { updated }) => latestOf(latest, updated), new Date(0).toISOString()),
    entries,
  };
}

/** The title of a feed, in the feed and in pages that link to it. */
export const titleFor = (group: string, author: string | undefined, tag: string | undefined): string => {
  const limitedTo = author ?? (tag && `Stories tagged “${tag}”`);
  return limitedTo ? `${limitedTo} · ${group}` : group;
};
