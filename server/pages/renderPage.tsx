import type { ReactNode } from 'react';
import type * as ReactDomServer from 'react-dom/server';
import { siteName } from '../contract/site';
import { colors } from '../contract/theme';
import { pageAssets } from './assets';
import { Footer, Header } from './components/Layout';
import { PageTags, SiteTags } from './components/previewTags';
import type { Page } from './page';

/** Loaded at the first document: it takes megabytes and milliseconds that a start doesn't need. */
const toMarkup = (document: ReactNode) =>
  (require('react-dom/server') as typeof ReactDomServer).renderToStaticMarkup(document);

/** Characters that HTML doesn't allow, not even escaped, and no browser shows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it finds
const notInHtml = /[\0-\x08\x0b\x0e-\x1f\x7f-\x9f]/g;

const raw = (html: string) => ({ __html: html });

/** The whole document; the same page gives the same text on every server. */
export function renderPage(page: Page, appUrl: string): string {
  const { style, early, late, font } = pageAssets();
  const { title, description, canonical, noindex = !canonical, preview, head, step, main } = page;
  const html = toMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title ? `${title} · ${siteName}` : siteName}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
        <script dangerouslySetInnerHTML={raw(early)} />
        {font && <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style */}
        <style dangerouslySetInnerHTML={raw(style)} />
        {late && <script defer src={late} />}
        {description && <meta name="description" content={description} />}
        {canonical && (
          <>
            <link rel="canonical" href={appUrl + canonical} />
            <PageTags title={title ?? siteName} description={description} url={appUrl + canonical} />
            {preview ?? <SiteTags appUrl={appUrl} />}
          </>
        )}
        {noindex && <meta name="robots" content="noindex" />}
        <meta name="theme-color" content={colors.paper.DEFAULT[0]} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={colors.paper.DEFAULT[1]} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {head}
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <Header step={step} />
        <main id="main">{main}</main>
        <Footer />
      </body>
    </html>,
  );
  return `<!doctype html>${html.replace(notInHtml, '')}`;
}
