/** State from the lines above: none, a continued paragraph, or an open fence (its mark). */
export type BlockState = '' | 'text' | `\`${string}` | `~${string}`;

export type BlockKind =
  | 'blank'
  | 'text'
  | 'heading1'
  | 'heading2'
  | 'heading3'
  | 'quote'
  | 'item'
  | 'done'
  | 'break'
  | 'underline'
  | 'fence'
  | 'code';

export interface Block {
  kind: BlockKind;
  /** Number of characters at the line's start that are marks. */
  prefix: number;
}

const blank = /^\s*$/;
const fence = /^[ \t]*(`{3,})[^`]*$|^[ \t]*(~{3,})/;
const fenceEnd = /^[ \t]*(`{3,}|~{3,})[ \t]*$/;
const heading = /^ {0,3}(#{1,6})(?:[ \t]+|$)/;
const rule = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const underline = /^ {0,3}(?:=+|-+)[ \t]*$/;
const quote = /^ {0,3}>(?:[ \t]{0,3}>)*[ \t]?/;
const item = /^[ \t]*(?:[-+*]|\d{1,9}[.)])(?:[ \t]+|$)(?:\[([ xX])\](?:[ \t]+|$))?/;
const headings = ['heading1', 'heading2', 'heading3'] as const;

const isOpen = (state: BlockState) => state !== '' && state !== 'text';

/** A fence is closed by at least as many of its own characters. */
const ends = (state: BlockState, text: string) => fenceEnd.exec(text)?.[1]?.startsWith(state) === true;

/** The kind of a line, from its own text and the state above it. */
export function blockOf(text: string, state: BlockState): Block {
  if (isOpen(state))
    return ends(state, text) ? { kind: 'fence', prefix: text.length } : { kind: 'code', prefix: 0 };
  if (blank.test(text)) return { kind: 'blank', prefix: 0 };
  if (fence.test(text)) return { kind: 'fence', prefix: text.length };
  const hashes = heading.exec(text);
  if (hashes)
    return { kind: headings[(hashes[1] ?? '#').length - 1] ?? 'heading3', prefix: hashes[0].length };
  if (state === 'text' && underline.test(text)) return { kind: 'underline', prefix: text.length };
  if (rule.test(text)) return { kind: 'break', prefix: text.length };
  const quoted = quote.exec(text);
  if (quoted) return { kind: 'quote', prefix: quoted[0].length };
  const listed = item.exec(text);
  if (listed) return { kind: listed[1] && listed[1] !== ' ' ? 'done' : 'item', prefix: listed[0].length };
  return { kind: 'text', prefix: 0 };
}

/** The state for the next line. */
export function stateAfter(text: string, state: BlockState): BlockState {
  const { kind } = blockOf(text, state);
  if (isOpen(state)) return kind === 'fence' ? '' : state;
  if (kind === 'fence') {
    const found = fence.exec(text);
    return (found?.[1] ?? found?.[2] ?? '') as BlockState;
  }
  return kind === 'text' ? 'text' : '';
}
