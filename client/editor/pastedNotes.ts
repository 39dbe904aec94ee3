import type TurndownService from 'turndown';

const linksWithin = 'a[href*="#"]';

/** The element with the number of a note: the link, or the superscript that has only this link. */
const markOf = (link: Element) => {
  const parent = link.parentElement;
  return parent?.localName === 'sup' && parent.textContent?.trim() === link.textContent?.trim()
    ? parent
    : link;
};

/** The targets of links, by id or by name. */
const placesIn = (body: HTMLElement) =>
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
function notesAsItems(body: HTMLElement): void {
  const places = placesIn(body);
  for (const reference of body.querySelectorAll(linksWithin)) {
    const back = places.get(targetOf(reference));
    if (!back?.matches(linksWithin) || places.get(targetOf(back)) !== reference) continue;
    const paragraph = back.closest('p');
    const isAfter = reference.compareDocumentPosition(back) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (!paragraph || !isAfter || paragraph.contains(reference) || back.closest('li')) continue;
    const box = paragraph.parentElement;
    const isOwnBox = box?.localName === 'div' && !box.contains(reference) && hasOneNote(box, places);
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

const hasOneNote = (box: Element, places: ReadonlyMap<string, Element>) =>
  Array.from(box.querySelectorAll(linksWithin)).filter((link) =>
    places.get(targetOf(link))?.matches(linksWithin),
  ).length === 1;

/**
 * Moves footnotes to where they are referred to first, and removes their other references: a note within the line has one place. A
 * footnote is an item of a list that a link leads to, with a link back, as in Word documents and on most websites. Source: the HTML
 * of mammoth, pandoc and GitHub, and the clipboards of Word, Google Docs and LibreOffice.
 */
export function notesInPlace(body: HTMLElement): void {
  notesAsItems(body);
  const places = placesIn(body);
  const placeOf = (link: Element) => places.get(targetOf(link));
  const marksByItem = new Map<Element, Element[]>();
  for (const link of body.querySelectorAll(linksWithin)) {
    const item = placeOf(link);
    if (item?.localName !== 'li') continue;
    const marks = marksByItem.get(item);
    if (marks) marks.push(markOf(link));
    else marksByItem.set(item, [markOf(link)]);
  }
  for (const [item, leadingThere] of marksByItem) {
    const links = Array.from(item.querySelectorAll(linksWithin));
    const leadsTo = (mark: Element) => (link: Element) => mark.contains(placeOf(link) ?? null);
    const marks = leadingThere.filter((mark) => links.some(leadsTo(mark)));
    const first = marks.find((mark) => !item.contains(mark));
    if (!first) continue;
    for (const link of links) if (marks.some((mark) => leadsTo(mark)(link))) link.remove();
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

/** Blocks other than lists. Their Markdown has no meaning within a line. */
export const blocks = 'p, pre, blockquote, h1, h2, h3, h4, h5, h6, hr, table, thead, tbody, tr, th, td';

/**
 * The item's content, which the rule below writes on one line: blocks follow each other, code becomes code within the line, and the
 * items of lists keep their bullets or numbers.
 */
function noteOf(item: Element): HTMLElement {
  const note = item.ownerDocument.createElement('span');
  note.dataset.note = '';
  note.append(...item.childNodes);
  for (const block of note.querySelectorAll(blocks)) block.replaceWith(' ', ...block.childNodes, ' ');
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

function textsIn(element: Element): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** Writes them within the line, so that their labels can't be those of notes already in the text. */
export const noteRule: TurndownService.Rule = {
  filter: (node) => (node as HTMLElement).dataset?.note !== undefined,
  replacement: (content) => `^[${content.trim().replace(/\s*\n\s*/g, ' ')}]`,
};
