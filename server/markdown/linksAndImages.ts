import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';

function presentLink(token: Token) {
  const href = token.attrGet('href') ?? '';
  token.attrSet('rel', 'nofollow noopener noreferrer ugc');
  if (/^https?:/i.test(href)) token.attrSet('target', '_blank');
}

/** Replaces images without https by their text, because the Content-Security-Policy blocks them, and requests would be unencrypted. */
function presentImage(token: Token, md: MarkdownIt) {
  const src = token.attrGet('src') ?? '';
  if (/^https:\/\//i.test(src) && URL.canParse(src)) {
    token.attrSet('loading', 'lazy');
    token.attrSet('referrerpolicy', 'no-referrer');
    return;
  }
  token.content = md.renderer.renderInlineAsText(token.children ?? [], md.options, {});
  token.type = 'text';
  token.tag = '';
  token.attrs = null;
  token.children = null;
}

/** How images are shown. */
export interface PicturesEnv {
  /** Whether images may be fetched from a host, which learns the reader's address from that. */
  showsPicturesFrom: (host: string) => boolean;
  /** Offers an image by a link to it, for pages that are read without scripts. */
  linksPictures?: boolean;
}

/** Data for the renderer about an image, or the end of a link, beside its token. */
interface LinkMeta {
  /** The image is in a link. */
  isInLink?: boolean;
  /** The images in the link. */
  images?: Token[];
}

const metaOf = (token: Token | undefined) => token?.meta as LinkMeta | null | undefined;

/**
 * Renders an image, or its alt text with a button or a link that shows it. HTML allows no link in a link: for an image in a link, the
 * alt text stays in it, and the link to the image follows it.
 */
export function renderImages(md: MarkdownIt) {
  const { escapeHtml } = md.utils;
  const renderImage = md.renderer.rules.image;
  const addressOf = (token: Token | undefined) => {
    const src = token?.attrGet('src') ?? '';
    const { host } = new URL(src);
    return { host, escapedHost: escapeHtml(host), src: escapeHtml(src) };
  };
  const altOf = (token: Token | undefined, options: MarkdownIt['options'], env: PicturesEnv) =>
    escapeHtml(md.renderer.renderInlineAsText(token?.children ?? [], options, env));
  const withControl = (alt: string, control: string) =>
    `<span class="picture-offer">${alt && `<span>${alt}</span>`}${control}</span>`;
  const linkTo = (token: Token | undefined, alt: string) => {
    const { escapedHost, src } = addressOf(token);
    return `<a href="${src}" rel="nofollow noopener noreferrer ugc" data-picture-host="${escapedHost}" data-picture="${src}" data-picture-alt="${alt}">Show picture from ${escapedHost}</a>`;
  };
  md.renderer.rules.image = (tokens, index, options, env: PicturesEnv, renderer) => {
    const token = tokens[index];
    const { host, escapedHost } = addressOf(token);
    if (env.showsPicturesFrom(host)) return renderImage?.(tokens, index, options, env, renderer) ?? '';
    const alt = altOf(token, options, env);
    if (!env.linksPictures)
      return withControl(
        alt,
        `<button type="button" data-picture-host="${escapedHost}">Show picture from ${escapedHost}</button>`,
      );
    return metaOf(token)?.isInLink
      ? alt || `Picture from ${escapedHost}`
      : withControl(alt, linkTo(token, alt));
  };
  md.renderer.rules.link_close = (tokens, index, options, env: PicturesEnv) => {
    const images = (env.linksPictures && metaOf(tokens[index])?.images) || [];
    return `</a>${images.map((image) => ` ${withControl('', linkTo(image, altOf(image, options, env)))}`).join('')}`;
  };
}

/** Adapts the links and images of a paragraph, or of another block with text. */
export function presentLinksAndImages(inline: Token, md: MarkdownIt) {
  let images: Token[] | undefined;
  for (const child of inline.children ?? []) {
    if (child.type === 'link_open') {
      presentLink(child);
      images = [];
    } else if (child.type === 'link_close') {
      if (images?.length) child.meta = { images } satisfies LinkMeta;
      images = undefined;
    } else if (child.type === 'image') {
      child.meta = { isInLink: images !== undefined } satisfies LinkMeta;
      presentImage(child, md);
      // presentImage() turns an image that can't be loaded into a text.
      if (child.type === 'image') images?.push(child);
    }
  }
}
