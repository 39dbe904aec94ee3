import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { MarkdownEditorHandle } from '../../editor/editor';
import { readSettings } from '../../settings/settingsStore';
import type { LocalDocument } from '../model/model';
import type { DocumentStore } from '../sync/documentStore';
import { TextWriter } from './textWriter';

export interface WrittenText {
  documents: DocumentStore;
  /** As this device has it, or begun just now. */
  story: LocalDocument;
  /** Whether the device has it already. */
  kept: boolean;
}

/** The writer of the text on the screen, as long as that is there. */
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
  // Before the editor goes, as its last words are in it.
  useLayoutEffect(() => writer.open(), [writer]);
  return [writer, useSyncExternalStore(writer.subscribe, writer.read)] as const;
}
