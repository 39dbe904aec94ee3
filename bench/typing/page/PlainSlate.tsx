import { type Ref, useImperativeHandle, useState } from 'react';
import { createEditor, type DecoratedRange, type Editor, type NodeEntry } from 'slate';
import { Editable, type ReactEditor, Slate, withReact } from 'slate-react';
import { viewOf } from '../../../client/editor/scan';
import type { TypedField } from '../fields';

/** Slate as in its examples: no chunks, and the whole text decorated on each key. */
export function PlainSlate({ text, ref }: { text: string; ref: Ref<TypedField> }) {
  const [editor] = useState(() => withReact(createEditor() as Editor & ReactEditor) as Editor);
  const [lines] = useState(() => text.split('\n').map((line) => ({ children: [{ text: line }] })));
  useImperativeHandle(ref, () => ({
    text: () => editor.children.map((line) => ('children' in line ? line.children[0]?.text : '')).join('\n'),
  }));
  const decorate = ([node]: NodeEntry): DecoratedRange[] => {
    if (node !== editor) return [];
    return editor.children.flatMap((line, n) => {
      const content = line.children[0];
      const { runs } = viewOf(content && 'text' in content ? content.text : '', '');
      return runs.map(({ start, end, marks }) => ({
        anchor: { path: [n, 0], offset: start },
        focus: { path: [n, 0], offset: end },
        marks,
      }));
    });
  };
  return (
    <Slate editor={editor} initialValue={lines}>
      <Editable
        aria-label="Text"
        spellCheck
        decorate={decorate}
        renderLeaf={({ attributes, children, leaf }) => (
          <span {...attributes} className={leaf.marks ? `md-${leaf.marks}` : undefined}>
            {children}
          </span>
        )}
      />
    </Slate>
  );
}
