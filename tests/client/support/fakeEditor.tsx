import { type Ref, useImperativeHandle, useRef } from 'react';
import type { MarkdownEditorHandle, MarkdownEditorProps } from '../../../client/editor/editor';
import { find } from '../../../client/editor/find/findMatches';
import { countWords } from '../../../server/markdown/wordCount';

/**
 * The Markdown editor as a plain text field, for tests of the screens around it: jsdom does not support
 * selections in editable content. Mocks `client/editor/LazyMarkdownEditor` or `MarkdownEditor`.
 */
export function MarkdownEditor(props: MarkdownEditorProps & { ref?: Ref<MarkdownEditorHandle> }) {
  const { ref, initialText, onChange, label, placeholder, readOnly, rows, invalid, describedBy } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const text = () => field.current?.value ?? initialText;
  useImperativeHandle(ref, () => ({
    text,
    wordCount: () => countWords(text()),
    isBlank: () => text().trim() === '',
    focus: () => field.current?.focus(),
    replaceText: (next) => {
      if (!field.current) return;
      field.current.value = next;
      onChange();
    },
    selectedWords: () => 0,
    selectAt: () => undefined,
    insert: (markdown) => {
      if (!field.current) return;
      field.current.value += markdown;
      onChange();
    },
    insertFootnote: () => undefined,
    insertSceneBreak: () => undefined,
    toggleVerse: () => undefined,
    outline: () => [],
    goToLine: () => undefined,
    selectedText: () => '',
    selectionOffsets: () => [0, 0],
    find: async (request) => find({ ...request, text: text() }),
    highlight: () => undefined,
    select: (start, end) => field.current?.setSelectionRange(start, end),
  }));
  return (
    <textarea
      ref={field}
      aria-label={label}
      lang={props.lang}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      defaultValue={initialText}
      placeholder={placeholder}
      readOnly={readOnly}
      rows={rows}
      onChange={onChange}
    />
  );
}

export const LazyMarkdownEditor = MarkdownEditor;
export const preloadMarkdownEditor = () => undefined;
