import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { MarkdownEditorHandle } from '../../editor/editor';
import { type Command, useCommands } from '../../shortcuts/commands';
import { useShortcut } from '../../shortcuts/shortcuts';

type EditorMode = 'edit' | 'preview' | 'zen';

/** The modes available besides editing. */
export type EditorModes = 'preview' | 'previewAndZen';

interface EditorPlaces {
  /** The container of the text; it scrolls in Zen mode. */
  writing: RefObject<HTMLDivElement | null>;
  editor: RefObject<MarkdownEditorHandle | null>;
  preview: RefObject<HTMLDivElement | null>;
}

/** Focus and scroll position when edit mode was left, restored on return. */
interface Place {
  focused: Element | null;
  pageScroll: number;
  /** The text was changed in another mode, so the caret has moved. */
  moved: boolean;
}

function focusOn(element: Element | null): boolean {
  if (!(element instanceof HTMLElement) || element === document.body || !element.isConnected) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** Scrolls the caret's line into view. */
function revealCaret(writing: HTMLElement) {
  const selection = document.getSelection();
  const node = selection?.focusNode;
  if (!node || !writing.contains(node)) return;
  const line = node instanceof Element ? node : node.parentElement;
  const place = line?.getBoundingClientRect();
  if (!line || !place || (place.top >= 0 && place.bottom <= window.innerHeight)) return;
  // jsdom has no scrollIntoView.
  line.scrollIntoView?.({ block: 'center' });
}

/** Switches between edit, preview and Zen mode, with shortcuts, and keeps the writer's position. */
export function useEditorMode({ writing, editor, preview }: EditorPlaces, modes: EditorModes) {
  const [mode, setMode] = useState<EditorMode>('edit');
  const left = useRef<Place | null>(null);

  const change = useCallback(
    (next: EditorMode) => {
      const element = writing.current;
      if (element && !element.closest('[hidden]') && next !== 'edit')
        left.current = left.current
          ? { ...left.current, moved: true }
          : { focused: document.activeElement, pageScroll: window.scrollY, moved: next === 'zen' };
      setMode(next);
    },
    [writing],
  );

  useLayoutEffect(() => {
    const place = left.current;
    const element = writing.current;
    if (!place || !element) return;
    const onTab = document.activeElement?.getAttribute('role') === 'tab';
    if (mode === 'preview') {
      if (!onTab) focusOn(preview.current);
      return;
    }
    if (mode === 'zen') {
      editor.current?.focus();
      return;
    }
    left.current = null;
    window.scrollTo(0, place.pageScroll);
    if (!onTab && !focusOn(place.focused)) editor.current?.focus();
    if (place.moved && element.contains(document.activeElement)) revealCaret(element);
  }, [mode, writing, editor, preview]);

  const hasZen = modes === 'previewAndZen';
  const toggleZen = () => change(mode === 'zen' ? 'edit' : 'zen');
  const togglePreview = () => change(mode === 'preview' ? 'edit' : 'preview');
  useShortcut('zen_mode', toggleZen, hasZen);
  useShortcut('exit_zen_mode', () => change('edit'), mode === 'zen');
  useShortcut('toggle_preview', togglePreview);
  const zen: Command = {
    id: 'zen',
    label: mode === 'zen' ? 'Exit Zen mode' : 'Zen mode',
    words: 'full screen focus',
    shortcut: 'zen_mode',
    run: toggleZen,
  };
  useCommands([
    ...(hasZen ? [zen] : []),
    {
      id: 'preview',
      label: mode === 'preview' ? 'Back to writing' : 'Preview',
      words: 'read edit',
      shortcut: 'toggle_preview',
      run: togglePreview,
    },
  ]);
  return [mode, change] as const;
}
