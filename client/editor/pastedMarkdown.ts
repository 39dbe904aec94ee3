import { gfm } from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';
import { makeFormatsReadable } from './pastedEmphasis';
import { blockSelector, moveNotesInline, noteRule, textsIn } from './pastedNotes';

const service = new TurndownService({
  headingStyle: 'atx',
  hr: '---',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
});
service.use(gfm);
service.addRule('note', noteRule);
service.remove(['script', 'style', 'noscript', 'template', 'title', 'meta', 'link']);
service.addRule('struck', {
  filter: ['s', 'del', 'strike' as 'del'],
  replacement: (content) => `~~${content}~~`,
});
const scripts = {
  sup: ['0123456789+-=()abcdefghijklmnoprstuvwxyz', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ'],
  sub: ['0123456789+-=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'],
} as const;
service.addRule('script', {
  filter: ['sup', 'sub'],
  // Stays as it is if Unicode lacks one of its characters, or if it has more than text.
  replacement(content, node) {
    if ((node as Element).querySelector('a, img, [data-note]')) return content;
    const [plain, raised] = scripts[node.nodeName.toLowerCase() as 'sup' | 'sub'];
    const characters = Array.from(node.textContent ?? '', (character) => raised[plain.indexOf(character)]);
    return characters.every(Boolean) ? characters.join('') : content;
  },
});
// Escapes what has a meaning in our Markdown but not in Turndown's: a line of # alone, `1)`, `~~` and entities. Addresses stay as
// they are: a backslash would be part of the link.
const escaped = service.escape.bind(service);
// An underscore between letters never begins a format.
const escapeWords = (text: string) =>
  escaped(text)
    .replace(/~~|&(?=#?\w{1,31};)/g, '\\$&')
    .replace(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_');
const plainAddress = /(https?:\/\/(?:\([^\s()<>`\\]*\)|[^\s()<>`\\。，、；：！？）」』】》])+)/gi;
service.escape = (text) =>
  text
    .split(plainAddress)
    .map((part, at) => (at % 2 === 1 ? part : escapeWords(part)))
    .join('')
    .replace(/^#{1,6}$/, '\\$&')
    .replace(/^(\d{1,9})(?=\) )/, '$1\\');
// List items in our style: mark, one space, text.
service.addRule('item', {
  filter: 'li',
  replacement(content, node) {
    const marks = itemMark(node);
    const text = content.trim().replace(/\n(?!\n|$)/g, `\n${' '.repeat(marks.length)}`);
    return `${marks}${text}${node.nextSibling ? '\n' : ''}`;
  },
});

/** The mark of a list item: a bullet or its number. */
function itemMark(item: Node): string {
  const list = item.parentElement;
  // A hyphen within a line would be read as a dash.
  if (list?.localName !== 'ol') return item.parentElement?.closest('[data-note], td, th') ? '• ' : '- ';
  const first = Number(list.getAttribute('start') ?? 1) || 1;
  return `${first + Array.from(list.children).indexOf(item as Element)}. `;
}

const safeAddress = /^(?:https?:|mailto:)/i;

/** Converts HTML to Markdown. The parsed document runs and loads nothing. */
export function pastedMarkdown(html: string): string {
  const { body } = new DOMParser().parseFromString(renameStyles(html), 'text/html');
  convertFormats(body);
  convertWordStyles(body);
  convertWordLists(body);
  moveListsIntoItems(body);
  moveNotesInline(body);
  fillColumns(body);
  flattenCells(body);
  removeLocalAddresses(body);
  makeFormatsReadable(body);
  for (const code of body.querySelectorAll('pre, code, .Apple-converted-space'))
    for (const text of textsIn(code)) text.data = text.data.replaceAll('\u00a0', ' ');
  return service.turndown(body).replace(spacing, (spaces) => ' '.repeat(spaces.length));
}

/** Matches no-break spaces that only widen a space or indent a line, as programs write several spaces into HTML. */
const spacing = /^\u00a0+|\u00a0+$|\u00a0{2,}|(?<= )\u00a0|\u00a0(?= )/gm;

/**
 * Renames styles and scripts to templates and data attributes. The page's content security policy applies to this document too:
 * it would remove styles, which are needed here, and report violations.
 */
const renameStyles = (html: string) =>
  html
    .replace(/<(\/?)(?:style|script)\b/gi, '<$1template')
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/([\s"'/])(style|on[a-z]+)(?=\s*=)/gi, '$1data-$2'));

function styleOf({ dataset }: HTMLElement) {
  const style = dataset.style ?? '';
  // Word writes `mso-bidi-font-style:normal` into italics, which is of right-to-left text.
  const weight = /(?<![\w-])font-weight\s*:\s*(\w+)/i.exec(style)?.[1] ?? '';
  const slant = /(?<![\w-])font-style\s*:\s*(\w+)/i.exec(style)?.[1] ?? '';
  return { style, weight, slant };
}

/** Replaces styles for bold, italics and strikethrough by tags; removes tags that a style overrides. */
function convertFormats(body: HTMLElement) {
  for (const element of body.querySelectorAll<HTMLElement>('b, strong, i, em, span')) {
    const { style, weight, slant } = styleOf(element);
    const isSpan = element.localName === 'span';
    const isBold = weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
    if (!isSpan) {
      const overriddenBy = element.localName === 'b' || element.localName === 'strong' ? weight : slant;
      if (overriddenBy === 'normal' || overriddenBy === '400') element.replaceWith(...element.childNodes);
      continue;
    }
    const inHeading = element.closest('h1, h2, h3, h4, h5, h6') !== null;
    if (isBold && !inHeading) wrapContents(element, 'strong');
    if (slant === 'italic' || slant === 'oblique') wrapContents(element, 'em');
    if (style.includes('line-through')) wrapContents(element, 'del');
  }
}

/** Replaces Word's paragraph styles, which its HTML names by classes, by tags. */
function convertWordStyles(body: HTMLElement) {
  const tags = { h1: '.MsoTitle', h2: '.MsoSubtitle', blockquote: '.MsoQuote, .MsoIntenseQuote' };
  for (const [tag, classes] of Object.entries(tags))
    for (const paragraph of body.querySelectorAll(classes)) {
      const element = body.ownerDocument.createElement(tag);
      element.append(...paragraph.childNodes);
      paragraph.replaceWith(element);
    }
}

/** Makes lists of Word's list paragraphs, which have a level and begin with a mark. */
function convertWordLists(body: HTMLElement) {
  for (const marks of body.querySelectorAll<HTMLElement>('[data-style*="mso-list:Ignore" i]')) {
    const paragraph = marks.closest('p');
    const mark = marks.textContent?.trim() ?? '';
    marks.remove();
    if (!paragraph) continue;
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    const level = Number(/mso-list:[^;]*\blevel(\d+)/i.exec(paragraph.dataset.style ?? '')?.[1] ?? 1);
    const { outerItem, list } = wordListBefore(paragraph, level);
    // A bullet may be the letter o, but without a dot.
    const kind = /^\(?(?:\d|[a-z]+[.)])/i.test(mark) ? 'ol' : 'ul';
    if (list?.localName === kind) {
      list.append(item);
      paragraph.remove();
      continue;
    }
    const added = body.ownerDocument.createElement(kind);
    added.dataset.wordLevel = String(level);
    added.setAttribute('start', mark.match(/\d+/g)?.at(-1) ?? '1');
    added.append(item);
    outerItem?.append(paragraph);
    paragraph.replaceWith(added);
  }
}

/** The list of this level that ends before the paragraph, and the item around it. */
function wordListBefore(paragraph: Element, level: number) {
  let outerItem: Element | null = null;
  let list = paragraph.previousElementSibling;
  const levelOf = (element: Element | null) => Number((element as HTMLElement | null)?.dataset.wordLevel);
  while (levelOf(list) < level) {
    outerItem = list?.lastElementChild ?? null;
    list = outerItem?.lastElementChild ?? null;
  }
  return { outerItem, list: levelOf(list) >= level ? list : null };
}

/** Moves nested lists into their items: Google Docs puts them beside the item that they belong to. */
function moveListsIntoItems(body: HTMLElement) {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const item = list.previousElementSibling;
    if (item?.localName !== 'li') continue;
    const [paragraph, ...others] = item.children;
    // A paragraph would be set apart from the list below it.
    if (paragraph?.localName === 'p' && others.length === 0) paragraph.replaceWith(...paragraph.childNodes);
    item.append(list);
  }
}

/** Puts empty cells where cells of earlier rows reach down, so that the others stay in their columns. */
function fillColumns(body: HTMLElement) {
  for (const table of body.querySelectorAll('table')) {
    /** By column, the rows that the cell above still takes. */
    const rowsLeft: number[] = [];
    for (const row of table.rows) {
      let column = 0;
      const fill = (before: Element | null) => {
        for (; (rowsLeft[column] ?? 0) > 0; column += 1) {
          rowsLeft[column] = (rowsLeft[column] ?? 0) - 1;
          row.insertBefore(body.ownerDocument.createElement('td'), before);
        }
      };
      for (const cell of [...row.cells]) {
        fill(cell);
        for (const end = column + cell.colSpan; column < end; column += 1)
          rowsLeft[column] = cell.rowSpan - 1;
      }
      fill(null);
    }
  }
}

/** Puts each cell on one line, as Markdown needs it. Tables of one cell or with tables inside only arrange a page, and are left. */
function flattenCells(body: HTMLElement) {
  for (const table of body.querySelectorAll('table')) {
    const cells = table.querySelectorAll('td, th');
    if (cells.length < 2 || table.querySelector('table')) continue;
    for (const cell of cells) {
      const items = Array.from(cell.querySelectorAll('li'), (item) => ({ item, marks: itemMark(item) }));
      for (const { item, marks } of items) item.prepend(marks);
      for (const block of cell.querySelectorAll(`br, ul, ol, li, ${blockSelector}`))
        block.replaceWith(' ', ...block.childNodes, ' ');
    }
  }
}

function wrapContents(element: HTMLElement, name: string) {
  if (!element.textContent?.trim()) return;
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Removes links and pictures that others can't open; data URLs would also be as long as a chapter. */
function removeLocalAddresses(body: HTMLElement) {
  for (const link of body.querySelectorAll('a'))
    if (!safeAddress.test(link.getAttribute('href') ?? '')) link.replaceWith(...link.childNodes);
  for (const picture of body.querySelectorAll('img'))
    if (!/^https?:/i.test(picture.getAttribute('src') ?? '')) picture.remove();
}
