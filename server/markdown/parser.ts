import MarkdownIt from 'markdown-it';
import { linkAddresses } from './addresses';
import { limitWork } from './budget';
import { present } from './present';

/** http, https, mailto and relative addresses; `//host` is none of these. */
function isAllowedAddress(url: string): boolean {
  if (url === '' || url.startsWith('//')) return false;
  const scheme = /^[^/?#]*?:/.exec(url)?.[0].toLowerCase();
  return scheme === undefined || scheme === 'http:' || scheme === 'https:' || scheme === 'mailto:';
}

function createParser(): MarkdownIt {
  const md = new MarkdownIt({ html: false, linkify: true, breaks: true, typographer: false });
  md.validateLink = isAllowedAddress;
  // In prose, "the end.It was" is no address: only what names its scheme becomes a link.
  md.use(linkAddresses).use(limitWork).use(present);
  return md;
}

export const parser = createParser();
