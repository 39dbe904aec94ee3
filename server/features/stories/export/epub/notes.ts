import type { Token } from 'markdown-it';
import { anchorMeta, backLink, noteMeta, referenceMeta } from '../../../../markdown/footnotes';

interface Part {
  file: string;
  tokens: Token[];
}

interface Reference {
  note: number;
  reference: number;
}

const noteId = (note: number) => `note-${note}`;
const referenceId = ({ note, reference }: Reference) => `reference-${note}-${reference}`;

const setHtml = (token: Token, content: string) => Object.assign(token, { type: 'html_block', content });

const referencesIn = (tokens: readonly Token[]): Reference[] =>
  tokens.flatMap(({ children }) => (children ?? []).flatMap((child) => referenceMeta(child) ?? []));

function* notesIn(tokens: readonly Token[]) {
  let start = 0;
  let number = 0;
  for (const [at, token] of tokens.entries()) {
    const opened = noteMeta(token);
    if (opened) {
      start = at;
      number = opened.note;
    } else if (token.type === 'footnote_close') yield { number, note: tokens.slice(start, at + 1) };
  }
}

/**
 * Moves each note to the end of the part that refers to it first, where reading systems can show it beside the text.
 * Source: EPUB Structural Semantics 1.1, Digital Publishing WAI-ARIA 1.1.
 */
export function moveNotesToParts(notes: readonly Token[], parts: readonly Part[]): void {
  /** The parts that contain the notes and references, by their ids. */
  const places = new Map<string, Part>();
  const recordReferences = (tokens: readonly Token[], part: Part) => {
    for (const reference of referencesIn(tokens)) {
      if (reference.reference === 1) places.set(noteId(reference.note), part);
      places.set(referenceId(reference), part);
    }
  };
  for (const part of parts) recordReferences(part.tokens, part);
  const placed: { number: number; note: Token[]; part: Part }[] = [];
  // A note that another note refers to comes after it, so its part is known by then.
  for (const { number, note } of notesIn(notes)) {
    const part = places.get(noteId(number));
    if (!part) continue;
    recordReferences(note, part);
    placed.push({ number, note, part });
  }

  const renderLinks = (tokens: readonly Token[], part: Part) => {
    const addressOf = (id: string) => `${places.get(id) === part ? '' : places.get(id)?.file}#${id}`;
    for (const token of tokens) {
      const reference = referenceMeta(token);
      const anchor = anchorMeta(token);
      if (reference)
        setHtml(
          token,
          `${reference.gap}<sup><a epub:type="noteref" role="doc-noteref" id="${referenceId(reference)}" href="${addressOf(noteId(reference.note))}">${reference.note}</a></sup>`,
        );
      else if (anchor) {
        const { name, text } = backLink(anchor);
        setHtml(
          token,
          ` <a role="doc-backlink" href="${addressOf(referenceId(anchor))}" aria-label="${name}">${text}</a>`,
        );
      } else if (token.type === 'footnote_close') setHtml(token, '</aside>\n');
      if (token.children) renderLinks(token.children, part);
    }
  };
  for (const part of parts) renderLinks(part.tokens, part);
  for (const { number, note, part } of placed) {
    renderLinks(note, part);
    const [open, first] = note;
    const opening = `<aside epub:type="footnote" role="doc-footnote" id="${noteId(number)}" dir="auto">\n`;
    const inParagraph = first?.type === 'paragraph_open';
    if (open) setHtml(open, inParagraph ? opening : `${opening}<p>${number}. </p>\n`);
    if (inParagraph) setHtml(first, `<p>${number}. `);
    for (const token of note) part.tokens.push(token);
  }
}
