import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useShortcut } from '../../shortcuts/shortcuts';

export type EditorMode = 'edit' | 'preview' | 'zen';

export interface EditorPlaces {
  text: RefObject<HTMLTextAreaElement | null>;
  preview: RefObject<HTMLDivElement | null>;
}

/** Where the writer was in the edit mode: it is given back on the return. */
interface Place {
  focused: Element | null;
  /** Of the text's height, as another mode may break its lines elsewhere. */
  textScroll: number;
  pageScroll: number;
}

const scrollOf = ({ scrollTop, scrollHeight }: HTMLElement) => scrollTop / Math.max(1, scrollHeight);

function focusOn(element: Element | null): boolean {
  if (!(element instanceof HTMLElement) || element === document.body || !element.isConnected) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** Edit, preview or Zen mode, and the shortcuts between them. The writer's place in the text goes along. */
export function useEditorMode({ text, preview }: EditorPlaces) {
  const [mode, setMode] = useState<EditorMode>('edit');
  const left = useRef<Place | null>(null);

  const change = useCallback(
    (next: EditorMode) => {
      const field = text.current;
      if (field && !field.closest('[hidden]')) {
        const textScroll = scrollOf(field);
        // Zen mode scrolls the same text; all else stays as it was in the edit mode.
        left.current = left.current
          ? { ...left.current, textScroll }
          : { focused: document.activeElement, textScroll, pageScroll: window.scrollY };
      }
      setMode(next);
    },
    [text],
  );

  useLayoutEffect(() => {
    const place = left.current;
    const field = text.current;
    if (!place || !field) return;
    const onTab = document.activeElement?.getAttribute('role') === 'tab';
    if (mode === 'preview') {
      if (!onTab) focusOn(preview.current);
      return;
    }
    field.scrollTop = place.textScroll * field.scrollHeight;
    if (mode === 'zen') {
      focusOn(field);
      return;
    }
    left.current = null;
    window.scrollTo(0, place.pageScroll);
    if (!onTab && !focusOn(place.focused)) focusOn(field);
  }, [mode, text, preview]);

  useShortcut('zen_mode', () => change(mode === 'zen' ? 'edit' : 'zen'));
  useShortcut('exit_zen_mode', () => change('edit'), mode === 'zen');
  useShortcut('toggle_preview', () => change(mode === 'preview' ? 'edit' : 'preview'));
  return [mode, change] as const;
}
