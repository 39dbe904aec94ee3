import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { colors } from '../contract/theme';
import { parser } from '../markdown/parser';
import { pageAssets } from './assets';
import { LayoutBreak } from './components/ByScript';
import { Footer, Header } from './components/Layout';
import { toMarkup } from './htmlCache';
import type { HeadTag, Page } from './page';
import { pageTags, type Site, siteTags } from './previewTags';

const { escapeHtml } = parser.utils;

/** Characters that HTML doesn't allow, not even escaped, and no browser shows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it finds
const notInHtml = /[\0-\x08\x0b\x0e-\x1f\x7f-\x9f\ufdd0-\ufdef\ufffe\uffff]/g;

const printTag = ([name, attributes]: HeadTag) =>
  `<${name}${Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`)
    .join('')}/>`;

/** JSON in a script element: `<` could end it. */
const printData = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** The parts that are the same in many documents. */
interface Frame {
  start: Buffer;
  /** Between the tags of the head and the main part. */
  middle: Buffer;
  end: Buffer;
  /** A hash of all three. */
  hash: string;
}

function printFrame(offersWriting: boolean, { groupName, groupContact }: Site): Frame {
  const { style, early, late, font } = pageAssets();
  const [light, dark] = colors.paper.DEFAULT;
  // The script early.ts changes `media` if a theme was chosen on the device.
  const themeColor = (content: string, scheme: string): HeadTag => [
    'meta',
    { name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})`, 'data-theme': scheme },
  ];
  const headTags: HeadTag[] = [
    themeColor(light, 'light'),
    themeColor(dark, 'dark'),
    ['link', { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }],
    ['link', { rel: 'apple-touch-icon', href: '/icons/apple-touch-180.png' }],
    ['link', { rel: 'manifest', href: '/manifest.webmanifest' }],
  ];
  const preload = { rel: 'preload', href: font ?? '', as: 'font', type: 'font/woff2', crossorigin: '' };
  const start = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"/>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    font && printTag(['link', preload]),
  ];
  const middle = [
    ...headTags.map(printTag),
    `<script>${early}</script><style>${style}</style>`,
    late && `<script defer src="${late}"></script>`,
    '</head><body><a class="skip" href="#main">Skip to content</a> ',
    toMarkup(<Header offersWriting={offersWriting} name={groupName} />),
    toMarkup(<LayoutBreak />),
    '<main id="main">',
  ];
  const end = ['</main>', toMarkup(<Footer contact={groupContact} />), '</body></html>'];
  const [first, second, last] = [start, middle, end].map((parts) =>
    Buffer.from(parts.filter(Boolean).join('')),
  ) as [Buffer, Buffer, Buffer];
  const hash = createHash('sha256').update(first).update(second).update(last).digest('base64url');
  return { start: first, middle: second, end: last, hash };
}

/** Frames by what they depend on. Few are in use at a time: they change with the group's settings. */
const frames = new LRUCache<string, Frame>({ max: 20 });

function frameOf(offersWriting: boolean, site: Site): Frame {
  const key = JSON.stringify([offersWriting, site.groupName, site.groupContact]);
  const frame = frames.get(key) ?? printFrame(offersWriting, site);
  frames.set(key, frame);
  return frame;
}

function tagsOf(page: Page, site: Site): HeadTag[] {
  const { title = site.groupName, description, canonical, noindex = !canonical } = page;
  const tags: HeadTag[] = [];
  if (description) tags.push(['meta', { name: 'description', content: description }]);
  if (canonical) {
    tags.push(['link', { rel: 'canonical', href: site.appUrl + canonical }]);
    tags.push(...pageTags(site, title, description, canonical), ...(page.preview ?? siteTags(site)));
  }
  if (noindex) tags.push(['meta', { name: 'robots', content: 'noindex' }]);
  return [...tags, ...(page.head ?? [])];
}

interface RenderedPage {
  body: Buffer;
  /** A hash of all that the bytes depend on. */
  etag: string;
}

/** The whole document; the same page gives the same bytes on every server. */
export function renderPage(page: Page, site: Site): RenderedPage {
  const { start, middle, end, hash } = frameOf(page.offersWriting === true, site);
  const title = page.title ? `${page.title} · ${site.groupName}` : site.groupName;
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    ...tagsOf(page, site).map(printTag),
    page.data ? printData(page.data) : '',
  ]
    .join('')
    .replace(notInHtml, '');
  const main = toMarkup(page.main).replace(notInHtml, '');
  const digest = createHash('sha256').update(hash).update(head).update('\0').update(main).digest('base64url');
  return {
    body: Buffer.concat([start, Buffer.from(head), middle, Buffer.from(main), end]),
    etag: `"${digest.slice(0, 27)}"`,
  };
}
