import { xmlText } from '../../markdown/xmlText';
import type { Feed, FeedEntry } from './readFeed';

const link = (rel: string, type: string, href: string) =>
  `<link rel="${rel}" type="${type}" href="${xmlText(href)}"/>`;

const atomType = 'application/atom+xml';

function entryXml({ id, url, title, author, published, updated, tags, language, summary, html }: FeedEntry) {
  return `<entry${language ? ` xml:lang="${xmlText(language)}"` : ''}>
<id>${xmlText(id)}</id>
<title>${xmlText(title)}</title>
${link('alternate', 'text/html', url)}
<author><name>${xmlText(author.name)}</name><uri>${xmlText(author.url)}</uri></author>
<published>${published}</published>
<updated>${updated}</updated>
${tags.map((tag) => `<category term="${xmlText(tag)}"/>\n`).join('')}<summary>${xmlText(summary)}</summary>
${html === undefined ? '' : `<content type="html">${xmlText(html)}</content>\n`}</entry>
`;
}

/** The feed as XML. Sources: RFC 4287, and RFC 5005, section 3 (paged feeds). */
export function atomOf({ title, description, home, address, after, next, updated, entries }: Feed): string {
  const first = `${address}.atom`;
  const page = (cursor: string) => `${first}?${new URLSearchParams({ after: cursor })}`;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${xmlText(first)}</id>
<title>${xmlText(title)}</title>
<subtitle>${xmlText(description)}</subtitle>
<updated>${updated}</updated>
${link('self', atomType, after ? page(after) : first)}
${link('alternate', 'text/html', home)}
${after ? `${link('first', atomType, first)}\n` : ''}${next ? `${link('next', atomType, page(next))}\n` : ''}${entries.map(entryXml).join('')}</feed>
`;
}
