import type MarkdownIt from 'markdown-it';
import type { StateCore, Token } from 'markdown-it';
import footnotePlugin from 'markdown-it-footnote';

/** Collected by the plugin during parsing. */
interface ParsedNotes {
  /** The labels of the definitions, each after a colon. */
  refs?: Record<string, number>;
  /** The notes that the text refers to: defined ones by their label, inline ones with their content. */
  list?: readonly { label?: string; content?: string; tokens?: Token[] }[];
}

export interface NotesEnv {
  /** Precedes the ids of notes and references, which are unique within a text only. */
  textId?: string;
  footnotes?: ParsedNotes;
}

interface NoteMeta {
  /** The note's number, from 1. */
  note: number;
}

interface ReferenceMeta extends NoteMeta {
  /** Which of the note's references it is, from 1. */
  reference: number;
  /** A space if the reference follows another one, because their numbers would be read as one; otherwise empty. */
  gap: string;
}

interface AnchorMeta extends NoteMeta {
  /** Which of the note's references it leads to, from 1. */
  reference: number;
  /** How many references the note has. */
  references: number;
}

const metaOf =
  <Meta>(type: string) =>
  (token: Token | undefined) =>
    token?.type === type ? (token.meta as Meta) : undefined;

/** Metadata of a note's token; undefined for other tokens. */
export const noteMeta = metaOf<NoteMeta>('footnote_open');
/** Metadata of a reference to a note; undefined for other tokens. */
export const referenceMeta = metaOf<ReferenceMeta>('footnote_ref');
/** Metadata of a link from a note back to a reference; undefined for other tokens. */
export const anchorMeta = metaOf<AnchorMeta>('footnote_anchor');

/** Divides the tokens into the text and the contents of the definitions, by label. The first of a label counts. */
function takeDefinitions(tokens: readonly Token[]) {
  const body: Token[] = [];
  const definitions = new Map<string, Token[]>();
  const open = [body];
  for (const token of tokens) {
    if (token.type === 'footnote_reference_open') {
      const { label } = token.meta as { label: string };
      const content: Token[] = [];
      if (!definitions.has(label)) definitions.set(label, content);
      open.push(content);
    } else if (token.type === 'footnote_reference_close') open.pop();
    else open.at(-1)?.push(token);
  }
  return { body, definitions };
}

/** Removes references from an image's alternative text, which can't have links. */
function removeReferences(image: Token): void {
  image.children = (image.children ?? []).filter(({ type }) => type !== 'footnote_ref');
  for (const child of image.children) if (child.type === 'image') removeReferences(child);
}

/** Whether a token shows something: ends of emphasis don't, nor the empty texts that the parser leaves there. */
const isShown = ({ type, nesting, content }: Token) => nesting === 0 && (type !== 'text' || content !== '');

interface Note {
  number: number;
  content: Token[];
  references: number;
}

/** Numbers notes and their references in the order in which they are read. */
class Numbering {
  private readonly byId = new Map<number, Note>();

  constructor(private readonly contentOf: (id: number) => Token[]) {}

  get notes(): IterableIterator<Note> {
    return this.byId.values();
  }

  numberIn(block: readonly Token[]) {
    for (const token of block)
      if (token.type === 'inline') token.children = this.numbered(token.children ?? []);
  }

  /** References in a link are moved behind it, because a link in a link isn't valid HTML. */
  private numbered(children: readonly Token[]): Token[] {
    const placed: Token[] = [];
    let inLink: Token[] | undefined;
    const place = (token: Token) => {
      if (token.type === 'footnote_ref') this.number(token, placed.findLast(isShown));
      placed.push(token);
    };
    for (const child of children) {
      if (child.type === 'image') removeReferences(child);
      if (inLink && child.type === 'footnote_ref') inLink.push(child);
      else place(child);
      if (child.type === 'link_open') inLink = [];
      else if (child.type === 'link_close') {
        for (const reference of inLink ?? []) place(reference);
        inLink = undefined;
      }
    }
    return placed;
  }

  private number(reference: Token, before: Token | undefined) {
    const { id } = reference.meta as { id: number };
    const note = this.byId.get(id) ?? {
      number: this.byId.size + 1,
      content: this.contentOf(id),
      references: 0,
    };
    this.byId.set(id, note);
    note.references += 1;
    reference.meta = {
      note: note.number,
      reference: note.references,
      gap: before?.type === 'footnote_ref' ? '\u00a0' : '',
    } satisfies ReferenceMeta;
  }
}

/**
 * Puts the notes at the end. It replaces the plugin's rule, which copies all tokens for each note, and which also shows notes that
 * only hidden ones refer to.
 */
function placeNotes({ tokens, env, Token }: StateCore): Token[] {
  const { list } = (env as NotesEnv).footnotes ?? {};
  const { body, definitions } = takeDefinitions(tokens);
  const token = (type: string, tag: string, nesting: Token['nesting'], more: Partial<Token>) =>
    Object.assign(new Token(type, tag, nesting), more);
  const numbering = new Numbering((id) => {
    const { label = '', content = '', tokens: children } = list?.[id] ?? {};
    if (!children) return definitions.get(label) ?? [];
    return [
      token('paragraph_open', 'p', 1, { level: 2, block: true }),
      token('inline', '', 0, { level: 3, content, children }),
      token('paragraph_close', 'p', -1, { level: 2, block: true }),
    ];
  });
  numbering.numberIn(body);
  // Notes may refer to further notes, which are visited in turn.
  for (const { content } of numbering.notes) numbering.numberIn(content);

  const notes: Token[] = [];
  for (const { number: note, content, references } of numbering.notes) {
    const last = content.at(-1)?.type === 'paragraph_close' ? content.pop() : undefined;
    notes.push(token('footnote_open', 'li', 1, { level: 1, meta: { note } satisfies NoteMeta }));
    for (const part of content) notes.push(part);
    for (let reference = 1; reference <= references; reference += 1) {
      const meta: AnchorMeta = { note, reference, references };
      notes.push(token('footnote_anchor', 'a', 0, { level: 2, meta }));
    }
    if (last) notes.push(last);
    notes.push(token('footnote_close', 'li', -1, { level: 1 }));
  }
  if (notes.length === 0) return body;
  body.push(token('footnote_block_open', 'section', 1, {}));
  for (const part of notes) body.push(part);
  body.push(token('footnote_block_close', 'section', -1, {}));
  return body;
}

/** The name and the text of a link from a note to one of its references. */
export const backLink = ({ note, reference, references }: AnchorMeta) =>
  references > 1
    ? { name: `Back to reference ${note} (${reference})`, text: `↑${reference}` }
    : { name: `Back to reference ${note}`, text: '↑' };

function renderNotes(md: MarkdownIt) {
  const { rules } = md.renderer;
  const idOf = ({ textId }: NotesEnv, name: string) =>
    md.utils.escapeHtml(textId === undefined ? name : `${textId}-${name}`);
  const noteId = (env: NotesEnv, { note }: NoteMeta) => idOf(env, `note-${note}`);
  const referenceId = (env: NotesEnv, { note, reference }: ReferenceMeta | AnchorMeta) =>
    idOf(env, `reference-${note}-${reference}`);

  rules.footnote_ref = (tokens, index, _options, env: NotesEnv) => {
    const meta = referenceMeta(tokens[index]);
    if (!meta) return '';
    const { note, gap } = meta;
    return `${gap}<sup><a class="note-reference${gap && ' next'}" role="doc-noteref" id="${referenceId(env, meta)}" href="#${noteId(env, meta)}" aria-label="Note ${note}">${note}</a></sup>`;
  };
  rules.footnote_block_open = () => '<section class="notes" role="doc-endnotes" aria-label="Notes">\n<ol>\n';
  rules.footnote_block_close = () => '</ol>\n</section>\n';
  rules.footnote_open = (tokens, index, _options, env: NotesEnv) => {
    const meta = noteMeta(tokens[index]);
    return meta ? `<li id="${noteId(env, meta)}" dir="auto">` : '';
  };
  rules.footnote_close = () => '</li>\n';
  rules.footnote_anchor = (tokens, index, _options, env: NotesEnv) => {
    const meta = anchorMeta(tokens[index]);
    if (!meta) return '';
    const { name, text } = backLink(meta);
    return ` <a class="note-back" role="doc-backlink" href="#${referenceId(env, meta)}" aria-label="${name}">${text}</a>`;
  };
}

/** Footnotes: `[^1]` with its definition `[^1]: …`, and inline notes, `^[…]`. */
export function footnotes(md: MarkdownIt): void {
  md.use(footnotePlugin);
  md.core.ruler.at('footnote_tail', (state) => {
    if ((state.env as NotesEnv).footnotes) state.tokens = placeNotes(state);
  });
  renderNotes(md);
}

/**
 * The definition of a footnote, at the start of a line, also in quotes. The label doesn't cross the end of the line, so that the time
 * grows linearly with the text.
 */
const definition = /(?:^|[\r\n])[ \t>]*\[\^([^ \]\r\n]+)\]:/g;

/** Counts the footnotes that a text defines at most: lines of code blocks that look like definitions count too. */
export function countDefinitions(text: string): number {
  let count = 0;
  for (const _ of text.matchAll(definition)) count += 1;
  return count;
}

/** Definitions that an excerpt's environment has: an excerpt refers to few, and each takes memory. */
const maxDefinitions = 1_000;

/** The environment for parsing the start of a text: its notes are defined even if that is further on. */
export function notesDefinedIn(text: string): NotesEnv {
  const refs: Record<string, number> = {};
  let left = maxDefinitions;
  for (const [, label] of text.matchAll(definition)) {
    refs[`:${label}`] = -1;
    left -= 1;
    if (left === 0) break;
  }
  return { footnotes: { refs } };
}
