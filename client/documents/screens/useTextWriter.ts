import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { MarkdownEditorHandle } from '../../editor/editor';
import { readSettings } from '../../settings/settingsStore';
import type { LocalDocument } from '../model/model';
import type { DocumentStore } from '../sync/documentStore';
import { TextWriter } from './textWriter';

export interface WrittenText {
  documents: DocumentStore;
  /** From the device, or just created. */
  story: LocalDocument;
  /** Whether the device has stored it. */
  kept: boolean;
}

/** The writer of the text on screen, for as long as it is mounted. */
export function useTextWriter(
  { documents, story, kept }: WrittenText,
  editor: RefObject<MarkdownEditorHandle | null>,
) {
  const [writer] = useState(
    () =>
      new TextWriter({
        documents,
        story,
        kept,
        readText: () => editor.current?.text() ?? null,
        showText: (text) => editor.current?.replaceText(text),
        autoSaveMs: () => readSettings().editor.auto_save_delay * 1000,
      }),
  );
  // A layout effect, because its clean-up must read the editor before it unmounts.
  useLayoutEffect(() => writer.open(), [writer]);
  return [writer, useSyncExternalStore(writer.subscribe, writer.read)] as const;
}
