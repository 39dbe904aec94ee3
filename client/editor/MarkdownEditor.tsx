import {
  type Ref,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type DecoratedRange, type Editor, Element, type NodeEntry, Range as SlateRange } from 'slate';
import {
  Editable,
  ReactEditor,
  type RenderChunkProps,
  type RenderElementProps,
  type RenderPlaceholderProps,
  Slate,
  useSlate,
} from 'slate-react';
import { insertPasted, loadConverter } from './clipboard';
import { keepDomSelection } from './domSelection';
import type { MarkdownEditorHandle, MarkdownEditorProps } from './editor';
import { EditorSheet } from './editorStyle';
import { handleOf } from './handle';
import { LineElement, LineLeaf } from './LineElement';
import { markNearParagraph } from './nearParagraph';
import { reveal } from './reveal';
import type { Line } from './slateTypes';
import { type QuoteStyle, quoteStyleOf } from './typing/quoteStyles';
import { useEditorKeys } from './useEditorKeys';
import { isInVerse, type MarkdownEditing, markdownEditing } from './withMarkdown';

/** An editor for Markdown source that styles the text while it stays as typed. */
export function MarkdownEditor(props: MarkdownEditorProps & { ref?: Ref<MarkdownEditorHandle> }) {
  const { ref, initialText, onChange, label, placeholder, readOnly, rows, typewriter, invalid, describedBy } =
    props;
  const helpId = useId();
  const { editing, decorate } = useEditing(initialText, onChange, props.typography ?? null);
  const { editor, manuscript } = editing;
  useImperativeHandle(ref, () => handleOf(editing), [editing]);
  useEffect(() => whenIdle(() => void loadConverter().catch(() => undefined)), []);
  const renderElement = useCallback(
    (element: RenderElementProps) => <LineElement {...element} manuscript={manuscript} />,
    [manuscript],
  );
  const scrollSelectionIntoView = useScrolling(editor, typewriter);
  const keys = useEditorKeys(editing, readOnly);

  return (
    <EditorSheet>
      <Slate editor={editor}>
        <SelectionKeeper focusParagraph={props.focusParagraph ?? false} />
        <Editable
          {...keys}
          ref={leaveSelectionToSlate}
          role="textbox"
          aria-multiline
          aria-label={label}
          lang={props.lang}
          aria-readonly={readOnly || undefined}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy ? `${describedBy} ${helpId}` : helpId}
          tabIndex={0}
          readOnly={readOnly}
          spellCheck
          autoCapitalize="sentences"
          placeholder={placeholder}
          renderPlaceholder={Placeholder}
          renderElement={renderElement}
          renderLeaf={LineLeaf}
          renderChunk={Chunk}
          decorate={decorate}
          scrollSelectionIntoView={scrollSelectionIntoView}
          style={{
            minHeight: `${rows}lh`,
            ...(typewriter && { paddingBlock: '40vh 50vh' }),
          }}
        />
      </Slate>
      <span id={helpId} hidden>
        In a list, Tab and Shift+Tab move the item; press Escape and then Tab to leave the text.
      </span>
    </EditorSheet>
  );
}

/**
 * Before each commit React looks up the selection by walking all editable nodes, which takes longer than a
 * key in a long novel. Slate restores the selection anyway.
 */
function leaveSelectionToSlate(element: HTMLDivElement | null) {
  if (element)
    Object.defineProperty(element, 'contentEditable', {
      value: 'inherit',
      writable: true,
      configurable: true,
    });
}

/** Keeps the user's selection, and marks the caret's paragraph. Rendered before `Editable`, so that its layout effect runs first. */
function SelectionKeeper({ focusParagraph }: { focusParagraph: boolean }) {
  const editor = useSlate();
  const isMarked = useRef(false);
  useLayoutEffect(() => keepDomSelection(editor));
  useEffect(() => {
    if (!focusParagraph && !isMarked.current) return;
    isMarked.current = focusParagraph;
    markNearParagraph(editor, focusParagraph);
  });
  return null;
}

/** The editor with its text, and the function that gives Slate the styles of a line. */
function useEditing(initialText: string, onChange: () => void, typography: string | null) {
  const latest = useRef({ onChange, style: null as QuoteStyle | null });
  latest.current = { onChange, style: typography === null ? null : quoteStyleOf(typography) };
  const [redraws, setRedraws] = useState(0);
  const [editing] = useState<MarkdownEditing>(() => {
    const created = markdownEditing(initialText, {
      onText: () => latest.current.onChange(),
      quoteStyle: () => latest.current.style,
      onRedraw: () => {
        created.manuscript.redraw();
        setRedraws((n) => n + 1);
      },
    });
    created.editor.insertData = (data) => void insertPasted(created.editor, data, isInVerse(created));
    return created;
  });
  const { manuscript } = editing;
  // Slate calls this when it renders a line; a new function makes it render all lines again.
  const decorate = useMemo(() => {
    void redraws;
    return ([node, path]: NodeEntry): DecoratedRange[] => {
      // A new array each time, because Slate adds its placeholder to it.
      if (!Element.isElement(node)) return [];
      const { runs } = manuscript.viewOf(node as Line);
      const text = [...path, 0];
      return runs.map(({ start, end, marks }) => ({
        anchor: { path: text, offset: start },
        focus: { path: text, offset: end },
        marks,
      }));
    };
  }, [manuscript, redraws]);
  return { editing, decorate };
}

/** Slate's function that shows the caret. Centres the current line when typewriter mode is switched on. */
function useScrolling(editor: Editor, typewriter: boolean) {
  const latest = useRef(typewriter);
  latest.current = typewriter;
  useEffect(() => {
    if (!typewriter || !editor.selection || !ReactEditor.isFocused(editor)) return;
    const range = ReactEditor.resolveDOMRange(editor, editor.selection);
    if (!range) return;
    range.collapse(false);
    reveal(ReactEditor.toDOMNode(editor, editor), range, true);
  }, [editor, typewriter]);
  return useCallback((at: ReactEditor, range: Range) => {
    const caret = range.cloneRange();
    caret.collapse(!!at.selection && SlateRange.isBackward(at.selection));
    reveal(ReactEditor.toDOMNode(at, at), caret, latest.current);
  }, []);
}

function Chunk({ attributes, lowest, children }: RenderChunkProps) {
  return (
    <div {...attributes} className={lowest ? 'md-chunk' : undefined}>
      {children}
    </div>
  );
}

function Placeholder({ attributes, children }: RenderPlaceholderProps) {
  return (
    <span {...attributes} style={{ ...attributes.style, opacity: undefined }}>
      {children}
    </span>
  );
}

/** Runs a task when the browser is idle. Returns the function that cancels it. */
function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 2_000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task);
  return () => cancelIdleCallback(request);
}
