import MarkdownIt, { type PluginSimple } from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';
import { linkAddresses } from './addresses';
import { limitWork } from './budget';
import { footnotes } from './footnotes';
import { renderImages } from './linksAndImages';
import { present } from './present';
import { verse } from './verse';

/** Allows http, https, mailto and relative addresses, but not `//host`. */
function isAllowedAddress(url: string): boolean {
  if (url === '' || url.startsWith('//')) return false;
  const scheme = /^[^/?#]*?:/.exec(url)?.[0].toLowerCase();
  return scheme === undefined || scheme === 'http:' || scheme === 'https:' || scheme === 'mailto:';
}

/** Characters that the parser replaces before parsing: other line ends, and NUL. */
const unnormalized = /[\r\0]/;

/** Replaces the parser's own rule, which builds every text anew, by one that does so only for texts with such characters. */
function normalizeIfNeeded(md: MarkdownIt): void {
  md.core.ruler.at('normalize', (state) => {
    if (unnormalized.test(state.src))
      state.src = state.src.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd');
  });
}

const entity = /&(?:#(?:x[a-f0-9]{1,6}|[0-9]{1,7})|[a-z][a-z0-9]{1,31});/iy;
const cachedMax = 2_000;

/** Replaces markdown-it's own rule, which copies the rest of the text for each entity, and decodes each one anew. */
function decodeEntities(md: MarkdownIt): void {
  /** Decoded entities; null for texts that only look like one. */
  const cache = new Map<string, string | null>();

  function decoded(written: string): string | null {
    const content = md.utils.unescapeAll(written);
    if (written.startsWith('&#')) return content === written ? '\ufffd' : content;
    // A name that isn't known can begin with one that needs no semicolon, such as `&not` in `&notit;`: then it is text.
    return content === written || (content.endsWith(';') && written !== '&semi;') ? null : content;
  }

  md.inline.ruler.at('entity', (state, silent) => {
    if (state.src.charCodeAt(state.pos) !== 0x26) return false;
    entity.lastIndex = state.pos;
    if (!entity.test(state.src)) return false;
    const markup = state.src.slice(state.pos, entity.lastIndex);
    let content = cache.get(markup);
    if (content === undefined) {
      content = decoded(markup);
      if (cache.size >= cachedMax) cache.clear();
      // The key is a copy, because a slice would keep the whole text in memory.
      cache.set([...markup].join(''), content);
    }
    if (content === null) return false;
    if (!silent) Object.assign(state.push('text_special', '', 0), { content, markup, info: 'entity' });
    state.pos += markup.length;
    return true;
  });
}

function createParser(): MarkdownIt {
  const md = new MarkdownIt({ html: false, linkify: true, breaks: true, typographer: false });
  md.validateLink = isAllowedAddress;
  // `linkAddresses` links only addresses with a scheme, so that "the end.It was" stays text.
  // `limitWork` comes before `footnotes`, whose plugin keeps the `parseLinkLabel` that it finds: another wouldn't count its work. It
  // comes before `present`, whose attributes would count as the text's own, and after `verse`, whose lines it counts first.
  // `cjkFriendly` ends formats beside Chinese, Japanese and Korean, which have no spaces. Its types
  // are of another build of markdown-it's.
  md.use(normalizeIfNeeded)
    .use(cjkFriendly as unknown as PluginSimple)
    .use(linkAddresses)
    .use(decodeEntities)
    .use(verse)
    .use(limitWork)
    .use(footnotes)
    .use(present)
    .use(renderImages);
  return md;
}

export const parser = createParser();
