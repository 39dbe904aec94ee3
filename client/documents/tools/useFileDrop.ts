import { useLayoutEffect, useRef } from 'react';
import { limits } from '../../../server/contract/limits';
import { messages } from '../../../server/contract/messages';
import { ImportProblem } from '../../textFiles/importedText';
import { usePageDrop } from '../../textFiles/usePageDrop';
import { toast } from '../../ui/feedback/toaster';
import type { Writing } from '../screens/useWriting';

/** Files dropped onto the page of a text go into it where they are dropped, or else at the caret. */
export function useFileDrop(writing: Writing): void {
  const { refs, readOnly, mode } = writing;
  const latest = useRef(writing);
  useLayoutEffect(() => {
    latest.current = writing;
  });
  const insertFiles = async (files: File[], { clientX, clientY }: DragEvent) => {
    const handle = refs.editor.current;
    if (!handle || readOnly || mode === 'preview' || files.length === 0) return;
    if (files.some(({ name }) => /\.zip$/i.test(name)))
      return toast.error('A .zip is imported on the page of your stories.');
    handle.selectAt(clientX, clientY);
    try {
      const { readFiles } = await import('../../textFiles/readFiles');
      const signal = AbortSignal.timeout(60_000);
      const { texts, skipped } = await readFiles(files, { onProgress: () => {}, signal });
      for (const { source, reason } of skipped) toast.error(`“${source}” was left out. ${reason}`);
      const content = texts.map((text) => text.content.trim()).join('\n\n');
      // While they were read, the page may have been left or locked.
      if (content === '' || refs.editor.current !== handle) return;
      const { facts, change } = latest.current;
      if (latest.current.readOnly) return toast.error('The text can’t be changed just now.');
      if (handle.text().length + content.length > limits.story.contentMax)
        return toast.error(messages.story.contentTooLong);
      const [first] = texts;
      if (first && handle.isBlank() && facts.title.trim() === '') change({ title: first.title });
      handle.insert(content);
    } catch (error) {
      toast.error(error instanceof ImportProblem ? error.message : 'The file could not be read.');
    }
  };
  usePageDrop((files, event) => void insertFiles(files, event));
}
