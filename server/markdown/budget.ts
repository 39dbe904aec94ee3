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

/** An address that normalisation would change neither in the link nor in its text; checking is far faster than normalising. */
const plainAddress = /^https?:\/\/[a-z0-9]+(?:[.-][a-z0-9]+)*(?:\/[A-Za-z0-9_~/?#=&.-]*)?$/;

/** An address that normalisation would change only in the link's text, which shows the decoded characters. */
const escapedAddress =
  /^https?:\/\/[a-z0-9]+(?:[.-][a-z0-9]+)*\/[A-Za-z0-9_~/?#=&.-]*(?:%[\dA-Fa-f]{2}[A-Za-z0-9_~/?#=&.-]*)*$/;

/** An address with a host of 256 characters, which is too long to exist; converting it to ASCII takes quadratic time. */
const endlessHost = /^https?:\/\/[^/?#]{256}/i;

/** Escapes of characters that have a meaning in addresses, and so stay escaped in the link's text. */
const reserved = /%(?:2[3-6BCF]|3[ABDF]|40)/gi;

function decoded(escaped: string): string | undefined {
  try {
    return decodeURIComponent(
      escaped.replace(reserved, (sequence) => `%25${sequence.slice(1).toUpperCase()}`),
    );
  } catch {
    return undefined;
  }
}

/** The steps that a parse may take, for any text and for each of its characters. A step is about one call of a parser's rule. */
const stepBudget = { base: 80_000, perCharacter: 0.2 };

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

/** Counts the lines of verse: they become paragraphs, which the rule of fences doesn't count. */
function countVerse(md: MarkdownIt, spend: (amount: number) => void): void {
  md.core.ruler.after('block', 'count_verse', ({ tokens }) => {
    for (const { type, info, map } of tokens)
      if (type === 'fence' && isVerse(info)) spend(2 * ((map?.[1] ?? 0) - (map?.[0] ?? 0)));
  });
}

/** Marks of emphasis beyond this number cost more, because the parser looks at each again to find its pair. */
const fewMarks = 25_000;

/** Whether a character is a mark of emphasis: `*`, `_` or `~`. */
const isMark = (code: number) => code === 0x2a || code === 0x5f || code === 0x7e;

function countBrackets(md: MarkdownIt, spend: (amount: number) => void): void {
  // The parser skips the brackets within a bracket again. It remembers where they end, so that no rule runs and counts the step.
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
  let stepsLeft = 0;
  let quoteOpened = false;
  let marks = 0;
  const spend = (amount: number) => {
    stepsLeft -= amount;
    if (stepsLeft < 0) throw new TooComplexError();
  };

  md.core.ruler.before('normalize', 'start_budget', ({ src }) => {
    stepsLeft = stepBudget.base + src.length * stepBudget.perCharacter;
    quoteOpened = false;
    marks = 0;
    spend(countLines(src) / 2);
    // Nothing else counts the footnote plugin's tokens and its map of labels. Counting them before the parse refuses a flood of
    // definitions at once.
    spend(countDefinitions(src) * definitionSteps);
  });

  // The parser tries a dozen block rules on each line, and reads all lines of a quote before it parses its content.
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
    if (src.startsWith('[^', pos)) {
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
  // Many references to one definition multiply its address and title in the output; a reference to a footnote makes two links.
  md.core.ruler.push('count_attributes', ({ tokens }) => {
    for (const token of tokens) {
      if (token.type === 'footnote_anchor') spend(20);
      for (const child of token.children ?? [])
        for (const [, value] of child.attrs ?? []) spend(value.length / 50);
    }
  });
}
