import MarkdownIt from 'markdown-it';
import { linkAddresses } from './addresses';
import { limitWork } from './budget';
import { entities } from './entities';
import { footnotes } from './footnotes';
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
    .use(present);
  return md;
}

export const parser = createParser();
