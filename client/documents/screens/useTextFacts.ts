import { type RefObject, useEffect, useRef, useState } from 'react';
import { countWords } from '../../../server/markdown/wordCount';
import type { MarkdownEditorHandle } from '../../editor/editor';

/** Delay of the word count, so that typing is painted first. */
const countDelayMs = 250;

interface TextFacts {
  blank: boolean;
  words: number;
  /** The title derived from the text. */
  title: string;
}

const noTitle = () => '';

/** Facts about the text, and the function that updates them. Computed without passing the text through React state on each key. */
export function useTextFacts(
  editor: RefObject<MarkdownEditorHandle | null>,
  text: string,
  titleOf: (text: string) => string = noTitle,
) {
  const [blank, setBlank] = useState(() => text.trim() === '');
  const [words, setWords] = useState(() => countWords(text));
  const [title, setTitle] = useState(() => titleOf(text));
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const [update] = useState(() => () => {
    const handle = editor.current;
    if (!handle) return;
    setBlank(handle.isBlank());
    timer.current ??= setTimeout(() => {
      timer.current = null;
      setWords(handle.wordCount());
      if (titleOf !== noTitle) setTitle(titleOf(handle.text()));
    }, countDelayMs);
  });
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );
  return [{ blank, words, title } satisfies TextFacts, update] as const;
}
