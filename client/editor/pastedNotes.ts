import type TurndownService from 'turndown';

const fragmentOf = (link: Element) => link.getAttribute('href')?.split('#')[1];

/**
 * Moves footnotes to where they are referred to. A footnote is an item of a list that a link leads to, with a link back, as in
 * Word documents and on most websites. Source: the HTML of mammoth, pandoc and GitHub.
 */
export function notesInPlace(body: HTMLElement): void {
  const places = new Map(Array.from(body.querySelectorAll('[id]'), (element) => [element.id, element]));
  const moved = new Set<Element>();
  for (const link of body.querySelectorAll('a[href*="#"]')) {
    const item = places.get(fragmentOf(link) ?? '');
    const mark = link.parentElement?.localName === 'sup' ? link.parentElement : link;
    const leadsHere = (back: Element) => mark.contains(places.get(fragmentOf(back) ?? '') ?? null);
    if (item?.localName !== 'li' || moved.has(item)) continue;
    const back = Array.from(item.querySelectorAll('a[href*="#"]')).filter(leadsHere);
    if (back.length === 0) continue;
    for (const one of back) one.remove();
    mark.replaceWith(noteOf(item));
    moved.add(item);
  }
  for (const item of moved) {
    const list = item.parentElement;
    item.remove();
    if (list?.childElementCount !== 0) continue;
    if (list.previousElementSibling?.localName === 'hr') list.previousElementSibling.remove();
    list.remove();
  }
}

/** The item's content on one line. */
function noteOf(item: Element): HTMLElement {
  const note = item.ownerDocument.createElement('span');
  note.dataset.note = '';
  note.append(...item.childNodes);
  for (const [n, paragraph] of note.querySelectorAll('p').entries())
    paragraph.replaceWith(n > 0 ? ' ' : '', ...paragraph.childNodes);
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
