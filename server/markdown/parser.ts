import MarkdownIt from 'markdown-it';
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

/** Characters that the parser replaces: other line ends, and NUL. */
const unusual = /[\r\0]/;

/** The parser's own rule builds the text anew, line by line, even if no line ends in another way. */
function normalizeSeldom(md: MarkdownIt): void {
  md.core.ruler.at('normalize', (state) => {
    if (unusual.test(state.src)) state.src = state.src.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd');
  });
}

const entity = /&(?:#(?:x[a-f0-9]{1,6}|[0-9]{1,7})|[a-z][a-z0-9]{1,31});/iy;
const mostRemembered = 2_000;

/** Replaces markdown-it's own rule, which cuts off the rest of the text for each entity, and decodes each anew. */
function entities(md: MarkdownIt): void {
  const remembered = new Map<string, string | null>();

  function decoded(written: string): string | null {
    const content = md.utils.unescapeAll(written);
    if (written.startsWith('&#')) return content === written ? '\ufffd' : content;
    // Other names begin with one that needs no semicolon, such as `&notit;`: they are text.
    return content === written || (content.endsWith(';') && written !== '&semi;') ? null : content;
  }

  md.inline.ruler.at('entity', (state, silent) => {
    if (state.src.charCodeAt(state.pos) !== 0x26) return false;
    entity.lastIndex = state.pos;
    if (!entity.test(state.src)) return false;
    const markup = state.src.slice(state.pos, entity.lastIndex);
    let content = remembered.get(markup);
    if (content === undefined) {
      content = decoded(markup);
      if (remembered.size >= mostRemembered) remembered.clear();
      // A copy: a slice of the text as a key would keep all of it in memory.
      remembered.set([...markup].join(''), content);
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
  // Only addresses with a scheme become links; "the end.It was" doesn't.
  // `limitWork` comes before `footnotes`, whose plugin keeps the `parseLinkLabel` that it finds: another wouldn't count its work. It
  // comes before `present`, whose attributes would count as the text's own, and after `verse`, whose lines it counts first.
  md.use(normalizeSeldom)
    .use(linkAddresses)
    .use(entities)
    .use(verse)
    .use(limitWork)
    .use(footnotes)
    .use(present)
    .use(renderImages);
  return md;
}

export const parser = createParser();
