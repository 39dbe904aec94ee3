import type { Token } from 'markdown-it';
import { backLink, type NoteMeta, noteMeta } from '../../../markdown/footnotes';

interface Part {
  file: string;
  tokens: Token[];
}

const noteId = ({ note }: NoteMeta) => `note-${note}`;
const referenceId = ({ note, reference }: NoteMeta) => `reference-${note}-${reference}`;

const html = (token: Token, content: string) => Object.assign(token, { type: 'html_block', content });

/** The inline tokens that are references to notes. */
const referencesIn = (tokens: readonly Token[]) =>
  tokens.flatMap(({ children }) => (children ?? []).filter(({ type }) => type === 'footnote_ref'));

function* notesIn(tokens: readonly Token[]): Generator<Token[]> {
  let start = 0;
  for (const [at, { type }] of tokens.entries())
    if (type === 'footnote_open') start = at;
    else if (type === 'footnote_close') yield tokens.slice(start, at + 1);
}

/**
 * Puts each note at the end of the part that refers to it first, where reading systems can show it beside the text.
 * Source: EPUB Structural Semantics 1.1, Digital Publishing WAI-ARIA 1.1.
 */
export function placeNotes(notes: readonly Token[], parts: readonly Part[]): void {
  /** The parts of notes and references, by id. */
  const places = new Map<string, Part>();
  const enter = (tokens: readonly Token[], part: Part) => {
    for (const reference of referencesIn(tokens)) {
      const meta = noteMeta(reference);
      if (meta.reference === 1) places.set(noteId(meta), part);
      places.set(referenceId(meta), part);
    }
  };
  for (const part of parts) enter(part.tokens, part);
  const placed: [Token[], Part][] = [];
  // A note follows the one that refers to it first, so its part is known by then.
  for (const note of notesIn(notes)) {
    const part = places.get(noteId(noteMeta(note[0])));
    if (!part) continue;
    enter(note, part);
    placed.push([note, part]);
  }

  const linkIn = (tokens: readonly Token[], part: Part) => {
    const addressOf = (id: string) => `${places.get(id) === part ? '' : places.get(id)?.file}#${id}`;
    for (const token of tokens) {
      const meta = noteMeta(token);
      if (token.type === 'footnote_ref')
        html(
          token,
          `${meta.gap}<sup><a epub:type="noteref" role="doc-noteref" id="${referenceId(meta)}" href="${addressOf(noteId(meta))}">${meta.note}</a></sup>`,
        );
      else if (token.type === 'footnote_open')
        html(token, `<aside epub:type="footnote" role="doc-footnote" id="${noteId(meta)}" dir="auto">\n`);
      else if (token.type === 'footnote_close') html(token, '</aside>\n');
      else if (token.type === 'footnote_anchor') {
        const { name, text } = backLink(meta);
        html(
          token,
          ` <a role="doc-backlink" href="${addressOf(referenceId(meta))}" aria-label="${name}">${text}</a>`,
        );
      }
      if (token.children) linkIn(token.children, part);
    }
  };
  for (const part of parts) linkIn(part.tokens, part);
  for (const [note, part] of placed) {
    const [open, first] = note;
    const number = `${noteMeta(open).note}. `;
    linkIn(note, part);
    if (first?.type === 'paragraph_open') html(first, `<p>${number}`);
    else if (open) open.content += `<p>${number}</p>\n`;
    for (const token of note) part.tokens.push(token);
  }
}
