import { type BlockState, structureOf } from './containers';

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
  | 'code'
  | 'verseMark'
  | 'verse';

export interface Block {
  kind: BlockKind;
  /** Number of characters at the line's start that are marks. */
  prefix: number;
}

const heading = /^ {0,3}(#{1,6})(?:[ \t]+|$)/;
const rule = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const quote = /^ {0,3}>(?:[ \t]{0,3}>)*[ \t]?/;
const item = /^[ \t]*(?:[-+*]|\d{1,9}[.)])(?:[ \t]+|$)(?:\[([ xX])\](?:[ \t]+|$))?/;
const headings = ['heading1', 'heading2', 'heading3'] as const;

/** The kind of a line, from its own text and the state above it. */
export function blockOf(text: string, state: BlockState): Block {
  const { is, within } = structureOf(text, state);
  if (is === 'code' || is === 'verse') return { kind: is, prefix: text.includes('\t') ? 0 : within };
  if (is === 'fence' || is === 'verseMark' || is === 'underline') return { kind: is, prefix: text.length };
  if (text.trim() === '') return { kind: 'blank', prefix: 0 };
  const hashes = heading.exec(text);
  if (hashes)
    return { kind: headings[(hashes[1] ?? '#').length - 1] ?? 'heading3', prefix: hashes[0].length };
  if (rule.test(text)) return { kind: 'break', prefix: text.length };
  const quoted = quote.exec(text);
  if (quoted) return { kind: 'quote', prefix: quoted[0].length };
  const listed = item.exec(text);
  if (listed) return { kind: listed[1] && listed[1] !== ' ' ? 'done' : 'item', prefix: listed[0].length };
  return { kind: 'text', prefix: 0 };
}
