import { TypeID } from 'typeid-js';
import { siteDescription, siteName } from '../../../server/contract/site';
import { excerptOf } from '../../../server/markdown/excerpt';
import { appUrl, escapeHtml } from './document';
import { cursorOf, type Listed, listed, newest, pageAfter, perPage } from './lists';
import { tagsColumn, textOf } from './story';

interface FeedRow extends Listed {
  content: string;
  revisedAt: Date;
  tags: string | null;
}

const columns = `${listed}, s.content, s.revised_at AS revisedAt, ${tagsColumn}`;

const link = (rel: string, type: string, href: string) =>
  `<link rel="${rel}" type="${type}" href="${href}"/>\n`;
const atom = 'application/atom+xml';

function entryOf(story: FeedRow): string {
  const { id, title, username, displayName, publishedAt, revisedAt, excerptText } = story;
  const { html, language } = textOf(id, revisedAt, story.content);
  const categories = story.tags?.split('\n').map((tag) => `<category term="${escapeHtml(tag)}"/>\n`) ?? [];
  const updated = revisedAt > publishedAt ? revisedAt : publishedAt;
  return `<entry${language === 'und' ? '' : ` xml:lang="${language}"`}>
<id>urn:uuid:${TypeID.fromString(id).toUUID()}</id>
<title>${escapeHtml(title)}</title>
<link rel="alternate" type="text/html" href="${appUrl}/blog/${id}"/>
<author><name>${escapeHtml(displayName ?? username)}</name><uri>${appUrl}/blog/by/${encodeURIComponent(username)}</uri></author>
<published>${publishedAt.toISOString()}</published>
<updated>${updated.toISOString()}</updated>
${categories.join('')}<summary>${escapeHtml(excerptOf(excerptText, 300))}</summary>
<content type="html">${escapeHtml(html)}</content>
</entry>
`;
}

export async function feed(after: string | null): Promise<string> {
  const rows = await pageAfter<FeedRow>(newest, [], after, columns);
  const stories = rows.slice(0, perPage);
  const last = rows.length > perPage && stories.at(-1);
  const address = `${appUrl}/feed.atom`;
  const latest = Math.max(...stories.flatMap((story) => [+story.publishedAt, +story.revisedAt]));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${address}</id>
<title>${siteName}</title>
<subtitle>${siteDescription}</subtitle>
<updated>${new Date(latest).toISOString()}</updated>
${link('self', atom, after ? `${address}?after=${after}` : address)}${link('alternate', 'text/html', `${appUrl}/blog`)}${after ? link('first', atom, address) : ''}${last ? link('next', atom, `${address}?after=${cursorOf(last)}`) : ''}${stories.map(entryOf).join('')}</feed>
`;
}
