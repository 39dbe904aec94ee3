/**
 * What Mammoth, which reads Word documents, leaves to its caller: formats that come from styles, and what is only layout. Its style
 * map and transforms were weighed: they see the names of styles, but neither their look and inheritance nor the numbers of lists.
 */

type Toggle = 'w:b' | 'w:i' | 'w:strike' | 'w:vanish';
const toggles: readonly Toggle[] = ['w:b', 'w:i', 'w:strike', 'w:vanish'];

/** Styles with a meaning of their own, which styles based on them share; their look isn't kept beside it. */
const meaningful =
  /^(?:heading [1-6]|title|subtitle|(?:intense )?quote|quotations|html (?:code|preformatted)|source (?:code|text)|code|verbatim char|preformatted text)$/i;

interface WordParts {
  /** The XML of the document, its footnotes or its endnotes. */
  text: string;
  styles: string | undefined;
  numbering: string | undefined;
}

interface ResolvedPart {
  text: string;
  /** What was left out. */
  leftOut: string[];
}

/** The start of the bookmark that states a list item's number. */
export const numberMark = 'list-number-';

const parse = (xml = '<none/>') => new DOMParser().parseFromString(xml, 'application/xml');
const all = (parent: Document | Element, name: string) => Array.from(parent.getElementsByTagName(name));
const child = (parent: Element | undefined, name: string) =>
  parent && Array.from(parent.children).find(({ nodeName }) => nodeName === name);
const valOf = (element: Element | undefined) => element?.getAttribute('w:val') ?? undefined;
const isOn = (element: Element) => !['0', 'false', 'off'].includes(valOf(element) ?? '');

/** Writes what a part takes from styles into the part itself, and removes what is hidden or only layout. */
export function resolveWordStyles({ text, styles, numbering }: WordParts): ResolvedPart {
  const part = parse(text);
  const leftOut: string[] = [];
  if (part.querySelector('parsererror')) return { text, leftOut };
  const styleOf = readStyles(parse(styles));
  const numberOf = readNumbers(parse(numbering));
  resolveFields(part);
  const dropCaps: Element[] = [];
  for (const paragraph of all(part, 'w:p')) {
    const properties = child(paragraph, 'w:pPr');
    const chain = styleOf('paragraph', valOf(child(properties, 'w:pStyle')));
    const found = (name: string) =>
      child(properties, name) ?? first(chain, (style) => child(child(style, 'w:pPr'), name));
    const name = resolveParagraphStyle(part, paragraph, chain, found('w:outlineLvl'));
    const numbers = found('w:numPr');
    const number = numbers && numberOf(numbers);
    if (/^(?:heading|title)/i.test(name ?? '')) {
      if (number !== undefined) leftOut.push('automatic chapter numbers');
    } else if (numbers && number !== undefined) markNumber(part, paragraph, numbers, number);
    const hasHidden = all(paragraph, 'w:r')
      .filter((run) => run.closest('p') === paragraph)
      .map((run) => resolveRun(part, run, name ? [] : chain, styleOf))
      .includes(true);
    if (hasHidden) leftOut.push('hidden text');
    if (hasHidden && !paragraph.textContent?.trim() && paragraph.parentElement?.nodeName !== 'w:tc')
      paragraph.remove();
    if (/^(?:drop|margin)$/.test(found('w:framePr')?.getAttribute('w:dropCap') ?? ''))
      dropCaps.push(paragraph);
  }
  for (const letter of dropCaps) joinDropCap(letter);
  return { text: new XMLSerializer().serializeToString(part), leftOut };
}

function first<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

type Chains = (kind: 'paragraph' | 'character', id: string | undefined) => readonly Element[];

/** Returns a function that lists a style and those that it is based on, or the default style's. */
function readStyles(styles: Document): Chains {
  const byId = new Map<string, Element>();
  const defaults = new Map<string, string>();
  for (const style of all(styles, 'w:style')) {
    const id = style.getAttribute('w:styleId') ?? '';
    const kind = style.getAttribute('w:type') ?? '';
    byId.set(`${kind} ${id}`, style);
    if (['1', 'true'].includes(style.getAttribute('w:default') ?? '')) defaults.set(kind, id);
  }
  return (kind, id) => {
    const chain = new Set<Element>();
    let style = byId.get(`${kind} ${id ?? defaults.get(kind)}`);
    while (style && !chain.has(style)) {
      chain.add(style);
      style = byId.get(`${kind} ${valOf(child(style, 'w:basedOn'))}`);
    }
    return [...chain];
  };
}

const nameOf = (style: Element) => valOf(child(style, 'w:name')) ?? '';
const meaningOf = (chain: readonly Element[]) => chain.find((style) => meaningful.test(nameOf(style)));

/** Names the style whose meaning the paragraph has, if any: one that its style is based on, or the heading of its outline level. */
function resolveParagraphStyle(
  part: Document,
  paragraph: Element,
  chain: readonly Element[],
  outline: Element | undefined,
): string | undefined {
  const style = meaningOf(chain);
  const level = Number(valOf(outline) ?? 9);
  const isHeading = level < 9 && !(style && /^(?:heading|title|subtitle)/i.test(nameOf(style)));
  const id = isHeading ? `Heading${Math.min(level + 1, 6)}` : style?.getAttribute('w:styleId');
  if (!id) return undefined;
  setProperty(part, paragraph, 'w:pPr', 'w:pStyle', id);
  return isHeading ? 'heading' : style && nameOf(style);
}

function setProperty(part: Document, owner: Element, group: string, name: string, value: string): void {
  const made = (tag: string) => part.createElementNS(part.documentElement.namespaceURI, tag);
  let properties = child(owner, group);
  if (!properties) {
    properties = made(group);
    owner.prepend(properties);
  }
  child(properties, name)?.remove();
  const property = made(name);
  property.setAttributeNS(property.namespaceURI, 'w:val', value);
  properties.prepend(property);
}

/** Writes the formats of a run's styles into it. Removes it and returns true if it is hidden. */
function resolveRun(part: Document, run: Element, paragraphChain: readonly Element[], styleOf: Chains) {
  const properties = child(run, 'w:rPr');
  const styleId = valOf(child(properties, 'w:rStyle'));
  const chain = styleId ? styleOf('character', styleId) : [];
  const code = meaningOf(chain);
  const inStyles = (styles: readonly Element[], name: string) =>
    first(styles, (style) => child(child(style, 'w:rPr'), name));
  for (const name of toggles) {
    if (child(properties, name)) continue;
    // A character style reverses what the paragraph's style sets. Source: ECMA-376, 17.7.3, toggle properties.
    const isSet = [paragraphChain, code ? [] : chain].filter((styles) => {
      const property = inStyles(styles, name);
      return property && isOn(property);
    });
    if (isSet.length === 1) setProperty(part, run, 'w:rPr', name, '1');
  }
  const raised = valOf(child(properties, 'w:vertAlign')) ?? valOf(inStyles(chain, 'w:vertAlign'));
  if (raised) setProperty(part, run, 'w:rPr', 'w:vertAlign', raised);
  if (code) setProperty(part, run, 'w:rPr', 'w:rStyle', code.getAttribute('w:styleId') ?? '');
  else child(properties, 'w:rStyle')?.remove();
  const hidden = child(child(run, 'w:rPr'), 'w:vanish');
  if (!hidden || !isOn(hidden) || child(run, 'w:fldChar') || child(run, 'w:instrText')) return false;
  run.remove();
  return Boolean(run.textContent?.trim());
}

/** Returns a function that counts a list's items: across paragraphs between them, and across lists of one definition. */
function readNumbers(numbering: Document) {
  const definitions = new Map(
    all(numbering, 'w:abstractNum').map((list) => [list.getAttribute('w:abstractNumId'), list]),
  );
  const lists = new Map(all(numbering, 'w:num').map((list) => [list.getAttribute('w:numId'), list]));
  const counts = new Map<Element, number[]>();
  const restarted = new Set<Element>();
  const levelOf = (list: Element | undefined, name: string, level: number) =>
    list &&
    Array.from(list.children).find(
      (element) => element.nodeName === name && Number(element.getAttribute('w:ilvl')) === level,
    );
  return (numbers: Element): number | undefined => {
    // Word has nine levels.
    const level = Math.min(Number(valOf(child(numbers, 'w:ilvl')) ?? 0), 8);
    const list = lists.get(valOf(child(numbers, 'w:numId')) ?? '');
    const definition = definitions.get(valOf(child(list, 'w:abstractNumId')) ?? '');
    if (!list || !definition) return undefined;
    const override = levelOf(list, 'w:lvlOverride', level);
    const format = child(override, 'w:lvl') ?? levelOf(definition, 'w:lvl', level);
    if (['bullet', 'none'].includes(valOf(child(format, 'w:numFmt')) ?? '')) return undefined;
    const start = child(override, 'w:startOverride');
    const count = counts.get(definition) ?? [];
    counts.set(definition, count);
    const begin = Number(valOf(start) ?? valOf(child(format, 'w:start')) ?? 1);
    count[level] = start && !restarted.has(start) ? begin : (count[level] ?? begin - 1) + 1;
    if (start) restarted.add(start);
    count.length = level + 1;
    return count[level];
  };
}

/** States an item's number in a bookmark, which becomes an element with this id. */
function markNumber(part: Document, paragraph: Element, numbers: Element, number: number) {
  const mark = part.createElementNS(part.documentElement.namespaceURI, 'w:bookmarkStart');
  mark.setAttributeNS(mark.namespaceURI, 'w:name', `${numberMark}${number}`);
  const properties = child(paragraph, 'w:pPr');
  if (properties && !child(properties, 'w:numPr')) properties.append(numbers.cloneNode(true));
  if (properties) properties.after(mark);
  else paragraph.prepend(mark);
}

/** Makes fields of one element like the others, and leaves a link's address without its switches. */
function resolveFields(part: Document) {
  const madeRun = (tag: string, type?: string) => {
    const element = part.createElementNS(part.documentElement.namespaceURI, tag);
    if (type) element.setAttributeNS(element.namespaceURI, 'w:fldCharType', type);
    const run = part.createElementNS(element.namespaceURI, 'w:r');
    run.append(element);
    return run;
  };
  for (const field of all(part, 'w:fldSimple')) {
    const instruction = madeRun('w:instrText');
    instruction.firstElementChild?.append(field.getAttribute('w:instr') ?? '');
    const character = (type: string) => madeRun('w:fldChar', type);
    field.replaceWith(
      character('begin'),
      instruction,
      character('separate'),
      ...field.childNodes,
      character('end'),
    );
  }
  const instructions = all(part, 'w:instrText');
  for (const [at, element] of instructions.entries()) {
    const text = element.textContent ?? '';
    if (!/^\s*HYPERLINK\b/.test(text)) continue;
    // Word divides an instruction at changes of format.
    const field = [element];
    for (const next of instructions.slice(at + 1, at + 50)) {
      if (!isSameField(element, next)) break;
      field.push(next);
    }
    element.textContent = linkInstruction(field.map(({ textContent }) => textContent ?? '').join(''));
    for (const other of field.slice(1)) other.textContent = '';
  }
}

function isSameField(element: Element, other: Element): boolean {
  let run: Element | null = element.parentElement;
  while (run && run !== other.parentElement) {
    run = run.nextElementSibling;
    if (run && child(run, 'w:fldChar')) return false;
  }
  return run !== null;
}

/** The instruction of a link with only its address, to which the place in it, which \l states, is added. */
function linkInstruction(text: string): string {
  const words = text.matchAll(/\\([a-z])(?:\s+"([^"]*)")?|"([^"]*)"|(\S+)/gi);
  let address = '';
  let place = '';
  for (const [, name, argument, quoted, plain] of [...words].slice(1)) {
    if (name === 'l') place = argument ?? '';
    else if (!name && !address) address = quoted ?? plain ?? '';
  }
  if (!address) return ` HYPERLINK \\l "${place}" `;
  return ` HYPERLINK "${address}${place && !address.includes('#') ? `#${place}` : ''}" `;
}

/** Puts a large first letter, which Word keeps in a paragraph of its own, before the text that it begins. */
function joinDropCap(letter: Element) {
  const next = letter.nextElementSibling;
  if (next?.nodeName !== 'w:p') return;
  child(letter, 'w:pPr')?.remove();
  const properties = child(next, 'w:pPr');
  if (properties) properties.after(...letter.childNodes);
  else next.prepend(...letter.childNodes);
  letter.remove();
}
