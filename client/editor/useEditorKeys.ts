import { type ClipboardEvent, type KeyboardEvent, useMemo, useRef } from 'react';
import { ReactEditor } from 'slate-react';
import { insertPasted } from './clipboard';
import { readDomSelection } from './domSelection';
import { moveItems, toggleEmphasis } from './keys';
import { isInVerse, type MarkdownEditing } from './withMarkdown';

const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta']);
const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);
const isCommand = ({ ctrlKey, metaKey }: KeyboardEvent) =>
  isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
const isTab = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'Tab' && !ctrlKey && !metaKey && !altKey;

/** Key and paste handlers. `true` means to Slate that the event is handled. */
export function useEditorKeys(editing: MarkdownEditing, readOnly: boolean) {
  const { editor } = editing;
  /** After Escape, Tab leaves the text even within a list. */
  const mayTabLeave = useRef(false);
  const pastingPlain = useRef(false);

  return useMemo(() => {
    if (readOnly) return {};
    const onKeyDown = (event: KeyboardEvent<HTMLElement>): true | undefined => {
      const { key, shiftKey, altKey } = event;
      const command = isCommand(event);
      if (modifiers.has(key)) return undefined;
      const mayLeave = mayTabLeave.current;
      mayTabLeave.current = key === 'Escape';
      pastingPlain.current = command && shiftKey && key.toLowerCase() === 'v';
      if (event.nativeEvent.isComposing || ReactEditor.isComposing(editor)) return undefined;
      if (movingKeys.test(key)) layOutChunks(event.currentTarget);
      readDomSelection(editor);
      if (isTab(event)) {
        if (!mayLeave && moveItems(editor, shiftKey)) event.preventDefault();
        return true;
      }
      if (command && !shiftKey && !altKey && (key === 'b' || key === 'i')) {
        event.preventDefault();
        toggleEmphasis(editor, key === 'b' ? '**' : '*');
        return true;
      }
      return undefined;
    };
    const onPaste = (event: ClipboardEvent<HTMLElement>): true => {
      event.preventDefault();
      readDomSelection(editor);
      void insertPasted(editor, event.clipboardData, pastingPlain.current || isInVerse(editing));
      pastingPlain.current = false;
      return true;
    };
    const onCut = () => readDomSelection(editor);
    return { onKeyDown, onPaste, onCut, onCopy: onCut, onDragStart: onCut };
  }, [editing, editor, readOnly]);
}

/** Matches the keys by which a browser moves the caret out of its line. */
const movingKeys = /^(?:Arrow|Page)|^(?:Home|End)$/;

/**
 * Lays out the chunks into which a key may move the caret, at once: the text's first and last and those around the caret.
 * Browsers pass by text that isn't laid out.
 */
function layOutChunks(text: HTMLElement): void {
  const chunks = [...text.querySelectorAll('.md-chunk')];
  const { focusNode = null } = document.getSelection() ?? {};
  const at = chunks.findIndex((chunk) => chunk.contains(focusNode));
  const wanted = new Set([0, chunks.length - 1, ...(at === -1 ? [] : [at - 1, at, at + 1])]);
  for (const [place, chunk] of chunks.entries()) chunk.toggleAttribute('data-near', wanted.has(place));
}
