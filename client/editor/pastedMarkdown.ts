import { gfm } from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';
import { blocks, noteRule, notesInPlace } from './pastedNotes';

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
// What Turndown doesn't escape although it has a meaning for us.
const escaped = service.escape.bind(service);
service.escape = (text) =>
  escaped(text)
    .replace(/^#{1,6}$/, '\\$&')
    .replace(/^(\d{1,9})(?=\) )/, '$1\\')
    .replace(/~~|&(?=#?\w{1,31};)/g, '\\$&');
// List items in our style: mark, one space, text.
service.addRule('item', {
  filter: 'li',
  replacement(content, node) {
    const marks = marksOf(node);
    const text = content.trim().replace(/\n(?!\n|$)/g, `\n${' '.repeat(marks.length)}`);
    return `${marks}${text}${node.nextSibling ? '\n' : ''}`;
  },
});

function marksOf(item: Node): string {
  const list = item.parentElement;
  // A hyphen within a line would be read as a dash.
  if (list?.localName !== 'ol') return item.parentElement?.closest('[data-note], td, th') ? '• ' : '- ';
  const first = Number(list.getAttribute('start') ?? 1) || 1;
  return `${first + Array.from(list.children).indexOf(item as Element)}. `;
}

const safeAddress = /^(?:https?:|mailto:)/i;

/** Converts HTML to Markdown. The parsed document runs and loads nothing. */
export function pastedMarkdown(html: string): string {
  const { body } = new DOMParser().parseFromString(disarmed(html), 'text/html');
  formatsAsTags(body);
  wordStylesAsTags(body);
  wordListsAsTags(body);
  listsInItems(body);
  notesInPlace(body);
  cellsInLine(body);
  withoutForeignAddresses(body);
  return service.turndown(body).replace(/\u00a0/g, ' ');
}

/**
 * The page's policy applies to this document too: it would remove styles and report violations. Renamed, they
 * can be read.
 */
const disarmed = (html: string) =>
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

/** Word processors use styles for bold and italics, and sometimes bold tags without effect. */
function formatsAsTags(body: HTMLElement) {
  for (const element of body.querySelectorAll<HTMLElement>('b, strong, i, em, span')) {
    const { style, weight, slant } = styleOf(element);
    const isSpan = element.localName === 'span';
    const isBold = weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
    if (!isSpan) {
      const means = element.localName === 'b' || element.localName === 'strong' ? weight : slant;
      if (means === 'normal' || means === '400') element.replaceWith(...element.childNodes);
      continue;
    }
    const inHeading = element.closest('h1, h2, h3, h4, h5, h6') !== null;
    if (isBold && !inHeading) wrapContents(element, 'strong');
    if (slant === 'italic' || slant === 'oblique') wrapContents(element, 'em');
    if (style.includes('line-through')) wrapContents(element, 'del');
  }
}

/** Paragraph styles of Word, which its HTML names by classes. */
function wordStylesAsTags(body: HTMLElement) {
  const tags = { h1: '.MsoTitle', h2: '.MsoSubtitle', blockquote: '.MsoQuote, .MsoIntenseQuote' };
  for (const [tag, classes] of Object.entries(tags))
    for (const paragraph of body.querySelectorAll(classes)) {
      const element = body.ownerDocument.createElement(tag);
      element.append(...paragraph.childNodes);
      paragraph.replaceWith(element);
    }
}

/** Word writes lists as paragraphs, which have a level and begin with a mark. */
function wordListsAsTags(body: HTMLElement) {
  for (const marks of body.querySelectorAll<HTMLElement>('[data-style*="mso-list:Ignore" i]')) {
    const paragraph = marks.closest('p');
    const mark = marks.textContent?.trim() ?? '';
    marks.remove();
    if (!paragraph) continue;
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    const level = Number(/mso-list:[^;]*\blevel(\d+)/i.exec(paragraph.dataset.style ?? '')?.[1] ?? 1);
    const { around, list } = wordListBefore(paragraph, level);
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
    around?.append(paragraph);
    paragraph.replaceWith(added);
  }
}

/** The list of this level that ends before the paragraph, and the item around it. */
function wordListBefore(paragraph: Element, level: number) {
  let around: Element | null = null;
  let list = paragraph.previousElementSibling;
  const levelOf = (element: Element | null) => Number((element as HTMLElement | null)?.dataset.wordLevel);
  while (levelOf(list) < level) {
    around = list?.lastElementChild ?? null;
    list = around?.lastElementChild ?? null;
  }
  return { around, list: levelOf(list) >= level ? list : null };
}

/** Google Docs puts a list of the next level into the list, beside the item that it belongs to. */
function listsInItems(body: HTMLElement) {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const item = list.previousElementSibling;
    if (item?.localName !== 'li') continue;
    const [paragraph, ...others] = item.children;
    // A paragraph would be set apart from the list below it.
    if (paragraph?.localName === 'p' && others.length === 0) paragraph.replaceWith(...paragraph.childNodes);
    item.append(list);
  }
}

/** A cell is one line in Markdown. Other tables only arrange a page: their cells' paragraphs stay below each other. */
function cellsInLine(body: HTMLElement) {
  for (const table of body.querySelectorAll('table')) {
    const cells = table.querySelectorAll('td, th');
    if (cells.length < 2 || table.querySelector('table')) continue;
    for (const cell of cells) {
      const items = Array.from(cell.querySelectorAll('li'), (item) => ({ item, marks: marksOf(item) }));
      for (const { item, marks } of items) item.prepend(marks);
      for (const block of cell.querySelectorAll(`br, ul, ol, li, ${blocks}`))
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

/** Keep only addresses that others can open; data URLs would be as long as a chapter. */
function withoutForeignAddresses(body: HTMLElement) {
  for (const link of body.querySelectorAll('a'))
    if (!safeAddress.test(link.getAttribute('href') ?? '')) link.replaceWith(...link.childNodes);
  for (const picture of body.querySelectorAll('img'))
    if (!/^https?:/i.test(picture.getAttribute('src') ?? '')) picture.remove();
}
