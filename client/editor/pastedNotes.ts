import type TurndownService from 'turndown';

const innerLinks = 'a[href*="#"]';

/** The element that shows a note's number: the link, or the superscript that contains only this link. */
const markOf = (link: Element) => {
  const parent = link.parentElement;
  return parent?.localName === 'sup' && parent.textContent?.trim() === link.textContent?.trim()
    ? parent
    : link;
};

/** The targets of links, by id or by name. */
const targetsIn = (body: HTMLElement) =>
  new Map(
    Array.from(body.querySelectorAll('[id], a[name]'), (element) => [
      element.id || (element.getAttribute('name') ?? ''),
      element,
    ]),
  );

const targetOf = (link: Element) => link.getAttribute('href')?.split('#')[1] ?? '';

/**
 * Makes items of the footnotes that Word, Google Docs and LibreOffice put into the clipboard: paragraphs that begin with a link
 * back to the reference.
 */
function convertNotesToItems(body: HTMLElement): void {
  const targets = targetsIn(body);
  for (const reference of body.querySelectorAll(innerLinks)) {
    const back = targets.get(targetOf(reference));
    if (!back?.matches(innerLinks) || targets.get(targetOf(back)) !== reference) continue;
    const paragraph = back.closest('p');
    const isAfter = reference.compareDocumentPosition(back) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (!paragraph || !isAfter || paragraph.contains(reference) || back.closest('li')) continue;
    const box = paragraph.parentElement;
    const isOwnBox = box?.localName === 'div' && !box.contains(reference) && hasOneNote(box, targets);
    const note = isOwnBox ? box : paragraph;
    const item = body.ownerDocument.createElement('li');
    item.id = `item-${targetOf(reference)}`;
    reference.setAttribute('href', `#${item.id}`);
    item.append(...note.childNodes);
    const list = body.ownerDocument.createElement('ol');
    list.append(item);
    note.replaceWith(list);
  }
  for (const line of body.querySelectorAll('[data-style*="mso-element:footnote-list"] > br')) line.remove();
}

const hasOneNote = (box: Element, targets: ReadonlyMap<string, Element>) =>
  Array.from(box.querySelectorAll(innerLinks)).filter((link) =>
    targets.get(targetOf(link))?.matches(innerLinks),
  ).length === 1;

/**
 * Moves footnotes to where they are referred to first, and removes their other references: a note within the line has one place. A
 * footnote is an item of a list that a link leads to, with a link back, as in Word documents and on most websites. Source: the HTML
 * of mammoth, pandoc and GitHub, and the clipboards of Word, Google Docs and LibreOffice.
 */
export function moveNotesInline(body: HTMLElement): void {
  convertNotesToItems(body);
  const targets = targetsIn(body);
  const targetOfLink = (link: Element) => targets.get(targetOf(link));
  const marksByItem = new Map<Element, Element[]>();
  for (const link of body.querySelectorAll(innerLinks)) {
    const item = targetOfLink(link);
    if (item?.localName !== 'li') continue;
    const marks = marksByItem.get(item);
    if (marks) marks.push(markOf(link));
    else marksByItem.set(item, [markOf(link)]);
  }
  for (const [item, marksOfItem] of marksByItem) {
    const links = Array.from(item.querySelectorAll(innerLinks));
    const isInMark = (mark: Element) => (link: Element) => mark.contains(targetOfLink(link) ?? null);
    const marks = marksOfItem.filter((mark) => links.some(isInMark(mark)));
    const first = marks.find((mark) => !item.contains(mark));
    if (!first) continue;
    for (const link of links) if (marks.some((mark) => isInMark(mark)(link))) link.remove();
    for (const mark of marks) if (mark !== first) mark.remove();
    first.replaceWith(noteOf(item));
    removeItem(item);
  }
}

/** Removes the list as well after its last item, with the line or the heading for screen readers above it. */
function removeItem(item: Element) {
  const list = item.parentElement;
  item.remove();
  if (list?.childElementCount !== 0) return;
  if (list.previousElementSibling?.matches('hr, .sr-only')) list.previousElementSibling.remove();
  list.remove();
}

/** Matches blocks other than lists, whose Markdown has no meaning within a line. */
export const blockSelector =
  'p, pre, blockquote, h1, h2, h3, h4, h5, h6, hr, table, thead, tbody, tr, th, td';

/**
 * An element with the item's content, which `noteRule` writes on one line: blocks follow each other, code becomes code within the line, and the
 * items of lists keep their bullets or numbers.
 */
function noteOf(item: Element): HTMLElement {
  const note = item.ownerDocument.createElement('span');
  note.dataset.note = '';
  note.append(...item.childNodes);
  for (const block of note.querySelectorAll(blockSelector)) block.replaceWith(' ', ...block.childNodes, ' ');
  note.normalize();
  // Space at the edges would become space around the note.
  const texts = textsIn(note);
  for (const text of texts) {
    text.data = text.data.trimStart();
    if (text.data) break;
  }
  for (const text of texts.reverse()) {
    text.data = text.data.trimEnd();
    if (text.data) break;
  }
  return note;
}

export function textsIn(element: Element): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** The Turndown rule that writes notes inline: labelled ones could have the labels of notes already in the text. */
export const noteRule: TurndownService.Rule = {
  filter: (node) => (node as HTMLElement).dataset?.note !== undefined,
  replacement: (content) => `^[${content.trim().replace(/\s*\n\s*/g, ' ')}]`,
};
