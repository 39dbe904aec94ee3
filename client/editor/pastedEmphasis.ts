const formats = 'b, strong, i, em, s, del, strike';
/** Elements within a line that may be divided: formats, and what may stand around or inside them. */
const divisible = `${formats}, u, font, a[href], span:not([data-note])`;
const blocks = 'p, div, ul, ol, li, pre, blockquote, h1, h2, h3, h4, h5, h6, hr, table';

const isFormat = (node: Node | null): node is Element => node instanceof Element && node.matches(formats);
const isBreak = (node: Node | undefined) => node?.nodeName === 'BR';
const isSpace = (node: Node | undefined) => node?.nodeType === Node.TEXT_NODE && !node.textContent?.trim();

/** Changes formats that CommonMark couldn't read: its marks would be visible. */
export function makeFormatsReadable(body: HTMLElement): void {
  // Inner elements first, so that what divides them divides those around them as well.
  for (const element of [...body.querySelectorAll(divisible)].reverse()) divideAtBreaks(element);
  for (const element of body.querySelectorAll(formats)) {
    const before = element.previousSibling;
    if (!isFormat(before) || before.localName !== element.localName) continue;
    element.prepend(...before.childNodes);
    before.remove();
  }
  for (const element of [...body.querySelectorAll(formats)].reverse()) {
    movePunctuation(element, 'before');
    movePunctuation(element, 'after');
  }
}

/** Divides an element at blocks, at empty lines and at the breaks by its edges, which end a paragraph or a line inside marks. */
function divideAtBreaks(element: Element) {
  const nodes = [...element.childNodes].filter(
    (node, at, all) => !(isSpace(node) && (isBreak(all[at - 1]) || isBreak(all[at + 1]))),
  );
  const isDivider = (node: Node, at: number) =>
    node instanceof Element &&
    (node.matches(blocks) ||
      (isBreak(node) &&
        [nodes[at - 1], nodes[at + 1]].some((other) => !other || isBreak(other) || isBlock(other))));
  if (!nodes.some(isDivider)) return;
  let part: Element | undefined;
  const parts: Node[] = [];
  for (const [at, node] of nodes.entries()) {
    if (!isDivider(node, at)) {
      if (!part) {
        part = element.cloneNode() as Element;
        parts.push(part);
      }
      part.append(node);
      continue;
    }
    part = undefined;
    parts.push(node);
    if (isBlock(node)) formatInside(node, element);
  }
  element.replaceWith(...parts);
}

const isBlock = (node: Node): node is Element => node instanceof Element && node.matches(blocks);

/** Puts the format of an element that was around a block inside it, for Markdown's formats end with their block. */
function formatInside(block: Element, element: Element) {
  if (block.matches('pre, hr')) return;
  const inner = element.cloneNode() as Element;
  inner.append(...block.childNodes);
  block.append(inner);
  divideAtBreaks(inner);
}

/** Matches punctuation at an edge that CommonMark wouldn't take for the edge of a format if a letter follows. */
const punctuation = { before: /^[\p{P}\p{S}]+/u, after: /[\p{P}\p{S}]+$/u };
const letter = { before: /[\p{L}\p{N}]$/u, after: /^[\p{L}\p{N}]/u };

/** Beside these scripts our parser ends formats anywhere. */
const withoutSpaces =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}\u3001-\u303f\uff01-\uffee]/u;

/** Moves punctuation out of a format that has a letter beside it. */
function movePunctuation(element: Element, side: 'before' | 'after') {
  const beside = side === 'before' ? element.previousSibling : element.nextSibling;
  const character = letter[side].exec(beside?.textContent ?? '')?.[0];
  if (!character) return;
  let edge: Node | null = element;
  while (edge && edge.nodeType !== Node.TEXT_NODE)
    edge = side === 'before' ? edge.firstChild : edge.lastChild;
  const text = edge as Text | null;
  const moved = punctuation[side].exec(text?.data ?? '')?.[0];
  if (!text || !moved) return;
  const outermost = side === 'before' ? moved.slice(0, 1) : moved.slice(-1);
  if (withoutSpaces.test(character + outermost)) return;
  text.data = side === 'before' ? text.data.slice(moved.length) : text.data.slice(0, -moved.length);
  element[side](moved);
  if (!element.textContent) element.remove();
}
