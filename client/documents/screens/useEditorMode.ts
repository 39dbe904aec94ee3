import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { MarkdownEditorHandle } from '../../editor/editor';
import { type Command, useCommands } from '../../shortcuts/commands';
import { useShortcut } from '../../shortcuts/shortcuts';

type EditorMode = 'edit' | 'preview' | 'zen';

/** The modes besides editing. */
export type OtherModes = 'preview' | 'previewAndZen';

interface EditorRefs {
  /** The container of the text; it scrolls in Zen mode. */
  writing: RefObject<HTMLDivElement | null>;
  editor: RefObject<MarkdownEditorHandle | null>;
  preview: RefObject<HTMLDivElement | null>;
}

/** Focus and scroll position when edit mode was left, restored on return. */
interface PositionBefore {
  focused: Element | null;
  pageScroll: number;
  /** Zen mode was on since: the member may have changed the text there, and the caret has moved. */
  textMayHaveChanged: boolean;
}

/** Whether the element could be focused. */
function tryFocus(element: Element | null): boolean {
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
  const rect = line?.getBoundingClientRect();
  if (!line || !rect || (rect.top >= 0 && rect.bottom <= window.innerHeight)) return;
  // jsdom has no scrollIntoView.
  line.scrollIntoView?.({ block: 'center' });
}

/** Switches between edit, preview and Zen mode, with shortcuts, and keeps the writer's position. */
export function useEditorMode({ writing, editor, preview }: EditorRefs, otherModes: OtherModes) {
  const [mode, setMode] = useState<EditorMode>('edit');
  const positionBefore = useRef<PositionBefore | null>(null);

  const change = useCallback(
    (next: EditorMode) => {
      const element = writing.current;
      if (element && !element.closest('[hidden]') && next !== 'edit')
        positionBefore.current = positionBefore.current
          ? { ...positionBefore.current, textMayHaveChanged: true }
          : {
              focused: document.activeElement,
              pageScroll: window.scrollY,
              textMayHaveChanged: next === 'zen',
            };
      setMode(next);
    },
    [writing],
  );

  useLayoutEffect(() => {
    const position = positionBefore.current;
    const element = writing.current;
    if (!position || !element) return;
    const onTab = document.activeElement?.getAttribute('role') === 'tab';
    if (mode === 'preview') {
      if (!onTab) tryFocus(preview.current);
      return;
    }
    if (mode === 'zen') {
      editor.current?.focus();
      return;
    }
    positionBefore.current = null;
    window.scrollTo(0, position.pageScroll);
    if (!onTab && !tryFocus(position.focused)) editor.current?.focus();
    if (position.textMayHaveChanged && element.contains(document.activeElement)) revealCaret(element);
  }, [mode, writing, editor, preview]);

  useModeCommands(mode, change, otherModes === 'previewAndZen');
  return [mode, change] as const;
}

/** Shortcuts and commands that switch the mode. */
function useModeCommands(mode: EditorMode, change: (next: EditorMode) => void, hasZen: boolean): void {
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
}
