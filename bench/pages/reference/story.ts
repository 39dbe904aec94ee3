import MarkdownIt from 'markdown-it';
import { renderToStaticMarkup } from 'react-dom/server';
import { siteName } from '../../../server/contract/site';
import { cutWords } from '../../../server/markdown/cutText';
import { languageOf } from '../../../server/markdown/languageOf';
import { plainText } from '../../../server/markdown/plainText';
import { ByScript } from '../../../server/pages/components/ByScript';
import { ReadingSettings } from '../../../server/pages/components/ReadingSettings';
import { oembedAddress } from '../../../server/pages/oembed';
import { cardAddress, cardSize } from '../../../server/render/card/cardText';
import { read } from '../../reference/database';
import { appUrl, documentOf, escapeHtml, feedLine, feedLinks, property } from './document';
import { byline, type Listed, langOf, listed, newest } from './lists';

/** As the app sets it for the texts of the benchmark, which have only paragraphs. */
const markdown = new MarkdownIt({ linkify: true, breaks: true });
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
markdown.renderer.rules.paragraph_open = () => '<p dir="auto">';

interface Text {
  html: string;
  language: string;
  description: string;
}

/** By story and version; the benchmark has few. */
const texts = new Map<string, Text>();

/** What is made from a text; kept, as the app does, until it is another one. */
export function textOf(id: string, version: Date, content: string): Text {
  const key = `${id} ${version.getTime()}`;
  const known = texts.get(key) ?? {
    html: markdown.render(content),
    language: languageOf(content),
    description: `${cutWords(plainText(content, 600), 199)}…`,
  };
  if (texts.size > 1_000) texts.clear();
  texts.set(key, known);
  return known;
}

/** Ids and names contain no line break. */
const neighbor = (sign: '<' | '>', direction: 'ASC' | 'DESC') =>
  `(SELECT CONCAT(o.id, '\\n', o.title) FROM stories o FORCE INDEX (stories_author_published)
    WHERE o.author_id = s.author_id AND o.privacy_level = 'public'
    AND (o.published_at ${sign} s.published_at OR o.published_at = s.published_at AND o.id ${sign} s.id)
    ORDER BY o.published_at ${direction}, o.id ${direction} LIMIT 1)`;

/** Tags' names contain no line break. */
export const tagsColumn = `(SELECT GROUP_CONCAT(t.name ORDER BY l.position SEPARATOR '\\n')
  FROM story_tags l JOIN tags t ON t.id = l.tag_id WHERE l.story_id = s.id) AS tags`;

interface StoryRow extends Listed {
  content: string;
  lang: string | null;
  revisedAt: Date;
  bio: string | null;
  tags: string | null;
  previous: string | null;
  next: string | null;
}

const storyStatement = `SELECT ${listed}, s.content, s.lang, s.revised_at AS revisedAt, u.bio, ${tagsColumn},
  ${neighbor('<', 'DESC')} AS previous, ${neighbor('>', 'ASC')} AS next
  FROM stories s JOIN users u ON u.id = s.author_id WHERE s.id = ? AND s.privacy_level = 'public'`;
const othersStatement = `SELECT ${listed} FROM ${newest} ORDER BY s.published_at DESC, s.id DESC LIMIT 4`;

const settings = renderToStaticMarkup(ByScript({ html: renderToStaticMarkup(ReadingSettings()) }));
const shareButton = '<button type="button" class="link" data-share="">Share</button>';
const share = renderToStaticMarkup(ByScript({ html: shareButton }));

function previewOf(story: StoryRow, tags: string[], { description, language }: Text) {
  const { id, title, username, displayName, publishedAt, revisedAt, wordCount } = story;
  const name = displayName ?? username;
  const url = `${appUrl}/blog/${id}`;
  const authorUrl = `${appUrl}/blog/by/${encodeURIComponent(username)}`;
  const picture = cardAddress(appUrl, { id, title, author: { username, displayName } });
  const published = publishedAt.toISOString();
  const updated = revisedAt > publishedAt ? revisedAt.toISOString() : published;
  const article = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    author: { '@type': 'Person', name, url: authorUrl },
    publisher: { '@type': 'Organization', name: siteName, url: appUrl },
    datePublished: published,
    dateModified: updated,
    mainEntityOfPage: url,
    image: picture,
    wordCount,
    keywords: tags,
    ...(language !== 'und' && { inLanguage: language }),
  };
  const oembed = (type: string, form: 'json' | 'xml') =>
    `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(oembedAddress(appUrl, id, form))}"/>`;
  const preview = `${property('og:type', 'article')}${property('article:published_time', published)}${property('article:modified_time', updated)}${property('article:author', authorUrl)}${tags.map((tag) => property('article:tag', tag)).join('')}${property('og:image', picture)}${property('og:image:width', cardSize.width)}${property('og:image:height', cardSize.height)}${property('og:image:alt', `${title}, by ${name}`)}${oembed('application/json+oembed', 'json')}${oembed('text/xml+oembed', 'xml')}<meta name="author" content="${escapeHtml(name)}"/><meta name="twitter:card" content="summary_large_image"/>`;
  return {
    preview,
    data: `<script type="application/ld+json">${JSON.stringify(article).replaceAll('<', '\\u003c')}</script>`,
  };
}

function neighborOf(given: string | null, attributes: string, label: string): string {
  const [id, title] = given?.split('\n') ?? [];
  if (!id) return '';
  return `<a ${attributes.replace('ID', id)}><span class="small muted">${label} by this author</span> <span class="reading" dir="auto"${langOf(title ?? '')}>${escapeHtml(title || 'Untitled Story')}</span></a>`;
}

function neighbors({ previous, next }: StoryRow, name: string): string {
  if (!previous && !next) return '';
  return `<nav class="neighbors" aria-label="More by ${name}">${neighborOf(previous, 'href="/blog/ID" rel="prev"', 'Previous')} ${neighborOf(next, 'class="later" href="/blog/ID" rel="next"', 'Next')}</nav>`;
}

function article(story: StoryRow, tags: string[], { html, language }: Text): string {
  const { id, title, username, displayName, bio } = story;
  const name = escapeHtml(displayName ?? username);
  const lang = ` lang="${language === 'und' ? '' : language}"`;
  const tagList = tags.map(
    (tag) => `<li><a href="/blog/tags/${encodeURIComponent(tag)}" rel="tag">${escapeHtml(tag)}</a></li>`,
  );
  const page = `/stories/${id}`;
  return `<article class="narrow" data-story="${id}"><header class="story-header"><h1 class="title" dir="auto"${lang}>${escapeHtml(title)}</h1>${byline(story)}${settings}</header><div class="reading prose"${lang}>${html}</div>${tags.length > 0 ? `<ul class="tags plain" aria-label="Tags">${tagList.join('')}</ul>` : ''}<nav class="response small" aria-label="This story"><a href="${page}?to=favorite">Add to favorites</a> <a href="${page}#comments">Comments</a> <a href="/u/${encodeURIComponent(username)}?to=follow">Follow <bdi>${name}</bdi></a> ${share}<span class="muted" role="status" data-shared=""></span></nav><footer class="author"><h2 class="heading"><span class="muted">Written by </span><a href="/blog/by/${encodeURIComponent(username)}" rel="author"><bdi>${name}</bdi></a></h2>${bio ? `<p class="reading muted bio" dir="auto">${escapeHtml(bio)}</p>` : ''}</footer>${neighbors(story, name)}</article>`;
}

const other = (story: Listed) =>
  `<li><h3 class="heading" dir="auto"${langOf(story.title)}><a href="/blog/${story.id}">${escapeHtml(story.title)}</a></h3>${byline(story)}</li>`;

export async function story(id: string): Promise<string> {
  const [[found], others] = await Promise.all([
    read<StoryRow>(storyStatement, [id]),
    read<Listed>(othersStatement),
  ]);
  if (!found) throw new Error(`There is no story ${id}`);
  const tags = found.tags?.split('\n') ?? [];
  const text = textOf(id, found.revisedAt, found.content);
  const author = `/blog/by/${encodeURIComponent(found.username)}`;
  const rest = others.filter((story) => story.id !== id).slice(0, 3);
  return documentOf({
    title: found.title,
    description: text.description,
    canonical: `/blog/${id}`,
    ...previewOf(found, tags, text),
    head: feedLinks('', siteName) + feedLinks(author, `${found.displayName ?? found.username} · ${siteName}`),
    main: `${article(found, tags, text)}<aside class="narrow more-stories"><h2 class="heading">More Stories</h2><ul class="plain rows">${rest.map(other).join('')}</ul><div class="actions"><a class="button" href="/stories/new">Write Your Story</a><a class="button outline" href="/blog">Browse Stories</a></div>${feedLine('')}</aside>`,
  });
}
