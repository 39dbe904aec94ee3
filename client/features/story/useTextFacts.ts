import { type RefObject, useEffect, useRef, useState } from 'react';
import { countWords } from '../../../server/markdown/wordCount';
import type { MarkdownEditorHandle } from '../../editor/editor';

/** Words may be counted a moment after the key has been painted. */
const countDelayMs = 250;

export interface TextFacts {
  blank: boolean;
  words: number;
}

/** What of the text is shown beside it, without the text going through React at each key. */
export function useTextFacts(editor: RefObject<MarkdownEditorHandle | null>, text: string) {
  const [blank, setBlank] = useState(() => text.trim() === '');
  const [words, setWords] = useState(() => countWords(text));
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const [look] = useState(() => () => {
    const handle = editor.current;
    if (!handle) return;
    setBlank(handle.isBlank());
    timer.current ??= setTimeout(() => {
      timer.current = null;
      setWords(handle.wordCount());
    }, countDelayMs);
  });
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );
  return [{ blank, words } satisfies TextFacts, look] as const;
}
