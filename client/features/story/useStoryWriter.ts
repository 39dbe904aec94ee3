import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { MarkdownEditorHandle } from '../../editor/editor';
import type { Desk } from '../../offline/desk';
import type { LocalStory } from '../../offline/model';
import { readSettings } from '../../settings/settingsStore';
import { StoryWriter } from './storyWriter';

/** The writer of the story on the screen, as long as that is there. */
export function useStoryWriter(
  desk: Desk,
  story: LocalStory,
  kept: boolean,
  editor: RefObject<MarkdownEditorHandle | null>,
) {
  const [writer] = useState(
    () =>
      new StoryWriter({
        desk,
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
