import type { Response } from 'express';
import { type AppError, httpStatusOf } from '../lib/errors';
import { pageAssets } from './assets';
import type { Page } from './page';
import type { Site } from './previewTags';
import { renderPage } from './renderPage';
import { errorPage } from './routes/missing';

/** Sends a page that is made for one request, and whose address is a secret. */
export function sendPage(response: Response, page: Page, site: Site): void {
  keepSecret(response);
  response.setHeader('Content-Security-Policy', pageAssets().policy);
  response
    .status(page.status ?? 200)
    .type('html')
    .send(renderPage(page, site).body);
}

/** Sends a page that shows an error, at such an address. */
export function sendErrorPage(response: Response, { code, message, details }: AppError, site: Site): void {
  if (details.retryAfter) response.setHeader('Retry-After', details.retryAfter);
  sendPage(response, errorPage(httpStatusOf(code), message), site);
}

/** Keeps an address out of caches, referrers and search engines. */
function keepSecret(response: Response): void {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('X-Robots-Tag', 'noindex');
}
