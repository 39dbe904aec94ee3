import { chakra } from '@chakra-ui/react';
import type { StoryEditorState } from './useStoryEditor';

export interface EditorStatusProps {
  editor: StoryEditorState;
  /** What keeps it from being saved and stands at a field that is out of sight. */
  elsewhere?: string;
}

/** Where the text stands, in words; 'Saved' only once the server has it. */
export function EditorStatus({ editor, elsewhere }: EditorStatusProps) {
  const problem = editor.problem ?? elsewhere;
  if (problem)
    return (
      <chakra.p role="alert" textStyle="small" color="danger">
        Not saved. {problem}
      </chakra.p>
    );
  return (
    <chakra.p role="status" textStyle="small" color="ink.muted">
      {words(editor)}
    </chakra.p>
  );
}

function words({ saving, justSaved, unsaved, unkept }: StoryEditorState): string {
  if (saving) return 'Saving…';
  if (justSaved) return 'Saved';
  if (unkept) return 'Unsaved changes, and this browser has no room to keep them. Save before you leave.';
  return unsaved ? 'Unsaved changes' : '';
}
