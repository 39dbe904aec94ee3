import { useSyncExternalStore } from 'react';
import type { RenderElementProps, RenderLeafProps } from 'slate-react';
import { mark } from './inline';
import { textOf } from './lines';
import type { Manuscript } from './manuscript';

const hangingKinds = new Set(['item', 'done', 'quote']);

/** Widths of marks in `ch`; other characters count as 1. */
const markWidths: Record<string, number> = {
  ' ': 0.45,
  '-': 0.55,
  '.': 0.5,
  ')': 0.65,
  '[': 0.65,
  ']': 0.65,
  '*': 0.9,
};

/** A hanging indent: wrapped lines align with the text, not with its marks. */
function hangingIndent(marks: string) {
  let width = 0;
  for (const character of marks) width += markWidths[character] ?? 1;
  const ch = width.toFixed(2);
  return { paddingInlineStart: `calc(${ch}ch + 0.25rem)`, textIndent: `-${ch}ch` };
}

/** A line of the source, styled as the element it will become. */
export function LineElement({
  attributes,
  children,
  element,
  manuscript,
}: RenderElementProps & { manuscript: Manuscript }) {
  const { kind, prefix } = useSyncExternalStore(manuscript.subscribe, () => manuscript.viewOf(element));
  return (
    <div
      dir="auto"
      {...attributes}
      className={kind === 'text' || kind === 'blank' ? undefined : `md-${kind}`}
      style={hangingKinds.has(kind) ? hangingIndent(textOf(element).slice(0, prefix)) : undefined}
    >
      {children}
    </div>
  );
}

const markNames = Object.entries(mark);

const classNameOf = (marks: number) =>
  markNames.flatMap(([name, bit]) => (marks & bit ? `md-${name}` : [])).join(' ');

/** A run of a line, with the classes of its marks. */
export function LineLeaf({ attributes, children, leaf }: RenderLeafProps) {
  return (
    <span {...attributes} className={leaf.marks ? classNameOf(leaf.marks) : undefined}>
      {children}
    </span>
  );
}
