import { siteName } from '../../../server/contract/site';
import { excerptOf } from '../../../server/markdown/excerpt';
import { langOf as guessedLangOf } from '../../../server/pages/components/Byline';
import { read } from '../../reference/database';
import { minutesOf } from '../../reference/stories';
import { documentOf, escapeHtml, feedLine, feedLinks, layoutBreak } from './document';

export const perPage = 20;

export interface Listed {
  id: string;
  title: string;
  publishedAt: Date;
  wordCount: number;
  excerptText: string;
  username: string;
  displayName: string | null;
}

export const listed = `s.id, s.title, s.published_at AS publishedAt, s.word_count AS wordCount,
  s.excerpt_text AS excerptText, u.username, u.display_name AS displayName`;

export const newest = `stories s FORCE INDEX (stories_published) STRAIGHT_JOIN users u ON u.id = s.author_id
  WHERE s.privacy_level = 'public'`;
const beyond = '(s.published_at < ? OR s.published_at = ? AND s.id < ?)';
const order = `ORDER BY s.published_at DESC, s.id DESC LIMIT ${perPage + 1}`;

const byAuthor = `stories s FORCE INDEX (stories_author_published)
  STRAIGHT_JOIN users u ON u.id = s.author_id
  WHERE s.author_id = (SELECT id FROM users WHERE username = ?) AND s.privacy_level = 'public'`;
const withTag = `story_tags l FORCE INDEX (story_tags_tag) STRAIGHT_JOIN stories s ON s.id = l.story_id
  STRAIGHT_JOIN users u ON u.id = s.author_id
  WHERE l.tag_id = (SELECT id FROM tags WHERE name = ?) AND l.published_at IS NOT NULL AND s.privacy_level = 'public'`;

const dates = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const timeOf = (date: Date) =>
  `<span><span class="hidden">Published </span><time dateTime="${date.toISOString()}" data-what="Published">${dates.format(date)}</time></span>`;

export const byline = ({ username, displayName, publishedAt, wordCount }: Omit<Listed, 'excerptText'>) =>
  `<div class="facts"><span><a href="/blog/by/${encodeURIComponent(username)}" rel="author"><bdi>${escapeHtml(displayName ?? username)}</bdi></a></span> ${timeOf(publishedAt)} <span>${minutesOf(wordCount)} min read</span></div>`;

/** The attribute of a title's or an excerpt's language; the benchmark's authors set none. */
export function langOf(title: string, excerpt?: string): string {
  const lang = guessedLangOf({ title, lang: null, ...(excerpt !== undefined && { excerpt }) });
  return lang ? ` lang="${lang}"` : '';
}

const more = (kind: string, id: string, title: string) =>
  `<a class="${kind}" href="/stories/${id}" aria-describedby="${id}"><span>Read More</span><span class="hidden" aria-hidden="true">: ${title}</span></a>`;

const heading = (id: string, title: string, lang: string) =>
  `<h2 class="heading" id="${id}" dir="auto"${lang}><a href="/blog/${id}">${title}</a></h2>`;

function cardOf(story: Listed): string {
  const title = escapeHtml(story.title || 'Untitled Story');
  const excerpt = excerptOf(story.excerptText, 150);
  const lang = langOf(story.title, excerpt);
  return `<li><article class="card" aria-labelledby="${story.id}">${heading(story.id, title, lang)}${byline(story)}<p class="reading" dir="auto"${lang}>${escapeHtml(excerpt)}</p>${more('more', story.id, title)}</article></li>`;
}

const cardsOf = (stories: Listed[]) => `<ul class="grid plain">${stories.map(cardOf).join('')}</ul>`;

function featured(story: Listed): string {
  const title = escapeHtml(story.title || 'Untitled Story');
  const excerpt = excerptOf(story.excerptText, 300);
  const lang = langOf(story.title, excerpt);
  return `<article class="featured" aria-labelledby="${story.id}"><div>${heading(story.id, title, lang)}${byline(story)}</div><div><p class="reading" dir="auto"${lang}>${escapeHtml(excerpt)}</p>${more('button outline', story.id, title)}</div></article>`;
}

export const cursorOf = ({ publishedAt, id }: Listed) =>
  Buffer.from(`${publishedAt.getTime()}:${id}`).toString('base64url');

/** A page's stories, and its links to the neighbouring pages. */
function turning(base: string, rows: Listed[], after: string | null): { stories: Listed[]; links: string } {
  const stories = rows.slice(0, perPage);
  const [first, last] = [stories[0], stories.at(-1)];
  const newer = after && first;
  const older = rows.length > perPage && last;
  const links =
    newer || older
      ? `<nav class="pages" aria-label="Pages">${newer ? `<a class="button outline" href="${base}?before=${cursorOf(newer)}" rel="prev">Newer stories</a>` : '<span></span>'} ${older ? `<a class="button outline" href="${base}?after=${cursorOf(older)}" rel="next">Older stories</a>` : ''}</nav>`
      : '';
  return { stories, links };
}

export function pageAfter<Row extends Listed>(
  from: string,
  params: string[],
  after: string | null,
  columns = listed,
): Promise<Row[]> {
  if (!after) return read<Row>(`SELECT ${columns} FROM ${from} ${order}`, params);
  const [time = '', id = ''] = Buffer.from(after, 'base64url').toString().split(':');
  const at = new Date(Number(time));
  return read<Row>(`SELECT ${columns} FROM ${from} AND ${beyond} ${order}`, [...params, at, at, id]);
}

const said = 'Stories that our members have published.';
const search =
  '<search class="search-area"><form class="search" action="/blog"><label class="hidden" for="q">Search stories</label> <input id="q" type="search" maxLength="100" placeholder="Search stories" name="q" value=""/> <button type="submit" class="outline">Search</button></form></search>';

export async function blog(after: string | null): Promise<string> {
  const { stories, links } = turning('/blog', await pageAfter(newest, [], after), after);
  const [first, ...rest] = after ? [undefined, ...stories] : stories;
  return documentOf({
    title: 'Blog',
    description: said,
    canonical: after ? undefined : '/blog',
    head: feedLinks('', siteName),
    main: `<div class="wide"><div class="list-header"><div><h1 class="title">The blog</h1><p class="muted">${said}</p></div>${search}${layoutBreak}</div>${first ? featured(first) : ''}${cardsOf(rest.flatMap((story) => story ?? []))}${links}<div class="ending"><h2 class="heading">Have a story of your own?</h2><a class="button" href="/stories/new">Write Your Story</a>${feedLine('')}</div></div>`,
  });
}

function collection(base: string, title: string, about: string | null, rows: Listed[], heading: string) {
  const { stories, links } = turning(base, rows, null);
  const bio = about ? `<p class="reading muted bio" dir="auto">${escapeHtml(about)}</p>` : '';
  return documentOf({
    title,
    description: about ?? `${title}, on the blog of ${siteName}.`,
    canonical: base,
    head: feedLinks(base, title),
    main: `<div class="wide collection"><div class="list-header"><div><h1 class="title" dir="auto">${escapeHtml(heading)}</h1>${bio}</div>${layoutBreak}</div>${cardsOf(stories)}${links}${feedLine(base)}<div class="ending"><a class="button" href="/blog">Browse Stories</a></div></div>`,
  });
}

export async function author(username: string): Promise<string> {
  const rows = await read<Listed & { bio: string | null }>(
    `SELECT ${listed}, u.bio FROM ${byAuthor} ${order}`,
    [username],
  );
  const { displayName = null, bio = null } = rows[0] ?? {};
  const name = displayName ?? username;
  return collection(`/blog/by/${encodeURIComponent(username)}`, `Stories by ${name}`, bio, rows, name);
}

export async function tag(name: string): Promise<string> {
  const rows = await read<Listed & { description: string | null }>(
    `SELECT ${listed}, (SELECT description FROM tags WHERE name = ?) AS description FROM ${withTag}
     ORDER BY l.published_at DESC, l.story_id DESC LIMIT ${perPage + 1}`,
    [name, name],
  );
  const title = `Stories about ${name}`;
  return collection(
    `/blog/tags/${encodeURIComponent(name)}`,
    title,
    rows[0]?.description ?? null,
    rows,
    title,
  );
}
