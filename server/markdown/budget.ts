import type MarkdownIt from 'markdown-it';
import { longestAddress } from './addresses';
import { countDefinitions } from './footnotes';
import { isVerse } from './verse';

/** The text needs more work than its length allows. */
export class TooComplexError extends Error {
  override name = 'TooComplexError';
  constructor() {
    super('This text is too complex to be rendered');
  }
}

/** An address that normalisation wouldn't change, nor its text; checking is far faster than normalising. */
const plainAddress = /^https?:\/\/[a-z0-9]+(?:[.-][a-z0-9]+)*(?:\/[A-Za-z0-9_~/?#=&.-]*)?$/;

/** An address of which normalisation would change the text alone: it shows what the escapes stand for. */
const escapedAddress =
  /^https?:\/\/[a-z0-9]+(?:[.-][a-z0-9]+)*\/[A-Za-z0-9_~/?#=&.-]*(?:%[\dA-Fa-f]{2}[A-Za-z0-9_~/?#=&.-]*)*$/;

/** Longer than a host can be; putting its letters into ASCII takes quadratic time. */
const endlessHost = /^https?:\/\/[^/?#]{256}/i;

/** Escapes of characters with a meaning in addresses, which the text keeps. */
const reserved = /%(?:2[3-6BCF]|3[ABDF]|40)/gi;

function decoded(escaped: string): string | undefined {
  try {
    return decodeURIComponent(escaped.replace(reserved, (kept) => `%25${kept.slice(1).toUpperCase()}`));
  } catch {
    return undefined;
  }
}

const steps = { base: 80_000, perCharacter: 0.2 };

/** Steps to define a footnote, apart from its content. */
const definitionSteps = 5;

/** A footnote's label, which each reference reads to its end. */
const noteLabel = /[^ \n\]]*/y;

/** Maximum depth of nested quotes and lists; the parser would drop deeper content. */
const deepestBlock = 40;

function countLines(text: string): number {
  let lines = 1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x0a || code === 0x0d) lines += 1;
  }
  return lines;
}

/** The lines of verse become text, which the rule of fences doesn't count. */
function countVerse(md: MarkdownIt, spend: (amount: number) => void): void {
  md.core.ruler.after('block', 'count_verse', ({ tokens }) => {
    for (const { type, info, map } of tokens)
      if (type === 'fence' && isVerse(info)) spend(2 * ((map?.[1] ?? 0) - (map?.[0] ?? 0)));
  });
}

/** More marks of emphasis than these cost more: each is looked at again, to find its pair. */
const fewMarks = 25_000;

/** `*`, `_`, `~` */
const isMark = (code: number) => code === 0x2a || code === 0x5f || code === 0x7e;

function countBrackets(md: MarkdownIt, spend: (amount: number) => void): void {
  // A bracket passes over those within it again. They are remembered, so no rule counts the step.
  const { skipToken } = md.inline;
  md.inline.skipToken = (state) => {
    spend(1 / 20);
    skipToken.call(md.inline, state);
  };
  const { parseLinkLabel } = md.helpers;
  Object.assign(md.helpers, {
    parseLinkLabel: (...args) => {
      spend(3);
      return parseLinkLabel(...args);
    },
  } satisfies Pick<typeof md.helpers, 'parseLinkLabel'>);
}

function countAddresses(md: MarkdownIt, spend: (amount: number) => void): void {
  const { normalizeLink, normalizeLinkText } = md;
  md.normalizeLink = (url) => {
    spend(16);
    if (url.length > longestAddress || endlessHost.test(url)) return '';
    return plainAddress.test(url) || escapedAddress.test(url) ? url : normalizeLink(url);
  };
  md.normalizeLinkText = (url) => {
    if (plainAddress.test(url)) return url;
    return (escapedAddress.test(url) && decoded(url)) || normalizeLinkText(url);
  };
}

/**
 * Limits the work of a parse by the length of the text. Work is counted instead of timed, so that a text
 * renders the same on every machine. Without this, nested quotes, many brackets and tables with implicit
 * empty cells take seconds to minutes.
 */
export function limitWork(md: MarkdownIt): void {
  let left = 0;
  let quoteOpened = false;
  let marks = 0;
  const spend = (amount: number) => {
    left -= amount;
    if (left < 0) throw new TooComplexError();
  };

  md.core.ruler.before('normalize', 'start_budget', ({ src }) => {
    left = steps.base + src.length * steps.perCharacter;
    quoteOpened = false;
    marks = 0;
    spend(countLines(src) / 2);
    // The plugin's tokens and its map of labels aren't counted otherwise. Counted before anything is built, so that a flood of
    // definitions is refused at once.
    spend(countDefinitions(src) * definitionSteps);
  });

  // Each line is tried against a dozen block rules; a quote reads all its lines before its content is parsed.
  md.block.ruler.before(
    'table',
    'count_block',
    (state, startLine, endLine) => {
      // Definitions of footnotes nest without a token of their own.
      if (state.level > deepestBlock) throw new TooComplexError();
      spend(2 + (quoteOpened ? (endLine - startLine) / 2 : 0));
      quoteOpened = false;
      return false;
    },
    { alt: ['paragraph', 'reference', 'blockquote', 'list'] },
  );
  countVerse(md, spend);
  const BlockState = md.block.State;
  md.block.State = class extends BlockState {
    override push(...args: Parameters<InstanceType<typeof BlockState>['push']>) {
      spend(1);
      if (this.level >= deepestBlock) throw new TooComplexError();
      quoteOpened = args[0] === 'blockquote_open';
      return super.push(...args);
    }
  };

  md.inline.ruler.before('text', 'count_inline', ({ src, pos }) => {
    spend(1);
    if (isMark(src.charCodeAt(pos))) {
      marks += 1;
      if (marks > fewMarks) spend(1.5);
    }
    if (src.charCodeAt(pos) === 0x5b && src.charCodeAt(pos + 1) === 0x5e) {
      noteLabel.lastIndex = pos + 2;
      spend((noteLabel.exec(src)?.[0].length ?? 0) / 50);
    }
    return false;
  });
  const InlineState = md.inline.State;
  md.inline.State = class extends InlineState {
    override push(...args: Parameters<InstanceType<typeof InlineState>['push']>) {
      spend(2);
      return super.push(...args);
    }
  };

  countBrackets(md, spend);
  countAddresses(md, spend);
  // Many references to one definition multiply its address and title in the output; each to a footnote is two links.
  md.core.ruler.push('count_attributes', ({ tokens }) => {
    for (const token of tokens) {
      if (token.type === 'footnote_anchor') spend(20);
      for (const child of token.children ?? [])
        for (const [, value] of child.attrs ?? []) spend(value.length / 50);
    }
  });
}
