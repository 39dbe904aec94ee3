import { renderToStaticMarkup } from 'react-dom/server';
import { siteName } from '../../../server/contract/site';
import { colors } from '../../../server/contract/theme';
import { parser } from '../../../server/markdown/parser';
import { pageAssets } from '../../../server/pages/assets';
import { LayoutBreak } from '../../../server/pages/components/ByScript';
import { Footer, Header } from '../../../server/pages/components/Layout';

export const appUrl = 'http://localhost';
export const { escapeHtml } = parser.utils;

const { style, early, late, font } = pageAssets();
const [light, dark] = colors.paper.DEFAULT;
// What is the same on every page is printed once.
const preload = font ? `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin=""/>` : '';
const assets = `<script>${early}</script><style>${style}</style>${late ? `<script defer src="${late}"></script>` : ''}`;
const icons = `<meta name="theme-color" content="${light}" media="(prefers-color-scheme: light)" data-theme="light"/><meta name="theme-color" content="${dark}" media="(prefers-color-scheme: dark)" data-theme="dark"/><link rel="icon" href="/icon.svg" type="image/svg+xml"/><link rel="apple-touch-icon" href="/icons/apple-touch-180.png"/><link rel="manifest" href="/manifest.webmanifest"/>`;
export const layoutBreak = renderToStaticMarkup(LayoutBreak());
const before = `</head><body><a class="skip" href="#main">Skip to content</a> ${renderToStaticMarkup(Header({ offersWriting: true, name: siteName }))}${layoutBreak}<main id="main">`;
const after = `</main>${renderToStaticMarkup(Footer({ contact: undefined }))}</body></html>`;

interface Document {
  title: string;
  description: string;
  /** Undefined on further pages of a list. */
  canonical: string | undefined;
  /** What previews read of it, if it isn't what they read of all pages. */
  preview?: string;
  /** A script element. */
  data?: string;
  head: string;
  main: string;
}

export const property = (name: string, content: string | number): string =>
  `<meta property="${name}" content="${escapeHtml(String(content))}"/>`;

const siteTags = `${property('og:type', 'website')}${property('og:image', `${appUrl}/icons/icon-512.png`)}${property('og:image:width', 512)}${property('og:image:height', 512)}${property('og:image:alt', siteName)}<meta name="twitter:card" content="summary"/>`;

const addressTags = ({ title, description, canonical, preview = siteTags }: Document) =>
  canonical
    ? `<link rel="canonical" href="${appUrl}${canonical}"/>${property('og:site_name', siteName)}${property('og:title', title)}${property('og:description', description)}${property('og:url', appUrl + canonical)}${preview}`
    : '<meta name="robots" content="noindex"/>';

export const documentOf = (page: Document): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>${preload}<title>${escapeHtml(page.title)} · ${siteName}</title><meta name="description" content="${escapeHtml(page.description)}"/>${addressTags(page)}${page.head}${page.data ?? ''}${icons}${assets}${before}${page.main}${after}`;

export const feedLinks = (base: string, title: string): string =>
  `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(title)}" href="${base}/feed.atom"/><link rel="alternate" type="application/feed+json" title="${escapeHtml(title)}" href="${base}/feed.json"/>`;

export const feedLine = (base: string): string =>
  `<p class="feeds small muted">Get new stories in a feed reader: <a href="${base}/feed.atom">Atom</a> or <a href="${base}/feed.json">JSON</a></p>`;
