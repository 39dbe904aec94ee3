import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';

/** The page's title is its h1, so headings of a story start at h2. */
function shiftHeading(token: Token) {
  token.tag = `h${Math.min(6, Number(token.tag.slice(1)) + 1)}`;
}

function presentLink(token: Token) {
  const href = token.attrGet('href') ?? '';
  token.attrSet('rel', 'nofollow noopener noreferrer ugc');
  if (/^https?:/i.test(href)) token.attrSet('target', '_blank');
}

/**
 * Replaces images other than https by their text: the policy blocks them, and they would be requested
 * unencrypted.
 */
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

/** Whether images may be fetched from a host, which reveals the reader to it. */
export interface PicturesEnv {
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
 * Renders an image or, until its reader asks for it, its text with a button or a link. HTML allows neither in a link, so a
 * page that offers links has that of such an image behind the other link, which keeps the text.
 */
function renderImages(md: MarkdownIt) {
  const { escapeHtml } = md.utils;
  const renderImage = md.renderer.rules.image;
  const addressOf = (token: Token | undefined) => {
    const src = token?.attrGet('src') ?? '';
    const { host } = new URL(src);
    return { host, from: escapeHtml(host), src: escapeHtml(src) };
  };
  const wordsOf = (token: Token | undefined, options: MarkdownIt['options'], env: PicturesEnv) =>
    escapeHtml(md.renderer.renderInlineAsText(token?.children ?? [], options, env));
  const offer = (words: string, control: string) =>
    `<span class="picture-offer">${words && `<span>${words}</span>`}${control}</span>`;
  const linkTo = (token: Token | undefined, words: string) => {
    const { from, src } = addressOf(token);
    return `<a href="${src}" rel="nofollow noopener noreferrer ugc" data-picture-host="${from}" data-picture="${src}" data-picture-alt="${words}">Show picture from ${from}</a>`;
  };
  md.renderer.rules.image = (tokens, index, options, env: PicturesEnv, renderer) => {
    const token = tokens[index];
    const { host, from } = addressOf(token);
    if (env.showsPicturesFrom(host)) return renderImage?.(tokens, index, options, env, renderer) ?? '';
    const words = wordsOf(token, options, env);
    if (!env.linksPictures)
      return offer(
        words,
        `<button type="button" data-picture-host="${from}">Show picture from ${from}</button>`,
      );
    return metaOf(token)?.isInLink ? words || `Picture from ${from}` : offer(words, linkTo(token, words));
  };
  md.renderer.rules.link_close = (tokens, index, options, env: PicturesEnv) => {
    const images = (env.linksPictures && metaOf(tokens[index])?.images) || [];
    return `</a>${images.map((image) => ` ${offer('', linkTo(image, wordsOf(image, options, env)))}`).join('')}`;
  };
}

/**
 * Sets the direction of top-level blocks from their text. Nested blocks inherit it, because dir="auto" inside
 * would not count for the outer block.
 */
function presentDirection(token: Token) {
  if (token.level === 0 && token.nesting === 1) token.attrSet('dir', 'auto');
}

/** The Content-Security-Policy forbids style attributes. */
function presentCell(token: Token) {
  const style = token.attrGet('style');
  if (style) token.attrs = [['class', style.replace('text-align:', 'align-')]];
}

function presentLinksAndImages(inline: Token, md: MarkdownIt) {
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
      // One that can't be loaded is its words now.
      if (child.type === 'image') images?.push(child);
    }
  }
}

const taskMark = /^\[([ xX])\] /;

/** Turns `- [x] done` into a read-only checkbox. */
function presentTask(inline: Token, item: Token, list: Token, checkbox: Token) {
  const first = inline.children?.[0];
  const mark = first?.type === 'text' ? taskMark.exec(first.content) : null;
  if (!first || !mark) return;
  first.content = first.content.slice(mark[0].length);
  checkbox.attrSet('type', 'checkbox');
  checkbox.attrSet('aria-label', 'Task');
  checkbox.attrSet('disabled', '');
  if (mark[1] !== ' ') checkbox.attrSet('checked', '');
  inline.children?.unshift(checkbox);
  item.attrSet('class', 'task-list-item');
  list.attrSet('class', 'contains-task-list');
}

/** Adapts the parsed tokens to our pages, in one pass. */
export function present(md: MarkdownIt): void {
  renderImages(md);
  md.core.ruler.push('present', ({ tokens, Token }) => {
    const lists: Token[] = [];
    tokens.forEach((token, index) => {
      presentDirection(token);
      if (token.type === 'heading_open' || token.type === 'heading_close') shiftHeading(token);
      else if (token.type === 'th_open' || token.type === 'td_open') presentCell(token);
      else if (token.type === 'bullet_list_open' || token.type === 'ordered_list_open') lists.push(token);
      else if (token.type === 'bullet_list_close' || token.type === 'ordered_list_close') lists.pop();
      else if (token.type === 'inline') {
        presentLinksAndImages(token, md);
        const item = tokens[index - 2];
        const list = lists.at(-1);
        if (list && item?.type === 'list_item_open')
          presentTask(token, item, list, new Token('task_checkbox', 'input', 0));
      }
    });
  });
}
