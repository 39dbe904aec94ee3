import type TurndownService from 'turndown';

const linksWithin = 'a[href*="#"]';

/** What shows the number of a note: the link, or the superscript that has only this link. */
const markOf = (link: Element) => {
  const parent = link.parentElement;
  return parent?.localName === 'sup' && parent.textContent?.trim() === link.textContent?.trim()
    ? parent
    : link;
};

/**
 * Moves footnotes to where they are referred to first, and removes their other references: a note within the line has one place. A
 * footnote is an item of a list that a link leads to, with a link back, as in Word documents and on most websites. Source: the HTML
 * of mammoth, pandoc and GitHub.
 */
export function notesInPlace(body: HTMLElement): void {
  const places = new Map(Array.from(body.querySelectorAll('[id]'), (element) => [element.id, element]));
  const placeOf = (link: Element) => places.get(link.getAttribute('href')?.split('#')[1] ?? '');
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
const blocks = 'p, pre, blockquote, h1, h2, h3, h4, h5, h6, hr, table, thead, tbody, tr, th, td';

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
  const { firstChild, lastChild } = note;
  if (firstChild instanceof Text) firstChild.data = firstChild.data.trimStart();
  if (lastChild instanceof Text) lastChild.data = lastChild.data.trimEnd();
  return note;
}

/** Writes them within the line, so that their labels can't be those of notes already in the text. */
export const noteRule: TurndownService.Rule = {
  filter: (node) => (node as HTMLElement).dataset?.note !== undefined,
  replacement: (content) => `^[${content.trim().replace(/\s*\n\s*/g, ' ')}]`,
};
